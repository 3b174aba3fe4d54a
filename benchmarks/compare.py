"""Compare the speed of this tree with that of another: a folder, or a revision of the repository.

    python benchmarks/compare.py HEAD~3
    python benchmarks/compare.py ../elsewhere --seconds 3 --rounds 12

Both are measured in turn, round after round, so that other load on the machine affects both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent.parent
Figures = dict[str, float]


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print a ratio for each figure: above 1, this tree is faster."""
    asked = _parse(arguments)
    try:
        with _tree(asked.other) as other:
            if not asked.no_build:
                _build(HERE)
                _build(other)
            found = _measure([HERE, other], asked)
    except subprocess.CalledProcessError as error:
        print(f"compare: {_last_line(error)}", file=sys.stderr)
        return 2
    ratios = {name: _ratio(name, found[0], found[1]) for name in found[0] if name in found[1]}
    if asked.json:
        print(json.dumps({"this": found[0], "other": found[1], "ratios": ratios}, indent=2))
    else:
        _show(found, ratios)
    return 0


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("other", help="a folder that holds another checkout, or a revision")
    parser.add_argument("--game", help="measure this game only")
    parser.add_argument("--seconds", type=float, default=1.5, help="for a tree, a round and a game")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--no-build", action="store_true", help="both trees are compiled already")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    return parser.parse_args(arguments)


@contextmanager
def _tree(other: str) -> Iterator[Path]:
    """The folder of the other tree; a revision is unpacked into a temporary folder."""
    if Path(other).is_dir():
        yield Path(other).resolve()
        return
    packed = subprocess.run(
        ["git", "archive", "--format=tar", other], cwd=HERE, check=True, capture_output=True
    ).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder)


def _build(tree: Path) -> None:
    """Compile a tree, if it can be compiled."""
    if (tree / "hatch_build.py").exists():
        subprocess.run(
            [sys.executable, "hatch_build.py"], cwd=tree, check=True, capture_output=True, text=True
        )


def _measure(trees: list[Path], asked: argparse.Namespace) -> list[Figures]:
    """The figures of each tree over all rounds."""
    found: list[dict[str, list[float]]] = [defaultdict(list) for _ in trees]
    for number in range(asked.rounds):
        for figures, tree in zip(found, trees, strict=True):
            print(f"round {number + 1} of {asked.rounds}: {tree}", file=sys.stderr)
            for name, value in _bench(tree, asked).items():
                figures[name].append(value)
    return [{name: _fairest(name, figures[name]) for name in figures} for figures in found]


def _fairest(name: str, values: list[float]) -> float:
    """The best value, because noise only slows down; for a ratio, which noise moves both ways, the
    median."""
    if _is_cost(name):
        return min(values)
    return max(values) if name.endswith("_per_second") else median(values)


def _bench(tree: Path, asked: argparse.Namespace) -> Figures:
    """The figures of a tree, from its own `vaka bench`."""
    game = [asked.game] if asked.game else []
    answer = subprocess.run(
        [sys.executable, "-m", "vaka.cli", "bench", *game, "--json", f"--seconds={asked.seconds}"],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return {name: value for name, value in json.loads(answer).items() if "." in name}


def _is_cost(name: str) -> bool:
    """Whether less is better."""
    return name.endswith("_ns")


def _ratio(name: str, this: Figures, other: Figures) -> float:
    ratio = this[name] / other[name]
    return round(1 / ratio if _is_cost(name) else ratio, 4)


def _show(found: list[Figures], ratios: Figures) -> None:
    width = max(map(len, ratios))
    print(f"{'':<{width}}  {'this':>12}  {'other':>12}  faster by")
    for name, ratio in ratios.items():
        this, other = found[0][name], found[1][name]
        print(f"{name:<{width}}  {this:>12,.6g}  {other:>12,.6g}  {ratio:.3f}")


def _last_line(error: subprocess.CalledProcessError) -> str:
    said = error.stderr.decode() if isinstance(error.stderr, bytes) else error.stderr
    return said.strip().splitlines()[-1] if said.strip() else str(error)


if __name__ == "__main__":
    sys.exit(main())

"""Compare the speed of this tree with that of another: a folder, or a revision of the repository.

    python benchmarks/compare.py HEAD~3
    python benchmarks/compare.py ../elsewhere --seconds 3 --rounds 12
    python benchmarks/compare.py HEAD~3 --commands

Both are measured in turn, round after round, so that other load on the machine affects both.

With `--commands` it compares commands instead of the core. Their figures are CPU time, but for the
first response of the server. A rate compares many games with one, so it leaves out what a command
costs before its first game.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent.parent
Figures = dict[str, float]

MOST_GAMES = 100_000
"""Games in one measurement of a command, even if they take less time than asked for."""


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
    parser.add_argument("--commands", action="store_true", help="compare commands, not the core")
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
            measure = measure_commands if asked.commands else measure_core
            for name, value in measure(tree, asked.game, asked.seconds).items():
                figures[name].append(value)
    return [{name: _fairest(name, figures[name]) for name in figures} for figures in found]


def _fairest(name: str, values: list[float]) -> float:
    """The best value, because noise only slows down; for a ratio, which noise moves both ways, the
    median."""
    if _is_cost(name):
        return min(values)
    return max(values) if name.endswith("_per_second") else median(values)


def measure_core(tree: Path, game: str | None, seconds: float) -> Figures:
    """The figures of a tree, from its own `vaka bench`."""
    games = [game] if game else []
    answer = _run(tree, "bench", *games, "--json", f"--seconds={seconds}")
    return {name: value for name, value in json.loads(answer).items() if "." in name}


def measure_commands(tree: Path, game: str | None, seconds: float) -> Figures:
    """The speed of the commands of a tree; `seconds` is how long one of them runs at least."""
    from vaka.games import names  # once this tree is compiled

    figures: Figures = {}
    for name in [game] if game else names():
        rates = _rates(tree, name, seconds / 5)
        figures |= {f"{name}.{figure}_per_second": rate for figure, rate in rates.items()}
    figures["help_ms"] = 1000 * _cpu_seconds(tree, "--help")
    with tempfile.TemporaryDirectory() as folder:
        figures["first_response_new_database_ms"] = 1000 * _first_response(tree, folder)
        figures["first_response_ms"] = 1000 * _first_response(tree, folder)
    return figures


def _rates(tree: Path, game: str, seconds: float) -> Figures:
    """Games and records per second: random games, the same with records, verified records, and
    games of `greedy` against `random`."""

    def simulate(games: int, *options: str) -> float:
        return _cpu_seconds(tree, "simulate", game, "--json", "--games", str(games), *options)

    with tempfile.TemporaryDirectory() as folder:
        # Each run has its own folder: the system takes longer to replace files.
        found = {
            "simulate": _rate(seconds, simulate),
            "simulate_with_records": _rate(
                seconds, lambda games: simulate(games, "--out", f"{folder}/{games}")
            ),
        }
        files = sorted(map(str, Path(folder).glob("*/*.vaka")))
        found["verify"] = _rate(
            seconds, lambda games: _cpu_seconds(tree, "verify", *files[:games]), len(files)
        )
    bots = ("--players", "2", "--agents", "greedy,random")
    return found | {"greedy": _rate(seconds, lambda games: simulate(games, *bots))}


def _rate(seconds: float, spend: Callable[[int], float], most: int = MOST_GAMES) -> float:
    """Games per second, given the time that a number of games takes."""
    alone, games = spend(1), 1
    spent = 0.0
    while spent < seconds and games < most:
        games = min(4 * games, most)
        spent = spend(games) - alone
    return (games - 1) / max(spent, 1e-3)


def _cpu_seconds(tree: Path, *command: str) -> float:
    """The CPU time of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _run(tree, *command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _first_response(tree: Path, folder: str) -> float:
    """Seconds from the start of a server to its first response."""
    begun = time.perf_counter()
    with subprocess.Popen(
        _vaka("serve", "--no-browser", "--port", "0", "--data", folder),
        env=_environment(tree),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            with urllib.request.urlopen(_address(server), timeout=30) as response:  # noqa: S310
                response.read()
            return time.perf_counter() - begun
        finally:
            server.terminate()


def _address(server: subprocess.Popen[str]) -> str:
    """The address that a server prints when it is ready."""
    said = ""
    for line in server.stdout or ():
        said += line
        if found := re.search(r"http://[^\s\"]+", line):
            return found[0]
    raise subprocess.CalledProcessError(server.wait(), server.args, stderr=said)


def _run(tree: Path, *command: str) -> str:
    return subprocess.run(
        _vaka(*command),
        cwd=tree,
        env=_environment(tree),
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def _vaka(*command: str) -> list[str]:
    return [sys.executable, "-m", "vaka.cli", *command]


def _environment(tree: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONUNBUFFERED": "1"}


def _is_cost(name: str) -> bool:
    """Whether less is better."""
    return name.endswith(("_ns", "_ms", "_bytes"))


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

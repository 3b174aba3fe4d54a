"""`make fuzz`: all parsers, ten minutes in total.

New inputs and crashes go to build/fuzz. With `--keep`, inputs that reach something new are added to
the corpus, which the tests replay.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.fuzz.targets import CORPUS, TARGETS

WORK = Path("build/fuzz")
LONGEST = 4096
"""Bytes of an input."""

KEPT = 40
"""Inputs in the corpus of a parser: the smallest that reach most."""


def fuzz(target: str, seconds: float) -> bool:
    """Fuzz a parser. Return whether nothing was found."""
    found, seeds = WORK / target, CORPUS / target
    for folder in (found, seeds):
        folder.mkdir(parents=True, exist_ok=True)
    time_limit = max(1, round(seconds))  # for libFuzzer 0 means forever
    options = [f"-max_total_time={time_limit}", f"-max_len={LONGEST}", "-timeout=20"]
    options += [f"-artifact_prefix={WORK}/{target}-", "-print_final_stats=1", "-rss_limit_mb=2048"]
    done = _run(target, *options, str(found), str(seeds))
    lines = done.stderr.splitlines()
    stats = [line.split(":")[-1].strip() for line in lines if "number_of_executed_units" in line]
    runs = stats[0] if stats else "?"
    print(f"{target}: {runs} runs, {'ok' if not done.returncode else 'FAILED'}", flush=True)
    if done.returncode:
        print("\n".join(lines[-40:]), file=sys.stderr)
    return not done.returncode


def keep(target: str) -> None:
    """Reduce what is known to few inputs that reach as much, and store them in the corpus."""
    merged = WORK / f"{target}-merged"
    shutil.rmtree(merged, ignore_errors=True)
    merged.mkdir(parents=True)
    _run(
        target,
        "-merge=1",
        f"-max_len={LONGEST}",
        str(merged),
        str(CORPUS / target),
        str(WORK / target),
    )
    smallest = sorted(merged.iterdir(), key=lambda path: (path.stat().st_size, path.name))
    for path in smallest[:KEPT]:
        shutil.copy(path, CORPUS / target / path.name)


def _run(target: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.fuzz.worker", target, *options]
    environment = {**os.environ, "VAKA_PURE": "1"}
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, errors="replace", check=False
    )


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=600.0, help="for all parsers together")
    parser.add_argument("--only", nargs="*", choices=list(TARGETS), default=list(TARGETS))
    parser.add_argument("--keep", action="store_true", help="add what is new to the corpus")
    given = parser.parse_args()
    results = [fuzz(target, given.seconds / len(given.only)) for target in given.only]
    if given.keep:
        for target in given.only:
            keep(target)
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())

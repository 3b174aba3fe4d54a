"""Playing a match: one game after the other, or many at once in several processes.

The records and the statistics do not depend on how many processes there are.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from vaka.arena.match import Match, Played, play
from vaka.arena.statistics import Statistics
from vaka.core.records.archive import dumps

BATCH = 5
"""Games that a process is given at a time."""

Progress = Callable[[int], None]
"""Is told how many games are done."""


def simulate(
    match: Match,
    games: int,
    *,
    folder: Path | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Statistics:
    """Play the games 1 to `games` of a match, and keep their records in a folder, if one is given.

    The match is checked first, and the folder is made where it is missing.
    """
    match.check()
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    statistics = Statistics(match)
    for played in _play_all(match, games, folder, jobs):
        statistics.add(played)
        if progress:
            progress(statistics.games)
    return statistics


def record_name(number: int) -> str:
    """The name of the file for a game."""
    return f"game-{number:06}.vaka"


def _play_all(match: Match, games: int, folder: Path | None, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        for number in range(1, games + 1):
            yield _play(match, folder, number)
        return
    batches = [range(at, min(at + BATCH, games + 1)) for at in range(1, games + 1, BATCH)]
    with _workers(min(jobs, len(batches))) as workers:
        for batch in workers.map(partial(_play_batch, match, folder), batches):
            yield from batch


def _play(match: Match, folder: Path | None, number: int) -> Played:
    played = play(match, number)
    if folder:
        text = dumps(played.record, match.game)
        (folder / record_name(number)).write_text(text, "utf-8", newline="\n")
    return played


def _play_batch(match: Match, folder: Path | None, numbers: range) -> list[Played]:
    return [_play(match, folder, number) for number in numbers]


@contextmanager
def _workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that know nothing but what they are given: `spawn` is the same everywhere."""
    context = multiprocessing.get_context("spawn")
    workers = ProcessPoolExecutor(count, context, initializer=_ignore_interrupts)
    try:
        yield workers
    finally:
        workers.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process; the first one tells the others when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

"""Playing a match in fixed seats: one game after the other, or many at once.

The records and the statistics do not depend on how many processes there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from vaka.arena.match import Match, Played, play
from vaka.arena.statistics import Statistics
from vaka.arena.workers import in_order
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
        statistics.add(played.outcome)
        if progress:
            progress(statistics.games)
    return statistics


def record_name(number: int) -> str:
    """The name of the file for a game."""
    return f"game-{number:06}.vaka"


def keep(played: Played, match: Match, folder: Path) -> None:
    """Put the record of a game into a folder: all of it or, if cut short, nothing."""
    file = folder / record_name(played.outcome.number)
    part = file.with_suffix(".part")
    part.write_text(dumps(played.record, match.game), "utf-8", newline="\n")
    part.replace(file)


def _play_all(match: Match, games: int, folder: Path | None, jobs: int) -> Iterator[Played]:
    size = BATCH if jobs > 1 else 1
    batches = (range(at, min(at + size, games + 1)) for at in range(1, games + 1, size))
    most = min(jobs, -(-games // size))
    for batch in in_order(partial(_play_batch, match, folder), batches, most):
        yield from batch


def _play_batch(match: Match, folder: Path | None, numbers: range) -> list[Played]:
    return [_play(match, folder, number) for number in numbers]


def _play(match: Match, folder: Path | None, number: int) -> Played:
    played = play(match, number)
    if folder:
        keep(played, match, folder)
    return played

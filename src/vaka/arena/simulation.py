"""Playing a match in fixed seats.

The records and the statistics do not depend on the workers that play the games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from vaka.arena.dataset import Columns, DatasetWriter, GameRows, make_rows
from vaka.arena.game_result import GameResult
from vaka.arena.match import Match, PlayedGame, play_game, play_result
from vaka.arena.statistics import Statistics
from vaka.arena.workers import Processes, Workers, missing_numbers
from vaka.core.atomic_file import write_atomically
from vaka.core.records.files import dumps

GamesProgress = Callable[[int], None]
"""Called with the number of games that are done."""


def simulate(
    match: Match,
    games: int,
    *,
    folder: Path | None = None,
    dataset: DatasetWriter | None = None,
    workers: Workers | None = None,
    progress: GamesProgress | None = None,
) -> Statistics:
    """Play the games 1 to `games` of a match, and save their records if there is a `folder`, and
    their rows if there is a `dataset`.

    The match is checked first. The folder is created if it is missing.
    """
    match.check()
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    statistics = Statistics(match)
    columns = dataset.columns if dataset else None
    work = partial(play_numbered, match, folder is not None, columns=columns)
    for played in (workers or Processes(1)).ordered(work, missing_numbers(games, ())):
        if folder:
            save_record(played, folder)
        if dataset and played.rows:
            dataset.add(played.rows)
        statistics.add(played.result)
        if progress:
            progress(statistics.games)
    return statistics


def record_name(number: int) -> str:
    """The file name for the record of a game."""
    return f"{game_name(number)}.vaka"


def game_name(number: int) -> str:
    """The name of a game in a dataset."""
    return f"game-{number:06}"


@dataclass(frozen=True)
class FinishedGame:
    """The `result` of a game, and the text of its `record` and its `rows` in a dataset if they were
    asked for. Workers send it, and the caller writes the files, because workers may be on other
    machines."""

    result: GameResult
    record: str | None = None
    rows: GameRows | None = None


def play_numbered(
    match: Match, has_record: bool, number: int, columns: Columns | None = None
) -> FinishedGame:
    """Play game `number` of a match, from 1."""
    if not (has_record or columns):
        return FinishedGame(play_result(match, number))
    played = play_game(match, number)
    record = dumps(played.record, match.game) if has_record else None
    rows = _rows(match, played, columns) if columns else None
    return FinishedGame(played.result, record, rows)


def _rows(match: Match, played: PlayedGame, columns: Columns) -> GameRows:
    number, agents = played.result.number, played.result.agents
    seed = f"{match.seed}/{number}"
    return make_rows(played.record, match.game, game_name(number), columns, agents, seed)


def save_record(played: FinishedGame, folder: Path) -> None:
    """Write the record of a game into a folder."""
    if played.record is not None:
        file = folder / record_name(played.result.number)
        write_atomically(file, played.record.encode(), durable=False)

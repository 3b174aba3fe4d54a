"""Simulating matches: records, processes and progress."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.arena.match import Match
from vaka.arena.simulation import record_name, simulate
from vaka.arena.workers import Processes
from vaka.core.records.files import read

GAME = games.load("tongiaki")


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_every_game_leaves_a_record(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    simulate(Match(GAME, 2, ("random",), "1"), 3, folder=folder)
    assert list(contents(folder)) == ["game-000001.vaka", "game-000002.vaka", "game-000003.vaka"]
    assert read(folder / record_name(2), games.load).result is not None


def test_records_and_statistics_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    match = Match(PEBBLES, 3, ("random",), "many")
    count = 30
    alone = simulate(match, count, folder=tmp_path / "alone")
    together = simulate(match, count, folder=tmp_path / "together", workers=Processes(2))
    assert contents(tmp_path / "alone") == contents(tmp_path / "together")
    assert json.dumps(alone.to_json()) == json.dumps(together.to_json())


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(Match(PEBBLES, 2, ("random",), "1"), 4, progress=told.append)
    assert told == [1, 2, 3, 4]


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_are_not_listed_before_they_are_played(jobs: int) -> None:
    class Enough(Exception):
        pass

    def progress(done: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        simulate(
            Match(PEBBLES, 2, ("random",), "1"), 10**20, workers=Processes(jobs), progress=progress
        )


def test_a_longer_match_begins_like_a_shorter_one(tmp_path: Path) -> None:
    match = Match(PEBBLES, 2, ("random",), "1")
    simulate(match, 2, folder=tmp_path / "short")
    simulate(match, 4, folder=tmp_path / "long")
    assert contents(tmp_path / "short").items() <= contents(tmp_path / "long").items()

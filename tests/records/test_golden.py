"""The golden records replay to their digests and results, and cover every feature."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records import coverage
from tests.records.coverage import paths, read
from vaka import games
from vaka.core.game import Game
from vaka.core.records import files
from vaka.core.records.record import result, standing_moves
from vaka.core.records.recorder import Recorder
from vaka.core.records.verification import verify

MOST_BYTES = 400_000
"""Of the records of one game."""

every_record = pytest.mark.parametrize("path", paths(), ids=[path.name for path in paths()])


def game_of(path: Path) -> Game:
    return games.load(read(path).setup.game)


@every_record
def test_a_golden_record_replays_to_the_same_digests(path: Path) -> None:
    verification = verify(read(path), game_of(path), path.name)
    assert verification.digests == path.read_text("utf-8").count(" = ") > 0
    assert verification.is_finished


@every_record
def test_a_golden_record_replays_to_the_same_result(path: Path) -> None:
    record = read(path)
    state = game_of(path).initial_state(record.setup)
    for move in standing_moves(record.entries):
        assert not state.is_over
        state.play(move)
    assert state.is_over
    assert result(game_of(path), state) == record.result


@every_record
def test_the_draws_of_a_shuffled_game_are_proven(path: Path) -> None:
    record = read(path)
    assert verify(record, game_of(path)).shuffle == ("proven" if record.commitment else "none")


@every_record
def test_a_golden_record_is_written_as_it_was_read(path: Path) -> None:
    assert files.dumps(read(path), game_of(path)) == path.read_text("utf-8")


@every_record
def test_a_golden_record_is_the_same_in_json(path: Path) -> None:
    document = files.to_json(read(path), game_of(path))
    assert files.from_json(document, games.load) == read(path)


@every_record
def test_a_golden_record_can_be_taken_up_again_at_its_end(path: Path) -> None:
    recorder = Recorder.resume(read(path), game_of(path))
    assert recorder.record == read(path)
    assert recorder.state.is_over


@pytest.mark.parametrize("name", coverage.GAMES)
def test_the_golden_records_show_everything(name: str) -> None:
    game = games.load(name)
    shown = set().union(*(coverage.shown(game, read(path)) for path in paths(name)))
    assert coverage.wanted(game) - shown == set()


@pytest.mark.parametrize("name", coverage.GAMES)
def test_the_golden_records_are_small(name: str) -> None:
    assert 0 < sum(path.stat().st_size for path in paths(name)) < MOST_BYTES

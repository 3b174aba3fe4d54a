"""The golden records replay to the digests and results written in them, and show everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records import coverage
from tests.records.coverage import paths, read
from vaka import games
from vaka.core.records import archive
from vaka.core.records.log import Log
from vaka.core.records.proof import verify
from vaka.core.records.record import result, standing
from vaka.games.tongiaki import GAME

MOST_BYTES = 400_000

every_record = pytest.mark.parametrize("path", paths(), ids=[path.name for path in paths()])


@every_record
def test_a_golden_record_replays_to_the_same_digests(path: Path) -> None:
    verification = verify(read(path), GAME, path.name)
    assert verification.digests == path.read_text("utf-8").count(" = ") > 0
    assert verification.is_finished


@every_record
def test_a_golden_record_replays_to_the_same_result(path: Path) -> None:
    record = read(path)
    state = GAME.start(record.setup)
    for move in standing(record.entries):
        assert not state.is_over
        state.play(move)
    assert state.is_over
    assert result(GAME, state) == record.result


@every_record
def test_the_draws_of_a_shuffled_game_are_proven(path: Path) -> None:
    record = read(path)
    assert verify(record, GAME).shuffle == ("proven" if record.commitment else "none")


@every_record
def test_a_golden_record_is_written_as_it_was_read(path: Path) -> None:
    assert archive.dumps(read(path), GAME) == path.read_text("utf-8")


@every_record
def test_a_golden_record_is_the_same_in_json(path: Path) -> None:
    document = archive.to_json(read(path), GAME)
    assert archive.from_json(document, games.load) == read(path)


@every_record
def test_a_golden_record_can_be_taken_up_again_at_its_end(path: Path) -> None:
    log = Log.resume(read(path), GAME)
    assert log.record == read(path)
    assert log.state.is_over


def test_the_golden_records_show_everything() -> None:
    shown = set().union(*(coverage.shown(read(path)) for path in paths()))
    assert coverage.wanted() - shown == set()


def test_the_golden_records_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in paths()) < MOST_BYTES

"""The golden records replay to the digests and results written in them, and show everything."""

from __future__ import annotations

import pytest

from tests.records import coverage
from tests.records.coverage import FOLDER, Golden
from vaka import games
from vaka.core import archive
from vaka.core.log import Log
from vaka.core.proof import verify
from vaka.core.record import Record, Undo, result, standing
from vaka.games.tongiaki import GAME

MOST_BYTES = 400_000

RECORDS = coverage.read_all()
every_record = pytest.mark.parametrize("golden", RECORDS, ids=[golden.name for golden in RECORDS])


@every_record
def test_a_golden_record_replays_to_the_same_digests(golden: Golden) -> None:
    verification = verify(golden.record, GAME, golden.name)
    assert verification.digests == golden.text.count(" = ") > 0
    assert verification.is_finished


@every_record
def test_a_golden_record_replays_to_the_same_result(golden: Golden) -> None:
    state = GAME.start(golden.record.setup)
    for move in standing(golden.record.entries):
        assert not state.is_over
        state.play(move)
    assert state.is_over
    assert result(GAME, state) == golden.record.result
    assert f"end {golden.record.result.reason}; " in golden.text


@every_record
def test_the_draws_of_a_shuffled_game_are_proven(golden: Golden) -> None:
    shuffle = "proven" if golden.record.commitment else "none"
    assert verify(golden.record, GAME).shuffle == shuffle


@every_record
def test_a_golden_record_is_written_as_it_was_read(golden: Golden) -> None:
    assert archive.dumps(golden.record, GAME) == golden.text


@every_record
def test_a_golden_record_is_the_same_in_json(golden: Golden) -> None:
    document = archive.to_json(golden.record, GAME)
    assert archive.from_json(document, games.load) == golden.record


@every_record
def test_a_golden_record_can_be_taken_up_again_at_its_end(golden: Golden) -> None:
    log = Log.resume(golden.record, GAME)
    assert log.record == golden.record
    assert log.state.is_over


def test_the_golden_records_show_everything() -> None:
    shown = set().union(*(coverage.shown(golden.record) for golden in RECORDS))
    assert coverage.wanted() - shown == set()


def test_the_golden_records_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.vaka")) < MOST_BYTES


def test_an_undo_of_a_shuffled_draw_is_among_the_golden_records() -> None:
    """A draw taken back is spent: the next one is new, and the record proves both."""
    assert any(golden.record.commitment and _has_undo(golden.record) for golden in RECORDS)


def _has_undo(record: Record) -> bool:
    return any(isinstance(entry, Undo) for entry in record.entries)

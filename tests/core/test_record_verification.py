"""What a record proves, and which manipulations are detected."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pebbles_game import PEBBLES, REACH, TURN, find_game, patient, play_on, random_recorder
from vaka.core.dice import Dice
from vaka.core.errors import InvalidRecord
from vaka.core.fair_shuffle import Commitment, Shuffle
from vaka.core.records.files import dumps, from_json, loads, to_json
from vaka.core.records.record import Entry, Record, Result, Undo
from vaka.core.records.recorder import Recorder
from vaka.core.records.verification import Verification, verify


def read(record: Record) -> Record:
    """A record as it comes back from its file."""
    return loads(dumps(record, PEBBLES), find_game)


def draws_of(record: Record) -> list[int]:
    """The plies of a record that are draws."""
    return [
        ply for ply, entry in enumerate(record.entries) if isinstance(entry, int) and entry >= TURN
    ]


def with_entry(record: Record, ply: int, entry: Entry) -> Record:
    entries = list(record.entries)
    entries[ply] = entry
    return replace(record, entries=tuple(entries), lines=(), digests={})


# ---- what is proven


@patient
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_an_honest_game_is_proven(seed: int, players: int) -> None:
    recorder = random_recorder(seed, players, undos=15, first=None)
    record = read(recorder.record)
    found = verify(record, PEBBLES)
    assert found.shuffle == "proven"
    assert found.is_finished
    assert found.plies == recorder.plies
    assert found.draws == recorder.draws
    assert found.digests == len(record.digests) > 0
    assert verify(from_json(to_json(record, PEBBLES), find_game), PEBBLES) == found


def test_a_verification_is_told_in_one_line() -> None:
    found = Verification(42, 16, 20, 16, 0, True, "proven")
    assert str(found) == "42 plies, 16 turns, 20 digests, finished; 16 draws: proven"
    assert "not finished" in str(replace(found, is_finished=False))


@patient
@given(st.integers(0, 10_000), st.booleans())
def test_a_record_that_was_checked_when_read_gives_the_same_verification(
    seed: int, has_shuffle: bool
) -> None:
    recorder = random_recorder(seed, 3, undos=5)
    unproven = replace(recorder.record, commitment=None, mixes={}, secret=None)
    record = read(recorder.record if has_shuffle else unproven)
    unchecked = replace(record)
    assert record.replay
    assert unchecked.replay is None
    assert verify(record, PEBBLES) == verify(unchecked, PEBBLES)


def test_turns_are_counted_without_those_taken_back() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup())
    recorder.play_run(["reach", "turn 1", "reach", "turn 2"])
    assert verify(recorder.record, PEBBLES).turns == 2
    recorder.undo(0, 2)
    assert verify(recorder.record, PEBBLES).turns == 1
    recorder.play("reach")
    assert verify(recorder.record, PEBBLES).turns == 2


def test_a_table_without_a_shuffle_proves_no_draw() -> None:
    recorder = play_on(Recorder(PEBBLES, PEBBLES.setup()), Dice(1))
    assert verify(recorder.record, PEBBLES).shuffle == "none"


def test_before_the_secret_is_revealed_no_draw_is_proven() -> None:
    recorder = play_on(Recorder(PEBBLES, PEBBLES.setup(), Shuffle.new()), Dice(1))
    assert verify(recorder.record, PEBBLES).shuffle == "not revealed"
    recorder.reveal()
    assert verify(recorder.record, PEBBLES).shuffle == "proven"


def test_of_a_fork_only_its_own_draws_are_proven() -> None:
    fork = random_recorder(5, undos=0).fork(9, Shuffle.new())
    play_on(fork, Dice(2))
    fork.reveal()
    found = verify(read(fork.record), PEBBLES)
    assert (found.shuffle, found.copied) == ("in part", 4)
    assert found.draws > found.copied


# ---- lies


@patient
@given(st.integers(0, 500), st.data())
def test_a_draw_that_was_tampered_with_is_found_out(seed: int, data: st.DataObject) -> None:
    record = read(random_recorder(seed, undos=15).record)
    ply = data.draw(st.sampled_from(draws_of(record)))
    state = Recorder.resume(record, PEBBLES).at(ply)
    others = [move for move in state.moves() if move != record.entries[ply]]
    if not others:
        return
    forged = with_entry(record, ply, data.draw(st.sampled_from(others)))
    with pytest.raises(InvalidRecord, match=r"draw [0-9]+ does not match the shuffle") as found:
        verify(forged, PEBBLES)
    assert found.value.line == record.lines[ply]


def test_a_draw_made_again_after_an_undo_is_found_out() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup(), Shuffle.with_secret("8" * 64))
    recorder.play("reach")
    recorder.draw()
    recorder.undo(0)
    recorder.draw()
    first, again = recorder.record.entries[1], recorder.record.entries[3]
    assert first != again
    play_on(recorder, Dice(1))
    recorder.reveal()
    assert verify(recorder.record, PEBBLES).shuffle == "proven"
    with pytest.raises(InvalidRecord, match="draw 1 does not match the shuffle"):
        verify(with_entry(recorder.record, 3, first), PEBBLES)


def test_hiding_a_draw_that_was_taken_back_is_found_out() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup(), Shuffle.with_secret("8" * 64))
    recorder.play("reach")
    recorder.draw()
    recorder.undo(0)
    play_on(recorder, Dice(1))
    recorder.reveal()
    hidden = replace(
        recorder.record, entries=recorder.record.entries[:1] + recorder.record.entries[3:]
    )
    with pytest.raises(InvalidRecord, match="draw 0 does not match the shuffle"):
        verify(hidden, PEBBLES)


def test_a_forged_secret_is_found_out() -> None:
    record = random_recorder(4).record
    with pytest.raises(InvalidRecord, match="not the one that the table committed to"):
        verify(replace(record, secret="e" * 64), PEBBLES)


def test_a_forged_secret_with_its_own_commitment_is_found_out_by_the_draws() -> None:
    record = random_recorder(4).record
    forged = replace(record, secret="e" * 64, commitment=Commitment.to("e" * 64))
    with pytest.raises(InvalidRecord, match="does not match the shuffle"):
        verify(forged, PEBBLES)


@pytest.mark.parametrize("mixes", [{}, {1: "other"}, {0: "string 4"}, {0: "", 1: "string 4"}])
def test_a_forged_string_is_found_out(mixes: dict[int, str]) -> None:
    with pytest.raises(InvalidRecord, match="does not match the shuffle"):
        verify(replace(random_recorder(4).record, mixes=mixes), PEBBLES)


def test_a_wrong_digest_is_found_out_and_names_the_turn() -> None:
    record = read(random_recorder(4, undos=0).record)
    ply, right = list(record.digests.items())[4]
    wrong = replace(record, digests={**record.digests, ply: "0" * 16})
    with pytest.raises(InvalidRecord, match=f"after turn 5 .* {right}, not {'0' * 16}") as found:
        verify(wrong, PEBBLES)
    assert found.value.line == record.lines[ply - 1]


@pytest.mark.parametrize(
    "result", [Result("bag", (Fraction(1, 3), Fraction(2, 3))), Result("sleep", (Fraction(1),))]
)
def test_a_wrong_result_is_found_out(result: Result) -> None:
    record = random_recorder(4).record
    with pytest.raises(InvalidRecord, match="the result is wrong") as found:
        verify(replace(record, result=result), PEBBLES)
    lines = dumps(record, PEBBLES).splitlines()
    assert lines[found.value.line - 1].startswith("end ")


def test_a_missing_result_is_found_out() -> None:
    record = random_recorder(4).record
    with pytest.raises(InvalidRecord, match="breaks off before its result"):
        verify(replace(record, result=None, secret=None), PEBBLES)
    with pytest.raises(InvalidRecord, match="breaks off before its result"):
        verify(replace(record, entries=record.entries[:4], result=None), PEBBLES)


def test_a_result_before_the_end_is_found_out() -> None:
    record = random_recorder(4).record
    with pytest.raises(InvalidRecord, match="before the game is over"):
        verify(replace(record, entries=record.entries[:4]), PEBBLES)


def test_a_record_that_goes_on_after_the_end_is_found_out() -> None:
    record = random_recorder(4).record
    for entry in (0, Undo(0, 1)):
        with pytest.raises(InvalidRecord, match="goes on after its end"):
            verify(replace(record, entries=(*record.entries, entry)), PEBBLES)


def test_an_illegal_move_is_found_out_with_its_line_and_rule() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup())
    recorder.play_run(["reach", "turn 1", "reach", "turn 2"])
    recorder.undo(0, 2)
    recorder.play("reach")
    cheat = replace(recorder.record, entries=(*recorder.record.entries, Undo(1, 1), 3))
    with pytest.raises(InvalidRecord, match=r'"drop 3" cannot be played: .* \(P3.1\)') as found:
        verify(cheat, PEBBLES, "game.txt")
    assert str(found.value).startswith("game.txt: line 15: turn 2: ")


def test_a_record_of_other_rules_is_not_proven() -> None:
    record = random_recorder(4).record
    with pytest.raises(InvalidRecord, match=r"version 2 of the rules, not of pebbles, version 3"):
        verify(replace(record, rules=2), PEBBLES)


@patient
@given(st.integers(0, 2000), st.data())
def test_the_lines_of_a_live_record_are_those_of_its_text(seed: int, data: st.DataObject) -> None:
    record = random_recorder(seed, undos=15, first=None).record
    lines = read(record).lines
    ply = data.draw(st.integers(0, len(record.entries) - 1))
    nonsense = Undo(0, 10_000) if isinstance(record.entries[ply], Undo) else PEBBLES.move_count
    with pytest.raises(InvalidRecord, match=r"cannot take back|has no move") as found:
        verify(with_entry(replace(record, secret=None), ply, nonsense), PEBBLES)
    assert found.value.line == lines[ply]


def test_nothing_is_claimed_about_a_shuffle_that_nothing_was_drawn_from() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup(2), Shuffle.with_secret("1" * 64))
    assert str(verify(recorder.record, PEBBLES)).endswith("not finished; no draws")
    recorder.play(REACH)
    recorder.draw()
    assert "; 1 draws: not proven" in str(verify(recorder.record, PEBBLES))

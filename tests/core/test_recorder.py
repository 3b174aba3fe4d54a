"""Live records: playing, drawing, taking back, forking."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pebbles_game import (
    DROP,
    PEBBLES,
    REACH,
    TURN,
    find_game,
    patient,
    play_on,
    random_recorder,
)
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, InvalidText, NotNow
from vaka.core.fair_shuffle import Shuffle
from vaka.core.game import CHANCE
from vaka.core.records import recorder as module
from vaka.core.records.files import dumps, loads
from vaka.core.records.record import Undo
from vaka.core.records.recorder import Recorder

SECRET = "5" * 64


def new_recorder(shuffle: bool = False) -> Recorder:
    return Recorder(PEBBLES, PEBBLES.setup(), Shuffle.with_secret(SECRET) if shuffle else None)


def position(recorder: Recorder) -> str:
    return PEBBLES.position_text(recorder.state)


def with_four() -> Recorder:
    """Blue holds 1 and 2, red 3 and 4, and blue is to move."""
    recorder = new_recorder()
    for worth in (1, 3, 2, 4):
        recorder.play_run(["reach", f"turn {worth}"])
    return recorder


# ---- playing


def test_a_move_is_played_by_its_text_or_its_integer() -> None:
    by_text, by_number = new_recorder(), new_recorder()
    by_text.play_run(["reach", "turn 2"])
    by_number.play_run([REACH, TURN + 1])
    assert by_text.record == by_number.record
    assert by_text.plies == 2


def test_each_viewer_gets_the_events_it_may_know() -> None:
    recorder = new_recorder()
    assert recorder.play("reach") == [{"kind": "reached", "seat": 0}]
    assert recorder.play("turn 2", viewer=0) == [{"kind": "drew", "seat": 0, "worth": 2}]
    assert recorder.events(1) == recorder.events(None) == [{"kind": "drew", "seat": 0}]


def test_a_run_tells_its_events_in_order() -> None:
    recorder = with_four()
    kinds = [(event["kind"], event["worth"]) for event in recorder.play_run(["drop 1", "drop 2"])]
    assert kinds == [("dropped", 1), ("dropped", 2)]


def test_a_run_is_played_as_a_whole_or_not_at_all() -> None:
    recorder = with_four()
    before = recorder.record, position(recorder), recorder.events()
    with pytest.raises(IllegalMove) as refused:
        recorder.play_run(["drop 1", "drop 5"])
    assert refused.value.rule == "P3.1"
    assert (recorder.record, position(recorder), recorder.events()) == before
    recorder.play_run(["drop 1", "drop 2"])
    assert recorder.plies == 10


def test_what_cannot_be_played_changes_nothing() -> None:
    recorder = new_recorder()
    for move, error in [("drop 1", IllegalMove), ("turn 1", NotNow), ("jump", InvalidText)]:
        with pytest.raises(error):
            recorder.play(move)
    for number in (-1, PEBBLES.move_count, 10**30):
        with pytest.raises(InvalidText, match="has no move"):
            recorder.play(number)
    assert recorder.plies == 0


def test_the_state_of_a_log_is_a_copy() -> None:
    recorder = new_recorder()
    recorder.state.play(REACH)
    assert recorder.state.turn == 0


def test_a_full_record_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = new_recorder(shuffle=True)
    monkeypatch.setattr(module, "MOST_ENTRIES", 2)
    with pytest.raises(NotNow, match="full"):
        recorder.play_run(["reach", "turn 1", "reach"])
    recorder.play("reach")
    recorder.draw()
    for act in (lambda: recorder.play("reach"), lambda: recorder.undo(0)):
        with pytest.raises(NotNow, match="full"):
            act()
    assert recorder.plies == 2


# ---- drawing


def test_a_committed_table_draws_only_from_its_shuffle() -> None:
    recorder = new_recorder(shuffle=True)
    recorder.play("reach")
    with pytest.raises(NotNow, match="committed"):
        recorder.play("turn 1")
    recorder.draw()
    assert recorder.plies == 2
    with pytest.raises(NotNow, match="nothing to draw"):
        recorder.draw()


def test_a_table_without_a_shuffle_has_nothing_to_draw_from() -> None:
    recorder = new_recorder()
    recorder.play("reach")
    with pytest.raises(NotNow, match="no shuffle"):
        recorder.draw()
    with pytest.raises(NotNow, match="no shuffle"):
        recorder.mix(0, "x")


def test_a_draw_that_was_taken_back_is_spent() -> None:
    recorder = new_recorder(shuffle=True)
    twin = Shuffle.with_secret(SECRET)
    recorder.play("reach")
    weights = recorder.state.weights()
    expected = [twin.draw(counter, weights) for counter in range(8)]
    drawn = []
    for _ in range(8):
        recorder.draw()
        drawn.append(recorder.record.entries[-1])
        recorder.undo(0)
    assert drawn == [TURN + index for index in expected]
    assert len(set(expected)) > 1
    assert recorder.draws == 8


def test_strings_are_mixed_in_before_the_first_draw_only() -> None:
    recorder = new_recorder(shuffle=True)
    recorder.mix(1, "before")
    recorder.play("reach")
    recorder.mix(0, "still before")
    with pytest.raises(NotNow, match="no seat 2"):
        recorder.mix(2, "nobody")
    recorder.draw()
    fresh = Recorder.resume(recorder.record, PEBBLES, SECRET)
    for table in (recorder, fresh):
        with pytest.raises(NotNow, match="first draw"):
            table.mix(1, "after")
    assert recorder.record.mixes == {0: "still before", 1: "before"}


def test_the_secret_is_revealed_after_the_end_only() -> None:
    recorder = new_recorder(shuffle=True)
    with pytest.raises(NotNow, match="when the game is over"):
        recorder.reveal()
    assert recorder.record.secret is None
    play_on(recorder, Dice(1))
    assert recorder.record.secret is None
    assert recorder.reveal() == SECRET == recorder.record.secret


# ---- taking back


def test_an_undo_restores_the_position_and_keeps_the_record() -> None:
    recorder = with_four()
    before = position(recorder)
    recorder.play_run(["drop 1", "drop 2"])
    recorder.undo(0, 2)
    assert position(recorder) == before
    assert recorder.record.entries[-3:] == (DROP, DROP + 1, Undo(0, 2))


def test_more_than_there_is_cannot_be_taken_back() -> None:
    recorder = new_recorder()
    recorder.play("reach")
    for plies in (0, 2, -1):
        with pytest.raises(NotNow, match="cannot take back"):
            recorder.undo(0, plies)
    with pytest.raises(InvalidText, match="no seat 2"):
        recorder.undo(2)
    assert recorder.plies == 1


def test_nothing_is_taken_back_after_the_end() -> None:
    recorder = with_four()
    recorder.play_run(["drop 1", "drop 2", "drop 3", "drop 4"])
    for worth in (1, 3, 2):
        recorder.play_run(["reach", f"turn {worth}"])
    recorder.play_run(["reach", "turn 5", "drop 1"])
    assert recorder.own_plies(0) == 1
    recorder.play("drop 2")
    assert recorder.state.is_over
    with pytest.raises(NotNow, match="over"):
        recorder.undo(0)
    assert recorder.own_plies(0) == 0


def test_a_seat_may_take_back_its_own_choices_until_something_was_turned() -> None:
    recorder = with_four()
    assert [recorder.own_plies(0), recorder.own_plies(1)] == [0, 0]
    recorder.play("drop 1")
    assert [recorder.own_plies(0), recorder.own_plies(1)] == [1, 0]
    recorder.play("drop 2")
    assert [recorder.own_plies(0), recorder.own_plies(1)] == [2, 0]
    recorder.play("reach")
    assert [recorder.own_plies(0), recorder.own_plies(1)] == [0, 1]
    recorder.play("turn 5")
    assert [recorder.own_plies(0), recorder.own_plies(1)] == [0, 0]


@patient
@given(st.integers(0, 10_000))
def test_any_play_with_undos_stands_where_the_standing_moves_lead(seed: int) -> None:
    recorder = play_on(new_recorder(), Dice(seed), 60, undos=40)
    assert position(recorder) == PEBBLES.position_text(recorder.at(recorder.plies))
    assert PEBBLES.position_text(recorder.at(0)) == position(new_recorder())


def test_there_is_no_ply_beyond_the_record() -> None:
    for ply in (-1, 1):
        with pytest.raises(NotNow, match="has 0 plies"):
            new_recorder().at(ply)
        with pytest.raises(NotNow, match="has 0 plies"):
            new_recorder().fork(ply)


# ---- resuming and forking


@patient
@given(st.integers(0, 10_000), st.integers(0, 40))
def test_a_table_taken_up_again_goes_on_as_if_nothing_had_been(seed: int, plies: int) -> None:
    recorder = play_on(new_recorder(shuffle=True), Dice(seed), plies, undos=15)
    again = Recorder.resume(loads(dumps(recorder.record, PEBBLES), find_game), PEBBLES, SECRET)
    play_on(recorder, Dice(seed), undos=15)
    play_on(again, Dice(seed), undos=15)
    assert recorder.record == again.record


def test_a_record_is_resumed_with_its_own_secret_only() -> None:
    record = new_recorder(shuffle=True).record
    with pytest.raises(NotNow, match="not the secret"):
        Recorder.resume(record, PEBBLES, "6" * 64)
    with pytest.raises(NotNow, match="not the secret"):
        Recorder.resume(new_recorder().record, PEBBLES, SECRET)


def test_a_committed_record_can_be_looked_at_but_not_drawn_from_without_its_secret() -> None:
    recorder = new_recorder(shuffle=True)
    recorder.play("reach")
    looked_at = Recorder.resume(recorder.record, PEBBLES)
    assert looked_at.record == recorder.record
    assert looked_at.state.turn == CHANCE
    with pytest.raises(NotNow, match="committed"):
        looked_at.play("turn 1")
    with pytest.raises(NotNow, match="no shuffle"):
        looked_at.draw()


def test_a_fork_begins_like_its_table_and_goes_its_own_way() -> None:
    recorder = with_four()
    fork = recorder.fork(6)
    assert PEBBLES.position_text(recorder.at(6)) == position(fork)
    fork.play_run(["reach", "turn 5"])
    assert recorder.plies == 8
    assert fork.plies == 8
    assert position(fork) != position(recorder)
    assert fork.record.forked == 6


def test_a_fork_takes_a_new_secret() -> None:
    recorder = new_recorder(shuffle=True)
    with pytest.raises(NotNow, match="new secret"):
        recorder.fork(0, Shuffle.with_secret(SECRET))
    fork = recorder.fork(0, Shuffle.new())
    assert fork.record.commitment != recorder.record.commitment


def test_a_fork_may_mix_in_strings_before_its_own_first_draw() -> None:
    recorder = play_on(new_recorder(shuffle=True), Dice(4), 8)
    fork = recorder.fork(8, Shuffle.with_secret("7" * 64))
    assert fork.draws > 0
    fork.mix(0, "mine")
    play_on(fork, Dice(1))
    with pytest.raises(NotNow, match="first draw"):
        fork.mix(1, "late")


def test_a_fork_of_a_whole_game_has_its_result() -> None:
    recorder = random_recorder(9)
    assert recorder.fork().record.result == recorder.record.result
    assert recorder.fork(recorder.plies - 1).record.result is None

"""Live records: playing, drawing, taking back, forking."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy import DROP, PEBBLES, REACH, TURN, find_game, patient, play_on, random_log
from vaka.core.chance import Shuffle
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, InvalidText, NotNow
from vaka.core.game import CHANCE
from vaka.core.records import log as module
from vaka.core.records.archive import dumps, loads
from vaka.core.records.log import Log
from vaka.core.records.record import Undo

SECRET = "5" * 64


def new_log(shuffle: bool = False) -> Log:
    return Log(PEBBLES, PEBBLES.setup(), Shuffle.with_secret(SECRET) if shuffle else None)


def position(log: Log) -> str:
    return PEBBLES.position(log.state)


def with_four() -> Log:
    """Blue holds 1 and 2, red 3 and 4, and blue is to move."""
    log = new_log()
    for worth in (1, 3, 2, 4):
        log.play_run(["reach", f"turn {worth}"])
    return log


# ---- playing


def test_a_move_is_played_by_its_text_or_its_integer() -> None:
    by_text, by_number = new_log(), new_log()
    by_text.play_run(["reach", "turn 2"])
    by_number.play_run([REACH, TURN + 1])
    assert by_text.record == by_number.record
    assert by_text.plies == 2


def test_each_viewer_gets_the_events_it_may_know() -> None:
    log = new_log()
    assert log.play("reach") == [{"kind": "reached", "seat": 0}]
    assert log.play("turn 2", viewer=0) == [{"kind": "drew", "seat": 0, "worth": 2}]
    assert log.events(1) == log.events(None) == [{"kind": "drew", "seat": 0}]


def test_a_run_tells_its_events_in_order() -> None:
    log = with_four()
    kinds = [(event["kind"], event["worth"]) for event in log.play_run(["drop 1", "drop 2"])]
    assert kinds == [("dropped", 1), ("dropped", 2)]


def test_a_run_is_played_as_a_whole_or_not_at_all() -> None:
    log = with_four()
    before = log.record, position(log), log.events()
    with pytest.raises(IllegalMove) as refused:
        log.play_run(["drop 1", "drop 5"])
    assert refused.value.rule == "P3.1"
    assert (log.record, position(log), log.events()) == before
    log.play_run(["drop 1", "drop 2"])
    assert log.plies == 10


def test_what_cannot_be_played_changes_nothing() -> None:
    log = new_log()
    for move, error in [("drop 1", IllegalMove), ("turn 1", NotNow), ("jump", InvalidText)]:
        with pytest.raises(error):
            log.play(move)
    for number in (-1, PEBBLES.move_count, 10**30):
        with pytest.raises(InvalidText, match="has no move"):
            log.play(number)
    assert log.plies == 0


def test_the_state_of_a_log_is_a_copy() -> None:
    log = new_log()
    log.state.play(REACH)
    assert log.state.turn == 0


def test_a_full_record_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    log = new_log(shuffle=True)
    monkeypatch.setattr(module, "MOST_ENTRIES", 2)
    with pytest.raises(NotNow, match="full"):
        log.play_run(["reach", "turn 1", "reach"])
    log.play("reach")
    log.draw()
    for act in (lambda: log.play("reach"), lambda: log.undo(0)):
        with pytest.raises(NotNow, match="full"):
            act()
    assert log.plies == 2


# ---- drawing


def test_a_committed_table_draws_only_from_its_shuffle() -> None:
    log = new_log(shuffle=True)
    log.play("reach")
    with pytest.raises(NotNow, match="committed"):
        log.play("turn 1")
    log.draw()
    assert log.plies == 2
    with pytest.raises(NotNow, match="nothing is to be drawn"):
        log.draw()


def test_a_table_without_a_shuffle_has_nothing_to_draw_from() -> None:
    log = new_log()
    log.play("reach")
    with pytest.raises(NotNow, match="no shuffle"):
        log.draw()
    with pytest.raises(NotNow, match="no shuffle"):
        log.mix(0, "x")


def test_a_draw_that_was_taken_back_is_spent() -> None:
    log = new_log(shuffle=True)
    twin = Shuffle.with_secret(SECRET)
    log.play("reach")
    weights = log.state.weights()
    expected = [twin.draw(counter, weights) for counter in range(8)]
    drawn = []
    for _ in range(8):
        log.draw()
        drawn.append(log.record.entries[-1])
        log.undo(0)
    assert drawn == [TURN + index for index in expected]
    assert len(set(expected)) > 1
    assert log.draws == 8


def test_strings_are_mixed_in_before_the_first_draw_only() -> None:
    log = new_log(shuffle=True)
    log.mix(1, "before")
    log.play("reach")
    log.mix(0, "still before")
    with pytest.raises(NotNow, match="no seat 2"):
        log.mix(2, "nobody")
    log.draw()
    fresh = Log.resume(log.record, PEBBLES, SECRET)
    for table in (log, fresh):
        with pytest.raises(NotNow, match="first draw"):
            table.mix(1, "after")
    assert log.record.mixes == {0: "still before", 1: "before"}


def test_the_secret_is_revealed_after_the_end_only() -> None:
    log = new_log(shuffle=True)
    with pytest.raises(NotNow, match="when the game is over"):
        log.reveal()
    assert log.record.secret is None
    play_on(log, Dice(1))
    assert log.record.secret is None
    assert log.reveal() == SECRET == log.record.secret


# ---- taking back


def test_an_undo_restores_the_position_and_keeps_the_record() -> None:
    log = with_four()
    before = position(log)
    log.play_run(["drop 1", "drop 2"])
    log.undo(0, 2)
    assert position(log) == before
    assert log.record.entries[-3:] == (DROP, DROP + 1, Undo(0, 2))


def test_more_than_there_is_cannot_be_taken_back() -> None:
    log = new_log()
    log.play("reach")
    for plies in (0, 2, -1):
        with pytest.raises(NotNow, match="cannot take back"):
            log.undo(0, plies)
    with pytest.raises(InvalidText, match="no seat 2"):
        log.undo(2)
    assert log.plies == 1


def test_nothing_is_taken_back_after_the_end() -> None:
    log = with_four()
    log.play_run(["drop 1", "drop 2", "drop 3", "drop 4"])
    for worth in (1, 3, 2):
        log.play_run(["reach", f"turn {worth}"])
    log.play_run(["reach", "turn 5", "drop 1"])
    assert log.own_plies(0) == 1
    log.play("drop 2")
    assert log.state.is_over
    with pytest.raises(NotNow, match="over"):
        log.undo(0)
    assert log.own_plies(0) == 0


def test_a_seat_may_take_back_its_own_choices_until_something_was_turned() -> None:
    log = with_four()
    assert [log.own_plies(0), log.own_plies(1)] == [0, 0]
    log.play("drop 1")
    assert [log.own_plies(0), log.own_plies(1)] == [1, 0]
    log.play("drop 2")
    assert [log.own_plies(0), log.own_plies(1)] == [2, 0]
    log.play("reach")
    assert [log.own_plies(0), log.own_plies(1)] == [0, 1]
    log.play("turn 5")
    assert [log.own_plies(0), log.own_plies(1)] == [0, 0]


@patient
@given(st.integers(0, 10_000))
def test_any_play_with_undos_stands_where_the_standing_moves_lead(seed: int) -> None:
    log = play_on(new_log(), Dice(seed), 60, undos=40)
    assert position(log) == PEBBLES.position(log.at(log.plies))
    assert PEBBLES.position(log.at(0)) == position(new_log())


def test_there_is_no_ply_beyond_the_record() -> None:
    for ply in (-1, 1):
        with pytest.raises(NotNow, match="has 0 plies"):
            new_log().at(ply)
        with pytest.raises(NotNow, match="has 0 plies"):
            new_log().fork(ply)


# ---- resuming and forking


@patient
@given(st.integers(0, 10_000), st.integers(0, 40))
def test_a_table_taken_up_again_goes_on_as_if_nothing_had_been(seed: int, plies: int) -> None:
    log = play_on(new_log(shuffle=True), Dice(seed), plies, undos=15)
    again = Log.resume(loads(dumps(log.record, PEBBLES), find_game), PEBBLES, SECRET)
    play_on(log, Dice(seed), undos=15)
    play_on(again, Dice(seed), undos=15)
    assert log.record == again.record


def test_a_record_is_resumed_with_its_own_secret_only() -> None:
    record = new_log(shuffle=True).record
    with pytest.raises(NotNow, match="not the secret"):
        Log.resume(record, PEBBLES, "6" * 64)
    with pytest.raises(NotNow, match="not the secret"):
        Log.resume(new_log().record, PEBBLES, SECRET)


def test_a_committed_record_can_be_looked_at_but_not_drawn_from_without_its_secret() -> None:
    log = new_log(shuffle=True)
    log.play("reach")
    looked_at = Log.resume(log.record, PEBBLES)
    assert looked_at.record == log.record
    assert looked_at.state.turn == CHANCE
    with pytest.raises(NotNow, match="committed"):
        looked_at.play("turn 1")
    with pytest.raises(NotNow, match="no shuffle"):
        looked_at.draw()


def test_a_fork_begins_like_its_table_and_goes_its_own_way() -> None:
    log = with_four()
    fork = log.fork(6)
    assert PEBBLES.position(log.at(6)) == position(fork)
    fork.play_run(["reach", "turn 5"])
    assert log.plies == 8
    assert fork.plies == 8
    assert position(fork) != position(log)
    assert fork.record.forked == 6


def test_a_fork_takes_a_new_secret() -> None:
    log = new_log(shuffle=True)
    with pytest.raises(NotNow, match="new secret"):
        log.fork(0, Shuffle.with_secret(SECRET))
    fork = log.fork(0, Shuffle.new())
    assert fork.record.commitment != log.record.commitment


def test_a_fork_may_mix_in_strings_before_its_own_first_draw() -> None:
    log = play_on(new_log(shuffle=True), Dice(4), 8)
    fork = log.fork(8, Shuffle.with_secret("7" * 64))
    assert fork.draws > 0
    fork.mix(0, "mine")
    play_on(fork, Dice(1))
    with pytest.raises(NotNow, match="first draw"):
        fork.mix(1, "late")


def test_a_fork_of_a_whole_game_has_its_result() -> None:
    log = random_log(9)
    assert log.fork().record.result == log.record.result
    assert log.fork(log.plies - 1).record.result is None

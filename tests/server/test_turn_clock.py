"""The turn clock of a table, tested alone."""

from __future__ import annotations

import pytest

from vaka.server.tables.turn_clock import TurnClock


class Time:
    """A time that stands until it is moved."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> int:
        return round(self.seconds * 1000)


@pytest.fixture
def time() -> Time:
    return Time()


def test_a_turn_has_its_limit_and_no_less_than_nothing(time: Time) -> None:
    clock = TurnClock(10, time)
    clock.enter(1)
    time.seconds += 2.5
    assert clock.seconds_left == 7.5
    time.seconds += 60
    assert clock.seconds_left == 0


def test_another_turn_has_the_whole_time_and_the_same_turn_does_not(time: Time) -> None:
    clock = TurnClock(10, time)
    clock.enter(1)
    time.seconds += 4
    clock.enter(1)
    assert clock.seconds_left == 6
    clock.enter(2)
    assert clock.seconds_left == 10


def test_an_undone_turn_has_the_time_that_was_left(time: Time) -> None:
    clock = TurnClock(10, time)
    clock.enter(1)
    time.seconds += 4
    clock.enter(2)
    time.seconds += 3
    clock.enter(1, is_undone=True)
    assert clock.seconds_left == 6
    clock.enter(2)
    assert clock.seconds_left == 10, "only an undo leads back to a turn"


def test_without_a_limit_nothing_runs_out(time: Time) -> None:
    clock = TurnClock(None, time)
    clock.enter(1)
    time.seconds += 3
    clock.enter(2)
    assert clock.seconds_left is None
    assert clock.began == time()


@pytest.mark.parametrize(
    ("ago", "left"), [(0, 100), (40, 60), (69, 31), (5_000, 30), (-7_000, 100)]
)
def test_a_stored_turn_continues_with_what_was_left(time: Time, ago: int, left: int) -> None:
    clock = TurnClock(100, time)
    clock.resume(1, time() - 1000 * ago, 30)
    assert clock.seconds_left == left
    time.seconds += 10
    assert clock.seconds_left == left - 10
    clock.enter(2)
    assert clock.seconds_left == 100


def test_a_short_turn_starts_again_after_a_restart(time: Time) -> None:
    clock = TurnClock(10, time)
    clock.resume(1, time() - 5_000, 30)
    assert clock.seconds_left == 10
    clock.resume(1, time() - 5_000)
    assert clock.seconds_left == 5


def test_a_bank_is_used_up_over_several_turns(time: Time) -> None:
    clock = TurnClock(10, time, increment=2, players=2)
    clock.enter(0)
    time.seconds += 100
    clock.enter(1, player=0)
    assert clock.bank_seconds == [10, 10], "nobody's time runs before the game begins"
    time.seconds += 4
    assert (clock.seconds_left, clock.bank_seconds) == (6, [6, 10])
    clock.enter(2, player=1)
    assert (clock.seconds_left, clock.bank_seconds) == (10, [8, 10])
    time.seconds += 30
    assert clock.seconds_left == 0
    clock.enter(3, player=0)
    assert (clock.seconds_left, clock.bank_seconds) == (8, [8, 2])


def test_an_undo_gives_a_bank_nothing_back(time: Time) -> None:
    clock = TurnClock(10, time, increment=5, players=2)
    clock.enter(1, player=0)
    time.seconds += 4
    clock.enter(2, player=1)
    time.seconds += 3
    clock.enter(1, player=0, is_undone=True)
    assert clock.bank_seconds == [11, 7]


def test_a_bank_is_what_it_was_after_a_restart(time: Time) -> None:
    clock = TurnClock(100, time, increment=0, players=2)
    clock.resume(1, time() - 20_000, 30, player=1, banks=[70_000, 60_000])
    assert clock.bank_seconds == [70, 40]
    late = TurnClock(100, time, increment=0, players=2)
    late.resume(1, time() - 90_000, 30, player=1, banks=[70_000, 60_000])
    assert late.bank_seconds == [70, 30]


@pytest.mark.parametrize("increment", [None, 0])
def test_a_clock_stands_while_it_is_paused(time: Time, increment: int | None) -> None:
    clock = TurnClock(10, time, increment, players=1)
    clock.enter(1, player=0)
    time.seconds += 4
    clock.pause()
    time.seconds += 500
    assert clock.seconds_left == 6
    again = TurnClock(10, time, increment, players=1)
    again.resume(1, clock.began, 0, player=0, banks=clock.banks, paused=clock.paused)
    assert again.seconds_left == 6
    for each in (clock, again):
        each.unpause()
    time.seconds += 1
    assert clock.seconds_left == again.seconds_left == 5

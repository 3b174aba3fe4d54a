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

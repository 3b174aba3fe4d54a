"""Several people at one terminal, in a game with hidden hands."""

from __future__ import annotations

import re
import sys

import pytest

from tests.cli.conftest import Vaka
from tests.cli.terminal import Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such terminal there")

TABLE = ("play", "tahiti", "--players", 2, "--agents", "random", "--seed", "7")


def hand(shown: str) -> str:
    found = re.search(r"your hand +(.*)", shown)
    assert found, shown
    return found[1].strip()


def test_between_people_the_hand_is_hidden() -> None:
    with Terminal(*TABLE, "--seat", "1,2") as terminal:
        first = hand(terminal.expect("purple> $"))
        terminal.type("end")
        between = terminal.expect(
            "It is orange's turn. Everybody else, look away.\nPress Enter to show the hand. $"
        )
        assert "your hand" not in between
        terminal.type("")
        second = terminal.expect("orange> $")
        assert "came to the centre" in second
        assert hand(second) != first


def test_a_single_person_is_never_asked_to_look_away() -> None:
    with Terminal(*TABLE, "--seat", "2") as terminal:
        shown = terminal.expect("orange> $")
        assert "look away" not in shown
        assert hand(shown)


@pytest.mark.parametrize("seats", ["0", "x", "1,1", "1,", "3"])
def test_seats_that_are_not_there_are_named(vaka: Vaka, seats: str) -> None:
    answer = vaka("play", "tahiti", "--players", 2, "--seat", seats)
    assert answer.code == 2
    assert "seat" in answer.err


@pytest.mark.parametrize("asked", ["moves", "why lay fruit1"])
def test_at_the_end_of_a_turn_the_next_hand_is_not_told(asked: str) -> None:
    with Terminal(*TABLE, "--seat", "1") as terminal:
        for _ in range(60):
            shown = terminal.expect("purple> $")
            if "Your turn is over." in shown:
                break
            terminal.type("end" if " end" in shown else "1")
        terminal.type(asked)
        told = terminal.expect("purple> $")
        assert "your turn is over: enter 1 to continue" in told
        assert "lay" not in told.replace(asked, "")

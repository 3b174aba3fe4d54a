"""Going back in a line of play, in little memory and without replaying much."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy import PEBBLES, Pebbles, patient
from vaka.core.dice import Dice
from vaka.core.records import trail as module
from vaka.core.records.history import History
from vaka.core.records.record import Undo


@pytest.fixture
def short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep so few states that even a short game has to be replayed."""
    monkeypatch.setattr(module, "SPACING", 3)
    monkeypatch.setattr(module, "NEAR", 2)


def wander(seed: int, steps: int, most: int) -> tuple[History, list[str]]:
    """A line of play after random moves and undos, and the positions along it."""
    dice = Dice(seed)
    history = History(PEBBLES, PEBBLES.setup(4))
    positions = [PEBBLES.position(history.state)]
    for _ in range(steps):
        depth = len(history.moves)
        if depth and (history.state.is_over or dice.below(3) == 0):
            history.enter(Undo(0, 1 + dice.below(min(depth, most))))
            del positions[len(history.moves) + 1 :]
        else:
            history.enter(dice.choose(history.state.moves()))
            positions.append(PEBBLES.position(history.state))
        assert PEBBLES.position(history.state) == positions[len(history.moves)]
    return history, positions


@pytest.mark.usefixtures("short_memory")
@patient
@given(seed=st.integers(0, 10_000), most=st.integers(1, 30))
def test_any_undo_finds_the_position_that_was(seed: int, most: int) -> None:
    history, positions = wander(seed, 150, most)
    while history.moves:
        history.enter(Undo(0, 1))
        assert PEBBLES.position(history.state) == positions[len(history.moves)]


@pytest.mark.usefixtures("short_memory")
def test_a_long_line_keeps_few_states() -> None:
    history = History(PEBBLES, PEBBLES.setup(4))
    while not history.state.is_over:
        history.enter(history.state.moves()[0])
    assert len(history.moves) > 20
    assert len(history._trail._kept) <= len(history.moves) / 3
    history.enter(Undo(0, 2))
    history.enter(Undo(0, 3))
    assert len(history._trail._kept) <= 2 + len(history.moves) / 3


@pytest.mark.usefixtures("short_memory")
@pytest.mark.parametrize("plies", [1, 4, 7, 13])
def test_going_to_and_fro_at_the_end_of_a_long_line_replays_little(
    plies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = History(PEBBLES, PEBBLES.setup(4))
    while not history.state.is_over:
        history.enter(history.state.moves()[0])
    again = history.moves[-plies:]
    played = 0
    play = Pebbles.play

    def counted(self: Pebbles, move: int) -> None:
        nonlocal played
        played += 1
        play(self, move)

    monkeypatch.setattr(Pebbles, "play", counted)
    for _ in range(100):
        history.enter(Undo(0, plies))
        for move in again:
            history.enter(move)
    assert 100 * plies <= played <= 2 * 100 * plies


def test_an_undo_does_not_bring_a_draw_back() -> None:
    history = History(PEBBLES, PEBBLES.setup())
    history.enter(0)
    history.enter(7)
    history.enter(Undo(0, 2))
    assert (history.draws, history.moves, history.movers, history.turns) == (1, [], [], 0)
    assert (history.turn, history.who) == (1, "blue")

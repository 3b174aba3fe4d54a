"""Moves are applied to copies: the position before does not change."""

from __future__ import annotations

import pytest

from tests.pebbles_game import DROP, PEBBLES, REACH, TURN
from vaka.core.errors import InvalidText, NotNow
from vaka.core.transition import apply_move, check_move


def test_a_move_is_applied_to_a_copy() -> None:
    state = PEBBLES.initial_state(PEBBLES.setup())
    before = PEBBLES.position_text(state)
    step = apply_move(PEBBLES, state, REACH)
    assert (step.move, step.before, PEBBLES.position_text(state)) == (REACH, state, before)
    expected = state.copy()
    events = PEBBLES.play(expected, REACH)
    assert PEBBLES.position_text(step.after) == PEBBLES.position_text(expected)
    assert step.events(PEBBLES, None) == events


def test_a_pick_may_come_before_its_time() -> None:
    state = PEBBLES.initial_state(PEBBLES.setup())
    state.hands[0][0] = state.hands[0][2] = 1
    with pytest.raises(NotNow):
        apply_move(PEBBLES, state, DROP + 2)
    step = apply_move(PEBBLES, state, DROP + 2, any_order=True)
    assert step.after.is_mid_choice


def test_an_illegal_move_says_why() -> None:
    state = PEBBLES.initial_state(PEBBLES.setup())
    with pytest.raises(NotNow, match="not the time"):
        check_move(PEBBLES, state, TURN)
    for move in (-1, PEBBLES.move_count, 10**30):
        with pytest.raises(InvalidText, match="has no move"):
            check_move(PEBBLES, state, move)

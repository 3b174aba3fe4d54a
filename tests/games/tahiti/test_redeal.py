"""Dealing hidden cards again (H7.1): the seat sees no difference, and no card is lost."""

from __future__ import annotations

from typing import cast

from vaka import games
from vaka.core.dice import Dice
from vaka.core.search_adapter import sample_move
from vaka.games.tahiti.rules.engine import Tahiti
from vaka.games.tahiti.rules.redeal import redeal_hidden

TAHITI = games.load("tahiti")


def test_a_seat_cannot_tell_one_deal_from_another() -> None:
    state, dice, differing = TAHITI.initial_state(TAHITI.setup(4)), Dice(1), 0
    while not state.is_over:
        if state.turn >= 0 and not state.is_mid_choice:
            seat = dice.below(4)
            other = state.copy()
            redeal_hidden(cast(Tahiti, other), seat, dice)
            assert TAHITI.view(other, seat) == TAHITI.view(state, seat)
            assert TAHITI.perfect_recall(other, seat) == TAHITI.perfect_recall(state, seat)
            TAHITI.parse_position(TAHITI.position_text(other))  # refuses a card too many or too few
            differing += TAHITI.position_text(other) != TAHITI.position_text(state)
        state.play(sample_move(state, dice))
    assert differing > 50


def test_every_hidden_card_can_be_anywhere() -> None:
    state, dice = TAHITI.initial_state(TAHITI.setup(2)), Dice(2)
    while state.turn < 0:
        state.play(sample_move(state, dice))
    hands: set[str] = set()
    for _ in range(400):
        redeal_hidden(cast(Tahiti, state), 0, dice)
        hands.update(card for card in TAHITI.view(state, 1)["hand"])
    unseen = 48 - sum(1 for card in set(TAHITI.view(state, 0)["hand"]) if card.endswith("12"))
    assert len(hands) >= unseen - 4  # both twins of a few kinds may lie open

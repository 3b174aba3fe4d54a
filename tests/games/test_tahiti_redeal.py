"""Dealing anew what a seat does not see (H7.1): it cannot tell, and no card gets lost."""

from __future__ import annotations

from typing import cast

from vaka import games
from vaka.core.adapter import sampled
from vaka.core.dice import Dice
from vaka.games.tahiti.redeal import deal_anew
from vaka.games.tahiti.rules import Tahiti

TAHITI = games.load("tahiti")


def test_a_seat_cannot_tell_one_deal_from_another() -> None:
    state, dice, differing = TAHITI.start(TAHITI.setup(4)), Dice(1), 0
    while not state.is_over:
        if state.turn >= 0 and not state.is_mid_choice:
            seat = dice.below(4)
            other = state.copy()
            deal_anew(cast(Tahiti, other), seat, dice)
            assert TAHITI.view(other, seat) == TAHITI.view(state, seat)
            assert TAHITI.memory(other, seat) == TAHITI.memory(state, seat)
            TAHITI.from_position(TAHITI.position(other))  # refuses a card too many or too few
            differing += TAHITI.position(other) != TAHITI.position(state)
        state.play(sampled(state, dice))
    assert differing > 50


def test_every_hidden_card_can_be_anywhere() -> None:
    state, dice = TAHITI.start(TAHITI.setup(2)), Dice(2)
    while state.turn < 0:
        state.play(sampled(state, dice))
    hands: set[str] = set()
    for _ in range(400):
        deal_anew(cast(Tahiti, state), 0, dice)
        hands.update(card for card in TAHITI.view(state, 1)["hand"])
    unseen = 48 - sum(1 for card in set(TAHITI.view(state, 0)["hand"]) if card.endswith("12"))
    assert len(hands) >= unseen - 4  # both twins of a few kinds may lie open

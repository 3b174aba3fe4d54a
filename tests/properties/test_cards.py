"""Cards are accounted for after every move of every game of Tahiti."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from tests.contract.walk import random_setup, walk
from tests.properties import cards
from tests.properties.cards import Look
from tests.properties.draw import examples, seeds
from vaka.core.dice import Dice
from vaka.core.game import State
from vaka.games.tahiti import GAME


@pytest.mark.parametrize(
    "check", cards.INVARIANTS, ids=[check.__name__ for check in cards.INVARIANTS]
)
@examples(20)
@given(seed=seeds)
def test_it_is_true_after_every_move(check: Callable[[Look], None], seed: int) -> None:
    dice = Dice(seed)
    state: State
    for state, _ in walk(GAME, random_setup(GAME, dice), dice):
        check(cards.look(state))
    check(cards.look(state))

"""The invariants of Tahiti detect missing and additional cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from tests.contract.walk import random_setup, walk
from tests.games.tahiti.invariants import INVARIANTS, Look, look
from tests.properties.strategies import examples, seeds
from vaka.core.dice import Dice
from vaka.core.game import State
from vaka.games.tahiti import GAME


@pytest.mark.parametrize("check", INVARIANTS, ids=[check.__name__ for check in INVARIANTS])
@examples(20)
@given(seed=seeds)
def test_it_is_true_after_every_move(check: Callable[[Look], None], seed: int) -> None:
    dice = Dice(seed)
    state: State
    for state, _ in walk(GAME, random_setup(GAME, dice), dice):
        check(look(state))
    check(look(state))

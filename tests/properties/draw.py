"""What Hypothesis draws: seeds of games, positions on the way, damaged texts."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.contract.walk import random_setup, walk
from vaka.core.dice import Dice
from vaka.core.game import State
from vaka.core.mode import is_compiled
from vaka.games.tongiaki import GAME

SLOWER = 8
"""Interpreted, so many times fewer examples are tried."""

seeds = st.integers(0, 1_000_000)


def examples(count: int) -> Callable[[Any], Any]:
    """Try so many examples: always the same ones where CI says so, else new ones every time."""
    return settings(
        max_examples=count if is_compiled() else max(5, count // SLOWER),
        deadline=None,
        derandomize=bool(os.environ.get("CI")),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def walked(seed: int, plies: int) -> State:
    """The position after so many plies of the game that a seed stands for, or its last."""
    dice = Dice(seed)
    setup = random_setup(GAME, dice)
    state: State = GAME.start(setup)
    for made, (state, _) in enumerate(walk(GAME, setup, dice)):  # noqa: B007
        if made == plies:
            break
    return state


positions = st.builds(walked, seeds, st.integers(0, 400))


# ---- damage


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text that was right before somebody cut it, doubled a part of it or typed into it."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 12))
        typed = draw(st.one_of(st.just(""), st.text(max_size=3), _pieces(text), _likely))
        text = text[:start] + typed + draw(st.sampled_from((text[start:], text[end:])))
    return text


_likely = st.sampled_from(
    [*"brgyop|[];,.:=-*@/0123456789abcdef \n\"'{}", "Tonga", "-1", "99", "x2"]
)


def _pieces(text: str) -> st.SearchStrategy[str]:
    """Words of the text itself, where they do not belong."""
    return st.sampled_from([*text.replace(";", " ").split(), ""])

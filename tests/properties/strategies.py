"""Hypothesis strategies: seeds, positions and damaged texts."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.contract.walk import random_setup, walk
from vaka import games
from vaka.core.build_mode import is_compiled
from vaka.core.dice import Dice
from vaka.core.game import Game, State

SLOWER = 8
"""The interpreted run tries this many times fewer examples."""

GAMES = [games.load(name) for name in games.names()]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])

seeds = st.integers(0, 1_000_000)
plies = st.integers(0, 400)


def examples(count: int) -> Callable[[Any], Any]:
    """Try this many examples: the same ones if `CI` is set, else new ones every time."""
    return settings(
        max_examples=count if is_compiled() else min(count, max(3, count // SLOWER)),
        deadline=None,
        derandomize=bool(os.environ.get("CI")),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def walked(game: Game, seed: int, plies: int) -> State:
    """The position after this many plies of the game with this seed, or its last position."""
    dice = Dice(seed)
    setup = random_setup(game, dice)
    state: State = game.initial_state(setup)
    for made, (state, _) in enumerate(walk(game, setup, dice)):  # noqa: B007
        if made == plies:
            break
    return state


def positions(game: Game) -> st.SearchStrategy[State]:
    """Positions of random games."""
    return st.builds(walked, st.just(game), seeds, plies)


# ---- damage


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A valid text after random cuts, repetitions and insertions."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 12))
        typed = draw(st.one_of(st.just(""), st.text(max_size=3), _pieces(text), _likely))
        text = text[:start] + typed + draw(st.sampled_from((text[start:], text[end:])))
    return text


_likely = st.sampled_from(
    [*"brgyop|[];,.:=-*@/0123456789abcdef \n\"'{}", "Tonga", "fruit8", "-1", "99", "x2"]
)


def _pieces(text: str) -> st.SearchStrategy[str]:
    """Words of the text itself."""
    return st.sampled_from([*text.replace(";", " ").split(), ""])

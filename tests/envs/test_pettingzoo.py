"""The conformance suites of PettingZoo, and what they do not check."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs pettingzoo: pip install 'vaka[envs]'")

import numpy as np

with warnings.catch_warnings():
    # With pygame, `api_test` imports environments in a way that PettingZoo itself deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

from tests.envs.tables import OBSERVED, every_table
from vaka.core.errors import VakaError
from vaka.envs.pettingzoo import env, raw_env

# PettingZoo knows its own environments with masks by name, and warns about all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@every_table()
def test_api(table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(**table), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@every_table()
def test_seeds(table: dict[str, Any]) -> None:
    seed_test(partial(env, **table), num_cycles=100)


@every_table()
def test_rendering(table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, **table))
    assert capsys.readouterr().out


@every_table()
def test_observations_are_in_their_space_and_rewards_add_up(table: dict[str, Any]) -> None:
    game = raw_env(**table)
    game.reset(seed=1)
    total, random = dict.fromkeys(game.agents, 0.0), np.random.default_rng(1)
    for agent in game.agent_iter():
        seen, reward, is_over, _, _ = game.last()
        total[agent] += reward
        assert game.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() != is_over
        moves = np.flatnonzero(seen["action_mask"])
        game.step(None if is_over else random.choice(moves))
    assert sum(total.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", OBSERVED)
def test_an_illegal_move_raises_or_ends_the_game(name: str) -> None:
    game = raw_env(name)
    game.reset(seed=1)
    illegal = int(np.flatnonzero(game.last()[0]["action_mask"] == 0)[-1])
    before = game.observe("player_0")["observation"]
    with pytest.raises(VakaError):
        game.step(illegal)
    assert np.array_equal(game.observe("player_0")["observation"], before)

    wrapped = env(name)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[agent] == -1


def test_other_players_see_no_legal_moves() -> None:
    game = raw_env(OBSERVED[0])
    game.reset(seed=1)
    others = [agent for agent in game.agents if agent != game.agent_selection]
    assert not any(game.observe(agent)["action_mask"].any() for agent in others)


def test_an_environment_can_be_pickled() -> None:
    game = pickle.loads(pickle.dumps(raw_env(OBSERVED[0], players=3)))  # noqa: S301
    game.reset(seed=1)
    assert len(game.agents) == 3


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="one of human, ansi, not 'film'"):
        raw_env(OBSERVED[0], render_mode="film")

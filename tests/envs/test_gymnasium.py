"""The conformance suites of Gymnasium, and what they do not check."""

from __future__ import annotations

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="needs gymnasium: pip install 'vaka[envs]'")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from tests.envs.tables import OBSERVED, every_table  # noqa: E402
from vaka.core.errors import InvalidSetup, VakaError  # noqa: E402
from vaka.envs.gymnasium import GameEnv, GameVectorEnv, environment_id  # noqa: E402


def legal_moves(masks: Any, random: Any) -> Any:
    """A random legal move of every game."""
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


@every_table()
@pytest.mark.usefixtures("capsys")
def test_environment(table: dict[str, Any]) -> None:
    settings = {**table, "name": None}
    del settings["name"]
    made = gymnasium.make(environment_id(table["name"]), **settings)
    check_env(made.unwrapped)


@every_table()
def test_a_game_is_played_to_its_end(table: dict[str, Any]) -> None:
    env, random = GameEnv(**table, opponents="random"), np.random.default_rng(1)
    rewards = []
    for game in range(4):
        observation, info = env.reset(seed=1 if game == 0 else None)
        assert info["learner"] == observation[0] % table["players"] == game % table["players"]
        is_over = False
        while not is_over:
            assert env.observation_space.contains(observation)
            assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
            action = legal_moves([env.action_masks()], random)[0]
            observation, reward, is_over, _, info = env.step(action)
        rewards.append(reward)
    assert all(0 <= reward <= 1 for reward in rewards)


@pytest.mark.parametrize("name", OBSERVED)
def test_an_illegal_move_is_explained(name: str) -> None:
    env = GameEnv(name)
    _, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[-1]
    _, reward, is_over, _, info = env.step(illegal)
    assert (reward, is_over) == (-1, True)
    assert info["refusal"]
    strict = GameEnv(name, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(VakaError):
        strict.step(illegal)


def test_the_learner_can_be_chosen() -> None:
    env = GameEnv(OBSERVED[0], players=3, learner=2, opponents=["random", "greedy", "random"])
    assert env.reset()[1]["learner"] == env.reset()[1]["learner"] == 2
    assert env.reset(options={"learner": 1})[1]["learner"] == 1
    with pytest.raises(InvalidSetup, match="player below 2, not 5"):
        GameEnv(OBSERVED[0], learner=5)


# ---- many games


@every_table()
def test_vector_environment(table: dict[str, Any]) -> None:
    """The spaces and the automatic reset that Gymnasium documents for a vector environment."""
    env, random = GameVectorEnv(**table, num_envs=5), np.random.default_rng(1)
    observations, info = env.reset(seed=1)
    assert np.array_equal(observations, env.reset(seed=1)[0])
    endings = 0
    for _ in range(400):
        assert env.observation_space.contains(observations)
        assert np.array_equal(env.action_masks(), info["action_mask"])
        before = info["learner"]
        actions = legal_moves(info["action_mask"], random)
        assert env.action_space.contains(actions)
        observations, rewards, done, truncated, info = env.step(actions)
        assert not truncated.any()
        assert (rewards[~done] == 0).all()
        for index in np.flatnonzero(done):
            final = info["final_obs"][index]
            assert env.single_observation_space.contains(final)
            assert final[0] % table["players"] == before[index]
        endings += done.sum()
    env.close()
    assert endings


@pytest.mark.parametrize("name", OBSERVED)
def test_a_vector_environment_plays_like_single_ones(name: str) -> None:
    """Observation, mask and reward of game 0, whose chance moves are those of its own dice."""
    kind = environment_id(name)
    env = gymnasium.make_vec(kind, num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(env.unwrapped, GameVectorEnv)
    sync = gymnasium.make_vec(kind, num_envs=3, vectorization_mode="sync")
    for each in (env, sync):
        observations, info = each.reset(seed=1)
        assert observations.shape == each.observation_space.shape
        assert set(info) >= {"action_mask", "learner"}
    assert env.single_observation_space == sync.single_observation_space
    assert env.single_action_space == sync.single_action_space


@pytest.mark.parametrize("name", OBSERVED)
def test_observations_as_floats(name: str) -> None:
    """Those of a single game and of many, from the first to the last."""
    single = GameEnv(name, floats=True)
    check_env(single, skip_render_check=True)
    assert single.reset(seed=1)[0].dtype == np.float32
    floats, plain = (GameVectorEnv(name, 5, floats=each) for each in (True, False))
    highs, random = plain.single_observation_space.high, np.random.default_rng(1)
    assert floats.single_observation_space == single.observation_space
    (seen, info), (expected, _) = floats.reset(seed=1), plain.reset(seed=1)
    endings = 0
    for _ in range(300):
        assert floats.observation_space.contains(seen)
        assert np.array_equal(seen, expected / highs.astype(np.float32))
        actions = legal_moves(info["action_mask"], random)
        seen, _, done, _, info = floats.step(actions)
        expected, _, _, _, plain_info = plain.step(actions)
        for index in np.flatnonzero(done):
            final = info["final_obs"][index]
            assert final.dtype == np.float32
            assert np.allclose(final * highs, plain_info["final_obs"][index])
        endings += done.sum()
    assert endings


def test_arrays_are_copies_unless_asked_otherwise() -> None:
    kept, shared = (GameVectorEnv(OBSERVED[0], 2, copy=copy) for copy in (True, False))
    assert kept.reset(seed=1)[0] is not kept.batch.observations
    assert shared.reset(seed=1)[0] is shared.batch.observations
    with pytest.raises(ValueError, match="one seed for all games"):
        kept.reset(seed=[1, 2])

"""Environments for Gymnasium: one player learns, agents play for the others.

    import gymnasium
    import vaka.envs.gymnasium
    env = gymnasium.make("vaka/Tahiti-v1", opponents="greedy")

Every game with observations is registered under its name and the version of its rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vaka import games
from vaka.agents.agent import act
from vaka.core.errors import IllegalMove, InvalidSetup, NotNow
from vaka.envs.batch import Batch
from vaka.envs.env_setup import Opponents, make_table
from vaka.envs.episode import RENDER_MODES, Episode, check_render_mode
from vaka.envs.spaces import action_space, observation_space, scaled

Observation = NDArray[np.uint8] | NDArray[np.float32]
"""What the learner knows; `Game.observation` is the layout. Bytes, or `floats` from 0 to 1."""

ILLEGAL_REWARD = -1.0
"""The reward of an illegal move, which ends the game."""


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which one player learns.

    `learner` is its number, or `each` to take turns: player 0 in the first game, then player 1, and
    so on. `opponents` is one agent for all other players, or a list with one for every player.
    `players`, `options` and `first` are as in `vaka.envs.env_setup.make_table`. With `floats`,
    every number of an observation is divided by its highest value.

    The reward is the learner's share in the win, at the end. An illegal move ends the game with
    `illegal_reward`, and `info["refusal"]` explains it; with None it raises an error instead.
    `action_masks()` and `info["action_mask"]` show the legal moves.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}
    """The ways to render."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        first: int | None = None,
        learner: int | Literal["each"] = "each",
        opponents: Opponents = "random",
        illegal_reward: float | None = ILLEGAL_REWARD,
        floats: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.table = table = make_table(name, players, options, first)
        if learner != "each" and learner not in range(table.players):
            raise InvalidSetup(f"the learner is a player below {table.players}, not {learner!r}")
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(table, floats)
        self.action_space = action_space(table)
        self.episode = Episode(table)
        self.learner = -1 if learner == "each" else learner
        self._floats = floats
        self._is_rotating = learner == "each"
        self._agents = table.agents(opponents)
        self._illegal_reward = illegal_reward

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and go on to the learner's first decision.

        `options={"learner": 1}` chooses the learner of this game. A seed begins with the first
        learner again."""
        super().reset(seed=seed)
        if self._is_rotating:
            self.learner = 0 if seed is not None else (self.learner + 1) % self.table.players
        if options and "learner" in options:
            self.learner = int(options["learner"]) % self.table.players
        self.episode.begin(self.np_random)
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a move of the learner, and go on to its next decision."""
        try:
            self.episode.play(action)
        except (IllegalMove, NotNow) as error:
            if self._illegal_reward is None:
                raise
            info = {**self._info(), "refusal": str(error)}
            return self._observation(), self._illegal_reward, True, False, info
        self._go_on()
        is_over = self.episode.state.is_over
        reward = self.episode.state.returns()[self.learner] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves as booleans; the name that sb3-contrib expects."""
        return self.episode.mask().view(np.bool_)

    def render(self) -> str | None:
        """Print the table (`human`) or return it as text (`ansi`)."""
        return self.episode.render(self.render_mode)

    def _go_on(self) -> None:
        """Let the opponents play up to the learner's next decision."""
        episode, state = self.episode, self.episode.state
        while not state.is_over and (player := episode.player()) != self.learner:
            act(self._agents[player], self.table.game, state, episode.dice)
            episode.draw()

    def _observation(self) -> Observation:
        seen = self.episode.observation(self.learner)
        return scaled(self.table, seen) if self._floats else seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(), "learner": self.learner}


class GameVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games at once in compiled code (`vaka.envs.batch`), as a Gymnasium `VectorEnv`.

    A game that ends begins again in the same step; `info["final_obs"]` then has what the learner
    saw at the end. Arrays are copies unless `copy` is False. `floats` is as in `GameEnv`. An
    illegal move raises an error.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }
    """The ways to render, and when a game begins again."""

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        first: int | None = None,
        learner: int | Literal["each"] = "each",
        opponents: Opponents = "random",
        threads: int = 1,
        copy: bool = True,
        floats: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.batch = Batch(
            name,
            num_envs,
            players=players,
            options=options,
            first=first,
            learner=learner,
            opponents=opponents,
            finals=True,
            floats=floats,
            threads=threads,
        )
        self.num_envs = num_envs
        self.render_mode = check_render_mode(render_mode)
        self.single_observation_space = observation_space(self.batch.table, floats)
        self.single_action_space = action_space(self.batch.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._floats = floats

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games again."""
        if isinstance(seed, list):
            raise ValueError("a batch takes one seed for all games")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self._observations(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play a move of the learner in every game, and go on to its next decision."""
        batch = self.batch
        learners = batch.learners.copy()
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), learners].astype(np.float64)
        info = self._info()
        if batch.done.any():
            info["final_obs"] = np.full(self.num_envs, None, dtype=object)
            for index in np.flatnonzero(batch.done):
                final = batch.finals[index]
                info["final_obs"][index] = (
                    scaled(batch.table, final) if self._floats else final.copy()
                )
            info["_final_obs"] = batch.done.copy()
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, batch.done.copy(), truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves of every game as booleans."""
        return self._shown(self.batch.masks)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        """End the threads."""
        self.batch.close()

    def _observations(self) -> Observation:
        return self._shown(self.batch.floats if self._floats else self.batch.observations)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._shown(self.batch.masks), "learner": self.batch.learners.copy()}

    def _shown(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


def environment_id(name: str) -> str:
    """The id of a game in Gymnasium's registry."""
    return f"vaka/{name.capitalize()}-v{games.load(name).rules_version}"


def register() -> None:
    """Register all games with observations. Importing this module does it."""
    for name in games.names():
        game, identifier = games.load(name), environment_id(name)
        if game.features.observations and identifier not in gymnasium.registry:
            gymnasium.register(
                identifier,
                entry_point="vaka.envs.gymnasium:GameEnv",
                vector_entry_point="vaka.envs.gymnasium:GameVectorEnv",
                kwargs={"name": name},
            )


register()

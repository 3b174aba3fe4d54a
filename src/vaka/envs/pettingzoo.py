"""Environments for PettingZoo: all players are agents that act in turn (AEC).

from vaka.envs import pettingzoo
env = pettingzoo.env("tahiti", players=2)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from vaka.envs.env_setup import make_table
from vaka.envs.episode import RENDER_MODES, Episode, check_render_mode
from vaka.envs.spaces import action_space, masked_space

Observation = dict[str, NDArray[Any]]
"""`observation`: what the player knows; `action_mask`: its legal moves, all 0 if it is not its
turn."""

ILLEGAL_REWARD = -1.0
"""The reward of a player whose illegal move ends the game (`env`)."""


def env(name: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """An environment by the name of a game, with the usual wrappers: an illegal move ends the game
    with a reward of -1 for its player, and calls in a wrong order raise errors.

    The settings are those of `raw_env`."""
    game: Any = raw_env(name, **settings)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(game)


class raw_env(AECEnv[str, Observation, int], EzPickle):  # noqa: N801  the name PettingZoo expects
    """A game as an environment. The agents are the players `player_0`, `player_1` and so on.

    Chance is part of the environment. An agent may act several times in a row: a choice consists of
    several moves. At the end, each agent gets its share in the win as a reward. An illegal move
    raises an error that names the rule, and changes nothing.

    `players` is the number of players, `options` are options of the rules, and `first` is the seat
    that begins (None: by lot).
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        first: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, name, players, options, first, render_mode)
        super().__init__()
        table = make_table(name, players, options, first)
        self.metadata = {
            "name": f"{name}_v{table.game.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_render_mode(render_mode)
        self.episode = Episode(table)
        self.possible_agents = [f"player_{player}" for player in range(table.players)]
        self.agents = self.possible_agents[:]
        self._players = {agent: player for player, agent in enumerate(self.agents)}
        self._actions = {agent: action_space(table) for agent in self.agents}
        self._observations = {agent: masked_space(table) for agent in self.agents}
        self._no_moves = np.zeros(table.game.move_count, np.int8)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """`observation` and `action_mask`."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All moves of the game."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game. The same seed gives the same chance moves."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode.begin(self._random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.player()]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and its legal moves."""
        player = self._players[agent]
        is_to_move = not self.episode.state.is_over and self.episode.player() == player
        mask = self.episode.mask() if is_to_move else self._no_moves.copy()
        return {"observation": self.episode.observation(player), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play a move of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(action)
        self._cumulative_rewards[agent] = 0.0
        if self.episode.state.is_over:
            shares = self.episode.state.returns()
            self.rewards = dict(zip(self.possible_agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.episode.player()]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Print the table (`human`) or return it as text (`ansi`)."""
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

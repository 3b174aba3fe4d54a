"""The table at which an environment plays: a game, its set-up, and agents for other players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from vaka import games
from vaka.agents import registry
from vaka.agents.agent import Agent
from vaka.core.errors import InvalidSetup
from vaka.core.game import Game, ObservableState, Setup
from vaka.core.observation import Layout

Opponents = str | Agent | Sequence[str | Agent]
"""Agents as text or as objects: one for all players, or one for each."""


@dataclass(frozen=True)
class EnvTable:
    """A game with its set-up, and what follows from it."""

    game: Game
    """The game."""

    setup: Setup
    """Players, seats and options."""

    @cached_property
    def start(self) -> ObservableState:
        """The position before the first move. Do not change it."""
        return cast("ObservableState", self.game.initial_state(self.setup))

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.setup.players)

    @cached_property
    def seats(self) -> list[int]:
        """The first seat of each player. A player may have more than one."""
        owners = [self.start.player_of(seat) for seat in range(self.start.seats)]
        return [owners.index(player) for player in range(self.players)]

    @cached_property
    def layout(self) -> Layout:
        """The layout of an observation."""
        return self.game.observation(self.start.seats)

    def agents(self, opponents: Opponents) -> list[Agent]:
        """An agent for each player."""
        if isinstance(opponents, str | Agent):
            opponents = [opponents] * self.players
        if len(opponents) != self.players:
            raise InvalidSetup(
                f"one opponent for each of {self.players} players, not {len(opponents)}"
            )
        return [
            each if isinstance(each, Agent) else registry.make(each, self.game)
            for each in opponents
        ]


def make_table(
    name: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    first: int | None = None,
) -> EnvTable:
    """A table by the name of a game. Without a number of players, it has the fewest possible.

    `first` is the seat that begins; None draws it by lot. Raise `InvalidSetup` if there is no such
    table."""
    game = games.load(name)
    if not game.features.observations:
        raise InvalidSetup(f"{name} has no observations")
    count = game.player_counts[0] if players is None else players
    return EnvTable(game, game.setup(count, options=options, first=first))

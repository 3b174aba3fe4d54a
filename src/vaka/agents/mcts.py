"""The agent `mcts`: Monte Carlo tree search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from vaka.agents.agent import Agent, LegalMove, check_number
from vaka.agents.search import Budget, SearchSettings, search_view
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import JSON, Game

DEFAULT_PLAYOUTS = 2000
"""The number of playouts if the agent has no budget."""

MAX_THREADS = 256
MAX_PLAYOUTS = 1_000_000_000
MAX_SECONDS = 86_400
MAX_ROLLOUT_TURNS = 100_000
MAX_CANDIDATES = 1000
"""With more candidates a single playout takes seconds."""

MAX_WEIGHT = 1000
"""More `exploration` or `width` than this changes nothing."""


@dataclass
class MctsAgent(Agent):
    """Monte Carlo tree search over the states that are possible given its view.

    The budget covers a whole choice, however many moves it has. Forced moves cost nothing. With one
    thread and a budget in playouts, the same dice give the same moves.
    """

    game: Game
    playouts: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    threads: int = 1
    exploration: float = SearchSettings.exploration
    width: float = SearchSettings.width
    rollout_turns: int = SearchSettings.rollout_turns
    rollout_candidates: int = SearchSettings.rollout_candidates
    tree_candidates: int = SearchSettings.tree_candidates
    network: bool = True

    def __post_init__(self) -> None:
        check = partial(check_number, "mcts")
        check("threads", self.threads, MAX_THREADS)
        if self.rollout_candidates:
            check("rollout_candidates", self.rollout_candidates, MAX_CANDIDATES)
        if self.tree_candidates:
            check("tree_candidates", self.tree_candidates, MAX_CANDIDATES)
        check("playouts", self.playouts, MAX_PLAYOUTS, least=0)
        check("seconds", self.seconds, MAX_SECONDS, least=0)
        check("cpu", self.cpu, MAX_SECONDS, least=0)
        check("exploration", self.exploration, MAX_WEIGHT, least=0)
        check("width", self.width, MAX_WEIGHT, least=0)
        check("rollout_turns", self.rollout_turns, MAX_ROLLOUT_TURNS, least=-1)
        if not (self.playouts or self.seconds or self.cpu):
            self.playouts = DEFAULT_PLAYOUTS
        self._budget = Budget(self.playouts, self.seconds, self.cpu)
        self._settings = SearchSettings(
            self.exploration,
            self.width,
            self.rollout_turns,
            self.rollout_candidates,
            self.tree_candidates,
            self.network,
        )

    def limit_time(self, seconds: float) -> None:
        """Limit the seconds per choice, and allow one thread only."""
        if self.seconds > seconds:
            raise InvalidSetup(
                f"agent mcts may think for {seconds:g} seconds here, not {self.seconds:g}"
            )
        if self.threads > 1:
            raise InvalidSetup(f"agent mcts may use one thread here, not {self.threads}")
        self._budget = Budget(self.playouts, self.seconds or seconds, self.cpu)

    def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:
        """Return the first move of the best choice."""
        return self.plan(view, moves, dice)[0]

    def plan(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> list[int]:
        """Return all moves of the best choice."""
        if len(moves) == 1:
            return [moves[0].move]
        found = search_view(
            self.game,
            view,
            dice,
            self._budget,
            settings=self._settings,
            threads=self.threads,
            until_settled=True,
        )
        return list(found.run)

"""The agent `mcts`: plays out thousands of futures, and chooses what leads to the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from vaka.agents.agent import Agent, Offer, check_number
from vaka.agents.search import Budget, Settings, Thought, think
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import JSON, Game

PLAYOUTS = 2000
"""How many there are where no budget is given."""

MOST_THREADS = 256
MOST_TASTE = 1000
"""More would make a single playout last for seconds."""

MOST_PLAYOUTS = 1_000_000_000
MOST_SECONDS = 86_400
MOST_HORIZON = 100_000
MOST_WEIGHT = 1000
"""More exploration or width than this changes nothing any more."""


@dataclass
class Mcts(Agent):
    """Monte Carlo tree search over all that may lie behind its view.

    The budget is for a whole choice, of however many moves; what is forced costs nothing. With one
    thread and a number of playouts the same dice lead to the same moves.
    """

    game: Game
    playouts: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    threads: int = 1
    exploration: float = Settings.exploration
    width: float = Settings.width
    horizon: int = Settings.horizon
    taste: int = Settings.taste

    def __post_init__(self) -> None:
        check = partial(check_number, "mcts")
        check("threads", self.threads, MOST_THREADS)
        if self.taste:
            check("taste", self.taste, MOST_TASTE)
        check("playouts", self.playouts, MOST_PLAYOUTS, least=0)
        check("seconds", self.seconds, MOST_SECONDS, least=0)
        check("cpu", self.cpu, MOST_SECONDS, least=0)
        check("exploration", self.exploration, MOST_WEIGHT, least=0)
        check("width", self.width, MOST_WEIGHT, least=0)
        check("horizon", self.horizon, MOST_HORIZON, least=-1)
        if not (self.playouts or self.seconds or self.cpu):
            self.playouts = PLAYOUTS
        self._budget = Budget(self.playouts, self.seconds, self.cpu)
        self._settings = Settings(self.exploration, self.width, self.horizon, self.taste)

    def limit(self, seconds: float) -> None:
        if self.seconds > seconds:
            raise InvalidSetup(
                f"agent mcts may think for {seconds:g} seconds here, not for {self.seconds:g}"
            )
        if self.threads > 1:
            raise InvalidSetup(f"agent mcts may use one thread here, not {self.threads}")
        self._budget = Budget(self.playouts, self.seconds or seconds, self.cpu)

    def choose(self, view: JSON, moves: Sequence[Offer], dice: Dice) -> int:
        return self.plan(view, moves, dice)[0]

    def plan(self, view: JSON, moves: Sequence[Offer], dice: Dice) -> list[int]:
        if len(moves) == 1:
            return [moves[0].move]
        return list(self._think(view, dice).run)

    def _think(self, view: JSON, dice: Dice) -> Thought:
        return think(
            self.game,
            view,
            dice,
            self._budget,
            settings=self._settings,
            threads=self.threads,
            until_settled=True,
        )

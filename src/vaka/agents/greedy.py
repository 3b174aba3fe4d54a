"""The agent `greedy`: one-turn lookahead with exact expected values at chance nodes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from vaka.agents.agent import PossibleStates, SearchingAgent, check_number
from vaka.agents.lookahead import Lookahead
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import Game

# Larger values take hours and change nothing.
MAX_DEPTH = 100
MAX_WIDTH = 1_000_000
MAX_DETERMINIZATIONS = 10_000


@dataclass
class GreedyAgent(SearchingAgent):
    """Evaluates every complete choice, including the tiles or cards that may follow.

    The value of a position is `Game.evaluate`. Within its own turn the agent looks `depth` choices
    ahead and assumes that it chooses best. If the game has hidden information, it averages over
    several states that are possible given its view.
    """

    game: Game
    depth: int = 2
    width: int = 300
    """The maximum number of complete choices to evaluate."""

    determinizations: int = 3
    """The number of possible states to average over if the game has hidden information."""

    def __post_init__(self) -> None:
        check_number("greedy", "depth", self.depth, MAX_DEPTH)
        check_number("greedy", "width", self.width, MAX_WIDTH)
        check_number("greedy", "determinizations", self.determinizations, MAX_DETERMINIZATIONS)

    def limit_time(self, seconds: float) -> None:  # noqa: ARG002
        """Allow no parameter above its default, which takes well under a second."""
        for name in ("depth", "width", "determinizations"):
            value, most = getattr(self, name), getattr(GreedyAgent, name)
            if value > most:
                raise InvalidSetup(f"agent greedy may have {name} {most} here, not {value}")

    def plan_among(self, possible: PossibleStates, moves: Sequence[int], dice: Dice) -> list[int]:
        """Return the first move of the best choice; break ties at random."""
        if len(moves) == 1:
            return list(moves)
        states = [possible.sample(dice) for _ in range(self._samples)]
        lookahead = Lookahead(
            self.game.search_adapter(states[0]), possible.seat, self.width, self.depth
        )
        results = [list(lookahead.results(self.depth))]
        for state in states[1:]:
            lookahead.adapter.set_root(state)
            results.append(list(lookahead.results(self.depth)))
        values: dict[int, float] = {}
        for same in zip(*results, strict=True):
            move, value = same[0][0], fmean(value for _, value in same)
            values[move] = max(value, values.get(move, value))
        best = max(values.values())
        return [dice.choose([move for move, value in values.items() if value >= best - 1e-9])]

    @property
    def _samples(self) -> int:
        return self.determinizations if self.game.has_hidden_information else 1

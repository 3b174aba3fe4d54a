"""The agent `greedy`: takes what looks best right after its choice, chance weighed exactly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from vaka.agents.agent import Agent, Offer, check_number
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, JSON, Game, State

MOST_DEPTH = 100
MOST_WIDTH = 1_000_000
MOST_GUESSES = 10_000
"""More than these would last for hours, and change nothing."""


@dataclass
class Greedy(Agent):
    """Looks at every complete choice, at the tiles or cards that may come, and no further.

    What a position is worth is the game's own `evaluate`. While its own turn goes on, it assumes it
    will choose best; `depth` is how many of its choices it looks ahead within the turn. Where cards
    are hidden, it takes the mean over a few tables that could lie behind its view.
    """

    game: Game
    depth: int = 2
    width: int = 300
    """How many complete choices are looked at, at the most."""

    guesses: int = 3
    """How many tables that could lie behind the view are looked at, where something is hidden."""

    def __post_init__(self) -> None:
        check_number("greedy", "depth", self.depth, MOST_DEPTH)
        check_number("greedy", "width", self.width, MOST_WIDTH)
        check_number("greedy", "guesses", self.guesses, MOST_GUESSES)

    def limit(self, seconds: float) -> None:  # noqa: ARG002
        for name in ("depth", "width", "guesses"):
            asked, usual = getattr(self, name), getattr(Greedy, name)
            if asked > usual:
                raise InvalidSetup(f"agent greedy may have {name} {usual} here, not {asked}")

    def choose(self, view: JSON, moves: Sequence[Offer], dice: Dice) -> int:
        if len(moves) == 1:
            return moves[0].move
        states = [self.game.guess(view, dice) for _ in range(self._tables)]
        values: dict[int, float] = {}
        for run in choices(states[0], self.width):
            value = fmean(self._value_after(each, run, each.turn, self.depth) for each in states)
            values[run[0]] = max(value, values.get(run[0], value))
        best = max(values.values())
        return dice.choose([move for move, value in values.items() if value >= best - 1e-9])

    @property
    def _tables(self) -> int:
        return self.guesses if self.game.hides else 1

    def _value_after(self, state: State, run: Sequence[int], seat: int, depth: int) -> float:
        after = state.copy()
        for move in run:
            after.play(move)
        return self._value(after, seat, depth - 1)

    def _value(self, state: State, seat: int, depth: int) -> float:
        """What a position is worth: chance on average, its own turn at best, else as it looks."""
        if state.turn == CHANCE:
            return self._value_of_chance(state, seat)
        if depth <= 0 or state.turn != seat or state.is_turn_start:
            return self.game.evaluate(state, seat)
        runs = choices(state, self.width)
        return max(self._value_after(state, run, seat, depth) for run in runs)

    def _value_of_chance(self, state: State, seat: int) -> float:
        """The mean over all that may be turned up."""
        weights = state.weights()
        total = 0.0
        for move, weight in zip(state.moves(), weights, strict=True):
            after = state.copy()
            after.play(move)
            total += weight * self.game.evaluate(after, seat)
        return total / sum(weights)

"""The chance player in the games of a match: independent, or the same for all games of a round."""

from __future__ import annotations

from math import log
from typing import Protocol

from vaka.core.dice import Dice
from vaka.core.game import State
from vaka.core.search_adapter import sample_move


class ChancePlayer(Protocol):
    """Chooses the outcomes of chance."""

    def draw(self, state: State) -> int:
        """Return one of the moves of a state where chance is to act, according to their weights."""
        ...


class IndependentChance:
    """Samples each outcome from dice."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def draw(self, state: State) -> int:
        """Return a random move."""
        return sample_move(state, self.dice)


class PairedChance:
    """Samples the same outcomes in all games with the same dice, as far as the games allow it.

    In each draw, every move gets a waiting time that depends only on the dice, the number of the
    draw and the move. It is exponentially distributed with the weight of the move as its rate, and
    the move with the shortest time is drawn. So every move has exactly its probability, and two
    games draw the same move as long as they can draw from the same moves with the same weights. All
    games see the tiles of a pile in the same order if nothing else is drawn.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.drawn = 0

    def draw(self, state: State) -> int:
        """Return the move with the shortest waiting time."""
        self.drawn += 1
        times = (
            (self._waiting_time(move, weight), move)
            for move, weight in zip(state.moves(), state.weights(), strict=True)
            if weight
        )
        return min(times)[1]

    def _waiting_time(self, move: int, weight: int) -> float:
        value = self.dice.fork(f"{self.drawn}/{move}").next() + 1
        return -log(value / 2**64) / weight

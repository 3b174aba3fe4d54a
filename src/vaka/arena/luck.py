"""What chance turns up in the games of a match: thrown for each game, or the same for a round."""

from __future__ import annotations

from itertools import accumulate
from math import log
from typing import Protocol

from vaka.core.dice import Dice
from vaka.core.game import State


class Luck(Protocol):
    """Chance as a player."""

    def draw(self, state: State) -> int:
        """One of the moves of a state where chance is to act, by their weights."""
        ...


class Thrown:
    """Chance that throws dice."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def draw(self, state: State) -> int:
        upto = list(accumulate(state.weights()))
        value = self.dice.below(upto[-1])
        return state.moves()[next(index for index, limit in enumerate(upto) if value < limit)]


class Dealt:
    """Chance that is the same in every game with the same dice, as far as the games let it.

    For each draw anew, every move waits for a time that depends on the dice, the number of the draw
    and the move alone: exponential, with the weight of the move as its rate. The first to come is
    drawn. So each has exactly its chance, whatever came before; and as long as two games have the
    same left to draw from, they draw the same. Of a pile that is only turned over, tile by tile,
    every game sees the same order.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.drawn = 0

    def draw(self, state: State) -> int:
        self.drawn += 1
        waits = (
            (self._wait(move, weight), move)
            for move, weight in zip(state.moves(), state.weights(), strict=True)
            if weight
        )
        return min(waits)[1]

    def _wait(self, move: int, weight: int) -> float:
        thrown = self.dice.fork(f"{self.drawn}/{move}").next() + 1
        return -log(thrown / 2**64) / weight

"""What a search has found out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Self

from vaka.agents.search.tree import Tree

SURE = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance to win, with its 95 % interval (Wilson), as if every playout were a game won or
    lost."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, value: float, visits: int) -> Self:
        """The chance that so many playouts speak for."""
        if visits == 0:
            return cls(value, 0.0, 1.0)
        square = SURE * SURE / visits
        middle = (value + square / 2) / (1 + square)
        reach = SURE * sqrt(max(0.0, value * (1 - value)) / visits + square / (4 * visits))
        reach /= 1 + square
        return cls(
            value, min(value, max(0.0, middle - reach)), max(value, min(1.0, middle + reach))
        )


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move that was looked at: how often, and what it promises each player."""

    move: int
    visits: int
    chances: tuple[Chance, ...]


@dataclass(frozen=True)
class Thought:
    """What came of thinking about a position.

    `moves` are those looked at, the most visited first; `best` is the first of them. `run` is what
    to play from here: `best`, and what follows it within the same choice. `line` goes on with the
    best replies of the others, as far as no chance comes in between. `chances` are those of each
    player if the best move is made; where its hand is hidden, the mean over all that was tried for
    each hand. Where it is chance's turn or the game is over, or where the move is possible with
    another hand only, there is no best move.
    """

    best: int | None
    run: tuple[int, ...]
    line: tuple[int, ...]
    chances: tuple[Chance, ...]
    moves: tuple[Weighed, ...]
    playouts: int

    def of(self, move: int) -> Weighed | None:
        """What was found out about a move, if it was looked at."""
        return next((weighed for weighed in self.moves if weighed.move == move), None)


def weighed(trees: Sequence[Tree], line: list[int]) -> list[Weighed]:
    """The moves tried after a line, the most visited first; among equals the best for chance."""
    found: dict[int, tuple[int, list[float]]] = {}
    for tree in trees:
        node = tree.find(line)
        for move in tree.moves(node) if node >= 0 else ():
            visits, won = tree.count(tree.find([*line, move]))
            before, sums = found.get(move, (0, [0.0] * tree.players))
            found[move] = before + visits, [a + b for a, b in zip(sums, won, strict=True)]
    moves = [
        Weighed(move, visits, tuple(Chance.of(value / visits, visits) for value in won))
        for move, (visits, won) in sorted(found.items())
    ]
    return sorted(moves, key=lambda one: -one.visits)


def mean_chances(trees: Sequence[Tree]) -> tuple[Chance, ...]:
    """The chances of each player over all that was played."""
    counts = [tree.count(0) for tree in trees]
    visits = sum(count for count, _ in counts)
    sums = [sum(won) for won in zip(*(won for _, won in counts), strict=True)]
    return tuple(Chance.of(value / visits if visits else 0.0, visits) for value in sums)

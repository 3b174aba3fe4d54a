"""The result of a search: estimated win chances with intervals, and the best line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Self

from vaka.agents.search.tree import Tree

Z_95 = 1.96
"""The two-sided 95 % quantile of the normal distribution."""


@dataclass(frozen=True, slots=True)
class WinChance:
    """A chance to win as `value`, with its 95 % interval (Wilson) from `low` to `high`. Each
    playout counts as one game won or lost."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, value: float, visits: int) -> Self:
        """The chance and its interval, from the mean over a number of playouts."""
        if visits == 0:
            return cls(value, 0.0, 1.0)
        square = Z_95 * Z_95 / visits
        middle = (value + square / 2) / (1 + square)
        reach = Z_95 * sqrt(max(0.0, value * (1 - value)) / visits + square / (4 * visits))
        reach /= 1 + square
        return cls(
            value, min(value, max(0.0, middle - reach)), max(value, min(1.0, middle + reach))
        )


@dataclass(frozen=True, slots=True)
class MoveEstimate:
    """A `move` that the search tried, its `visits`, and the `chances` of each player after it."""

    move: int
    visits: int
    chances: tuple[WinChance, ...]


@dataclass(frozen=True)
class SearchResult:
    """What a search found out about a position.

    `moves` are the moves tried, the most visited first. `best` is the first of them. `run` is what
    to play: `best`, and the moves after it within the same choice. `line` continues `run` with the
    best replies until chance acts. `playouts` is how many there were.

    `chances` are those of each player after the best move. If the hand of the seat to move is
    hidden from the searching seat, they are the mean over all playouts.

    `best` is None if it is chance's turn, if the game is over, or if the best move is possible only
    with another hand.
    """

    best: int | None
    run: tuple[int, ...]
    line: tuple[int, ...]
    chances: tuple[WinChance, ...]
    moves: tuple[MoveEstimate, ...]
    playouts: int

    def of(self, move: int) -> MoveEstimate | None:
        """The estimate for a move, or None if the search did not try it."""
        return next((estimate for estimate in self.moves if estimate.move == move), None)


def estimated_moves(trees: Sequence[Tree], line: list[int]) -> list[MoveEstimate]:
    """The moves tried after a line in any of the trees, the most visited first."""
    found: dict[int, tuple[int, list[float]]] = {}
    for tree in trees:
        node = tree.find(line)
        for move in tree.moves(node) if node >= 0 else ():
            visits, wins = tree.totals(tree.find([*line, move]))
            before, sums = found.get(move, (0, [0.0] * tree.players))
            found[move] = before + visits, [a + b for a, b in zip(sums, wins, strict=True)]
    moves = [
        MoveEstimate(move, visits, tuple(WinChance.of(value / visits, visits) for value in wins))
        for move, (visits, wins) in sorted(found.items())
    ]
    return sorted(moves, key=lambda estimate: -estimate.visits)


def mean_win_chances(trees: Sequence[Tree]) -> tuple[WinChance, ...]:
    """The chances of each player over all playouts."""
    totals = [tree.totals(0) for tree in trees]
    visits = sum(count for count, _ in totals)
    sums = [sum(wins) for wins in zip(*(wins for _, wins in totals), strict=True)]
    return tuple(WinChance.of(value / visits if visits else 0.0, visits) for value in sums)

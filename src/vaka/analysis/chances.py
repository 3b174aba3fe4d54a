"""The chance to win of every player, and how chances are compared."""

from __future__ import annotations

from math import sqrt

from vaka.agents.search import Budget, Chance

Chances = tuple[Chance, ...]
"""The chance of each player; the values make up 1."""


def difference(better: Chance, worse: Chance) -> Chance:
    """How much better one chance is than another that was found independently of it."""
    value = better.value - worse.value
    below = sqrt((better.value - better.low) ** 2 + (worse.high - worse.value) ** 2)
    above = sqrt((better.high - better.value) ** 2 + (worse.value - worse.low) ** 2)
    return Chance(value, value - below, value + above)


def part(budget: Budget, share: float) -> Budget:
    """A part of a budget, at least one playout of it."""
    playouts = max(1, int(budget.playouts * share)) if budget.playouts else 0
    return Budget(playouts, budget.seconds * share, budget.cpu * share)

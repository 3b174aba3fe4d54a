"""The chance to win of every player, and how chances are compared."""

from __future__ import annotations

import math

from vaka.agents.search import Budget, Chance

Chances = tuple[Chance, ...]
"""The chance of each player; the values make up 1."""


def difference(better: Chance, worse: Chance) -> Chance:
    """How much better one chance is than another that was found independently of it."""
    value = better.value - worse.value
    below = math.sqrt((better.value - better.low) ** 2 + (worse.high - worse.value) ** 2)
    above = math.sqrt((better.high - better.value) ** 2 + (worse.value - worse.low) ** 2)
    return Chance(value, value - below, value + above)


def sharpened(chances: Chances, power: float) -> Chances:
    """The same chances, said with more certainty: each raised to a power, against the others."""
    total = sum(math.pow(chance.value, power) for chance in chances)
    return tuple(_sharpened(chance, total, power) for chance in chances)


def _sharpened(chance: Chance, total: float, power: float) -> Chance:
    """One of them. Where it might be lower or higher, the others share the rest as they do now."""
    own, rest = math.pow(chance.value, power), math.pow(max(0.0, 1 - chance.value), power)
    others = (total - own) / rest if rest else 1.0

    def share(value: float) -> float:
        weight = math.pow(value, power)
        return weight / (weight + others * math.pow(max(0.0, 1 - value), power))

    return Chance(own / total, share(chance.low), share(chance.high))


def part(budget: Budget, share: float) -> Budget:
    """A part of a budget, at least one playout of it."""
    playouts = max(1, int(budget.playouts * share)) if budget.playouts else 0
    return Budget(playouts, budget.seconds * share, budget.cpu * share)

"""The chances of all players to win, and how to compare them."""

from __future__ import annotations

import math

from vaka.agents.search import Budget, WinChance
from vaka.core.game import Game

WinChances = tuple[WinChance, ...]
"""The chance of each player. The values add up to 1."""


def difference(better: WinChance, worse: WinChance) -> WinChance:
    """The difference between two chances that were measured independently."""
    value = better.value - worse.value
    below = math.sqrt((better.value - better.low) ** 2 + (worse.high - worse.value) ** 2)
    above = math.sqrt((better.high - better.value) ** 2 + (worse.value - worse.low) ** 2)
    return WinChance(value, value - below, value + above)


def calibrated(game: Game, chances: WinChances) -> WinChances:
    """The chances of a search that knew the whole position, as certain as results confirm."""
    return with_power(chances, game.search_profile(len(chances)).calibration_power)


def with_power(chances: WinChances, power: float) -> WinChances:
    """Each chance raised to a power, then normalized: more certain above 1, less below."""
    total = sum(math.pow(chance.value, power) for chance in chances)
    return tuple(_with_power(chance, total, power) for chance in chances)


def _with_power(chance: WinChance, total: float, power: float) -> WinChance:
    """One of them. At the ends of its interval, the others share the rest as they do now."""
    own, rest = math.pow(chance.value, power), math.pow(max(0.0, 1 - chance.value), power)
    others = (total - own) / rest if rest else 1.0

    def share(value: float) -> float:
        weight = math.pow(value, power)
        return weight / (weight + others * math.pow(max(0.0, 1 - value), power))

    return WinChance(own / total, share(chance.low), share(chance.high))


def part_of_budget(budget: Budget, share: float) -> Budget:
    """A share of a budget, but at least one playout."""
    playouts = max(1, int(budget.playouts * share)) if budget.playouts else 0
    return Budget(playouts, budget.seconds * share, budget.cpu * share)

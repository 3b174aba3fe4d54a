"""Statistics of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from vaka.arena.game_result import GameResult
from vaka.arena.match import Match
from vaka.core.game import JSON

PLACES = 4
"""Decimal places of non-integers."""


@dataclass
class Distribution:
    """The `counts` of integers. The order of adding does not matter."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        """Count a number."""
        self.counts[value] += 1

    @property
    def total(self) -> int:
        """The number of numbers."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """The mean of the numbers."""
        return sum(value * count for value, count in self.counts.items()) / self.total

    @property
    def deviation(self) -> float:
        """The standard deviation of the numbers."""
        squares = sum(value * value * count for value, count in self.counts.items())
        total = sum(value * count for value, count in self.counts.items())
        return sqrt(squares * self.total - total * total) / self.total

    def quantile(self, part: float) -> int:
        """The smallest number that at least a `part` of all numbers do not exceed."""
        seen = 0
        for value, count in sorted(self.counts.items()):
            seen += count
            if seen >= part * self.total:
                return value
        raise ValueError("there are no numbers")

    def to_json(self) -> JSON:
        """The figures as JSON, or an empty object if there are no numbers."""
        if not self.counts:
            return {}
        return {
            "mean": round(self.mean, PLACES),
            "deviation": round(self.deviation, PLACES),
            "min": min(self.counts),
            "quartiles": [self.quantile(part) for part in (0.25, 0.5, 0.75)],
            "max": max(self.counts),
            "counts": {str(value): count for value, count in sorted(self.counts.items())},
        }


@dataclass
class PlayerWins:
    """The wins of a player, by the word of its first `seat` and its `agent`.

    `alone` and `shared` count the wins, `parts` is the sum of the shares in shared wins, and
    `points` is the distribution of the points.
    """

    seat: str
    agent: str
    alone: int = 0
    shared: int = 0
    parts: Fraction = Fraction(0)
    points: Distribution = field(default_factory=Distribution)

    def add(self, share: Fraction) -> None:
        """Add the share in the win of one game."""
        if share.denominator == 1:  # nearly always, and adding fractions takes long
            self.alone += share.numerator
        else:
            self.shared += 1
            self.parts += share

    @property
    def sum(self) -> Fraction:
        """The sum of all shares."""
        return self.alone + self.parts

    def to_json(self, games: int) -> JSON:
        """The figures as JSON, for a number of games."""
        share = self.sum / games
        return {
            "seat": self.seat,
            "agent": self.agent,
            "wins": self.alone,
            "shared": self.shared,
            "share": round(float(share), PLACES),
            "error": round(sqrt(share * (1 - share) / games), PLACES),
            "points": self.points.to_json(),
        }


class Statistics:
    """The statistics of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.wins: list[PlayerWins] = []
        self.turns = Distribution()
        self.decisions = Distribution()
        self.reasons: Counter[str] = Counter()
        self._options: Counter[tuple[str, ...]] = Counter()  # values, in the order of a set-up

    @property
    def points(self) -> Distribution:
        """The points of all players."""
        return Distribution(sum((wins.points.counts for wins in self.wins), Counter[int]()))

    @property
    def options(self) -> dict[str, Counter[str]]:
        """How often each option had which value."""
        found: dict[str, Counter[str]] = {
            option.name: Counter() for option in self.match.game.options
        }
        for values, count in self._options.items():
            for name, value in zip(found, values, strict=True):
                found[name][value] += count
        return found

    def add(self, result: GameResult) -> None:
        """Add a game."""
        if not self.wins:  # a player is named by its first seat, which no option changes
            self.wins = [PlayerWins(*who) for who in zip(result.seats, result.agents, strict=True)]
        self.games += 1
        self.turns.add(result.turns)
        self.decisions.add(result.decisions)
        self.reasons[result.reason] += 1
        for wins, share in zip(self.wins, result.shares, strict=True):
            wins.add(share)
        for wins, points in zip(self.wins, result.points, strict=False):
            wins.points.add(points)
        self._options[tuple(result.options.values())] += 1

    def to_json(self) -> JSON:
        """All figures as JSON. They are the same for the same match on any machine."""
        match = self.match
        return {
            **match.identity,
            "games": self.games,
            "players": match.players,
            "wins": [wins.to_json(self.games) for wins in self.wins],
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
            "points": self.points.to_json(),
            "reasons": by_frequency(self.reasons),
            "options": {name: by_frequency(counts) for name, counts in self.options.items()},
        }


def by_frequency(counts: Counter[str]) -> dict[str, int]:
    """The counts, most frequent first, then by name."""
    items: Iterable[tuple[str, int]] = counts.items()
    return dict(sorted(items, key=lambda item: (-item[1], item[0])))

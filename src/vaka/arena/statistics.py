"""What can be counted about many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from vaka.arena.match import Match
from vaka.arena.outcome import Outcome
from vaka.core.game import JSON

PLACES = 4
"""Decimal places of whatever is not a whole number."""


@dataclass
class Distribution:
    """How often each whole number came up. Adding in any order gives the same figures."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        self.counts[value] += 1

    @property
    def total(self) -> int:
        """How many numbers there were."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / self.total

    @property
    def deviation(self) -> float:
        """The standard deviation of the numbers that came up."""
        squares = sum(value * value * count for value, count in self.counts.items())
        total = sum(value * count for value, count in self.counts.items())
        return sqrt(squares * self.total - total * total) / self.total

    def quantile(self, part: float) -> int:
        """The number that so large a part of all do not exceed: 0.5 asks for the median."""
        seen = 0
        for value, count in sorted(self.counts.items()):
            seen += count
            if seen >= part * self.total:
                return value
        raise ValueError("there are no numbers")

    def to_json(self) -> JSON:
        """The figures; an empty object where there are no numbers."""
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
class Wins:
    """How a player fared: wins alone, wins shared with others, and the share in all wins."""

    seat: str
    agent: str
    alone: int = 0
    shared: int = 0
    sum: Fraction = Fraction(0)
    points: Distribution = field(default_factory=Distribution)

    def add(self, share: Fraction) -> None:
        self.alone += share == 1
        self.shared += 0 < share < 1
        self.sum += share

    def to_json(self, games: int) -> JSON:
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
    """The games of a match, counted."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.wins: list[Wins] = []
        self.turns = Distribution()
        self.decisions = Distribution()
        self.points = Distribution()
        self.reasons: Counter[str] = Counter()
        self.options: dict[str, Counter[str]] = {
            option.name: Counter() for option in match.game.options
        }

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        if not self.wins:  # a player goes by the seat it first sits at, which no option changes
            self.wins = [Wins(*who) for who in zip(outcome.seats, outcome.agents, strict=True)]
        self.games += 1
        self.turns.add(outcome.turns)
        self.decisions.add(outcome.decisions)
        self.reasons[outcome.reason] += 1
        for wins, share in zip(self.wins, outcome.shares, strict=True):
            wins.add(share)
        for wins, points in zip(self.wins, outcome.points, strict=False):
            wins.points.add(points)
            self.points.add(points)
        for name, value in outcome.options.items():
            self.options[name][value] += 1

    def to_json(self) -> JSON:
        """All figures: the same for the same match, wherever and however it was played."""
        match = self.match
        return {
            "game": match.game.name,
            "rules": match.game.rules_version,
            "seed": match.seed,
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
    """The most frequent first; equally frequent ones by name."""
    items: Iterable[tuple[str, int]] = counts.items()
    return dict(sorted(items, key=lambda item: (-item[1], item[0])))

"""Sums and shares over many games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """What was counted in some games. Keys are the names of numbers in a guide."""

    cases: Counter[str] = field(default_factory=Counter)
    sums: Counter[str] = field(default_factory=Counter)

    def add(self, key: str, value: int | bool = 1) -> None:
        """Count a case and its value; for a share, the value says whether it happened."""
        self.cases[key] += 1
        self.sums[key] += int(value)

    def update(self, other: Tally) -> None:
        """Add everything that another tally has counted."""
        self.cases.update(other.cases)
        self.sums.update(other.sums)

    def mean(self, key: str) -> float:
        """The mean value of all cases, with one decimal place."""
        return round(self.sums[key] / self.cases[key], 1)

    def percent(self, key: str) -> int:
        """The share of the cases that happened, in percent."""
        return round(100 * self.sums[key] / self.cases[key])

    def part(self, key: str, of: str) -> int:
        """A sum as a share of another one, in percent."""
        return round(100 * self.sums[key] / self.sums[of])

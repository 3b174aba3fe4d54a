"""How sure a mean is: intervals over rounds of games that share their luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from vaka.core.game import JSON

CONFIDENCE = 0.95
METHOD = "Wilson, corrected for continuity, with the variance between rounds"
PLACES = 4
"""Decimal places of a score."""


@dataclass(frozen=True)
class Interval:
    """A mean, and where its true value lies in 95 of 100 matches."""

    mean: float
    low: float
    high: float

    def to_json(self) -> JSON:
        return {
            "score": round(self.mean, PLACES),
            "interval": [round(self.low, PLACES), round(self.high, PLACES)],
        }

    def __str__(self) -> str:
        return f"{self.mean:.1%} ({self.low:.1%} to {self.high:.1%})"


def interval(means: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The interval of a score from the mean scores of rounds, each between 0 and 1."""
    return share([(mean, 1.0) for mean in means], confidence)


def share(groups: Sequence[tuple[float, float]], confidence: float = CONFIDENCE) -> Interval:
    """The interval of a share, from groups of trials: what was won in each, out of how much.

    The trials of a group depend on each other, the groups do not. So the variance is taken between
    groups, and tells how many independent trials they are worth (Korn and Graubard 1998). With this
    number Wilson's interval is made, corrected for continuity (Newcombe 1998): it stays within 0
    and 1 and holds near the ends, where the textbook's fails. One more group, as uncertain as a
    single trial, is added to the variance: a few equal groups are no certainty.
    """
    count, total = len(groups), sum(size for _, size in groups)
    mean = min(1.0, sum(won for won, _ in groups) / total)
    if count < 2:
        return Interval(mean, 0.0, 1.0)
    single = mean * (1 - mean)
    doubt = single * (total / count) ** 2
    variance = (sum((won - mean * size) ** 2 for won, size in groups) + doubt) / total**2
    worth = single / variance if single > 0 else count
    quantile = student(confidence, count - 1)
    return Interval(mean, _low(mean, worth, quantile), 1 - _low(1 - mean, worth, quantile))


def _low(mean: float, games: float, quantile: float) -> float:
    """The lower end of Wilson's interval; the upper end is that of the opposite."""
    shifted = max(0.0, mean - 1 / (2 * games))
    pull = quantile**2 / games
    half = sqrt(pull * (shifted * (1 - shifted) + pull / 4))
    return max(0.0, (shifted + pull / 2 - half) / (1 + pull))


def student(confidence: float, freedom: int) -> float:
    """The two-sided quantile of Student's t (Cornish and Fisher's expansion of the normal one)."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )

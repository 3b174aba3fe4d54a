"""Confidence intervals of scores, for games that are grouped in rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from vaka.core.game import JSON

CONFIDENCE = 0.95
"""The default probability that an interval contains the true score."""

METHOD = "Wilson, corrected for continuity, with the variance between rounds"
"""How intervals are computed, in words."""

PLACES = 4
"""Decimal places of a score."""


@dataclass(frozen=True)
class Interval:
    """A `mean` with its 95 % confidence interval from `low` to `high`."""

    mean: float
    low: float
    high: float

    def to_json(self) -> JSON:
        """The figures as JSON."""
        return {
            "score": round(self.mean, PLACES),
            "interval": [round(self.low, PLACES), round(self.high, PLACES)],
        }

    def __str__(self) -> str:
        return f"{self.mean:.1%} ({self.low:.1%} to {self.high:.1%})"


def score_interval(means: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The interval of a score, from the mean scores of rounds, each between 0 and 1."""
    return share_interval([(mean, 1.0) for mean in means], confidence)


def share_interval(
    groups: Sequence[tuple[float, float]], confidence: float = CONFIDENCE
) -> Interval:
    """The interval of a share, from groups of trials: pairs of the sum won and the size.

    Trials of one group depend on each other, groups do not. So the variance between groups gives
    the effective number of independent trials (Korn and Graubard 1998). The interval is Wilson's
    for that number with continuity correction (Newcombe 1998). It stays within 0 and 1 and is
    accurate near the ends. The variance includes one pseudo-group as a prior, so that a few equal
    groups do not give certainty.
    """
    count, total = len(groups), sum(size for _, size in groups)
    mean = min(1.0, sum(won for won, _ in groups) / total)
    if count < 2:
        return Interval(mean, 0.0, 1.0)
    single = mean * (1 - mean)
    prior = single * (total / count) ** 2
    variance = (sum((won - mean * size) ** 2 for won, size in groups) + prior) / total**2
    effective = single / variance if single > 0 else count
    quantile = student_t(confidence, count - 1)
    return Interval(mean, _low(mean, effective, quantile), 1 - _low(1 - mean, effective, quantile))


def _low(mean: float, games: float, quantile: float) -> float:
    """The lower end of Wilson's interval. The upper end follows by symmetry."""
    shifted = max(0.0, mean - 1 / (2 * games))
    pull = quantile**2 / games
    half = sqrt(pull * (shifted * (1 - shifted) + pull / 4))
    return max(0.0, (shifted + pull / 2 - half) / (1 + pull))


def student_t(confidence: float, freedom: int) -> float:
    """The two-sided quantile of Student's t (Cornish and Fisher's expansion of the normal one)."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )

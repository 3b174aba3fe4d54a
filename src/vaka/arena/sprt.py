"""Sequential probability ratio test (Wald): stop a match early.

The test compares two hypotheses about the score of an agent, `low` and `high`, after every round.
It stops as soon as one of them is much more likely than the other. This takes fewer games than a
fixed number, with about the requested error rates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log

from vaka.core.errors import InvalidText
from vaka.core.game import JSON

PRIOR = 0.5
"""Pseudo-rounds won and lost as a prior, so that no result is impossible."""

MIN_ROUNDS = 20
"""The minimum number of rounds: with fewer, the variance is unknown."""

STEPS = 40
"""Bisection steps to find a multiplier: enough for twelve digits."""


@dataclass(frozen=True)
class SequentialTest:
    """The two scores of the test and its error rates.

    `alpha` is the probability of accepting `high` if `low` is true, `beta` that of accepting `low`
    if `high` is true.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise InvalidText("a test needs two scores between 0 % and 100 %, the lower first")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise InvalidText("alpha and beta must be between 0 and 0.5")

    def bounds(self) -> tuple[float, float]:
        """The test ends when the evidence is outside this range (Wald 1945)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def verdict(self, evidence: float) -> str | None:
        """`high` or `low` if the evidence is sufficient, else None."""
        lower, upper = self.bounds()
        if evidence >= upper:
            return "high"
        return "low" if evidence <= lower else None

    def to_json(self) -> JSON:
        """The test as JSON."""
        return {
            "low": self.low,
            "high": self.high,
            "alpha": self.alpha,
            "beta": self.beta,
            "bounds": [round(bound, 4) for bound in self.bounds()],
        }


def parse_test(text: str, players: int, alpha: float = 0.05, beta: float = 0.05) -> SequentialTest:
    """Parse a test from the command line: two scores `50%,55%`, or two Elo differences `0,10`."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != 2:
        raise InvalidText(f"a test is two scores or two Elo, such as 50%,55% or 0,10, not {text!r}")
    low, high = (_score(part, players) for part in parts)
    return SequentialTest(low, high, alpha, beta)


def evidence(counts: Mapping[float, int], test: SequentialTest) -> float:
    """The log likelihood ratio of `high` to `low`, given the rounds.

    `counts` is how often each mean score of a round occurred. Only the mean of their distribution
    is known, so each hypothesis gets the most likely distribution with its mean (Owen's empirical
    likelihood). The games of a round may depend on each other. If each round is one game, won or
    lost, this is Wald's original test.
    """
    observed = [(0.0, PRIOR), (1.0, PRIOR), *counts.items()]
    low, high = _multiplier(observed, test.low), _multiplier(observed, test.high)
    return sum(
        count * log((1 + low * (value - test.low)) / (1 + high * (value - test.high)))
        for value, count in observed
    )


def _multiplier(observed: Sequence[tuple[float, float]], mean: float) -> float:
    """The multiplier of the most likely distribution with this mean, found by bisection."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        middle = (low + high) / 2
        slope = sum(
            count * (value - mean) / (1 + middle * (value - mean)) for value, count in observed
        )
        low, high = (middle, high) if slope > 0 else (low, middle)
    return (low + high) / 2


def _score(text: str, players: int) -> float:
    """Parse `55%` or an Elo difference to a score between 0 and 1."""
    try:
        if text.endswith("%"):
            return float(text[:-1]) / 100
        elo = float(text)
        score = 1 / (1 + 10 ** (-elo / 400))
    except (ValueError, OverflowError):
        raise InvalidText(f"{text!r} is neither a score, such as 55%, nor Elo") from None
    if players != 2:
        raise InvalidText(f"Elo compares two players, not {players}: give scores, such as 25%,35%")
    return score

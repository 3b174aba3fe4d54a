"""Early stop: Wald's sequential test of one score against another.

It compares two claims about the score of an agent, `low` and `high`, after every round, and stops
as soon as one of them is much more likely than the other. It needs fewer games than a fixed number
would, and errs about as seldom as was asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log

from vaka.core.errors import InvalidText
from vaka.core.game import JSON

PRIOR = 0.5
"""Rounds that are taken for granted at either end, won and lost: no result is impossible."""

FEWEST = 20
"""Rounds before which nothing is decided: of fewer, the spread cannot be told."""

STEPS = 40
"""Halvings to find a weight: enough for twelve digits."""


@dataclass(frozen=True)
class Trial:
    """The two scores to tell apart, and how often a wrong answer is accepted.

    `alpha` is the risk to accept `high` where `low` is true, `beta` the risk to accept `low` where
    `high` is true.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise InvalidText("a test needs two scores between 0 % and 100 %, the lower one first")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise InvalidText("the risks of a test, alpha and beta, are between 0 and 0.5")

    def bounds(self) -> tuple[float, float]:
        """The test ends when the evidence leaves this range (Wald 1945)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def verdict(self, evidence: float) -> str | None:
        """`high` or `low`, once the evidence is enough."""
        lower, upper = self.bounds()
        if evidence >= upper:
            return "high"
        return "low" if evidence <= lower else None

    def to_json(self) -> JSON:
        return {
            "low": self.low,
            "high": self.high,
            "alpha": self.alpha,
            "beta": self.beta,
            "bounds": [round(bound, 4) for bound in self.bounds()],
        }


def read_trial(text: str, players: int, alpha: float = 0.05, beta: float = 0.05) -> Trial:
    """A test as it is given on the command line: two scores `50%,55%`, or two Elo, `0,10`."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != 2:
        raise InvalidText(f"a test is two scores or two Elo, such as 50%,55% or 0,10, not {text!r}")
    low, high = (_score(part, players) for part in parts)
    return Trial(low, high, alpha, beta)


def evidence(counts: Mapping[float, int], trial: Trial) -> float:
    """How much more likely `high` makes the rounds than `low`: the logarithm of the ratio.

    `counts` is how often each mean score of a round came up. Nothing is known about how these are
    spread, only that their mean is the score. So each claim is given the spread that suits it best
    among all with the mean it claims (Owen's empirical likelihood); the games of a round may depend
    on each other as they like. Where a round is one game won or lost, it is Wald's own test.
    """
    spread = [(0.0, PRIOR), (1.0, PRIOR), *counts.items()]
    low, high = _weight(spread, trial.low), _weight(spread, trial.high)
    return sum(
        count * log((1 + low * (value - trial.low)) / (1 + high * (value - trial.high)))
        for value, count in spread
    )


def _weight(spread: Sequence[tuple[float, float]], mean: float) -> float:
    """The multiplier that gives the most likely spread with this mean: a root, by halving."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        middle = (low + high) / 2
        slope = sum(
            count * (value - mean) / (1 + middle * (value - mean)) for value, count in spread
        )
        low, high = (middle, high) if slope > 0 else (low, middle)
    return (low + high) / 2


def _score(text: str, players: int) -> float:
    """A score between 0 and 1, from `55%` or from Elo."""
    try:
        if text.endswith("%"):
            return float(text[:-1]) / 100
        elo = float(text)
    except ValueError:
        raise InvalidText(f"{text!r} is neither a score, such as 55%, nor Elo") from None
    if players != 2:
        raise InvalidText(f"Elo compares two players, not {players}: give scores, such as 25%,35%")
    return 1 / (1 + 10 ** (-elo / 400))

"""Confidence intervals cover the true value as often as they claim, in simulated matches."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import fmean

import pytest

from vaka.arena.confidence_interval import score_interval, student_t

MATCHES = 1000


def independent(dice: random.Random, score: float, games: int) -> float:
    return fmean(dice.random() < score for _ in range(games))


def alike(dice: random.Random, score: float, games: int) -> float:
    """Half of the rounds are decided by luck alone: all their games end the same."""
    if dice.random() < 0.5:
        return float(dice.random() < score)
    return independent(dice, score, games)


def opposite(dice: random.Random, score: float, games: int) -> float:
    """The seat decides: who wins in one seat, tends to lose in the other."""
    if dice.random() < 0.3:
        return independent(dice, score, games)
    throw = dice.random()
    return fmean((throw + game / games) % 1 < score for game in range(games))


@pytest.mark.parametrize("score", [0.25, 0.5, 0.85, 0.98])
@pytest.mark.parametrize("games", [2, 4])
@pytest.mark.parametrize("rounds", [25, 100])
@pytest.mark.parametrize("spread", [independent, alike, opposite])
def test_the_truth_lies_within(
    spread: Callable[[random.Random, float, int], float], rounds: int, games: int, score: float
) -> None:
    dice = random.Random(f"{spread.__name__} {rounds} {games} {score}")
    hits = 0
    for _ in range(MATCHES):
        found = score_interval([spread(dice, score, games) for _ in range(rounds)])
        assert 0 <= found.low <= found.mean <= found.high <= 1
        hits += found.low <= score <= found.high
    assert hits / MATCHES > 0.92


def test_shared_luck_makes_an_interval_wider_or_narrower() -> None:
    dice = random.Random(1)
    widths = {}
    for spread in (opposite, independent, alike):
        found = score_interval([spread(dice, 0.5, 2) for _ in range(400)])
        widths[spread] = found.high - found.low
    assert widths[opposite] < 0.8 * widths[independent]
    assert widths[alike] > 1.1 * widths[independent]


def test_independent_games_give_wilsons_interval() -> None:
    """Of 200 games 170 won: 79.1 % to 89.5 % with the correction; a round of doubt is added."""
    found = score_interval([1.0] * 170 + [0.0] * 30)
    assert (found.low, found.high) == pytest.approx((0.791, 0.895), abs=0.002)


def test_a_few_equal_rounds_are_no_certainty() -> None:
    assert score_interval([1.0]).low == 0
    assert score_interval([1.0] * 5).low < 0.6
    all_won = score_interval([1.0] * 200)
    assert (all_won.mean, all_won.high) == (1, 1)
    assert 0.965 < all_won.low < 0.985
    even = score_interval([0.5] * 5)
    assert even.low < 0.3
    assert even.high > 0.7


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(4, 2.776), (10, 2.228), (30, 2.042), (120, 1.980), (10**6, 1.960)]
)
def test_the_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_t(0.95, freedom) == pytest.approx(quantile, rel=0.003)

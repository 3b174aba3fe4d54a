"""The sequential test keeps its error rates, and needs fewer games than a fixed number."""

from __future__ import annotations

import random
from collections import Counter
from math import log

import pytest

from tests.arena.test_confidence_interval import alike, independent
from vaka.arena.sprt import MIN_ROUNDS, SequentialTest, evidence, parse_test
from vaka.core.errors import InvalidText

MATCHES = 100
"""Of which at most 5 % may go wrong. With 100 matches, 11 would be one in 90 runs."""


def run(
    test: SequentialTest, score: float, dice: random.Random, games: int, is_alike: bool
) -> tuple[str, int]:
    """A match until the test is decided: the verdict, and how many rounds it took."""
    counts: Counter[float] = Counter()
    spread = alike if is_alike else independent
    while True:
        counts[spread(dice, score, games)] += 1
        if counts.total() < MIN_ROUNDS:
            continue
        if verdict := test.verdict(evidence(counts, test)):
            return verdict, counts.total()


@pytest.mark.parametrize(
    ("low", "high", "games", "is_alike"),
    [
        (0.5, 0.65, 2, False),
        (0.5, 0.65, 2, True),
        (0.25, 0.45, 4, False),
        (0.85, 0.96, 2, True),
        (0.85, 0.96, 4, False),
    ],
)
def test_it_errs_no_more_often_than_it_may(
    low: float, high: float, games: int, is_alike: bool
) -> None:
    test = SequentialTest(low, high)
    dice = random.Random(f"{low} {games} {is_alike}")
    for score, wrong in ((low, "high"), (high, "low")):
        verdicts = [run(test, score, dice, games, is_alike)[0] for _ in range(MATCHES)]
        assert verdicts.count(wrong) <= 11


def test_single_games_are_walds_own_test() -> None:
    """Nine won, one lost: every game won counts log 0.6 / 0.5, every one lost log 0.4 / 0.5."""
    test = SequentialTest(0.5, 0.6)
    found = evidence({1.0: 900, 0.0: 100}, test)
    assert found == pytest.approx(900 * log(0.6 / 0.5) + 100 * log(0.4 / 0.5), rel=0.01)


def test_a_clear_case_is_decided_early() -> None:
    dice = random.Random(1)
    verdict, rounds = run(SequentialTest(0.5, 0.6), 0.75, dice, 2, False)
    assert verdict == "high"
    assert rounds < 60


def test_stricter_risks_need_more_evidence() -> None:
    assert SequentialTest(0.5, 0.6, 0.01, 0.01).bounds() == pytest.approx(
        (-4.595, 4.595), abs=0.001
    )
    assert SequentialTest(0.5, 0.6).bounds() == pytest.approx((-2.944, 2.944), abs=0.001)
    assert SequentialTest(0.5, 0.6).verdict(2.9) is None
    assert SequentialTest(0.5, 0.6).verdict(3.0) == "high"
    assert SequentialTest(0.5, 0.6).verdict(-3.0) == "low"


def test_scores_and_elo_are_read() -> None:
    assert parse_test("50%, 55%", 2) == SequentialTest(0.5, 0.55)
    assert parse_test("25%,35%", 4, 0.1, 0.2) == SequentialTest(0.25, 0.35, 0.1, 0.2)
    found = parse_test("0,100", 2)
    assert (found.low, found.high) == pytest.approx((0.5, 0.640), abs=0.001)


@pytest.mark.parametrize(
    ("text", "players", "message"),
    [
        ("50%", 2, "a test is two scores or two Elo"),
        ("half,most", 2, "'half' is neither a score"),
        ("60%,50%", 2, "the lower first"),
        ("0%,50%", 2, "two scores between 0 % and 100 %"),
        ("nan%,50%", 2, "two scores between 0 % and 100 %"),
        ("0,10", 4, "Elo compares two players, not 4"),
    ],
)
def test_what_is_no_test_is_refused(text: str, players: int, message: str) -> None:
    with pytest.raises(InvalidText, match=message):
        parse_test(text, players)


def test_risks_are_small() -> None:
    with pytest.raises(InvalidText, match="alpha and beta"):
        SequentialTest(0.5, 0.6, alpha=0.5)

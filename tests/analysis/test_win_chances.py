"""Chances: differences, and budgets in parts."""

from __future__ import annotations

import pytest

from vaka.agents.search import Budget, WinChance
from vaka.analysis.win_chances import difference, part_of_budget, with_power


def test_a_difference_is_as_uncertain_as_both() -> None:
    found = difference(WinChance(0.6, 0.57, 0.63), WinChance(0.5, 0.46, 0.54))
    assert found.value == pytest.approx(0.1)
    assert found.low == pytest.approx(0.05)
    assert found.high == pytest.approx(0.15)


def test_who_may_be_surer_says_the_same_with_more_certainty() -> None:
    found = with_power(
        (WinChance(0.6, 0.5, 0.7), WinChance(0.3, 0.2, 0.4), WinChance(0.1, 0.0, 0.2)), 2.0
    )
    assert [chance.value for chance in found] == pytest.approx([36 / 46, 9 / 46, 1 / 46])
    assert found[0].low == pytest.approx(0.25 / (0.25 + 0.25 * 10 / 16))
    assert found[0].high == pytest.approx(0.49 / (0.49 + 0.09 * 10 / 16))
    assert found[2].low == 0.0


def test_no_more_certainty_changes_nothing() -> None:
    chances = (WinChance(0.7, 0.6, 0.8), WinChance(0.3, 0.2, 0.4))
    for chance, found in zip(chances, with_power(chances, 1.0), strict=True):
        assert (found.value, found.low, found.high) == pytest.approx(
            (chance.value, chance.low, chance.high)
        )


def test_what_is_certain_stays_so() -> None:
    certain = (WinChance(1.0, 1.0, 1.0), WinChance(0.0, 0.0, 0.0))
    assert with_power(certain, 1.4) == certain
    assert with_power((WinChance(1.0, 0.0, 1.0), WinChance(0.0, 0.0, 1.0)), 1.4)[0].low == 0.0
    rounded = 1.0 + 1e-15  # what sums of many shares may come to
    assert (
        with_power((WinChance(rounded, 0.9, rounded), WinChance(0.0, 0.0, 0.1)), 1.4)[0].high == 1.0
    )


@pytest.mark.parametrize(
    ("budget", "share", "found"),
    [
        (Budget(playouts=1000), 1 / 4, Budget(playouts=250)),
        (Budget(playouts=1), 1 / 4, Budget(playouts=1)),
        (Budget(seconds=2), 1 / 4, Budget(seconds=0.5)),
        (Budget(1000, 2, 4), 1 / 2, Budget(500, 1, 2)),
    ],
)
def test_a_part_of_a_budget(budget: Budget, share: float, found: Budget) -> None:
    assert part_of_budget(budget, share) == found

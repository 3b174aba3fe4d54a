"""Chances: differences, and budgets in parts."""

from __future__ import annotations

import pytest

from vaka.agents.search import Budget, Chance
from vaka.analysis.chances import difference, part


def test_a_difference_is_as_uncertain_as_both() -> None:
    found = difference(Chance(0.6, 0.57, 0.63), Chance(0.5, 0.46, 0.54))
    assert found.value == pytest.approx(0.1)
    assert found.low == pytest.approx(0.05)
    assert found.high == pytest.approx(0.15)


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
    assert part(budget, share) == found

"""SVG paths: short and smooth."""

from __future__ import annotations

import pytest

from vaka.core.drawing.svg_path import closed_curve, number, numbers, open_curve


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.5, ".5"), (-0.5, "-.5"), (10.04, "10"), (-0.04, "0"), (100, "100"), (10.5, "10.5")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_a_minus_sign_parts_numbers() -> None:
    assert numbers((1, -2, 3.14)) == "1-2 3.1"


def test_a_loop_comes_back_and_a_strand_does_not() -> None:
    points = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert closed_curve(points).endswith("z")
    assert not open_curve(points).endswith("z")

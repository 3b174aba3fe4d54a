"""The contrast of two colours (WCAG 2)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from vaka.core.drawing.palette import Palette, Theme


def check_contrasts(
    palette: Palette,
    theme: Theme,
    expected: Mapping[tuple[str, str], tuple[float, float]],
    least: float = 0.0,
) -> None:
    """Compare the contrasts of a palette with the expected ones in light and in dark."""
    values = palette.tokens(theme)
    for (front, ground), contrasts in expected.items():
        found = contrast(values[front], values[ground])
        assert found == pytest.approx(contrasts[theme == "dark"], abs=0.06), (front, ground)
        assert found >= least, (front, ground)


def contrast(a: str, b: str) -> float:
    """From 1 (the same) to 21 (black and white)."""
    dark, light = sorted((_luminance(a), _luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

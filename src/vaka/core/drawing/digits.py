"""Digits as symbols, so that numbers look the same on every system."""

from __future__ import annotations

from vaka.core.drawing.svg_path import number

_HEIGHT = 14
_WIDTH = 10
_ADVANCE = 13

# Each is drawn with a round pen in a box of 10 x 14.
_DIGITS = (
    "M5 0C8.5 0 9.6 3.5 9.6 7S8.5 14 5 14 .4 10.5.4 7 1.5 0 5 0Z",
    "M2 3 5.8 0V14",
    "M.8 3.8C1 1.4 2.8 0 5.1 0 7.6 0 9.4 1.6 9.4 3.9 9.4 6.8 5.4 9 .8 14H9.8",
    "M1 0H9L4.6 5.5C7.8 5.3 9.6 7.2 9.6 9.7 9.6 12.3 7.7 14 5 14 3 14 1.4 13.2.4 11.7",
    "M7 14V0L.2 9.9H10",
    "M8.9 0H2.3L1.4 6.3C2.4 5.5 3.6 5.1 5 5.1 7.8 5.1 9.6 6.9 9.6 9.5 9.6 12.2 7.7 14 4.9 14"
    " 3 14 1.4 13.2.4 11.8",
    "M8.6.3C4 0 .4 3.8.4 9 .4 12.2 2.4 14 5 14 7.7 14 9.6 12.2 9.6 9.5S7.8 5.2 5.2 5.2"
    "C2.8 5.2.8 6.8.5 9",
    "M.6 0H9.6L3.8 14",
    "M5 6.4C2.6 6.4 1.2 5.1 1.2 3.2S2.7 0 5 0 8.8 1.3 8.8 3.2 7.4 6.4 5 6.4C2.2 6.4.5 7.9.5 10.2"
    "S2.3 14 5 14 9.5 12.5 9.5 10.2 7.8 6.4 5 6.4Z",
    "M1.4 13.7C6 14 9.6 10.2 9.6 5 9.6 1.8 7.6 0 5 0 2.3 0 .4 1.8.4 4.5S2.2 8.8 4.8 8.8"
    "C7.2 8.8 9.2 7.2 9.5 5",
)


def digit(value: int) -> str:
    """A digit, 14 high, centred at the origin. It inherits its stroke."""
    return (
        f'<path transform="translate({-_WIDTH // 2} {-_HEIGHT // 2})" d="{_DIGITS[value]}"'
        ' fill="none" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def symbols() -> dict[str, str]:
    return {f"digit-{value}": digit(value) for value in range(10)}


def number_svg(
    value: int, height: float, weight: float, *, x: float = 0, y: float = 0, tone: str = "ink"
) -> str:
    """A number centred at a point; `weight` is the pen width at height 14."""
    scale, digits = height / _HEIGHT, str(value)
    first = x - _ADVANCE * scale * (len(digits) - 1) / 2
    return "".join(
        f'<use href="#digit-{letter}" stroke="var(--{tone})" stroke-width="{number(weight)}"'
        f' transform="translate({number(first + _ADVANCE * scale * place)} {number(y)})'
        f' scale({number(scale, 2)})"/>'
        for place, letter in enumerate(digits)
    )

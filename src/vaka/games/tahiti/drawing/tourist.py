"""Tourists: figures in straw hats on the foot of a card, as many as the card brings."""

from __future__ import annotations

from vaka.core.drawing.digits import number_svg
from vaka.core.drawing.svg_path import number

MOST_FIGURES = 5
"""Larger numbers are drawn as one figure and a number."""

MOST = 99
"""The most tourists that a card can bring (H8.1)."""

_SHIRTS = ("#c4182f", "#135a9e", "#23713f", "#7a4aa0", "#c2660c")
_SKINS = ("#b9754a", "#8d5330", "#d79a6c", "#a4653c", "#6e4128")
_WIDTH = 20.5
_HEIGHT = 1.2


def symbols() -> dict[str, str]:
    drawn = {f"tourist-{place}": _tourist(place) for place in range(MOST_FIGURES)}
    return drawn | {f"tourists-{count}": _row(count) for count in range(MOST + 1)}


def _tourist(place: int) -> str:
    """A tourist, 25 high: shirt, face, straw hat."""
    return (
        f'<path d="M-6.4 10.5Q-6.8 1 0 1T6.4 10.5Z" fill="{_SHIRTS[place]}"/>'
        f'<circle cy="-2.6" r="3.8" fill="{_SKINS[place]}"/>'
        '<path d="M-6.8-3.4Q0-6 6.8-3.4 0-2-6.8-3.4ZM-3.9-4.2Q-3.6-9.4 0-9.4T3.9-4.2Z"'
        ' fill="#e0b04a" stroke="#8a6314" stroke-width=".5" stroke-linejoin="round"/>'
        '<path d="M-3.9-4.9Q0-6.2 3.9-4.9" stroke="#8a2018" stroke-width="1.1" fill="none"/>'
    )


def _row(count: int) -> str:
    """A number of tourists side by side, around the origin."""
    if count > MOST_FIGURES:
        return _figure(0, -20) + number_svg(count, 15, 2.6, x=12, y=1)
    first = -_WIDTH * (count - 1) / 2
    return "".join(_figure(place, first + _WIDTH * place) for place in range(count))


def _figure(place: int, x: float) -> str:
    return (
        f'<use href="#tourist-{place}"'
        f' transform="translate({number(x)} 0) scale({number(_HEIGHT)})"/>'
    )

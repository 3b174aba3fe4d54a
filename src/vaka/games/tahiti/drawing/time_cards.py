"""The four time cards, and the card of the first player."""

from __future__ import annotations

from math import cos, radians, sin

from vaka.core.drawing.compass import compass_star
from vaka.core.drawing.digits import number_svg
from vaka.core.drawing.svg_path import number
from vaka.games.tahiti.drawing.card import backed, edge
from vaka.games.tahiti.rules.constants import ROUNDS

_SKIES = ("#ffd9a8", "#bfe6f2", "#a9dbe6", "#f5a98a")
"""From the morning of a year to its evening."""

_WAY = 40.0
"""The radius of the sun's path over the island."""


def symbols() -> dict[str, str]:
    drawn = {f"card-time-{turn}": _time(turn) for turn in range(1, ROUNDS + 1)}
    return drawn | {"card-time": _back(), "card-first": _first()}


def _back() -> str:
    """A time card that is not turned yet."""
    return backed("bark", compass_star(30, 19, 5, 6, clear="bark-star", faint="bark-star"))


def _time(turn: int) -> str:
    """The sun moves over the island from round to round."""
    angle = radians(180 - 180 * (turn - 0.5) / ROUNDS)
    x, y = _WAY * cos(angle), -2 - _WAY * sin(angle)
    dots = "".join(
        f'<circle cx="{number(_WAY * cos(radians(180 - 180 * (place - 0.5) / ROUNDS)))}"'
        f' cy="{number(-2 - _WAY * sin(radians(180 - 180 * (place - 0.5) / ROUNDS)))}" r="4"/>'
        for place in range(1, ROUNDS + 1)
    )
    rays = "".join(
        f'<path transform="rotate({a})" d="M0-14.5V-19" stroke="#e89b1c" stroke-width="2.4"'
        ' stroke-linecap="round"/>'
        for a in range(0, 360, 45)
    )
    return (
        '<g clip-path="url(#card-clip)"><rect x="-55" y="-77" width="110" height="154"'
        f' fill="{_SKIES[turn - 1]}"/><path d="M-40-2A40 40 0 0 1 40-2" fill="none" stroke="#fff"'
        ' stroke-opacity=".8" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"/>'
        f'<g fill="#fff" fill-opacity=".75">{dots}</g>'
        f'<g transform="translate({number(x)} {number(y)})">{rays}<circle r="11.5" fill="#ffc83d"'
        ' stroke="#e89b1c" stroke-width="1.6"/></g>'
        '<path d="M-38 20Q-16 16-10-14-6-9 0-13T11-14Q17 16 38 20Z" fill="#3f7d55"/>'
        '<path d="M2-13Q6-15 11-14 17 16 38 20H8Q4 4 2-13Z" fill="#2a5c3e"/>'
        '<path d="M-55 18Q0 12 55 18V36H-55Z" fill="#2b95a8"/>'
        '<path d="M-46 26q8-6 16 0t16 0 16 0 16 0 16 0 16 0" fill="none" stroke="#dff6f2"'
        ' stroke-width="2" stroke-linecap="round"/>'
        '<path d="M-55 34H55V77H-55Z" fill="var(--cream)"/></g>'
        f"{number_svg(turn, 27, 3.1, y=55.5)}{edge('bark', 2.4)}"
    )


def _first() -> str:
    """A garland of flowers around a star: the card of the first player."""
    flower = "".join(
        f'<g transform="rotate({angle}) translate(0 -36)"><use href="#sign-flowers"'
        f' fill="{tone}" stroke="#7d0a20" stroke-opacity=".35" stroke-width=".7"'
        ' transform="scale(1.25)"/><circle r="3" fill="#ffd35c"/></g>'
        for angle, tone in zip(
            range(0, 360, 30), ("#fff8e6", "#ff9c92", "#e84a55") * 4, strict=True
        )
    )
    star = compass_star(22, 14, 4, 5, clear="bark-star", faint="bark-line")
    return (
        '<use href="#card-outline" fill="var(--bark)"/><rect x="-50" y="-72" width="100"'
        ' height="144" rx="7" fill="none" stroke="var(--bark-line)" stroke-width="2"/>'
        '<g transform="translate(0 -6)"><circle r="36" fill="none" stroke="#2f7f4d"'
        f' stroke-width="9"/>{flower}{star}</g>'
        f"{number_svg(1, 21, 3.2, y=58, tone='bark-star')}"
        '<path d="M-30 58h14M16 58h14" stroke="var(--bark-star)" stroke-width="2.4"'
        ' stroke-linecap="round"/>'
    )

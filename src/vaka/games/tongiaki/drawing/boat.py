"""The boats, seen from above. Every colour has its own mark."""

from __future__ import annotations

from vaka.core.drawing.seat_emblem import mark
from vaka.games.tongiaki.rules.tiles import COLOURS

BOX = (-9.0, -13.2, 18.0, 27.0)

_HULL = "M{x}-9.5c2.5 5.5 2.5 17 0 22.5-2.5-5.5-2.5-17 0-22.5z"
_SAIL = "M0-12.6C4.6-8.6 8-1 8.4 8Q0 5-8.4 8C-8-1-4.6-8.6 0-12.6Z"


def hulls() -> str:
    """What all boats have in common: two hulls and a beam, bow up."""
    return (
        '<path d="M-6 9H6" stroke="#c48d57" stroke-width="2.2"/>'
        f'<path d="{_HULL.format(x="-5.4")}{_HULL.format(x="5.4")}" fill="#5b3519"'
        ' stroke="var(--ink)" stroke-width=".9"/>'
    )


def boat(seat: str) -> str:
    """A boat, bow up."""
    return (
        '<use href="#boat-hulls"/>'
        f'<path d="{_SAIL}" fill="var(--seat-{seat})" stroke="var(--ink)"'
        ' stroke-width="1.1" stroke-linejoin="round"/>'
        f'<g transform="translate(0 .4)">{mark(seat)}</g>'
    )


def symbols() -> dict[str, str]:
    return {"boat-hulls": hulls()} | {f"boat-{seat}": boat(seat) for seat in COLOURS}

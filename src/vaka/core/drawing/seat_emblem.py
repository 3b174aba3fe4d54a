"""The emblem of a seat in panels and the log: a boat from the side. Each colour has a mark."""

from __future__ import annotations

from collections.abc import Iterable

from vaka.core.drawing.palette import SEAT_STYLES

BOX = (-11.0, -13.6, 22.0, 27.4)

# Within 8 x 8 around the middle of the sail, all with a similar stroke weight.
_MARKS = {
    "ring": '<circle r="3" fill="none" stroke-width="2.1"/>',
    "bar": '<path d="M0-4.2V5" stroke-width="3.4" stroke-linecap="butt"/>',
    "wave": '<path d="M-4.6 1C-3.2-3-1.4-3 0 0S3.2 3 4.6-1" fill="none" stroke-width="2.3"/>',
    "dot": '<circle r="2" stroke-width="2.6"/>',
    "cross": '<path d="M-3-3 3 3M3-3-3 3" stroke-width="2.4"/>',
    "diamond": '<path d="M0-4 3.4 0 0 4-3.4 0Z" fill="none" stroke-width="2.1"/>',
    "chevron": '<path d="M-3.8-1.6 0 2.6 3.8-1.6" fill="none" stroke-width="2.5"/>',
}

_SAIL = "M-5.6 9.6C-9.8 3-9.2-7.4-3.4-13-1.6-7.6 4.4-4.6 10.6-6.2 9.8 2.6 3 8.8-5.6 9.6Z"
_HULL = "M-10.4 8.6Q0 12 10.4 8.6 8.6 13 4.6 13H-4.6Q-8.6 13-10.4 8.6Z"


def mark(seat: str) -> str:
    """The mark on a sail, centred at the origin."""
    colour = f"var(--seat-{seat}-mark)"
    return (
        f'<g fill="{colour}" stroke="{colour}" stroke-linecap="round" stroke-linejoin="round"'
        f' display="var(--marks)">{_MARKS[SEAT_STYLES[seat].mark]}</g>'
    )


def sail(seat: str) -> str:
    """A crab-claw sail over a hull."""
    return (
        f'<path d="{_HULL}" fill="#7d4b26" stroke="var(--rim)"/>'
        f'<path d="{_SAIL}" fill="var(--seat-{seat})" stroke="var(--rim)"'
        ' stroke-width="1.2" stroke-linejoin="round"/>'
        f'<g transform="translate(-.9 .6)">{mark(seat)}</g>'
    )


def symbols(seats: Iterable[str]) -> dict[str, str]:
    return {f"sail-{seat}": sail(seat) for seat in seats}

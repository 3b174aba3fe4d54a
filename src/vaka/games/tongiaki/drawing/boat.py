"""The boats: from above on the board, from the side in panels. A mark goes with every colour."""

from __future__ import annotations

from vaka.games.tongiaki.drawing.palette import SEATS

SIDE_BOX = (-11.0, -13.6, 22.0, 27.4)
TOP_BOX = (-9.0, -13.2, 18.0, 27.0)

# Within 8 x 8 about the middle of the sail, with much the same weight of stroke.
_MARKS = {
    "ring": '<circle r="3" fill="none" stroke-width="2.1"/>',
    "bar": '<path d="M0-4.2V5" stroke-width="3.4" stroke-linecap="butt"/>',
    "wave": '<path d="M-4.6 1C-3.2-3-1.4-3 0 0S3.2 3 4.6-1" fill="none" stroke-width="2.3"/>',
    "dot": '<circle r="2" stroke-width="2.6"/>',
    "cross": '<path d="M-3-3 3 3M3-3-3 3" stroke-width="2.4"/>',
    "chevron": '<path d="M-3.8-1.6 0 2.6 3.8-1.6" fill="none" stroke-width="2.5"/>',
}

_HULL = "M{x}-9.5c2.5 5.5 2.5 17 0 22.5-2.5-5.5-2.5-17 0-22.5z"
_SAIL_ABOVE = "M0-12.6C4.6-8.6 8-1 8.4 8Q0 5-8.4 8C-8-1-4.6-8.6 0-12.6Z"
_SAIL_BESIDE = "M-5.6 9.6C-9.8 3-9.2-7.4-3.4-13-1.6-7.6 4.4-4.6 10.6-6.2 9.8 2.6 3 8.8-5.6 9.6Z"
_HULL_BESIDE = "M-10.4 8.6Q0 12 10.4 8.6 8.6 13 4.6 13H-4.6Q-8.6 13-10.4 8.6Z"


def mark(seat: str) -> str:
    """The sign on a sail, about the origin."""
    colour = f"var(--seat-{seat}-mark)"
    return (
        f'<g fill="{colour}" stroke="{colour}" stroke-linecap="round" stroke-linejoin="round"'
        f' display="var(--marks)">{_MARKS[SEATS[seat].mark]}</g>'
    )


def hulls() -> str:
    """What all boats have in common from above: two hulls and a beam, bow up."""
    return (
        '<path d="M-6 9H6" stroke="#c48d57" stroke-width="2.2"/>'
        f'<path d="{_HULL.format(x="-5.4")}{_HULL.format(x="5.4")}" fill="#5b3519"'
        ' stroke="var(--ink)" stroke-width=".9"/>'
    )


def above(seat: str) -> str:
    """A boat on the board, bow up."""
    return (
        '<use href="#boat-hulls"/>'
        f'<path d="{_SAIL_ABOVE}" fill="var(--seat-{seat})" stroke="var(--ink)"'
        ' stroke-width="1.1" stroke-linejoin="round"/>'
        f'<g transform="translate(0 .4)">{mark(seat)}</g>'
    )


def beside(seat: str) -> str:
    """A boat in a panel: a crab-claw sail over a hull."""
    return (
        f'<path d="{_HULL_BESIDE}" fill="#7d4b26" stroke="var(--rim)"/>'
        f'<path d="{_SAIL_BESIDE}" fill="var(--seat-{seat})" stroke="var(--rim)"'
        ' stroke-width="1.2" stroke-linejoin="round"/>'
        f'<g transform="translate(-.9 .6)">{mark(seat)}</g>'
    )


def symbols() -> dict[str, str]:
    drawn = {"boat-hulls": hulls()}
    for seat in SEATS:
        drawn[f"boat-{seat}"] = above(seat)
        drawn[f"sail-{seat}"] = beside(seat)
    return drawn

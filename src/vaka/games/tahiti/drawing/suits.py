"""The four suits: a motif for the middle of a card and a small sign for its corner.

Suits differ by shape as well as by colour: a hibiscus, a boat, a pineapple, an oyster.
"""

from __future__ import annotations

from math import cos, radians, sin

from vaka.core.drawing.svg_path import number

_SUN = "#ffd35c"
_WOOD = "#8f5b33"


def symbols() -> dict[str, str]:
    motifs = {"flowers": _flower(), "boats": _boat(), "fruit": _fruit(), "pearls": _pearl()}
    drawn = {f"motif-{suit}": motif for suit, motif in motifs.items()}
    drawn |= {f"sign-{suit}": sign for suit, sign in _SIGNS.items()}
    return drawn | {f"suit-{suit}": _badge(suit) for suit in _SIGNS}


PAINTS = {
    "pearl-shine": (
        '<radialGradient id="pearl-shine" cx=".35" cy=".3"><stop offset="0" stop-color="#fff"/>'
        '<stop offset=".42" stop-color="#b8bfd0"/><stop offset="1" stop-color="#3a3f4f"/>'
        "</radialGradient>"
    ),
    "pine-clip": '<clipPath id="pine-clip"><ellipse cy="11" rx="19" ry="25"/></clipPath>',
}


# ---- motifs, about 80 wide, about the origin


def _flower() -> str:
    """A hibiscus: five petals and a long stamen."""
    petal = (
        '<path d="M0-2C-14-8-21-25-10-34-5-38 0-33 0-33S5-38 10-34C21-25 14-8 0-2Z"'
        ' fill="#ffb3a7" stroke="var(--flowers-dark)" stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M0-3C-5-9-8-16-6-23-3-18 3-18 6-23 8-16 5-9 0-3Z" fill="#f4808a"/>'
        '<path d="M0-8V-28M-4-11-9-25M4-11 9-25" stroke="var(--flowers-light)" stroke-width="1.5"'
        ' fill="none" stroke-linecap="round"/>'
    )
    petals = "".join(f'<g transform="rotate({angle})">{petal}</g>' for angle in range(0, 360, 72))
    stamen = (
        '<circle r="6.5" fill="var(--flowers)"/>'
        '<path d="M0 0Q9-6 12-20" stroke="var(--flowers-dark)" stroke-width="5.4" fill="none"'
        ' stroke-linecap="round"/>'
        f'<path d="M0 0Q9-6 12-20" stroke="{_SUN}" stroke-width="3.4" fill="none"'
        ' stroke-linecap="round"/><g fill="#ffe9a0"><circle cx="12" cy="-23" r="2.6"/>'
        '<circle cx="8" cy="-19.5" r="2.2"/><circle cx="15.6" cy="-18" r="2.2"/></g>'
    )
    return _leaf(-64) + _leaf(64) + _leaf(180) + petals + stamen


def _leaf(angle: int) -> str:
    return (
        f'<g transform="rotate({angle})"><path d="M0-12C-11-24-9-37 0-44 9-37 11-24 0-12Z"'
        ' fill="#2f7f4d" stroke="var(--flowers-dark)" stroke-width="1.3"/>'
        '<path d="M0-30V-41" stroke="#7cc48a" stroke-width="1.4" stroke-linecap="round"/></g>'
    )


def _boat() -> str:
    """A canoe under a crab-claw sail, before the sun."""
    line = 'stroke="var(--boats-dark)" stroke-width="1.5" stroke-linejoin="round"'
    return (
        f'<circle cx="14" cy="-16" r="16" fill="{_SUN}"/>'
        '<path d="M14-38v-5M27-33l3.5-4M36-20l5-1.6M37-6l4.6 2" stroke="#ffe08a" stroke-width="2.2"'
        ' stroke-linecap="round"/>'
        f'<path d="M-3 15C-25 0-29-25-15-39-10-21 5-20 17-34 23-12 12 7-3 15Z" fill="#fff8e6"'
        f" {line}/>"
        '<path d="M-12.5-1Q-1 5.5 10.5-.6L6.5 6Q0 9.5-6.6 7.3Z" fill="#e84a55"/>'
        f'<path d="M-3 15C-13 0-17-22-15-39M-3 15C4-2 12-19 17-34M-18.6-10Q-4 2 13.6-7" fill="none"'
        f" {line}/>"
        f'<path d="M-33 13Q0 24 33 13 30 25 20 26.5H-20Q-30 25-33 13Z" fill="{_WOOD}" {line}/>'
        '<path d="M-25 19.5Q0 26 25 19.5" stroke="#c48d57" stroke-width="1.8" fill="none"'
        ' stroke-linecap="round"/>'
        '<path d="M-42 32q7-8 14 0t14 0 14 0 14 0 14 0 14 0" stroke="#8fd0f0" stroke-width="3.6"'
        ' fill="none" stroke-linecap="round"/>'
        '<path d="M-30 39q6-6 12 0t12 0 12 0 12 0 12 0" stroke="var(--boats-light)"'
        ' stroke-width="2.6" fill="none" stroke-linecap="round"/>'
    )


def _fruit() -> str:
    """A pineapple."""
    lengths = ((-70, 19), (70, 19), (-42, 25), (42, 25), (-18, 29), (18, 29), (0, 31))
    leaves = "".join(
        f'<path transform="translate(0 -12) rotate({angle})" d="M0 3Q-7-11 0-{length} 7-11 0 3Z"'
        ' fill="#8ed07c" stroke="var(--fruit-dark)" stroke-width="1.3" stroke-linejoin="round"/>'
        for angle, length in lengths
    )
    net = "".join(f"M{x}-20l44 62M{x + 44}-20l-44 62" for x in range(-66, 34, 11))
    body = '<ellipse cy="11" rx="19" ry="25"'
    return (
        f'{leaves}{body} fill="#f7b733"/><g clip-path="url(#pine-clip)">'
        '<path d="M19-20Q16 26-10 40H30V-20Z" fill="#d98a1f" opacity=".55"/>'
        f'<path d="{net}" stroke="#a8641a" stroke-width="1.7"/>'
        '<path d="M-19-20Q-3 8-14 40H-30V-20Z" fill="#fff3c0" opacity=".4"/></g>'
        f'{body} fill="none" stroke="var(--fruit-dark)" stroke-width="1.6"/>'
    )


def _pearl() -> str:
    """A pearl in an open oyster."""
    rim = 'stroke="var(--pearls-dark)" stroke-width="1.5" stroke-linejoin="round"'
    ribs = "".join(
        f"M0 12L{number(30 * sin(radians(angle)))} {number(12 - 38 * cos(radians(angle)))}"
        for angle in (-60, -36, -12, 12, 36, 60)
    )
    return (
        f'<path d="M0 15C-47 3-41-32 0-34S47 3 0 15Z" fill="#9aa4b8" {rim}/>'
        '<path d="M0 12C-37 1-32-26 0-28S37 1 0 12Z" fill="#e9e4f2"/>'
        f'<path d="{ribs}" stroke="#a9aec4" stroke-width="1.8" stroke-linecap="round"/>'
        '<path d="M0 12C-37 1-32-26 0-28-22-20-22 0 0 12Z" fill="#f6d9e6" opacity=".55"/>'
        f'<path d="M-38 10Q0 21 38 10 32 35 0 36T-38 10Z" fill="#7d8698" {rim}/>'
        '<path d="M-31 15.6Q0 24 31 15.6M-24 24Q0 30.5 24 24" fill="none" stroke="#555a69"'
        ' stroke-width="1.7" stroke-linecap="round"/>'
        f'<circle cy="5" r="12.5" fill="url(#pearl-shine)" {rim}/>'
        '<ellipse cx="-4.2" cy=".4" rx="3.6" ry="2.5" fill="#fff"/>'
    )


# ---- signs, about 18 wide; they take their fill from where they are used

_SIGNS = {
    "flowers": "".join(
        f'<circle transform="rotate({angle})" cy="-5" r="3.9"/>' for angle in range(0, 360, 72)
    ),
    "boats": (
        '<path d="M-1 3.4C-7.4 0-8.4-6.4-4.4-9.6-3-4.6 2.4-5.4 5.4-8.6 7.6-3.4 4.6 1.6-1 3.4Z'
        'M-9 4.8Q0 7.8 9 4.8 7 9.6 0 9.6T-9 4.8Z"/>'
    ),
    "fruit": (
        '<ellipse cy="3.4" rx="5" ry="6.4"/>'
        '<path d="M0-3Q-2.4-7 0-10.6 2.4-7 0-3ZM-.7-3Q-5.6-4-6-8.6-1.4-7.4-.7-3Z'
        'M.7-3Q5.6-4 6-8.6 1.4-7.4.7-3Z"/>'
    ),
    "pearls": '<path d="M-9.4 2A9.4 9.4 0 0 1 9.4 2Q0-2.6-9.4 2Z"/><circle cy="5" r="4.5"/>',
}


def _badge(suit: str) -> str:
    """The sign of a suit on its colour, 22 wide: for sums and logs."""
    return (
        f'<rect x="-11" y="-11" width="22" height="22" rx="6" fill="var(--{suit})"'
        f' stroke="var(--cream)" stroke-width=".8"/>'
        f'<use href="#sign-{suit}" fill="var(--cream)" transform="scale(.86)"/>'
    )

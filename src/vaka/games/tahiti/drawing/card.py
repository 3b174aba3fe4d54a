"""The cards, 110 x 154 about the origin.

`card-fruit8` is an attraction without its tourists: `tourists-3` goes on its foot, because their
number is an option of a game. Value and suit are at the top left, so that fans stay readable.
"""

from __future__ import annotations

from vaka.core.drawing.compass import compass_star
from vaka.core.drawing.digits import number_svg
from vaka.core.drawing.svg_document import use_symbol
from vaka.games.tahiti.rules.cards import SPECIALS, SUIT_NAMES
from vaka.games.tahiti.rules.constants import TWO_TOURISTS, VALUES

WIDTH = 110.0
HEIGHT = 154.0
CORNER = 10.0
FOOT = (0.0, 61.5)
"""Where the tourists stand."""

_SIGN = (-39.0, -27.0)
_MEDAL = (34.0, -56.0)
_RAYS = "".join(
    f'<path transform="rotate({angle})" d="M0 0-7-112H7Z"/>' for angle in range(0, 360, 30)
)
PAINTS = {
    "card-clip": (
        '<clipPath id="card-clip"><rect x="-55" y="-77" width="110" height="154" rx="10"/>'
        "</clipPath>"
    ),
    "card-shadow": (
        '<filter id="card-shadow" x="-15%" y="-10%" width="130%" height="125%">'
        '<feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#04141c" flood-opacity=".34"/>'
        "</filter>"
    ),
}


def symbols() -> dict[str, str]:
    drawn = {"card-rays": _RAYS, "card-outline": _outline(0)}
    drawn |= {f"ground-{suit}": _ground(suit) for suit in SUIT_NAMES}
    drawn |= {f"foot-{suit}": _foot(suit) for suit in SUIT_NAMES}
    for suit in SUIT_NAMES:
        drawn |= {f"card-{suit}{value}": _face(suit, value) for value in range(1, VALUES + 1)}
    return drawn | {"card-back": _back(), "card-two": _two()}


def _outline(inset: float) -> str:
    """The edge of a card; its paint is set where it is used."""
    return (
        f'<rect x="{-55 + inset:g}" y="{-77 + inset:g}" width="{110 - 2 * inset:g}"'
        f' height="{154 - 2 * inset:g}" rx="{10 - inset:g}"/>'
    )


def edge(tone: str, width: float) -> str:
    """The rim of a card, drawn inside its outline."""
    return (
        f'<g fill="none" stroke="var(--{tone})" stroke-width="{width:g}">{_outline(width / 2)}</g>'
    )


# ---- attractions


def _ground(suit: str) -> str:
    """The background of the motif of a suit."""
    return (
        '<g clip-path="url(#card-clip)"><rect x="-55" y="-77" width="110" height="154"'
        f' fill="var(--{suit})"/><use href="#card-rays" fill="var(--{suit}-light)"'
        ' fill-opacity=".2"/></g>'
    )


def _foot(suit: str) -> str:
    """The cream foot, on which the tourists stand."""
    return (
        f'<path d="M-55 44H55V67A10 10 0 0 1 45 77H-45A10 10 0 0 1-55 67Z" fill="var(--cream)"/>'
        f'<path d="M-55 44H55" stroke="var(--{suit}-dark)" stroke-width="1.5"/>'
    )


_MOTIFS = {"flowers": (5, -3, 1.1), "boats": (4, -2, 1.06), "fruit": (5, -2, 1.08)}
"""Where a motif stands on its card, and its scale; the oyster is broad and keeps off the corner."""


def _motif(suit: str, is_special: bool) -> str:
    """A motif makes room for the medal of a special card."""
    x, y, scale = _MOTIFS.get(suit, (4, 4, 1.0))
    if is_special:
        x, y, scale = x + 1, y + 5, scale - 0.08
    return f'<g clip-path="url(#card-clip)">{use_symbol(f"motif-{suit}", (x, y), scale=scale)}</g>'


def _face(suit: str, value: int) -> str:
    special = SPECIALS.get(value)
    medal = use_symbol(f"medal-{special}", _MEDAL) if special else ""
    rim = edge("gold", 3.6) if value == VALUES else edge(f"{suit}-edge", 1.8)
    return (
        f'<use href="#ground-{suit}"/>{_motif(suit, special is not None)}{_corner(suit, value)}'
        f'<use href="#foot-{suit}"/>{medal}{rim}'
    )


def _corner(suit: str, value: int) -> str:
    """The value and, below it, the suit, on a shade that keeps both readable."""
    wide = value >= 10
    shade = f"M-55-77h{46 if wide else 34}q4 44-{22 if wide else 12} 60-10 6-24 5z"
    number = number_svg(value, 23 if wide else 26, 3, x=-31 if wide else -38, y=-55, tone="cream")
    return (
        f'<path d="{shade}" fill="var(--{suit}-dark)" fill-opacity=".6"'
        f' clip-path="url(#card-clip)"/>{number}'
        f'<g fill="var(--cream)">{use_symbol(f"sign-{suit}", _SIGN)}</g>'
    )


# ---- others


def _back() -> str:
    """Attractions and "2 tourists" share a back: a star compass between rows of teeth."""
    return backed("back", compass_star(36, 23, 5, 6, clear="back-star", faint="back-star"))


def backed(tone: str, middle: str) -> str:
    """The back of a card, with something in its middle."""
    up = "".join(f"M{x}-69l5 9 5-9z" for x in range(-45, 41, 10))
    down = "".join(f"M{x} 69l5-9 5 9z" for x in range(-45, 41, 10))
    return (
        f'<use href="#card-outline" fill="var(--{tone})"/>'
        f'<rect x="-50" y="-72" width="100" height="144" rx="7" fill="none"'
        f' stroke="var(--{tone}-line)" stroke-width="2"/>'
        f'<path d="{up}{down}" fill="var(--{tone}-line)"/>'
        f'<circle r="42" fill="none" stroke="var(--{tone}-star)" stroke-width="2"'
        f' stroke-dasharray="1 7.25" stroke-linecap="round"/>{middle}'
    )


def _two() -> str:
    """The card "2 tourists": a beach with both of them, and their number."""
    tourists = use_symbol("tourist-0", (-17, 26), scale=3.1) + use_symbol(
        "tourist-1", (19, 28), scale=2.9
    )
    return (
        '<g clip-path="url(#card-clip)"><rect x="-55" y="-77" width="110" height="154"'
        ' fill="#bfe6e2"/><circle cx="30" cy="-46" r="15" fill="#ffd35c"/>'
        '<path d="M-55 6H55V40H-55Z" fill="#2b95a8"/>'
        '<path d="M-55 14q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0M-46 25q8-6 16 0t16 0 16 0 16 0'
        ' 16 0 16 0" fill="none" stroke="#dff6f2" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M-55 42Q0 26 55 42V77H-55Z" fill="#f6e2ae"/></g>'
        f"{tourists}{number_svg(TWO_TOURISTS, 30, 3.1, x=-34, y=-50)}{edge('bark', 2)}"
    )

"""The colours, by what they are for, in light and dark; and how the seats are told apart.

Drawings name a colour as `var(--sea)`. The page sets these custom properties; a picture that
stands alone has them replaced (`resolved`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")

TOKENS: dict[str, tuple[str, str]] = {
    # the page
    "page": ("#f3eee1", "#0a1820"),
    "surface": ("#fffdf7", "#11252e"),
    "raised": ("#ffffff", "#193440"),
    "line": ("#dfd7c3", "#28454f"),
    "text": ("#11303b", "#e8f2ee"),
    "muted": ("#4a626a", "#a3babd"),
    "accent": ("#0d6b84", "#6cc7d6"),
    "danger": ("#b3261e", "#ff8a73"),
    "good": ("#1c7247", "#74d39a"),
    "rim": ("#061a22", "#dcebe6"),  # the edge of sails in panels
    # the unknown
    "chart": ("#ebe5d4", "#0d1f29"),
    "grid": ("#bfb598", "#274a57"),
    # the sea
    "sea": ("#1f88a0", "#135468"),
    "deep": ("#0f6481", "#0b3a4e"),
    "lagoon": ("#69cfc6", "#2f8b8c"),
    "foam": ("#effcf7", "#b9e3de"),
    "current": ("#7fd4da", "#4fa3b0"),
    # the land
    "sand": ("#f6e2ae", "#d9c08c"),
    "wet": ("#d5b272", "#9f8353"),
    "berth": ("#1b8093", "#175f6e"),
    "jungle": ("#2f7f4d", "#24633f"),
    "shade": ("#1d5c3b", "#17452e"),
    "leaf": ("#5cab5c", "#3f8450"),
    "pier": ("#6b3f1e", "#4e2f18"),
    "plank": ("#e2b27a", "#c4935c"),
    "stone": ("#f1ecdd", "#cfcaba"),
    "chisel": ("#b9b09a", "#8d8776"),
    "scoria": ("#b5573a", "#a4533c"),
    # what is said on the board
    "badge": ("#fffdf5", "#e9f3ee"),
    "ink": ("#0b2733", "#061820"),
    "mark": ("#e4472f", "#f0644b"),
    "glow": ("#ffb000", "#ffc63d"),
    "stop": ("#b3261e", "#b3261e"),
}

DETAILS = ("palms", "streams", "marks")
"""What a small drawing leaves out: each is shown as `display="var(--palms)"` says."""

FULL_FROM = 60.0
"""From this circumradius in pixels a tile is drawn in full; below, without names and palms."""

PLAIN_BELOW = 36.0
"""Below this, without marks on sails and with currents as plain bands."""


@dataclass(frozen=True)
class Seat:
    """The colour of a sail, and the mark that tells it from others without any colour."""

    colour: str
    mark: str
    mark_colour: str


_PALE = "#ffffff"
_DARK = "#08222c"

SEATS = {
    "blue": Seat("#1762dc", "ring", _PALE),
    "red": Seat("#b00d20", "bar", _PALE),
    "green": Seat("#4cc4a0", "wave", _DARK),
    "yellow": Seat("#fff04e", "dot", _DARK),
    "orange": Seat("#e5721a", "cross", _DARK),
    "purple": Seat("#44205e", "chevron", _PALE),
}


def tokens(theme: Theme) -> dict[str, str]:
    """Every custom property, without its dashes, and its value."""
    values = {name: pair[theme == "dark"] for name, pair in TOKENS.items()}
    for name, seat in SEATS.items():
        values[f"seat-{name}"] = seat.colour
        values[f"seat-{name}-mark"] = seat.mark_colour
    return values


def details(radius: float) -> frozenset[str]:
    """What a drawing with tiles of this circumradius in pixels can afford to show."""
    if radius < PLAIN_BELOW:
        return frozenset()
    return frozenset(DETAILS) - ({"palms"} if radius < FULL_FROM else set())


_PROPERTY = re.compile(r"var\(--([a-z-]+)\)")


def resolved(svg: str, theme: Theme, shown: frozenset[str] = frozenset(DETAILS)) -> str:
    """A drawing with plain colours, that needs no style sheet."""
    values = tokens(theme) | {name: "inline" if name in shown else "none" for name in DETAILS}
    return _PROPERTY.sub(lambda match: values[match[1]], svg).replace(' display="inline"', "")


def themable(svg: str) -> str:
    """A drawing for a page: every property falls back to what it is in light."""
    values = tokens("light") | dict.fromkeys(DETAILS, "inline")
    return _PROPERTY.sub(lambda match: f"var(--{match[1]},{values[match[1]]})", svg)

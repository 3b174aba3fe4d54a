"""Colours by purpose, in light and dark, and the styles of seats.

Drawings refer to a colour as `var(--sea)`. The page sets these custom properties; in a stand-alone
picture they are replaced (`Palette.resolved`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")

SHARED: Mapping[str, tuple[str, str]] = {
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
    # the background of pieces
    "chart": ("#ebe5d4", "#0d1f29"),
    "grid": ("#bfb598", "#274a57"),
    # messages; amber, the glow, means only "you may"
    "badge": ("#fffdf5", "#e9f3ee"),
    "ink": ("#0b2733", "#061820"),
    "mark": ("#e4472f", "#f0644b"),
    "glow": ("#ffb000", "#ffc63d"),
    "stop": ("#b3261e", "#b3261e"),
}
"""The colours that all games share."""


@dataclass(frozen=True)
class SeatStyle:
    """The colour of a sail, and the mark that identifies it without colour."""

    colour: str
    mark: str
    mark_colour: str


_PALE = "#ffffff"
_DARK = "#08222c"

SEAT_STYLES = {
    "blue": SeatStyle("#1762dc", "ring", _PALE),
    "red": SeatStyle("#b00d20", "bar", _PALE),
    "green": SeatStyle("#4cc4a0", "wave", _DARK),
    "yellow": SeatStyle("#fff04e", "dot", _DARK),
    "orange": SeatStyle("#e5721a", "cross", _DARK),
    "purple": SeatStyle("#44205e", "chevron", _PALE),
    "white": SeatStyle("#f4f7f7", "diamond", _DARK),
}

_PROPERTY = re.compile(r"var\(--([a-z-]+)\)")


@dataclass(frozen=True)
class Palette:
    """The colours of a game, beside those that all games share.

    `details` are what a small drawing leaves out: each is shown as `display="var(--palms)"` says.
    """

    own: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    details: frozenset[str] = frozenset({"marks"})

    def tokens(self, theme: Theme) -> dict[str, str]:
        """All custom properties, without dashes, with their values."""
        values = {name: pair[theme == "dark"] for name, pair in SHARED.items()}
        values |= self.own_tokens(theme)
        for name, seat in SEAT_STYLES.items():
            values[f"seat-{name}"] = seat.colour
            values[f"seat-{name}-mark"] = seat.mark_colour
        return values

    def declarations(self, theme: Theme) -> str:
        """All custom properties as CSS: `--sea:#0d6b84;--text:#11303b;`."""
        return "".join(f"--{name}:{value};" for name, value in self.tokens(theme).items())

    def own_tokens(self, theme: Theme) -> dict[str, str]:
        """The properties that only this game has."""
        return {name: pair[theme == "dark"] for name, pair in self.own.items()}

    def resolved(self, svg: str, theme: Theme, shown: frozenset[str] | None = None) -> str:
        """A drawing with plain colours, which needs no style sheet."""
        shown = self.details if shown is None else shown
        values = self.tokens(theme)
        values |= {name: "inline" if name in shown else "none" for name in self.details}
        return _PROPERTY.sub(lambda match: values[match[1]], svg).replace(' display="inline"', "")

    def themable(self, svg: str) -> str:
        """A drawing for the page: every property falls back to its value in light."""
        values = self.tokens("light") | dict.fromkeys(self.details, "inline")
        return _PROPERTY.sub(lambda match: f"var(--{match[1]},{values[match[1]]})", svg)

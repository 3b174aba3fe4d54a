"""A library of symbols by id. Symbols can use each other.

A symbol is centred at the origin and has no size of its own: `<use href="#tile-Hawaii"
transform="translate(150 87) rotate(60)"/>` lays a tile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from vaka.core.drawing.palette import Palette

_REFERENCE = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')

PAINTS = {
    "shadow": (
        '<filter id="shadow" x="-10%" y="-10%" width="120%" height="125%">'
        '<feDropShadow dx="0" dy="7" stdDeviation="8" flood-color="#04141c" flood-opacity=".38"/>'
        "</filter>"
    ),
    "blur": (
        '<filter id="blur" x="-30%" y="-30%" width="160%" height="160%">'
        '<feGaussianBlur stdDeviation="6"/></filter>'
    ),
}
"""Light and shade, as definitions by id."""


@dataclass(frozen=True)
class Library:
    """Every definition by its id, with colours as `var(--name)`, and the palette that has them."""

    palette: Palette
    definitions: Mapping[str, str]

    def page(self) -> str:
        """All symbols for a page, as one SVG without size; colours are custom properties."""
        return self.palette.themable(
            '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
            f"<defs>{''.join(self.definitions.values())}</defs></svg>"
        )

    def needed(self, drawing: str) -> str:
        """The definitions that a drawing refers to, directly or indirectly, in a fixed order."""
        wanted: set[str] = set()
        fresh = _referred(drawing)
        while fresh:
            wanted |= fresh
            fresh = {name for used in fresh for name in _referred(self.definitions[used])} - wanted
        return "".join(text for name, text in self.definitions.items() if name in wanted)


def symbol(name: str, drawing: str) -> str:
    """A drawing as a definition."""
    return f'<symbol id="{name}" overflow="visible">{drawing}</symbol>'


def _referred(drawing: str) -> set[str]:
    return {a or b for a, b in _REFERENCE.findall(drawing)}

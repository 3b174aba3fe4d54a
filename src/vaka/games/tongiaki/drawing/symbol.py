"""The symbols: every drawing once, by id, made of each other where they share something.

A symbol has its middle at the origin and no size of its own: `<use href="#tile-Hawaii"
transform="translate(150 87) rotate(60)"/>` lays a tile.
"""

from __future__ import annotations

import re
from functools import cache

from vaka.games.tongiaki.drawing import boat, island, ocean, sign, statue
from vaka.games.tongiaki.drawing.hexagon import edge_path, outline
from vaka.games.tongiaki.drawing.numeral import digit
from vaka.games.tongiaki.drawing.palette import themable

_REFERENCE = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


def symbols() -> str:
    """All symbols for a page, as one SVG without size; colours are custom properties."""
    return themable(
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"<defs>{''.join(library().values())}</defs></svg>"
    )


@cache
def library() -> dict[str, str]:
    """Every definition by its id; colours as `var(--name)`."""
    paths = {"tile-outline": outline()} | island.outlines()
    paths |= {f"edge-{edge}": edge_path(edge) for edge in range(3)}
    drawings = {f"digit-{value}": digit(value) for value in range(10)}
    for part in (sign, boat, statue, ocean, island):
        drawings |= part.symbols()
    defined = {name: f'<path id="{name}" d="{d}"/>' for name, d in paths.items()}
    defined |= _PAINTS
    defined |= {
        name: f'<symbol id="{name}" overflow="visible">{drawing}</symbol>'
        for name, drawing in drawings.items()
    }
    return defined


def needed(drawing: str) -> str:
    """The definitions that a drawing refers to, and those that they refer to, in one order."""
    known = library()
    wanted: set[str] = set()
    fresh = _referred(drawing)
    while fresh:
        wanted |= fresh
        fresh = {name for used in fresh for name in _referred(known[used])} - wanted
    return "".join(text for name, text in known.items() if name in wanted)


def _referred(drawing: str) -> set[str]:
    return {a or b for a, b in _REFERENCE.findall(drawing)}


_PAINTS = {
    "tile-clip": '<clipPath id="tile-clip"><use href="#tile-outline"/></clipPath>',
    "clearing": (
        '<radialGradient id="clearing"><stop offset=".55" stop-color="var(--jungle)"/>'
        '<stop offset="1" stop-color="var(--jungle)" stop-opacity="0"/></radialGradient>'
    ),
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

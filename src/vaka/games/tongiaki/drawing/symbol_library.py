"""All symbols of Tongiaki, by id. The middle of a symbol is at the origin."""

from __future__ import annotations

from functools import cache

from vaka.core.drawing import digits, seat_emblem
from vaka.core.drawing.symbol import PAINTS, Library, symbol
from vaka.games.tongiaki.drawing import boat, island, markers, ocean, statue
from vaka.games.tongiaki.drawing.hexagon import edge_path, outline
from vaka.games.tongiaki.drawing.palette import PALETTE
from vaka.games.tongiaki.rules.tiles import COLOURS

_PAINTS = {
    "tile-clip": '<clipPath id="tile-clip"><use href="#tile-outline"/></clipPath>',
    "clearing": (
        '<radialGradient id="clearing"><stop offset=".55" stop-color="var(--jungle)"/>'
        '<stop offset="1" stop-color="var(--jungle)" stop-opacity="0"/></radialGradient>'
    ),
}


def symbols() -> str:
    """All symbols for a page, as one SVG without size; colours are custom properties."""
    return library().page()


@cache
def library() -> Library:
    """Every definition by its id."""
    paths = {"tile-outline": outline()} | island.outlines()
    paths |= {f"edge-{edge}": edge_path(edge) for edge in range(3)}
    defined = {name: f'<path id="{name}" d="{d}"/>' for name, d in paths.items()}
    defined |= _PAINTS | PAINTS | island.markers()
    drawn = seat_emblem.symbols(COLOURS)
    for part in (digits, markers, boat, statue, ocean, island):
        drawn |= part.symbols()
    defined |= {name: symbol(name, drawing) for name, drawing in drawn.items()}
    return Library(PALETTE, defined)

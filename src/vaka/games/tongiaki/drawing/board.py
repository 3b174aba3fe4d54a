"""A whole position as one picture, from a view."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from vaka.core.drawing.palette import Theme
from vaka.core.drawing.svg_document import Box, background, use_symbol
from vaka.core.drawing.svg_path import number, numbers
from vaka.core.translations import ENGLISH
from vaka.games.tongiaki.drawing import sailing_group, tile
from vaka.games.tongiaki.drawing.flat_map import Cell, FlatMap, flat_map, step
from vaka.games.tongiaki.drawing.hexagon import RADIUS, REACH, centre
from vaka.games.tongiaki.drawing.highlights import Highlights, full_beaches, parse_highlights
from vaka.games.tongiaki.drawing.tile_picture import document
from vaka.games.tongiaki.rules.constants import EDGES

MARGIN = 70.0
"""The width of the unknown sea around the map."""

_DOTTED = (
    'fill="none" stroke="var(--grid)" stroke-width="2" stroke-dasharray="2 9"'
    ' stroke-linecap="round"'
)


def board_svg(
    view: dict[str, Any],
    *,
    theme: Theme = "light",
    size: float | None = None,
    highlight: Collection[str] | None = None,
    language: str = ENGLISH,
    around: Collection[Cell] = (),
    over: str = "",
) -> str:
    """The map of a view as a stand-alone picture, `size` pixels wide or one pixel a unit.

    `highlight` marks what the player may choose, written as in the notation: a beach
    (`Hawaii.b`), a pier (`Hawaii.b 4`), an empty cell (`1,-2`), a tile (`Hawaii`) or any move that
    names one of them (`sail Hawaii.b 4`). By default the full beaches that must sail are
    marked. Island names are written in the script of the language. The picture
    also has room for the cells `around`, and the drawing `over` lies on top.
    """
    laid = flat_map(view)
    lit = parse_highlights(full_beaches(view) if highlight is None else highlight)
    cells = _lit_cells(laid, lit)
    box = _box([*shown_cells(view), *cells, *around])
    body = (
        background(box)
        + _unknown(laid, cells)
        + _sea(laid)
        + "".join(_turning(cell, found, lit) for cell, found in laid.tiles.items())
        + "".join(_upright(cell, found, lit, language) for cell, found in laid.tiles.items())
        + sailing_group.drawn(laid, view)
        + over
    )
    return document(body, box, _title(view), theme, size)


def shown_cells(view: dict[str, Any]) -> list[Cell]:
    """The cells of the tiles, and the one that a group is about to reach."""
    laid = flat_map(view)
    return [*laid.tiles, *_ahead(laid, view)]


def _title(view: dict[str, Any]) -> str:
    count = len(view["islands"]) + len(view["oceans"])
    return f"Tongiaki: {count} tiles laid, {view['active']} to play"


def _box(cells: Iterable[Cell]) -> Box:
    """The box of all cells, with a margin."""
    places = [centre(*cell) for cell in cells] or [(0.0, 0.0)]
    left = min(x for x, _ in places) - RADIUS - MARGIN
    top = min(y for _, y in places) - REACH - MARGIN
    right = max(x for x, _ in places) + RADIUS + MARGIN
    bottom = max(y for _, y in places) + REACH + MARGIN
    return left, top, right - left, bottom - top


def _lit_cells(laid: FlatMap, lit: Highlights) -> list[Cell]:
    found = (laid.open_cell(*cell) for cell in sorted(lit.cells))
    return [cell for cell in found if cell]


def _ahead(laid: FlatMap, view: dict[str, Any]) -> list[Cell]:
    found = sailing_group.waiting(laid, view)
    return [found[0]] if found else []


# ---- layers, from the paper up


def _unknown(laid: FlatMap, legal: list[Cell]) -> str:
    """The cells beside the map, dotted, and those where a tile may go."""
    seen = _edges(laid.frontier()) - _edges(laid.tiles)
    dotted = "".join(_at(f"edge-{edge}", cell) for cell, edge in sorted(seen))
    glowing = "".join(_at("cell-legal", cell) for cell in legal)
    return f"<g {_DOTTED}>{dotted}</g>{glowing}"


def _sea(laid: FlatMap) -> str:
    """The tiles, over a sea that hides the seams, and the joints between them."""
    under = "".join(_at("tile-outline", cell) for cell in laid.tiles)
    bases = "".join(
        use_symbol(f"tile-{found['name']}", centre(*cell), 60 * found["rotation"])
        for cell, found in laid.tiles.items()
    )
    joints = "".join(_at(f"edge-{edge}", cell) for cell, edge in sorted(_edges(laid.tiles)))
    return (
        f'<g fill="var(--sea)" stroke="var(--sea)" stroke-width="1.5" filter="url(#shadow)">'
        f"{under}</g>{bases}<g {tile.JOINT}>{joints}</g>"
    )


def _turning(cell: Cell, found: dict[str, Any], lit: Highlights) -> str:
    """What lies on an island and turns with it: glow, boats, filled moorings."""
    if "beaches" not in found:
        return ""
    name = found["name"]
    boats = [[f"boat-{boat}" for boat in beach["boats"]] for beach in found["beaches"]]
    drawn = tile.filled(name) if found["royal"] else lit.of(name) + tile.moored(name, boats)
    turn = f" rotate({60 * found['rotation']})" if found["rotation"] else ""
    return f'<g transform="translate({numbers(centre(*cell))}){turn}">{drawn}</g>' if drawn else ""


def _upright(cell: Cell, found: dict[str, Any], lit: Highlights, language: str) -> str:
    """Numbers, statues and names; the arrows of lit piers; the rim of a lit tile."""
    name, rotation = found["name"], found["rotation"]
    drawn = tile.face(name, rotation, found.get("royal"), language)
    arrows = lit.arrows(name)
    if arrows:
        drawn += f'<g transform="rotate({60 * rotation})">{arrows}</g>'
    if name in lit.tiles:
        drawn += _RIM
    return f'<g transform="translate({numbers(centre(*cell))})">{drawn}</g>'


_RIM = (
    '<g fill="none" stroke-linejoin="round"><use href="#tile-outline" stroke="var(--ink)"'
    ' stroke-width="7"/><use href="#tile-outline" stroke="var(--glow)" stroke-width="4.6"/></g>'
)


def _edges(cells: Iterable[Cell]) -> set[tuple[Cell, int]]:
    """The edges of cells, each once: a shared edge belongs to the northern cell."""
    return {
        (cell, edge) if edge < 3 else (step(cell, edge), edge - 3)
        for cell in cells
        for edge in range(EDGES)
    }


def _at(symbol: str, cell: Cell) -> str:
    x, y = centre(*cell)
    return f'<use href="#{symbol}" x="{number(x)}" y="{number(y)}"/>'

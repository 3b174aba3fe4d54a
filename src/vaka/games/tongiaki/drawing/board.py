"""A whole position as one picture, from a view."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from vaka.core.drawing.document import Box, paper, place
from vaka.core.drawing.palette import Theme
from vaka.core.drawing.path import number, numbers
from vaka.core.language import ENGLISH
from vaka.games.tongiaki.constants import EDGES
from vaka.games.tongiaki.drawing import group, tile
from vaka.games.tongiaki.drawing.chart import Cell, Chart, chart, step
from vaka.games.tongiaki.drawing.document import document
from vaka.games.tongiaki.drawing.hexagon import RADIUS, REACH, centre
from vaka.games.tongiaki.drawing.light import Lights, full_beaches, lights

MARGIN = 70.0
"""How much of the unknown is seen around the map."""

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
) -> str:
    """The map of a view as a picture of its own, `size` pixels wide or one pixel a unit.

    `highlight` lights what the player may choose, in the words of the notation: a beach
    (`Hawaii.b`), a pier (`Hawaii.b 4`), an empty cell (`1,-2`), a tile (`Hawaii`) or any move that
    names one of them (`sail Hawaii.b 4`). By default the full beaches are lit that are to sail.
    The islands have their names in the letters of the language.
    """
    laid = chart(view)
    lit = lights(full_beaches(view) if highlight is None else highlight)
    cells = _lit_cells(laid, lit)
    box = _box([*laid.tiles, *cells, *_ahead(laid, view)])
    body = (
        paper(box)
        + _unknown(laid, cells)
        + _sea(laid)
        + "".join(_turning(cell, found, lit) for cell, found in laid.tiles.items())
        + "".join(_upright(cell, found, lit, language) for cell, found in laid.tiles.items())
        + group.drawn(laid, view)
    )
    return document(body, box, _title(view), theme, size)


def _title(view: dict[str, Any]) -> str:
    count = len(view["islands"]) + len(view["oceans"])
    return f"Tongiaki: {count} tiles laid, {view['active']} to play"


def _box(cells: Iterable[Cell]) -> Box:
    """All cells, and some paper around them."""
    places = [centre(*cell) for cell in cells] or [(0.0, 0.0)]
    left = min(x for x, _ in places) - RADIUS - MARGIN
    top = min(y for _, y in places) - REACH - MARGIN
    right = max(x for x, _ in places) + RADIUS + MARGIN
    bottom = max(y for _, y in places) + REACH + MARGIN
    return left, top, right - left, bottom - top


def _lit_cells(laid: Chart, lit: Lights) -> list[Cell]:
    found = (laid.open_cell(*cell) for cell in sorted(lit.cells))
    return [cell for cell in found if cell]


def _ahead(laid: Chart, view: dict[str, Any]) -> list[Cell]:
    found = group.waiting(laid, view)
    return [found[0]] if found else []


# ---- layers, from the paper up


def _unknown(laid: Chart, legal: list[Cell]) -> str:
    """The cells beside the map, dotted, and those where a tile may go."""
    seen = _edges(laid.frontier()) - _edges(laid.tiles)
    dotted = "".join(_at(f"edge-{edge}", cell) for cell, edge in sorted(seen))
    glowing = "".join(_at("cell-legal", cell) for cell in legal)
    return f"<g {_DOTTED}>{dotted}</g>{glowing}"


def _sea(laid: Chart) -> str:
    """The tiles, over a sea that shows through no seam, and the joints between them."""
    under = "".join(_at("tile-outline", cell) for cell in laid.tiles)
    bases = "".join(
        place(f"tile-{found['name']}", centre(*cell), 60 * found["rotation"])
        for cell, found in laid.tiles.items()
    )
    joints = "".join(_at(f"edge-{edge}", cell) for cell, edge in sorted(_edges(laid.tiles)))
    return (
        f'<g fill="var(--sea)" stroke="var(--sea)" stroke-width="1.5" filter="url(#shadow)">'
        f"{under}</g>{bases}<g {tile.JOINT}>{joints}</g>"
    )


def _turning(cell: Cell, found: dict[str, Any], lit: Lights) -> str:
    """What lies on an island and turns with it: glow, boats, filled moorings."""
    if "beaches" not in found:
        return ""
    name = found["name"]
    boats = [[f"boat-{boat}" for boat in beach["boats"]] for beach in found["beaches"]]
    drawn = tile.filled(name) if found["royal"] else lit.of(name) + tile.moored(name, boats)
    turn = f" rotate({60 * found['rotation']})" if found["rotation"] else ""
    return f'<g transform="translate({numbers(centre(*cell))}){turn}">{drawn}</g>' if drawn else ""


def _upright(cell: Cell, found: dict[str, Any], lit: Lights, language: str) -> str:
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
    """The edges of cells, each once: one that two cells share belongs to the northern one."""
    return {
        (cell, edge) if edge < 3 else (step(cell, edge), edge - 3)
        for cell in cells
        for edge in range(EDGES)
    }


def _at(symbol: str, cell: Cell) -> str:
    x, y = centre(*cell)
    return f'<use href="#{symbol}" x="{number(x)}" y="{number(y)}"/>'

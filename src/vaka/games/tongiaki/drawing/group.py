"""A group under way: boats in a wedge before an empty cell, or in a row before they land."""

from __future__ import annotations

from typing import Any

from vaka.core.drawing.document import place
from vaka.core.drawing.path import number, numbers
from vaka.games.tongiaki.constants import EDGES
from vaka.games.tongiaki.drawing.chart import Cell, Chart, step
from vaka.games.tongiaki.drawing.hexagon import REACH, centre, edge_angle, polar
from vaka.games.tongiaki.drawing.tile import base

_SCALE = 1.2
_LEAD = 62.0
_ROW = 24.0


def waiting(chart: Chart, view: dict[str, Any]) -> tuple[Cell, int] | None:
    """The empty cell a group has come to, and the direction it comes in."""
    port = (view["group"] or {}).get("at")
    if not port:
        return None
    cell = chart.of(port["tile"])
    if cell is None:
        return None
    direction = (port["edge"] + chart.tiles[cell]["rotation"]) % EDGES
    return step(cell, direction), direction


def drawn(chart: Chart, view: dict[str, Any]) -> str:
    """The group of a view, wherever it is."""
    if not view["group"]:
        return ""
    boats = view["group"]["boats"]
    found = waiting(chart, view)
    if found:
        cell, direction = found
        return _ahead(view, cell, direction) + _wedge(boats, cell, direction)
    target = chart.of((view["choice"] or {}).get("island", ""))
    return _row(boats, target) if target else ""


def _ahead(view: dict[str, Any], cell: Cell, direction: int) -> str:
    """The tile that is to be turned, or that is in hand, as a ghost."""
    name = (view["choice"] or {}).get("tile")
    turn = (direction + 3) % EDGES
    ghost = base(name, turn) if name else place("tile-back", turn=60 * turn)
    return f'<g transform="translate({numbers(centre(*cell))})" opacity=".5">{ghost}</g>'


def _wedge(boats: list[str], cell: Cell, direction: int) -> str:
    """Flying like geese, the first boat ahead."""
    x, y = centre(*cell)
    dx, dy = polar(REACH - _LEAD, edge_angle(direction + 3))
    fleet = "".join(place(f"boat-{boat}", _behind(i), scale=_SCALE) for i, boat in enumerate(boats))
    turn = edge_angle(direction) + 90
    return (
        f'<g transform="translate({numbers((x + dx, y + dy))}) rotate({number(turn)})">{fleet}</g>'
    )


def _behind(i: int) -> tuple[float, float]:
    rank = (i + 1) // 2
    return 20.0 * rank * (1 if i % 2 else -1), 15.0 * rank


def _row(boats: list[str], cell: Cell) -> str:
    """Over the middle of the island, so that its beaches stay in sight."""
    width = _ROW * len(boats) + 12
    fleet = "".join(
        place(f"boat-{boat}", (_ROW * (i - (len(boats) - 1) / 2), 0), scale=_SCALE)
        for i, boat in enumerate(boats)
    )
    pill = f'x="{number(-width / 2)}" y="-20" width="{number(width)}" height="40" rx="14"'
    x, y = centre(*cell)
    return (
        f'<g transform="translate({numbers((x, y - 7))})">'
        f'<rect {pill} fill="var(--badge)" stroke="var(--ink)" stroke-width="6.4"/>'
        f'<rect {pill} fill="var(--badge)" stroke="var(--glow)" stroke-width="4.2"/>{fleet}</g>'
    )

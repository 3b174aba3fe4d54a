"""A group at sea: boats in a wedge before an empty cell, or in a row before they land."""

from __future__ import annotations

from typing import Any

from vaka.core.drawing.svg_document import use_symbol
from vaka.core.drawing.svg_path import number, numbers
from vaka.games.tongiaki.drawing.flat_map import Cell, FlatMap, step
from vaka.games.tongiaki.drawing.hexagon import REACH, centre, edge_angle, polar
from vaka.games.tongiaki.drawing.tile import base
from vaka.games.tongiaki.rules.constants import EDGES

_SCALE = 1.2
_LEAD = 62.0
_ROW = 24.0


def waiting(laid: FlatMap, view: dict[str, Any]) -> tuple[Cell, int] | None:
    """The empty cell that a group has reached, and the direction of its voyage."""
    port = (view["group"] or {}).get("at")
    if not port:
        return None
    cell = laid.of(port["tile"])
    if cell is None:
        return None
    direction = (port["edge"] + laid.tiles[cell]["rotation"]) % EDGES
    return step(cell, direction), direction


def drawn(laid: FlatMap, view: dict[str, Any]) -> str:
    """The group of a view, wherever it is."""
    if not view["group"]:
        return ""
    boats = view["group"]["boats"]
    found = waiting(laid, view)
    if found:
        cell, direction = found
        return _ahead(view, cell, direction) + _wedge(boats, cell, direction)
    target = laid.of((view["choice"] or {}).get("island", ""))
    return _row(boats, target) if target else ""


def _ahead(view: dict[str, Any], cell: Cell, direction: int) -> str:
    """The tile that is in hand or about to be turned, as a ghost."""
    name = (view["choice"] or {}).get("tile")
    turn = (direction + 3) % EDGES
    ghost = base(name, turn) if name else use_symbol("tile-back", turn=60 * turn)
    return f'<g transform="translate({numbers(centre(*cell))})" opacity=".5">{ghost}</g>'


def _wedge(boats: list[str], cell: Cell, direction: int) -> str:
    """Boats in a wedge, the first boat ahead."""
    x, y = centre(*cell)
    dx, dy = polar(REACH - _LEAD, edge_angle(direction + 3))
    fleet = "".join(
        use_symbol(f"boat-{boat}", _behind(i), scale=_SCALE) for i, boat in enumerate(boats)
    )
    turn = edge_angle(direction) + 90
    return (
        f'<g transform="translate({numbers((x + dx, y + dy))}) rotate({number(turn)})">{fleet}</g>'
    )


def _behind(i: int) -> tuple[float, float]:
    rank = (i + 1) // 2
    return 20.0 * rank * (1 if i % 2 else -1), 15.0 * rank


def sent_back(boats: list[str], cell: Cell) -> str:
    """Boats that go back to their owners from the island that is, or was, on a cell."""
    return _row(boats, cell, "stop") if boats else ""


def _row(boats: list[str], cell: Cell, tone: str = "glow") -> str:
    """Over the middle of the island, so that its beaches stay in sight."""
    width = _ROW * len(boats) + 12
    fleet = "".join(
        use_symbol(f"boat-{boat}", (_ROW * (i - (len(boats) - 1) / 2), 0), scale=_SCALE)
        for i, boat in enumerate(boats)
    )
    pill = f'x="{number(-width / 2)}" y="-20" width="{number(width)}" height="40" rx="14"'
    x, y = centre(*cell)
    return (
        f'<g transform="translate({numbers((x, y - 7))})">'
        f'<rect {pill} fill="var(--badge)" stroke="var(--ink)" stroke-width="6.4"/>'
        f'<rect {pill} fill="var(--badge)" stroke="var(--{tone})" stroke-width="4.2"/>{fleet}</g>'
    )

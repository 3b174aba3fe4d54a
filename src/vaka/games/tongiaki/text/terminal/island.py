"""An island on the map in a terminal: its name, points, piers, beaches and boats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from vaka.core.game import JSON
from vaka.games.tongiaki.drawing.flat_map import Cell
from vaka.games.tongiaki.rules.constants import EDGES
from vaka.games.tongiaki.text.notation import LETTERS
from vaka.games.tongiaki.text.terminal.canvas import (
    FULL,
    NE,
    NW,
    SE,
    SW,
    Hexagon,
    N,
    Piece,
    S,
    length,
)
from vaka.games.tongiaki.text.terminal.palette import (
    FOAM,
    GLOW,
    INK,
    JUNGLE,
    SAND,
    SEA,
    STONE,
    WOOD,
    sail,
    sails,
)
from vaka.games.tongiaki.text.terminal.scene import Scene, beaches_of, coordinates


def draw_island(place: Hexagon, scene: Scene, cell: Cell, island: JSON) -> None:
    place.fill(SEA)
    place.fill(JUNGLE, int(place.form.is_full))
    _draw_piers(place, island)
    place.middle(_title(place, scene, cell, island))
    if island["royal"]:
        _draw_royal(place, island["royal"])
    elif place.form.is_full:
        _draw_beaches(place, island)
    else:
        _draw_fleet(place, island)


def _draw_piers(place: Hexagon, island: JSON) -> None:
    """Piers are of wood."""
    for _, beach in beaches_of(island):
        for edge in beach.piers:
            spot = place.edge((edge + island["rotation"]) % EDGES)
            place.canvas.characters[spot] = place.canvas.characters[spot][0], f"bold {WOOD}"


def _title(place: Hexagon, scene: Scene, cell: Cell, island: JSON) -> list[Piece]:
    """The name and the points; or the coordinates, if they are requested."""
    tail = coordinates(cell) if scene.has_coordinates else str(island["points"])
    if not place.form.is_full and any(beach["full"] for beach in island["beaches"]):
        tail += FULL
    room = place.form.width - 2 - len(tail)
    name = island["name"][:room]
    blank = " " if len(name) < room else ""
    colour = GLOW if island["name"] in scene.lit.tiles else FOAM
    return [(name + blank, f"bold {colour}", ""), (tail, f"bold {STONE}", "")]


def _draw_royal(place: Hexagon, owner: str) -> None:
    crown = place.canvas.glyphs.crown
    place.middle([(f"{crown} ", GLOW, ""), sail(owner), (f" {crown}", GLOW, "")], -1)


def _draw_fleet(place: Hexagon, island: JSON) -> None:
    """All boats of an island by colour, in two rows."""
    counts = Counter(boat for beach in island["beaches"] for boat in beach["boats"])
    rows: list[list[Piece]] = [[], []]
    for colour, count in counts.items():
        piece = sail(colour, count)
        row = next(row for row in rows if length([*row, piece]) <= place.form.flat)
        row.append(piece)
    place.side(N, rows[0])
    place.side(S, rows[1])


def _draw_beaches(place: Hexagon, island: JSON) -> None:
    """Every beach at one of its piers, and its letter at the others."""
    beaches, turn = beaches_of(island), island["rotation"]
    homes = _homes([[(edge + turn) % EDGES for edge in beach.piers] for _, beach in beaches])
    for letter, home, (view, beach) in zip(LETTERS, homes, beaches, strict=False):
        for edge in beach.piers:
            direction = (edge + turn) % EDGES
            style = f"bold {INK}", GLOW if view["full"] else SAND
            if direction == home:
                free = place.canvas.glyphs.dot * (beach.moorings - len(view["boats"]))
                mark = f"{letter}{FULL if view['full'] else ':'}"
                pieces = [(mark, *style), *sails(view["boats"]), (free, INK, SAND)]
            else:
                pieces = [(letter, *style)]
            place.side(direction, pieces)


def _homes(beaches: Sequence[Sequence[int]]) -> Sequence[int]:
    """For each beach one of the directions of its piers, as far from each other as possible."""
    return min(product(*beaches), key=lambda homes: _crowding(homes, beaches))


def _crowding(homes: Sequence[int], beaches: Sequence[Sequence[int]]) -> int:
    shared = sum(pair <= set(homes) for pair in ({NW, NE}, {SW, SE}))
    aside = sum(abs(2 * b.index(h) - len(b) + 1) for h, b in zip(homes, beaches, strict=True))
    return 10 * shared + aside

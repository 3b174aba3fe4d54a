"""An ocean on the map in a terminal: its routes and their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from vaka.core.game import JSON
from vaka.games.tongiaki.drawing.flat_map import Cell
from vaka.games.tongiaki.rules.constants import EDGES, ISLANDS
from vaka.games.tongiaki.rules.tiles import DIRECTIONS, NAMES, OCEAN_TILES, Route
from vaka.games.tongiaki.text.terminal.canvas import OPEN, Form, Hexagon, inside
from vaka.games.tongiaki.text.terminal.palette import CURRENTS, FOAM, SEA
from vaka.games.tongiaki.text.terminal.scene import Scene, coordinates


def draw_ocean(place: Hexagon, scene: Scene, cell: Cell, ocean: JSON) -> None:
    """The numbers of the routes at both ends, and lines from end to end if there is room.

    Without lines a letter follows each number that stands for more than one route.
    """
    place.fill(SEA)
    routes = OCEAN_TILES[NAMES.index(ocean["name"]) - ISLANDS].routes
    has_lines = place.canvas.glyphs.has_lines and (place.form.is_full or not _do_cross(routes))
    if has_lines:
        _draw_lines(place, routes, ocean["rotation"])
    counts = Counter(route.colours for route in routes)
    for letter, route in zip("xyz", routes, strict=True):
        number = str(route.colours or OPEN)
        tail = letter if counts[route.colours] > 1 and not has_lines else ""
        colour = CURRENTS[route.colours]
        for edge in route.edges:
            pieces = [(number, f"bold {colour}", ""), (tail, colour, "")]
            place.side((edge + ocean["rotation"]) % EDGES, pieces, int(place.form.is_full))
    text = f"{ocean['name']} {coordinates(cell)}" if scene.has_coordinates else ocean["name"]
    place.middle([(text, f"bold {FOAM}", "")])


def _do_cross(routes: Iterable[Route]) -> bool:
    """Routes of one ocean cross unless all of them join edges that touch."""
    return any((a - b) % EDGES not in (1, EDGES - 1) for a, b in (route.edges for route in routes))


def _draw_lines(place: Hexagon, routes: Iterable[Route], turn: int) -> None:
    drawn: dict[Cell, int] = {}
    for route in routes:
        start, end = ((edge + turn) % EDGES for edge in route.edges)
        for (column, row), dots in _curve(place.form, start, end).items():
            spot = place.x + column, place.y + row
            drawn[spot] = drawn.get(spot, 0) | dots
            place.canvas.characters[spot] = chr(BRAILLE + drawn[spot]), CURRENTS[route.colours]


BRAILLE = 0x2800
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The bits of a Braille character, by column and row of its dots."""


@cache
def _curve(form: Form, start: int, end: int) -> dict[Cell, int]:
    """A route from edge to edge, bent towards the middle, as dots of Braille characters."""
    middle = form.width, 4 * form.rise + 2
    ends = [_half_way(form, direction) for direction in (start, end)]
    drawn: dict[Cell, int] = {}
    for step in range(101):
        t = step / 100
        weights = (1 - t) ** 2, t**2
        x, y = (
            int(middle[axis] + sum(w * e[axis] for w, e in zip(weights, ends, strict=True)))
            for axis in (0, 1)
        )
        spot = x // 2, y // 4
        if spot in inside(form):
            drawn[spot] = drawn.get(spot, 0) | _DOTS[x % 2][y % 4]
    return drawn


def _half_way(form: Form, direction: int) -> tuple[float, float]:
    """From the middle of a tile to the middle of an edge, in dots."""
    dq, dr = DIRECTIONS[direction]
    return dq * form.step, 2 * (2 * dr + dq) * form.rise

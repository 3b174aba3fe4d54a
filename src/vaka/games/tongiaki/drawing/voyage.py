"""The voyage of a group on a picture: its way along the routes, the numbers it met, its boats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, degrees, dist, hypot
from typing import Any

from vaka.core.drawing.digits import number_svg
from vaka.core.drawing.svg_document import use_symbol
from vaka.core.drawing.svg_path import Point, numbers
from vaka.games.tongiaki.drawing.flat_map import Cell, FlatMap, step
from vaka.games.tongiaki.drawing.hexagon import REACH, centre, edge_angle, polar
from vaka.games.tongiaki.drawing.route import line, number_places
from vaka.games.tongiaki.rules.constants import EDGES, ISLANDS
from vaka.games.tongiaki.rules.tiles import NAMES, OCEAN_TILES, Route

_PIER = 66.0
"""Where a way begins and ends on an island, from its middle."""

_SPACING = 25.0
"""Between boats that sail one behind the other."""


@dataclass(frozen=True)
class Voyage:
    """A group that left an island by the pier at one of its edges."""

    island: str
    edge: int
    boats: Sequence[str] = ()
    order: int = 0
    """Its number in a chain reaction, or 0."""


@dataclass(frozen=True)
class _Way:
    points: list[Point]
    rings: list[tuple[Point, int, bool]]
    """The numbers on the way, where they stand, and whether the group passed."""


def drawn(laid: FlatMap, voyage: Voyage) -> str:
    """The way of a voyage over the tiles that are laid; the boats too, if it has failed."""
    way = _way(laid, voyage)
    path = "M" + "L".join(numbers(point) for point in way.points)
    rings = "".join(
        use_symbol(f"number-{number}", place)
        + use_symbol(f"ring-{'pass' if passes else 'fail'}", place)
        for place, number, passes in way.rings
    )
    has_failed = any(not passes for _, _, passes in way.rings)
    boats = _boats(way.points, voyage.boats) if has_failed else ""
    order = _order(way.points[0], voyage.order) if voyage.order else ""
    return _line(path) + _head(way.points) + boats + rings + order


def _way(laid: FlatMap, voyage: Voyage) -> _Way:
    cell = laid.of(voyage.island)
    if cell is None:
        raise KeyError(voyage.island)
    direction = (voyage.edge + laid.tiles[cell]["rotation"]) % EDGES
    way = _Way([_moved(polar(_PIER, edge_angle(direction)), cell)], [])
    colours = len(set(voyage.boats))
    while True:
        cell = step(cell, direction)
        tile = laid.tiles.get(cell)
        entry = (direction + EDGES // 2) % EDGES
        if tile is None or NAMES.index(tile["name"]) < ISLANDS:
            reach = REACH - 26 if tile is None else _PIER
            way.points.append(_moved(polar(reach, edge_angle(entry)), cell))
            return way
        routes, turn = OCEAN_TILES[NAMES.index(tile["name"]) - ISLANDS].routes, tile["rotation"]
        edge = (entry - turn) % EDGES
        route = next(route for route in routes if edge in route.edges)
        if not _cross(way, route, edge, number_places(routes), cell, turn, colours):
            return way
        direction = (sum(route.edges) - edge + turn) % EDGES


def _cross(
    way: _Way, route: Route, edge: int, places: Any, cell: Cell, turn: int, colours: int
) -> bool:
    """Add a route to a way, up to its number if the group does not pass it. Return whether it
    does."""
    points = line(route.edges)
    points = points if route.edges[0] == edge else points[::-1]
    passes = colours == 0 or colours >= route.colours
    if route.colours:
        place = places[route.edges]
        way.rings.append((_moved(_turned(place, turn), cell), route.colours, passes))
        if not passes:
            nearest = min(range(len(points)), key=lambda at: dist(points[at], place))
            points = points[: nearest + 1]
    way.points.extend(_moved(_turned(point, turn), cell) for point in points)
    return passes


def _turned(point: Point, sixths: int) -> Point:
    x, y = point
    return polar(hypot(x, y), degrees(atan2(y, x)) + 60 * sixths)


def _moved(point: Point, cell: Cell) -> Point:
    x, y = centre(*cell)
    return x + point[0], y + point[1]


def _line(path: str) -> str:
    return (
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="{path}"'
        f' stroke="var(--ink)" stroke-opacity=".35" stroke-width="12"/><path d="{path}"'
        f' stroke="var(--glow)" stroke-width="8"/></g>'
    )


def _head(points: list[Point]) -> str:
    (ax, ay), (bx, by) = points[-2:]
    return use_symbol("route-head", (bx, by), degrees(atan2(by - ay, bx - ax)))


def _boats(points: list[Point], boats: Sequence[str]) -> str:
    """One behind the other on the way, the first a little before its end."""
    fleet = ""
    for number, boat in enumerate(boats):
        (x, y), angle = _before_end(points, 34 + _SPACING * number)
        fleet += use_symbol(f"boat-{boat}", (x, y), angle + 90, 1.15)
    return fleet


def _before_end(points: list[Point], length: float) -> tuple[Point, float]:
    """The place so far before the end of a way, or its start, and the direction there."""
    for b, a in pairwise(reversed(points)):
        here = dist(a, b)
        angle = degrees(atan2(b[1] - a[1], b[0] - a[0]))
        if here >= length > 0:
            share = length / here
            return (b[0] + (a[0] - b[0]) * share, b[1] + (a[1] - b[1]) * share), angle
        length -= here
    return points[0], angle


def _order(at: Point, number: int) -> str:
    badge = '<circle r="14" fill="var(--glow)" stroke="var(--ink)" stroke-width="2"/>'
    return f'<g transform="translate({numbers(at)})">{badge}{number_svg(number, 15, 3)}</g>'

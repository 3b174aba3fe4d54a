"""The routes of an ocean: lines from edge to edge, the streams on them, and their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from math import dist, hypot, pi, sin

from vaka.core.drawing.svg_path import Pen, Point, open_curve
from vaka.games.tongiaki.drawing.hexagon import REACH, edge_angle, polar
from vaka.games.tongiaki.rules.tiles import Route

_HANDLES = {1: 38.5, 2: 43.0, 3: 58.0}
"""How far a route keeps straight on from an edge, by how many edges it turns."""

_STEPS = 60
_SWELL = 1.5
_SWELL_LENGTH = 25.0
_BREADTH = 20.0

Cubic = tuple[Point, Point, Point, Point]


def span(edges: tuple[int, int]) -> int:
    """1 between neighbouring edges, 2 between second next, 3 straight across."""
    way = (edges[1] - edges[0]) % 6
    return min(way, 6 - way)


def leading(edges: tuple[int, int]) -> int:
    """The edge from which the other one is reached clockwise the short way."""
    a, b = edges
    return a if (b - a) % 6 <= 3 else b


def cubic(edges: tuple[int, int]) -> Cubic:
    """The middle line of a route: perpendicular to both edges, so that it fits the next tile."""
    handle = REACH - _HANDLES[span(edges)]
    a, b = (edge_angle(edge) for edge in edges)
    return polar(REACH, a), polar(handle, a), polar(handle, b), polar(REACH, b)


def path(edges: tuple[int, int]) -> str:
    a, b, c, d = cubic(edges)
    return Pen().move(a).curve(b, c, d).path()


def at(curve: Cubic, t: float) -> Point:
    """The point of a curve at t from 0 to 1."""
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x = sum(weight * point[0] for weight, point in zip(weights, curve, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, curve, strict=True))
    return x, y


def line(edges: tuple[int, int], steps: int = _STEPS) -> list[Point]:
    """The middle line as points."""
    curve = cubic(edges)
    return [at(curve, step / steps) for step in range(steps + 1)]


def straight_last(routes: tuple[Route, ...]) -> list[Route]:
    """In order of drawing: a straight route runs over the others."""
    return sorted(routes, key=lambda route: span(route.edges) == 3)


def streams(edges: tuple[int, int], count: int) -> list[str]:
    """As many streams as colours are needed, side by side, with whole swells."""
    gap = _BREADTH / (count + 0.4)
    return [open_curve(_swelling(line(edges), gap * (i - (count - 1) / 2))) for i in range(count)]


def _swelling(points: list[Point], aside: float) -> list[Point]:
    """A line beside a line; after a whole number of swells it meets the edge at the same place."""
    run = [0.0]
    for a, b in pairwise(points):
        run.append(run[-1] + dist(a, b))
    waves = round(run[-1] / _SWELL_LENGTH)
    beside = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        away = aside + _SWELL * sin(2 * pi * waves * run[i] / run[-1])
        length = hypot(bx - ax, by - ay)
        beside.append((x - away * (by - ay) / length, y + away * (bx - ax) / length))
    return beside


# ---- numbers


@cache
def number_places(routes: tuple[Route, ...]) -> Mapping[tuple[int, int], Point]:
    """Where the number of each route goes, by its edges: far from other routes and numbers."""
    lines = {route.edges: line(route.edges) for route in routes}
    places: dict[tuple[int, int], Point] = {}
    for route in reversed(straight_last(routes)):
        if route.colours:
            others = [point for edges in lines if edges != route.edges for point in lines[edges]]
            places[route.edges] = _clearest(lines[route.edges], others, list(places.values()))
    return places


def _clearest(points: list[Point], others: list[Point], taken: list[Point]) -> Point:
    """The point of a line with the most room, preferably near its middle."""

    def room(step: int) -> float:
        here = points[step]
        clear = min([25.0, *(dist(here, other) for other in others)])
        alone = min([50.0, *(dist(here, other) for other in taken)])
        return clear + alone - 0.3 * abs(step - _STEPS // 2)

    return points[max(range(10, _STEPS - 9), key=room)]

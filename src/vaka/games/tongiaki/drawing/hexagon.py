"""The shape of a tile: a hexagon with a flat side to the south and wavy edges that fit each other.

A tile has circumradius 100, its middle is the origin, and y grows downwards. Angles are in
degrees, clockwise from east, so that edge e faces 90 + 60 e: 0 is south, as in the rules (T1.3).
"""

from __future__ import annotations

from math import cos, radians, sin, sqrt

from vaka.core.drawing.svg_path import Pen, Point
from vaka.games.tongiaki.rules.constants import EDGES

RADIUS = 100.0
REACH = RADIUS * sqrt(3) / 2
"""From the middle of a tile to the middle of an edge, where piers and routes end."""

SWAY = 11.0
"""How far the handles of an edge leave the straight line, one outwards and one inwards."""


def polar(radius: float, angle: float) -> Point:
    return radius * cos(radians(angle)), radius * sin(radians(angle))


def swung(point: Point, angle: float) -> Point:
    """A point rotated around the middle, by degrees, clockwise."""
    x, y = point
    u, v = polar(1, angle)
    return x * u - y * v, x * v + y * u


def turned(point: Point, rotation: int) -> Point:
    """Where a point of a tile lies after the tile is turned by `rotation` sixths, clockwise."""
    return swung(point, 60 * rotation)


def centre(q: int, r: int) -> Point:
    """The middle of a cell, from its axial coordinates."""
    return 1.5 * RADIUS * q, 2 * REACH * (r + q / 2)


def edge_angle(edge: float) -> float:
    return 90.0 + 60.0 * edge


def midpoint(edge: int) -> Point:
    return polar(REACH, edge_angle(edge))


def corners() -> list[Point]:
    """The six corners; edge e runs from corner e to the next."""
    return [polar(RADIUS, edge_angle(edge) - 30) for edge in range(EDGES)]


def edge_curve(edge: int) -> tuple[Point, Point, Point, Point]:
    """An edge as one cubic, clockwise.

    It leaves the straight edge by 3 h t (1 - t) (1 - 2 t), which is odd around the middle: the
    neighbour draws the same curve in the other direction.
    """
    (ax, ay), (bx, by) = corners()[edge], corners()[(edge + 1) % EDGES]
    nx, ny = polar(SWAY, edge_angle(edge))
    dx, dy = (bx - ax) / 3, (by - ay) / 3
    return (
        (ax, ay),
        (ax + dx + nx, ay + dy + ny),
        (bx - dx - nx, by - dy - ny),
        (bx, by),
    )


def edge_path(edge: int) -> str:
    a, b, c, d = edge_curve(edge)
    return Pen().move(a).curve(b, c, d).path()


def outline() -> str:
    pen = Pen().move(corners()[0])
    for edge in range(EDGES):
        pen.curve(*edge_curve(edge)[1:])
    return pen.close().path()

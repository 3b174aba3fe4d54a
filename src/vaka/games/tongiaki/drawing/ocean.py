"""Oceans: currents that turn with the tile; swells and numbers that stay upright."""

from __future__ import annotations

from functools import cache
from math import dist

from vaka.core.dice import Dice
from vaka.core.drawing.digits import number_svg
from vaka.core.drawing.svg_path import Pen, Point, number
from vaka.games.tongiaki.drawing.hexagon import edge_angle, polar, turned
from vaka.games.tongiaki.drawing.markers import BUOY
from vaka.games.tongiaki.drawing.route import (
    leading,
    line,
    number_places,
    path,
    span,
    straight_last,
    streams,
)
from vaka.games.tongiaki.rules.constants import EDGES
from vaka.games.tongiaki.rules.tiles import OCEAN_TILES, Ocean

DISC = 15.0
"""The radius of a number's disc."""

NUMBERS = (2, 3, 4)

_TRIES = 260
_FROM_ROUTES = 22.0
_FROM_EDGES = 75.0
_FROM_MARK = 14.0
_FROM_SWELLS = 21.0


def symbols() -> dict[str, str]:
    drawn = {f"number-{value}": _disc(value) for value in NUMBERS}
    for reach in (1, 2, 3):
        drawn |= {
            f"current-{reach}-{value}": _current((0, reach), value) for value in (0, *NUMBERS)
        }
    for ocean in OCEAN_TILES:
        drawn[f"tile-{ocean.name}"] = _tile(ocean)
        for rotation in range(EDGES):
            drawn[f"face-{ocean.name}-{rotation}"] = face(ocean, rotation)
    return drawn


def _tile(ocean: Ocean) -> str:
    """The part that turns with the tile."""
    routes = "".join(
        f'<use href="#current-{span(route.edges)}-{route.colours}"'
        f' transform="rotate({60 * leading(route.edges)})"/>'
        for route in straight_last(ocean.routes)
    )
    return (
        '<g clip-path="url(#tile-clip)"><use href="#tile-outline" fill="var(--sea)"/>'
        f'{routes}<use href="#mark-buoys"/></g>'
    )


def _current(edges: tuple[int, int], colours: int) -> str:
    """A route: an outline that hides what it crosses, a soft band, and a stream for each colour."""
    tone = "current" if colours else "lagoon"
    soft, firm = (".22", ".3") if colours else (".32", ".5")
    flow = "".join(streams(edges, colours))
    water = (
        f'<path d="{flow}" stroke="var(--foam)" stroke-opacity=".95" stroke-width="2.1"'
        ' stroke-linecap="round" display="var(--streams)"/>'
    )
    return (
        f'<g fill="none">{_band(edges, "sea", "1", 27)}{_band(edges, tone, soft, 26)}'
        f"{_band(edges, tone, firm, 19)}{water if flow else ''}</g>"
    )


def _band(edges: tuple[int, int], tone: str, opacity: str, width: int) -> str:
    return (
        f'<path d="{path(edges)}" stroke="var(--{tone})" stroke-opacity="{opacity}"'
        f' stroke-width="{width}"/>'
    )


def _disc(value: int) -> str:
    return (
        '<circle r="15.5" cy="1.6" fill="var(--ink)" opacity=".3"/>'
        '<circle r="15" fill="var(--badge)" stroke="var(--deep)" stroke-width="2"/>'
        + number_svg(value, 16.5, 2.7)
    )


# ---- what stays upright


def face(ocean: Ocean, rotation: int) -> str:
    """The part of a turned tile that is drawn upright."""
    places = number_places(ocean.routes)
    badges = ""
    for route in ocean.routes:
        if route.edges in places:
            x, y = turned(places[route.edges], rotation)
            badges += f'<use href="#number-{route.colours}" x="{number(x)}" y="{number(y)}"/>'
    return (
        f'<path d="{_waves(swells(ocean), rotation)}" fill="none" stroke="var(--current)"'
        f' opacity=".42" stroke-width="1.8" stroke-linecap="round"/>{badges}'
    )


def _waves(places: tuple[Point, ...], rotation: int) -> str:
    """In whole numbers to save bytes: there are a thousand of them, and every page loads them."""
    d = ""
    for place in places:
        x, y = turned(place, rotation)
        d += Pen().move((round(x) - 8, round(y))).path() + "q4-5 8 0t8 0"
    return d


@cache
def swells(ocean: Ocean) -> tuple[Point, ...]:
    """Small waves in the free areas, always the same for a tile."""
    dice = Dice(f"swells of {ocean.name}")
    lines = [point for route in ocean.routes for point in line(route.edges, 24)]
    found: list[Point] = []
    for _ in range(_TRIES):
        here = _anywhere(dice, 86)
        if _is_inside(here) and _is_clear(here, lines, found):
            found.append(here)
    return tuple(found)


def _anywhere(dice: Dice, reach: int) -> Point:
    return dice.below(20 * reach) / 10 - reach, dice.below(20 * reach) / 10 - reach


def _is_inside(point: Point) -> bool:
    """Away from every edge, and from the buoys at edge 0."""
    x, y = BUOY
    deep = all(
        sum(a * b for a, b in zip(point, polar(1, edge_angle(edge)), strict=True)) < _FROM_EDGES
        for edge in range(EDGES)
    )
    return deep and all(dist(point, mark) > _FROM_MARK for mark in ((x, y), (-x, y)))


def _is_clear(point: Point, lines: list[Point], found: list[Point]) -> bool:
    return all(dist(point, other) > _FROM_ROUTES for other in lines) and all(
        dist(point, other) > _FROM_SWELLS for other in found
    )

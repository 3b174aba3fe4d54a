"""Where the beaches of an island lie, with their moorings and piers, from the data of the tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import degrees, radians, sin

from vaka.core.drawing.svg_path import Pen, Point
from vaka.games.tongiaki.drawing.hexagon import edge_angle, polar
from vaka.games.tongiaki.rules.tiles import Beach, Island

RING = 59.0
"""The radius of the middle of the sand."""

HALF = 15.0
"""Half the width of the sand."""

BERTHS = RING + 0.8
"""The radius on which the moorings lie."""

BERTH_WIDTH = 14.8
BERTH_LENGTH = 25.0
BOAT_SCALE = 0.9
"""A boat is smaller than its mooring, so that the rim of the mooring stays visible."""

END = degrees(HALF / RING)
"""The angle by which the round end of the sand reaches beyond its arc."""

_NARROWEST = 16.0
_WIDEST = 30.0
_APART = 3.0
_SHRINKING = 0.97


@dataclass(frozen=True)
class Shore:
    """One beach in place: angles, clockwise. The sand runs from `first` to `last`."""

    first: float
    last: float
    moorings: tuple[float, ...]
    piers: tuple[int, ...]

    @property
    def middle(self) -> float:
        return (self.first + self.last) / 2

    def arc(self) -> str:
        """The middle line of the sand."""
        return _arc(RING, self.first, self.last)

    def outline(self, half: float = HALF) -> str:
        """The outline of the sand, or a line at another distance from its middle."""
        large = self.last - self.first > 180
        pen = Pen().move(polar(RING + half, self.first))
        pen.arc(RING + half, polar(RING + half, self.last), large=large)
        pen.arc(half, polar(RING - half, self.last))
        pen.arc(RING - half, polar(RING - half, self.first), large=large, clockwise=False)
        return pen.arc(half, polar(RING + half, self.first)).close().path()


@cache
def shores(island: Island) -> tuple[Shore, ...]:
    """The beaches of an island; if arcs come too near each other, all moorings move closer."""
    spacing = 1.0
    while True:
        found = tuple(_shore(beach, spacing) for beach in island.beaches)
        if are_apart(found) or spacing < 0.5:
            return found
        spacing *= _SHRINKING


def are_apart(found: Sequence[Shore]) -> bool:
    """Whether there is water or jungle between any two beaches."""
    pairs = zip(found, (*found[1:], *found[:1]), strict=True)
    return len(found) < 2 or all(_gap(a, b) >= _APART for a, b in pairs)


def mooring_place(angle: float) -> Point:
    return polar(BERTHS, angle)


def _shore(beach: Beach, spacing: float) -> Shore:
    """The moorings spread evenly between the first and the last pier, and the sand with them."""
    first, last = _pier_angles(beach)
    middle, reach = (first + last) / 2, (last - first) / 2 - 4
    steps = beach.moorings - 1
    step = spacing * min(_WIDEST, max(_NARROWEST, 2 * reach / max(1, steps)))
    half = max(0.0, reach, step * steps / 2 - 3.5)
    moorings = tuple(middle + step * (i - steps / 2) for i in range(beach.moorings))
    return Shore(middle - half, middle + half, moorings, beach.piers)


def _pier_angles(beach: Beach) -> tuple[float, float]:
    """The angles of the first and the last pier, clockwise even across edge 0."""
    first = beach.piers[0]
    return edge_angle(first), edge_angle(first + (beach.piers[-1] - first) % 6)


def _gap(a: Shore, b: Shore) -> float:
    """The water between the end of one beach and the beginning of the next."""
    angle = (b.first - a.last) % 360
    return 2 * RING * sin(radians(min(angle, 360 - angle) / 2)) - 2 * HALF


def _arc(radius: float, first: float, last: float) -> str:
    pen = Pen().move(polar(radius, first))
    return pen.arc(radius, polar(radius, last), large=last - first > 180).path()

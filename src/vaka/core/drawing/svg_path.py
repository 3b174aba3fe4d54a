"""SVG path data from points, rounded to a tenth of a unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

Point = tuple[float, float]


def number(value: float, digits: int = 1) -> str:
    """The shortest form of a number: .5, -3, 12.1."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("-0", "") else text


def numbers(values: Sequence[float]) -> str:
    """Numbers in sequence; a minus sign needs no blank before it."""
    return " ".join(number(value) for value in values).replace(" -", "-")


class Pen:
    """Writes path data with relative commands. Rounding errors do not add up."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._at = (0, 0)

    def move(self, to: Point) -> Self:
        self._parts.append("M" + numbers(to))
        self._at = _tenths(to)
        return self

    def line(self, to: Point) -> Self:
        return self._step("l", to)

    def curve(self, leaving: Point, arriving: Point, to: Point) -> Self:
        return self._step("c", leaving, arriving, to)

    def smooth(self, arriving: Point, to: Point) -> Self:
        """A curve that continues the last one smoothly."""
        return self._step("s", arriving, to)

    def arc(self, radius: float, to: Point, *, large: bool = False, clockwise: bool = True) -> Self:
        x, y = self._away(to)
        size = number(radius)
        self._parts.append(f"a{size} {size} 0 {large:d} {clockwise:d} {numbers((x, y))}")
        self._at = _tenths(to)
        return self

    def close(self) -> Self:
        self._parts.append("z")
        return self

    def path(self) -> str:
        return "".join(self._parts)

    def _step(self, command: str, *points: Point) -> Self:
        steps = [value for point in points for value in self._away(point)]
        again = bool(self._parts) and self._parts[-1].startswith(command)
        text = numbers(steps)
        if again:
            self._parts[-1] += text if text.startswith("-") else " " + text
        else:
            self._parts.append(command + text)
        self._at = _tenths(points[-1])
        return self

    def _away(self, point: Point) -> Point:
        x, y = _tenths(point)
        return (x - self._at[0]) / 10, (y - self._at[1]) / 10


def _tenths(point: Point) -> tuple[int, int]:
    return round(point[0] * 10), round(point[1] * 10)


def closed_curve(points: Sequence[Point]) -> str:
    """A smooth closed line through points (Catmull-Rom)."""
    last = len(points)
    pen = Pen().move(points[0])
    pen.curve(_beyond(points, 0, 1), _beyond(points, 1, -1), points[1])
    for i in range(2, last + 1):
        pen.smooth(_beyond(points, i % last, -1), points[i % last])
    return pen.close().path()


def _beyond(points: Sequence[Point], i: int, side: int) -> Point:
    """The control point of a point: a sixth of the distance between its neighbours."""
    (ax, ay), (x, y), (bx, by) = points[i - 1], points[i], points[(i + 1) % len(points)]
    return x + side * (bx - ax) / 6, y + side * (by - ay) / 6


def open_curve(points: Sequence[Point]) -> str:
    """A smooth open line through points."""
    ends = [_reflected(points[1], points[0]), *points, _reflected(points[-2], points[-1])]
    pen = Pen().move(points[0])
    pen.curve(_beyond(ends, 1, 1), _beyond(ends, 2, -1), points[1])
    for i in range(3, len(points) + 1):
        pen.smooth(_beyond(ends, i, -1), ends[i])
    return pen.path()


def _reflected(point: Point, about: Point) -> Point:
    return 2 * about[0] - point[0], 2 * about[1] - point[1]

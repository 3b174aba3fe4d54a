"""The curves of an analysis as SVG path data: the report and the page draw the same curves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from typing_extensions import TypedDict  # Pydantic needs this one before Python 3.12

from vaka.analysis.analysis_json import AnalysisBody, ChanceBody
from vaka.core.drawing.svg_path import number


class ChanceCurve(TypedDict):
    """The chance of a player over the plies, and the band of its 95 % interval."""

    line: str
    band: str


@dataclass(frozen=True)
class GraphPoint:
    """A point of the graph: the `chances` after `ply` entries."""

    ply: int
    chances: Sequence[ChanceBody]


@dataclass(frozen=True)
class GraphScale:
    """The coordinates of plies and chances in a box."""

    plies: int
    left: float = 0.0
    top: float = 0.0
    width: float = 1000.0
    height: float = 1000.0

    def x(self, ply: int) -> float:
        """The x coordinate of a ply."""
        return self.left + self.width * ply / max(self.plies, 1)

    def y(self, chance: float) -> float:
        """The y coordinate of a chance."""
        return self.top + self.height * (1 - chance)


def graph_points(body: AnalysisBody) -> list[GraphPoint]:
    """The chances before every step, and those at the end."""
    steps = [step for turn in body["turns"] for step in turn["steps"]]
    points = [GraphPoint(step["ply"], step["chances"]) for step in steps]
    return [*points, GraphPoint(body["plies"], body["chances"])]


def chance_curves(body: AnalysisBody, scale: GraphScale | None = None) -> list[ChanceCurve]:
    """The curves of all players, by default in a box of 1000 by 1000 units."""
    points, scale = graph_points(body), scale or GraphScale(body["plies"])
    return [_curve(points, player, scale) for player in range(len(body["players"]))]


def _curve(points: Sequence[GraphPoint], player: int, scale: GraphScale) -> ChanceCurve:
    xs = [scale.x(point.ply) for point in points]
    chances = [point.chances[player] for point in points]
    line = [(x, scale.y(chance["chance"])) for x, chance in zip(xs, chances, strict=True)]
    upper = [(x, scale.y(chance["high"])) for x, chance in zip(xs, chances, strict=True)]
    lower = [(x, scale.y(chance["low"])) for x, chance in zip(xs, chances, strict=True)]
    return ChanceCurve(line=_path(line), band=f"{_path([*upper, *reversed(lower)])}Z")


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)

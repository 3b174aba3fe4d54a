"""The map of a view on a plane.

Cells have coordinates on a grid that wraps around; a picture does not. So the map is walked from
Tonga from neighbour to neighbour, which gives each tile its place on the plane.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

from vaka.games.tongiaki.rules.constants import EDGES, SIDE, TONGA
from vaka.games.tongiaki.rules.tiles import DIRECTIONS, NAMES

Cell = tuple[int, int]


@dataclass(frozen=True)
class FlatMap:
    tiles: dict[Cell, dict[str, Any]]
    """The data of each laid tile in the view, by its place."""

    def of(self, name: str) -> Cell | None:
        """Where a tile lies, if it is laid."""
        return next((cell for cell, tile in self.tiles.items() if tile["name"] == name), None)

    def frontier(self) -> list[Cell]:
        """The empty cells beside laid tiles."""
        beside = {step(cell, way) for cell in self.tiles for way in range(EDGES)}
        return sorted(beside - set(self.tiles))

    def open_cell(self, q: int, r: int) -> Cell | None:
        """The empty cell beside a laid tile with these coordinates."""
        return next((cell for cell in self.frontier() if wrapped(cell) == wrapped((q, r))), None)


def step(cell: Cell, direction: int) -> Cell:
    dq, dr = DIRECTIONS[direction]
    return cell[0] + dq, cell[1] + dr


def wrapped(cell: Cell) -> Cell:
    return cell[0] % SIDE, cell[1] % SIDE


def flat_map(view: dict[str, Any]) -> FlatMap:
    """All tiles of a view. Connected tiles stay together; each further part starts at its
    coordinates."""
    left = {wrapped((tile["q"], tile["r"])): tile for tile in view["islands"] + view["oceans"]}
    tiles: dict[Cell, dict[str, Any]] = {}
    for tile in sorted(left.values(), key=lambda tile: tile["name"] != NAMES[TONGA]):
        if wrapped((tile["q"], tile["r"])) in left:
            tiles |= _walk(left, (tile["q"], tile["r"]))
    return FlatMap(tiles)


def _walk(left: dict[Cell, dict[str, Any]], start: Cell) -> dict[Cell, dict[str, Any]]:
    """The tiles connected with one, removed from those left."""
    reached = {start: left.pop(wrapped(start))}
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        for beside in (step(cell, way) for way in range(EDGES)):
            if wrapped(beside) in left:
                reached[beside] = left.pop(wrapped(beside))
                waiting.append(beside)
    return reached

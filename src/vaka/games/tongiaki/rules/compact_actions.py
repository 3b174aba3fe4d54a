"""A compact numbering of the moves of Tongiaki, for the output of a network.

A map has 1,089 cells, but a tile is only laid next to a tile. So instead of a cell, a compact
number names a laid tile and a direction: 1,152 numbers for laying instead of 6,534. It does not
change if the whole map moves. All other moves keep their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from vaka.core.observation import CompactActions
from vaka.games.tongiaki.rules.constants import EDGES, LAY, ON_MAP, SIDE, TILES
from vaka.games.tongiaki.rules.observation_layout import layout
from vaka.games.tongiaki.rules.tiles import cell_of, neighbours

COUNT = LAY + TILES * EDGES * EDGES
"""LAY + (tile * 6 + direction) * 6 + rotation."""

NEIGHBOURS = neighbours()
HALF = SIDE // 2 + 1


@cache
def compact_actions(seats: int) -> CompactActions:
    """The compact numbers at a table with this number of seats."""
    fields = layout(seats)
    tile, q, r = fields["tile"].offset, fields["q"].offset, fields["r"].offset

    def cell(seen: Sequence[int], number: int) -> int:
        return cell_of(seen[q + number] - HALF, seen[r + number] - HALF)

    def laid(seen: Sequence[int]) -> list[int]:
        return [number for number in range(TILES) if seen[tile + number] == ON_MAP]

    def to_move(seen: Sequence[int], action: int) -> int:
        if action < LAY:
            return action
        side, rotation = divmod(action - LAY, EDGES)
        number, direction = divmod(side, EDGES)
        beyond = NEIGHBOURS[cell(seen, number) * EDGES + direction]
        return LAY + beyond * EDGES + rotation

    def from_moves(seen: Sequence[int], moves: Sequence[int]) -> list[int]:
        sides: dict[int, int] = {}  # of each cell next to a tile, the lowest tile and direction
        if moves and moves[-1] >= LAY:
            for number in laid(seen):
                here = cell(seen, number) * EDGES
                for direction in range(EDGES):
                    sides.setdefault(NEIGHBOURS[here + direction], number * EDGES + direction)
        return [
            move
            if move < LAY
            else LAY + sides[(move - LAY) // EDGES] * EDGES + (move - LAY) % EDGES
            for move in moves
        ]

    return CompactActions(COUNT, to_move, from_moves)

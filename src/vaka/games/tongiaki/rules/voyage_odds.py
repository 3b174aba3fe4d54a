"""Prospects of a voyage: the known route from a pier, the exact odds of the next tile, and those of
the whole voyage over all orders of the pile."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from fractions import Fraction
from typing import Any

from vaka.games.tongiaki.rules.tiles import NAMES, coordinates

if not cython.compiled:
    from vaka.core.struct_fields import copy_state
    from vaka.games.tongiaki.rules.constants import (
        DRAW,
        DRAWING,
        EDGES,
        EV_AT_SEA,
        EV_FAILED,
        EV_LOST,
        EV_REACHED,
        ISLANDS,
        NO_PORT,
        NOTE,
        REMOVE,
        SAIL,
        SAILING,
        SEATS,
        TILES,
    )
    from vaka.games.tongiaki.rules.engine import list_moves, make
    from vaka.games.tongiaki.rules.sail import is_pile_empty
    from vaka.games.tongiaki.rules.state import Position, State, cell_beyond, is_in_pile
    from vaka.games.tongiaki.rules.tile_arrays import BEACH_OF, NUMBER, OTHER_END, PORT_OF

MOST_TRIED = 1000
"""How many tiles `voyage_odds` tries at most before it gives up."""


def sailing_prospects(state: State) -> list[dict[str, Any]]:
    """For every legal pier: where the route leads, and how many colours it requires."""
    s = state.position
    if s.phase != SAILING:
        return []
    count = list_moves(s)
    sailings = [s.offered[i] - SAIL for i in range(count) if s.offered[i] < REMOVE]
    return [pier_prospect(state, pier) for pier in sailings]


def pier_prospect(state: State, pier: int) -> dict[str, Any]:
    """The route from a pier: the oceans, where it ends, and if that is unknown, the odds."""
    s = state.position
    colours = colours_on(s, BEACH_OF[pier])
    port = PORT_OF[pier]
    entered = s.link[port]
    route: list[dict[str, Any]] = []
    while entered != NO_PORT and entered >= ISLANDS * EDGES:
        passes = NUMBER[entered] <= colours
        route.append(
            {
                "ocean": NAMES[entered // EDGES],
                "from": entered % EDGES,
                "to": OTHER_END[entered] % EDGES,
                "number": NUMBER[entered],
                "passes": bool(passes),
            }
        )
        if not passes:
            return prospect(pier, colours, route, {"end": "fails"})
        port = OTHER_END[entered]
        entered = s.link[port]
    if entered == NO_PORT and is_pile_empty(s):
        return prospect(pier, colours, route, {"end": "strands"})
    if entered == NO_PORT:
        q, r = coordinates(cell_beyond(s, port))
        end = {"end": "unknown", "q": q, "r": r, "odds": next_tile_odds(s, pier)}
        return prospect(pier, colours, route, end)
    island = entered // EDGES
    end = {"end": "turned_back" if s.royal[island] else "lands", "island": NAMES[island]}
    return prospect(pier, colours, route, end)


def prospect(
    pier: int, colours: int, route: list[dict[str, Any]], end: dict[str, Any]
) -> dict[str, Any]:
    return {"move": SAIL + pier, "colours": colours, "route": route, **end}


def colours_on(s: Position, beach: int) -> int:
    """How many colours the boats of a beach show."""
    colours = 0
    for seat in range(SEATS):
        if s.boats[beach][seat]:
            colours += 1
    return colours


def next_tile_odds(s: Position, pier: int) -> dict[str, int]:
    """How many of the remaining tiles let a group land, fail, be stranded, or need another tile.
    Each tile is played on a scratch state, with everything that follows."""
    odds = {"tiles": 0, "lands": 0, "passes": 0, "fails": 0, "strands": 0}
    waiting = at_sea(s, pier)
    trial = State()
    for tile in range(1, TILES):
        if is_in_pile(s, tile):
            apply_tile(trial.position, waiting.position, tile)
            odds["tiles"] += 1
            odds[voyage_result(trial.position)] += 1
    return odds


def at_sea(s: Position, pier: int) -> State:
    """The position once the group has left a pier and waits for a tile."""
    waiting = State()
    copy_state(waiting.position, s)
    make(waiting.position, SAIL + pier)
    return waiting


def apply_tile(trial: Position, waiting: Position, tile: int) -> None:
    """Turn a tile for a group that waits for one, and collect the events."""
    copy_state(trial, waiting)
    trial.listening = 1
    trial.noted = 0
    make(trial, DRAW + tile)


def voyage_result(s: Position) -> str:
    """What happened to the group, according to the collected events."""
    for i in range(s.noted):
        if s.notes[NOTE * i] == EV_FAILED:
            return "fails"
        if s.notes[NOTE * i] == EV_REACHED:
            return "lands"
        if s.notes[NOTE * i] in (EV_AT_SEA, EV_LOST):
            return "strands"
    return "passes"


# ---- the whole voyage


def voyage_odds(state: State, pier: int) -> dict[str, Fraction] | None:
    """The exact shares of all orders of the pile in which a voyage lands, fails or is stranded.
    None if too many tiles would have to be tried, or if the player may rotate them
    (`free_exploration`)."""
    ends = {"lands": Fraction(0), "fails": Fraction(0), "strands": Fraction(0)}
    tried = follow(at_sea(state.position, pier), Fraction(1), ends, MOST_TRIED)
    return ends if tried >= 0 else None


def follow(waiting: State, share: Fraction, ends: dict[str, Fraction], left: int) -> int:
    """Try every tile for a group that waits for one, and recurse if it passes. Return how many more
    tiles may be tried, or -1 if there were too many."""
    if waiting.phase != DRAWING:
        return -1
    tiles = [tile for tile in range(1, TILES) if is_in_pile(waiting.position, tile)]
    part = share / len(tiles)
    trial = State()
    for tile in tiles:
        left -= 1
        if left < 0:
            return -1
        apply_tile(trial.position, waiting.position, tile)
        end = voyage_result(trial.position)
        if end != "passes":
            ends[end] += part
        else:
            left = follow(trial, part, ends, left)
            if left < 0:
                return -1
    return left

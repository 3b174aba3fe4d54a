"""What awaits a group: the known route of a pier, and the exact odds of the next tile."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from typing import Any

from vaka.games.tongiaki.tiles import NAMES, coordinates

if not cython.compiled:
    from vaka.games.tongiaki.constants import (
        DRAW,
        EDGES,
        EV_AT_SEA,
        EV_FAILED,
        EV_LOST,
        EV_REACHED,
        ISLANDS,
        NO_PORT,
        REMOVE,
        SAIL,
        SAILING,
        SEATS,
        TILES,
    )
    from vaka.games.tongiaki.rules import list_moves, make
    from vaka.games.tongiaki.sail import is_pile_empty
    from vaka.games.tongiaki.state import State, cell_beyond, copy_state, is_in_pile
    from vaka.games.tongiaki.tables import BEACH_OF, NUMBER, OTHER_END, PORT_OF


def sailing_prospects(s: State) -> list[dict[str, Any]]:
    """For every pier that may be sailed from: where the way leads and what it asks for."""
    if s.phase != SAILING:
        return []
    count = list_moves(s)
    sailings = [s.offered[i] - SAIL for i in range(count) if s.offered[i] < REMOVE]
    return [pier_prospect(s, pier) for pier in sailings]


def pier_prospect(s: State, pier: int) -> dict[str, Any]:
    """The way from a pier: oceans passed, where it ends, and if that is unknown, the odds."""
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


def colours_on(s: State, beach: int) -> int:
    """How many colours the boats of a beach show."""
    colours = 0
    for seat in range(SEATS):
        if s.boats[beach][seat]:
            colours += 1
    return colours


def next_tile_odds(s: State, pier: int) -> dict[str, int]:
    """How many of the tiles left would let a group land, fail, be stranded, or want a further tile:
    each is tried, and the group follows what lies beyond it."""
    odds = {"tiles": 0, "lands": 0, "passes": 0, "fails": 0, "strands": 0}
    waiting = State()
    trial = State()
    copy_state(waiting, s)
    make(waiting, SAIL + pier)
    for tile in range(1, TILES):
        if is_in_pile(s, tile):
            copy_state(trial, waiting)
            trial.listening = 1
            trial.noted = 0
            make(trial, DRAW + tile)
            odds["tiles"] += 1
            odds[what_became(trial)] += 1
    return odds


def what_became(s: State) -> str:
    """What became of the group, by the events noted."""
    for i in range(s.noted):
        if s.notes[i][0] == EV_FAILED:
            return "fails"
        if s.notes[i][0] == EV_REACHED:
            return "lands"
        if s.notes[i][0] in (EV_AT_SEA, EV_LOST):
            return "strands"
    return "passes"

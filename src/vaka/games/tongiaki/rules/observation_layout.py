"""The layout of an observation of Tongiaki, and what its moves mean, as data.

`observation` writes the fields in this order; seats are relative to the observer."""

from __future__ import annotations

from functools import cache

from vaka.core.observation import Action, Actions, FieldRow, Layout, make_layout
from vaka.games.tongiaki.rules.constants import (
    BEACHES,
    BOATS,
    CELLS,
    EDGES,
    ISLANDS,
    ON_MAP,
    OPTION_COUNT,
    OVER,
    PIERS,
    PORTS,
    PURPOSES,
    QUIET_TURNS_LIMIT,
    SAILINGS_LIMIT,
    SEATS,
    SIDE,
    TILES,
)
from vaka.games.tongiaki.rules.tiles import (
    NAMES,
    beaches_of_piers,
    coordinates,
    islands_of_beaches,
    moorings,
    ports_of_piers,
)

VERSION = 1


@cache
def layout(seats: int) -> Layout:
    """The layout for a number of seats."""
    return make_layout(VERSION, rows(seats))


def rows(n: int) -> list[FieldRow]:
    """The fields for n seats."""
    deep = max(moorings())
    quiet = QUIET_TURNS_LIMIT * n
    return [
        ("seat", (1,), SEATS - 1, "the observing seat, counted from 0"),
        ("options", (OPTION_COUNT,), 2, "the options, in the order of the rulebook"),
        ("phase", (OVER + 1,), 1, "what the game waits for, one-hot"),
        ("turn", (n,), 1, "whose move it is, one-hot; none on a chance turn"),
        ("active", (n,), 1, "whose turn it is, one-hot"),
        ("islands_left", (1,), ISLANDS - 1, "islands in the pile"),
        ("oceans_left", (1,), TILES - ISLANDS, "oceans in the pile"),
        ("sailings", (1,), SAILINGS_LIMIT, "since the turn began or a tile was turned"),
        ("quiet", (1,), quiet, "turns in a row without a new tile"),
        ("fresh", (1,), 1, "a tile was turned in this turn"),
        ("removal", (1,), 1, "an island was removed in this turn"),
        ("own", (n,), 1, "the seats of the observing player"),
        ("supply", (n,), BOATS, "boats in the supply of each seat"),
        ("founded", (n,), BOATS, "royal islands that each seat has founded in this game"),
        ("at_sea", (n,), BOATS, "boats that stay at sea to the end"),
        ("lost", (n,), BOATS, "boats that have left the game"),
        ("purpose", (PURPOSES,), 1, "why boats are placed or tiles are drawn, one-hot"),
        ("target", (ISLANDS,), 1, "the island of the choice at hand, one-hot"),
        ("to_place", (1,), BOATS, "boats still to place"),
        ("used", (EDGES,), 1, "beaches of the island that have their boat"),
        ("landed", (EDGES,), deep, "boats that this landing has put on each beach of the island"),
        ("may_found", (1,), 1, "a royal island can be founded by this landing"),
        ("group", (n,), deep, "boats of the group at sea or landing, by seat"),
        ("group_home", (ISLANDS,), 1, "the island that a group at sea left, one-hot"),
        ("group_port", (1,), PORTS, "1 + the edge where it waits for a tile: tile * 6 + edge"),
        ("tile", (TILES,), ON_MAP, "where a tile is: gone, in the pile, in hand, on the map"),
        ("q", (TILES,), SIDE, "its column on the map from 1, Tonga at 17; 0: not on the map"),
        ("r", (TILES,), SIDE, "its row on the map, likewise"),
        ("rotation", (TILES,), EDGES - 1, "its rotation"),
        ("link", (TILES, EDGES), PORTS, "1 + the edge that an edge meets: tile * 6 + edge"),
        ("way", (PIERS,), ISLANDS, "1 + the island where the way from a pier ends; 0: open sea"),
        ("way_colours", (PIERS,), SEATS, "the colours that this way takes"),
        ("boats", (BEACHES, n), deep, "boats on each beach, by seat"),
        ("royal", (ISLANDS, n), 1, "the seat that owns a royal island, one-hot"),
    ]


def actions() -> Actions:
    """What every move means."""
    found = [Action("draw", {"tile": tile}) for tile in range(TILES)]
    found += [Action("begin", {"seat": seat}) for seat in range(SEATS)]
    for verb in ("expand", "found", "reenter"):
        found += [Action(verb, {"island": island}) for island in range(ISLANDS)]
    found.append(Action("reenter", {"island": 0, "boats": 2}))
    found += [Action(verb, {}) for verb in ("settle", "pass", "waive")]
    islands = islands_of_beaches()
    for verb in ("place", "take"):
        found += [Action(verb, {"island": island, "beach": b}) for b, island in enumerate(islands)]
    found += [
        Action("sail", {"island": islands[beach], "beach": beach, "edge": port % EDGES})
        for beach, port in zip(beaches_of_piers(), ports_of_piers(), strict=True)
    ]
    found += [Action("remove", {"island": island}) for island in range(ISLANDS)]
    found += [
        Action("land", {"island": island, "beach": beach, "seat": seat})
        for beach, island in enumerate(islands)
        for seat in range(SEATS)
    ]
    found += [_laying(cell, rotation) for cell in range(CELLS) for rotation in range(EDGES)]
    return Actions(tuple(found), {"tile": NAMES, "island": NAMES[:ISLANDS]})


def _laying(cell: int, rotation: int) -> Action:
    q, r = coordinates(cell)
    return Action("lay", {"cell": cell, "q": q, "r": r, "rotation": rotation})

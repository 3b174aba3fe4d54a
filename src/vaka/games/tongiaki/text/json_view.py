"""What a seat may see, as JSON. In Tongiaki that is everything but the order of the pile.

`docs/api.md` describes the fields.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from typing import Any

from vaka.games.tongiaki.rules.tiles import COLOURS, ISLAND_TILES, NAMES, coordinates
from vaka.games.tongiaki.text.notation import beach_text
from vaka.games.tongiaki.text.position_writer import PHASES, REASONS

if not cython.compiled:
    from vaka.games.tongiaki.rules.constants import (
        DRAWING,
        EDGES,
        ISLANDS,
        LANDING,
        LAYING,
        OVER,
        PLACING,
        TAKING,
        TILES,
        VOYAGE,
    )
    from vaka.games.tongiaki.rules.end import (
        boats_out,
        count_up,
        is_counted,
        owner_of,
        scores,
        wins,
    )
    from vaka.games.tongiaki.rules.state import Position, State, is_full, is_in_pile, is_laid
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH
    from vaka.games.tongiaki.text.position_writer import is_gone, option_values


def table_view(state: State) -> dict[str, Any]:
    """The table: map, boats, pile, and what the game waits for."""
    s = state.position
    return {
        "phase": PHASES[s.phase],
        "active": seat_colour(s, s.active),
        "options": option_values(s),
        "seats": [seat_view(s, seat) for seat in range(s.seats)],
        "islands": [island_view(s, tile) for tile in range(ISLANDS) if is_laid(s, tile)],
        "oceans": [tile_view(s, tile) for tile in range(ISLANDS, TILES) if is_laid(s, tile)],
        "pile": pile_view(s),
        "removed": [NAMES[tile] for tile in range(ISLANDS) if is_gone(s, tile)],
        "choice": choice_view(s),
        "group": group_view(s),
        "sailings": s.sailings,
        "quiet_turns": s.quiet,
        "score": final_score(s),
    }


def colour_of(state: State, seat: int) -> str:
    return seat_colour(state.position, seat)


def seat_colour(s: Position, seat: int) -> str:
    return COLOURS[s.colour[seat]]


def seat_view(s: Position, seat: int) -> dict[str, Any]:
    """A seat: where its 15 boats are."""
    return {
        "colour": seat_colour(s, seat),
        "player": owner_of(s, seat),
        "supply": s.supply[seat],
        "on_beaches": s.on_map[seat],
        "at_sea": s.at_sea[seat],
        "lost": s.lost[seat],
        "foundings": s.founded[seat],
    }


def tile_view(s: Position, tile: int) -> dict[str, Any]:
    q, r = coordinates(s.cell[tile])
    return {"name": NAMES[tile], "q": q, "r": r, "rotation": s.rotation[tile]}


def island_view(s: Position, island: int) -> dict[str, Any]:
    """A laid island, its boats beach by beach."""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    return {
        **tile_view(s, island),
        "points": ISLAND_TILES[island].points,
        "royal": seat_colour(s, s.royal[island] - 1) if s.royal[island] else None,
        "beaches": [beach_view(s, beach) for beach in beaches],
    }


def beach_view(s: Position, beach: int) -> dict[str, Any]:
    boats = []
    for seat in range(s.seats):
        boats += [seat_colour(s, seat)] * s.boats[beach][seat]
    return {"name": beach_text(beach), "boats": boats, "full": bool(is_full(s, beach))}


def pile_view(s: Position) -> dict[str, list[str]]:
    """The tiles left in the pile, without their order."""
    return {
        "islands": [NAMES[tile] for tile in range(ISLANDS) if is_in_pile(s, tile)],
        "oceans": [NAMES[tile] for tile in range(ISLANDS, TILES) if is_in_pile(s, tile)],
    }


def choice_view(s: Position) -> dict[str, Any] | None:
    """The current choice: its island, boats to place, or the tile in hand."""
    if s.phase == PLACING or s.phase == TAKING:
        return {"island": NAMES[s.target], "boats": s.to_place}
    if s.phase == LANDING:
        return {"island": NAMES[s.target], "boats": s.group_size}
    if s.phase == LAYING:
        return {"tile": NAMES[s.hand]}
    return None


def group_view(s: Position) -> dict[str, Any] | None:
    """The group at sea: its boats, the island it left, where it waits for a tile."""
    is_waiting = (s.phase == DRAWING or s.phase == LAYING) and s.purpose == VOYAGE
    if not is_waiting and s.phase != LANDING:
        return None
    boats = []
    for seat in range(s.seats):
        boats += [seat_colour(s, seat)] * s.group[seat]
    at = None
    if is_waiting:
        at = {"tile": NAMES[s.group_port // EDGES], "edge": s.group_port % EDGES}
    return {"boats": boats, "home": NAMES[s.group_home] if is_waiting else None, "at": at}


# ---- the score (T9.8)


def score_view(state: State) -> dict[str, Any]:
    """The score if the game ended here: by player, by island, and who wins by what."""
    return final_score(state.position)


def final_score(s: Position) -> dict[str, Any]:
    count_up(s)
    winners = [player for player in range(s.players) if wins(s, player)]
    return {
        "reason": REASONS[s.reason] if s.phase == OVER else None,
        "players": [
            {"points": s.points[player], "islands": s.islands[player], "boats": s.boats_out[player]}
            for player in range(s.players)
        ],
        "seats": {seat_colour(s, seat): seat_score(s, seat) for seat in range(s.seats)},
        "winners": winners,
        "decided_by": decided_by(s, winners),
    }


def seat_score(s: Position, seat: int) -> dict[str, Any]:
    """What each island is worth to a seat."""
    held = [island for island in range(ISLANDS) if scores(s, island, seat)]
    return {
        "islands": {NAMES[island]: ISLAND_TILES[island].points for island in held},
        "points": sum([ISLAND_TILES[island].points for island in held]),
        "boats": boats_out(s, seat),
    }


def tally_view(state: State) -> list[dict[str, int]]:
    """The islands that make up the points of each player, with all seats of the player."""
    s = state.position
    tallies: list[dict[str, int]] = [{} for _ in range(s.players)]
    for seat in range(s.seats):
        tally = tallies[owner_of(s, seat)]
        for island in range(ISLANDS):
            if scores(s, island, seat) and not is_counted(s, island, seat):
                name = NAMES[island]
                tally[name] = tally.get(name, 0) + ISLAND_TILES[island].points
    return tallies


def decided_by(s: Position, winners: list[int]) -> str:
    """What decided the game: points, islands, boats, or nothing (a shared win)."""
    if len(winners) > 1:
        return "shared"
    best = winners[0]
    rivals = [player for player in range(s.players) if player != best]
    tied = [player for player in rivals if s.points[player] == s.points[best]]
    if not tied:
        return "points"
    tied = [player for player in tied if s.islands[player] == s.islands[best]]
    return "boats" if tied else "islands"

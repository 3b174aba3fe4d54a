"""Upper bounds for the length of a game. They are far above what is played, but never wrong."""

from vaka.games.tongiaki.rules.constants import (
    BOATS,
    ISLANDS,
    QUIET_TURNS_LIMIT,
    SAILINGS_LIMIT,
    TILES,
)
from vaka.games.tongiaki.rules.tiles import moorings

DRAWN = TILES - 1
"""Tiles that are turned in a game: all but Tonga."""

TURN = 1 + 2 * BOATS + 2
"""Decisions of a turn before anything sails: what to do, boats to take and to place, or a tile to
lay and a boat to place on it."""

SAILING = 1 + max(moorings()) + 1
"""Decisions of a sailing: the pier, where each boat lands, whether to found a royal island."""


def longest_game(seats: int) -> int:
    """The most decisions of one game: T11.4 limits the turns, T11.3 the sailings of a turn. A tile
    turned allows 30 sailings more, and an island removed a tile and a boat."""
    turns = (DRAWN + 1) * QUIET_TURNS_LIMIT * seats
    sailings = SAILINGS_LIMIT * (turns + DRAWN)
    return BOATS * seats + turns * TURN + sailings * SAILING + DRAWN + 3 * ISLANDS


def most_draws(seats: int) -> int:
    """The most chance moves of one game: the seat that begins, and every tile."""
    return 1 + DRAWN

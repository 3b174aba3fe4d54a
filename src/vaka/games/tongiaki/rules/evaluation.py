"""Evaluates a position for a seat, in points: an estimate of what its islands are worth at the end,
compared with those of the others.

An island counts with its points times the chance that it is still held at the end. A royal island
is safe. A boat on a beach may be swept away when the beach fills, the more likely the fewer
moorings are free and the longer the game goes on; boats on several beaches hold an island better.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from math import exp

    from vaka.core.bits import count_bits, lowest_bit
    from vaka.games.tongiaki.rules.constants import (
        DRAWING,
        EDGES,
        ISLANDS,
        LANDING,
        LAYING,
        MOST_MOORINGS,
        ONCE,
        OVER,
        SEATS,
        TILES,
        VOYAGE,
    )
    from vaka.games.tongiaki.rules.end import is_counted, islands_of, owner_of, win_share
    from vaka.games.tongiaki.rules.state import Position, State
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH, MOORINGS, NUMBER, POINTS

# Compiled, these are C variables, set once on import.
WIN = 20.0  # a won game in points
BOAT = 0.12  # the value of one more boat on the map, at the start of the game
LANDED = 0.85  # the chance that an island just reached is kept
SHARPNESS = 0.1  # how much a point more improves the chance to win, divided by SPREAD + time left
SPREAD = 0.4
PASSED = 0.5  # the chance that a group that passes an ocean lands in the end
# The chance that a beach sails before the end if the whole game is left, by its free moorings.
SWEPT = [1.0, *(0.25 + 0.6 / free for free in range(1, MOST_MOORINGS + 1))]
DECIDED = 1000.0  # a quick value beyond all those of games that go on
# Sets of tiles as in `pile`: the islands, and by colours in a group the oceans that it passes.
ISLANDS_OF_PILE = (1 << (ISLANDS - 1)) - 1
PASSABLE = [
    sum(1 << (tile - 1) for tile in range(ISLANDS, TILES) if NUMBER[tile * EDGES] <= colours)
    for colours in range(SEATS + 1)
]
EVERYTHING = -1  # all bits: `touched` if nothing is known about the position before
LONG = 15  # with this many tiles of either kind in the pile, the whole game is left
# By `tiles_to_go`: the time left, and how much a point more improves the chance to win.
REST = [tiles / LONG for tiles in range(16)]
SHARP = [SHARPNESS / (SPREAD + rest) for rest in REST]


def evaluate(state: State, seat: int) -> float:
    """The prospects of the player of a seat, less the mean of the other players'."""
    return evaluate_for(state.position, seat)


def evaluate_for(s: Position, seat: int) -> float:
    if s.phase == OVER:
        return final_value(s, seat)
    return lead_of(s, s, owner_of(s, seat), time_left(s))


def lead_of(s: Position, m: Position, player: int, rest: float) -> float:
    """The prospects of a player, less the mean of the other players'."""
    is_known = is_surveyed(s, m)
    mine = 0.0
    others = 0.0
    for seat in range(s.seats):
        prospects = prospects_since(s, m, seat, rest) if is_known else prospects_of(s, seat, rest)
        if owner_of(s, seat) == player:
            mine += prospects
        else:
            others += prospects
    return mine - others / (s.players - 1)


def compare_choice(s: Position, m: Position, player: int) -> float:
    """A quick value for a player after a choice from the position `m`. With two players it orders
    choices as their chance to win does; with more, the mean of the others stands for all of
    them."""
    if s.phase == OVER:
        return DECIDED * (win_share(s, player) - 0.5)
    survey_worths(m)
    return SHARP[tiles_to_go(s)] * lead_of(s, m, player, time_left(s))


def estimate_chances(state: State, shares: array[float]) -> None:
    """Fill `shares` with the chance of each player to win, from the estimated points of all."""
    fill_chances(state.position, state.position, shares)


def fill_chances(s: Position, m: Position, shares: array[float]) -> None:
    # `shares` has an item for each player: the caller made it.
    if s.phase == OVER:
        for player in range(s.players):
            shares[player] = win_share(s, player)
        return
    for player in range(s.players):
        shares[player] = 0.0
    rest = time_left(s)
    is_known = is_surveyed(s, m)
    for seat in range(s.seats):
        prospects = prospects_since(s, m, seat, rest) if is_known else prospects_of(s, seat, rest)
        shares[owner_of(s, seat)] += prospects
    sharpness = SHARP[tiles_to_go(s)]
    total = 0.0
    for player in range(s.players):
        shares[player] = exp(sharpness * shares[player])
        total += shares[player]
    for player in range(s.players):
        shares[player] /= total


def final_value(s: Position, seat: int) -> float:
    """The end: the win counts most, then the points."""
    player = owner_of(s, seat)
    # `win_share` calls `count_up`, which fills `points`.
    value = WIN * win_share(s, player)
    others = 0.0
    for other in range(s.players):
        if other != player:
            others += s.points[other]
    return value + s.points[player] - others / (s.players - 1)


def prospects_of(s: Position, seat: int, rest: float) -> float:
    """The points that a seat can expect; `rest` is the `time_left`."""
    value = BOAT * rest * s.on_map[seat]
    islands = islands_of(s, seat)
    while islands:
        island = lowest_bit(islands)
        islands &= islands - 1
        value += worth_of(s, island, seat, rest)
    return value + value_at_sea(s, seat)


def worth_of(s: Position, island: int, seat: int, rest: float) -> float:
    """The points that a seat can expect of one of its islands."""
    if s.royal[island]:
        return POINTS[island]
    if is_counted(s, island, seat):
        return 0.0
    return POINTS[island] * chance_to_hold(s, island, seat, rest)


# ---- the same for many choices from one position
#
# A search compares choices from a marked position `m`, and a choice changes a few islands. So the
# worth of each island is stored with `m`, and only the islands that were touched since are
# evaluated again. All are added up in the same order as in `prospects_of`, to the same digits.


def survey_worths(m: Position) -> None:
    """Fill `worth` and `expected` of a marked position, for islands touched since the last time."""
    if m.surveyed != 1 + tiles_to_go(m):
        m.surveyed = 1 + tiles_to_go(m)
        m.touched = EVERYTHING
    if m.touched == 0:
        return
    rest = time_left(m)
    for seat in range(m.seats):
        value = BOAT * rest * m.on_map[seat]
        islands = islands_of(m, seat)
        while islands:
            island = lowest_bit(islands)
            islands &= islands - 1
            if (m.touched >> island) & 1:
                m.worth[seat][island] = worth_of(m, island, seat, rest)
            value += m.worth[seat][island]
        m.expected[seat] = value
    m.touched = 0


def is_surveyed(s: Position, m: Position) -> bool:
    """Whether `worth` of a marked position is valid for the islands not touched since."""
    return m.touched == 0 and m.surveyed == 1 + tiles_to_go(s)


def prospects_since(s: Position, m: Position, seat: int, rest: float) -> float:
    """`prospects_of`, knowing those of the marked position."""
    islands = islands_of(s, seat)
    if s.touched & (islands | islands_of(m, seat)) == 0:
        return m.expected[seat] + value_at_sea(s, seat)
    value = BOAT * rest * s.on_map[seat]
    while islands:
        island = lowest_bit(islands)
        islands &= islands - 1
        if (s.touched >> island) & 1:
            value += worth_of(s, island, seat, rest)
        else:
            value += m.worth[seat][island]
    return value + value_at_sea(s, seat)


# ---- the parts


def time_left(s: Position) -> float:
    """How much of the game is left, from 1 to 0: it ends when either kind of tile runs out."""
    return REST[tiles_to_go(s)]


def tiles_to_go(s: Position) -> int:
    """The tiles of the kind that will run out first, but at most `LONG`."""
    return min(s.islands_left, s.oceans_left, LONG)


def chance_to_hold(s: Position, island: int, seat: int, rest: float) -> float:
    """The chance that not all boats of a seat are swept off an island before the end."""
    swept = 1.0
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        if holds(s, beach, seat):
            swept *= chance_to_be_swept(MOORINGS[beach] - s.taken[beach], rest)
    return 1.0 - swept


def holds(s: Position, beach: int, seat: int) -> bool:
    """Whether a seat has a boat on a beach, or under `two_colours=once` its player's other colour,
    which holds the island as well."""
    if s.boats[beach][seat]:
        return True
    return s.two_colours == ONCE and s.boats[beach][(seat + s.players) % s.seats] > 0


def chance_to_be_swept(free: int, rest: float) -> float:
    """The chance that a beach with `free` free moorings sails before the end."""
    return rest * SWEPT[free] if free else 1.0


def value_at_sea(s: Position, seat: int) -> float:
    """The points that a seat can expect from the group at sea, or from the island it looks for."""
    if s.phase == LANDING:
        if s.group[seat] == 0 or s.on_island[s.target][seat] or is_counted(s, s.target, seat):
            return 0.0
        return POINTS[s.target] * LANDED
    if s.phase != DRAWING and s.phase != LAYING:
        return 0.0
    if s.purpose != VOYAGE:
        return LANDED * points_to_find(s) if seat == s.active else 0.0
    return chance_to_land(s) * LANDED * points_to_find(s) if s.group[seat] else 0.0


def points_to_find(s: Position) -> float:
    """The points of the next island: the one in hand, or the mean of those in the pile."""
    if s.phase == LAYING and s.hand < ISLANDS:
        return POINTS[s.hand]
    points = 0.0
    islands = s.pile & ISLANDS_OF_PILE
    while islands:
        points += POINTS[1 + lowest_bit(islands)]
        islands &= islands - 1
    return points / s.islands_left if s.islands_left else 0.0


def chance_to_land(s: Position) -> float:
    """The chance to land of a group that needs a tile, from the tiles left."""
    colours = 0
    for seat in range(SEATS):
        if s.group[seat]:
            colours += 1
    tiles = s.islands_left + s.oceans_left
    passed = PASSED * count_bits(s.pile & PASSABLE[colours])
    return (s.islands_left + passed) / tiles if tiles else 0.0

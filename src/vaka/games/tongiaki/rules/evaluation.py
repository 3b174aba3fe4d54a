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

    from vaka.core.bits import lowest_bit
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
    from vaka.games.tongiaki.rules.state import Position, State, is_in_pile
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


def evaluate(state: State, seat: int) -> float:
    """The prospects of the player of a seat, less the mean of the other players'."""
    return evaluate_for(state.position, seat)


def evaluate_for(s: Position, seat: int) -> float:
    if s.phase == OVER:
        return final_value(s, seat)
    return lead_of(s, owner_of(s, seat), time_left(s))


def lead_of(s: Position, player: int, rest: float) -> float:
    """The prospects of a player, less the mean of the other players'."""
    mine = 0.0
    others = 0.0
    for seat in range(s.seats):
        if owner_of(s, seat) == player:
            mine += prospects_of(s, seat, rest)
        else:
            others += prospects_of(s, seat, rest)
    return mine - others / (s.players - 1)


def compare_choice(s: Position, player: int) -> float:
    """A quick value for a player after a choice. With two players it orders choices as their chance
    to win does; with more, the mean of the others stands for all of them."""
    if s.phase == OVER:
        return DECIDED * (win_share(s, player) - 0.5)
    rest = time_left(s)
    return SHARPNESS / (SPREAD + rest) * lead_of(s, player, rest)


def estimate_chances(state: State, shares: array[float]) -> None:
    """Fill `shares` with the chance of each player to win, from the estimated points of all."""
    fill_chances(state.position, shares)


def fill_chances(s: Position, shares: array[float]) -> None:
    # `shares` has an item for each player: the caller made it.
    if s.phase == OVER:
        for player in range(s.players):
            shares[player] = win_share(s, player)
        return
    for player in range(s.players):
        shares[player] = 0.0
    rest = time_left(s)
    for seat in range(s.seats):
        shares[owner_of(s, seat)] += prospects_of(s, seat, rest)
    sharpness = SHARPNESS / (SPREAD + rest)
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
        if s.royal[island]:
            value += POINTS[island]
        elif not is_counted(s, island, seat):
            value += POINTS[island] * chance_to_hold(s, island, seat, rest)
    return value + value_at_sea(s, seat)


def time_left(s: Position) -> float:
    """How much of the game is left, from 1 to 0: it ends when either kind of tile runs out."""
    fewer = min(s.islands_left, s.oceans_left)
    return fewer / 15.0 if fewer < 15 else 1.0


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
    for island in range(1, ISLANDS):
        if is_in_pile(s, island):
            points += POINTS[island]
    return points / s.islands_left if s.islands_left else 0.0


def chance_to_land(s: Position) -> float:
    """The chance to land of a group that needs a tile, from the tiles left."""
    colours = 0
    for seat in range(SEATS):
        if s.group[seat]:
            colours += 1
    lands = 0.0
    for tile in range(1, TILES):
        if is_in_pile(s, tile):
            if tile < ISLANDS:
                lands += 1.0
            elif NUMBER[tile * EDGES] <= colours:
                lands += PASSED
    tiles = s.islands_left + s.oceans_left
    return lands / tiles if tiles else 0.0

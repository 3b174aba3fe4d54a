"""How likely each player is to win a position, all cards seen.

Between two, what each can hope for is compared (`evaluation`). Among more, an award is for who is
ahead of every other, and a lead is open for longer: each of the others may still take it away. The
constants are fitted to who won, by the logarithm of what was foretold.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from math import exp

    from vaka.games.tahiti.constants import (
        ALL_SUITS,
        LATER,
        NEXT,
        OPENING,
        OVER,
        ROUNDS,
        SUITS,
        TWO_TOURISTS,
        YEARS,
    )
    from vaka.games.tahiti.end import points, win_share
    from vaka.games.tahiti.evaluation import (
        chance_to_lead,
        edge,
        expect,
        is_award_to_come,
        weigh_hopes,
    )
    from vaka.games.tahiti.state import State

# Between two
SHARPNESS = 0.07  # how much a tourist more promises at first,
GROWTH = 0.215  # and by how much that grows with each third of a year (as a power of e)

# Among more
KEENNESS = 0.187  # the same two
RISE = 0.138
BUILT = 15.0  # so many points apart, a lead over one other is still open in the last round,
ROUND = 76.0  # so many more for each round to come,
OPENED = 5.2  # so many while opening,
LATE = 27.0  # so many for the award after that,
SHOWN = 0.01  # and so many where only the hands are still to be laid down
FUTURE = 2.8  # what the award after next is worth, with all that follows it
CARD = 0.46  # what a card in hand promises beyond its value


def weigh_chances(s: State, shares: array[float]) -> None:
    """The chance of each player to win: the better its prospects against those of the others."""
    if s.phase == OVER:
        for player in range(s.players):
            shares[player] = win_share(s, player)
        return
    if s.players > 2:
        weigh_prospects(s)
        sharpness = KEENNESS * exp(RISE * thirds_played(s))
    else:
        weigh_hopes(s)
        sharpness = SHARPNESS * exp(GROWTH * thirds_played(s))
    total = 0.0
    for player in range(s.players):
        shares[player] = exp(sharpness * (s.hopes[player] - s.hopes[0]))
        total += shares[player]
    for player in range(s.players):
        shares[player] /= total


def thirds_played(s: State) -> int:
    """How much of the game is over: a year is built, opened and renovated."""
    third = 2
    if is_award_to_come(s):
        third = 1 if s.phase == OPENING else 0
    return 3 * (s.year - 1) + third


def weigh_prospects(s: State) -> None:
    """Fill `hopes`: the tourists of each seat, and those it can win against all the others."""
    for seat in range(s.seats):
        expect(s, seat)
    for seat in range(s.seats):
        s.hopes[seat] = points(s, seat) + prospect(s, seat)


def prospect(s: State, seat: int) -> float:
    """The tourists a seat can still win."""
    if is_award_to_come(s):
        near = prospect_of_award(s, NEXT, seat, width_of_lead(s))
        return near + prospect_of_later(s, seat)
    if s.year < YEARS:
        return prospect_of_later(s, seat)
    return prospect_of_award(s, LATER, seat, SHOWN)


def width_of_lead(s: State) -> float:
    """How open this year's award still is."""
    return OPENED if s.phase == OPENING else BUILT + ROUND * (ROUNDS - s.round)


def prospect_of_later(s: State, seat: int) -> float:
    """What the cards in hand and those that can be kept promise for later years."""
    return FUTURE * prospect_of_award(s, LATER, seat, LATE) + CARD * s.hand_size[seat]


def prospect_of_award(s: State, award: int, seat: int, width: float) -> float:
    """H4.2, H4.3  Two tourists for the best cards of all, and those of the best card of each suit,
    times the chance to be ahead of everybody."""
    total = TWO_TOURISTS * chance_against_all(s, award, seat, ALL_SUITS, width)
    for suit in range(SUITS):
        if s.best[award][seat][suit]:
            tourists = s.tourists[s.best[award][seat][suit] - 1]
            total += tourists * chance_against_all(s, award, seat, suit, width)
    return total


def chance_against_all(s: State, award: int, seat: int, suit: int, width: float) -> float:
    """The chance to be ahead of each of the others, as if they did not depend on each other;
    nothing wins nothing."""
    claim = s.claims[award][seat][suit]
    if not claim:
        return 0.0
    chance = 1.0
    for other in range(s.seats):
        if other != seat:
            rival = max(0.0, s.claims[award][other][suit] + edge(s, other, seat))
            chance *= chance_to_lead(claim - rival, width)
    return chance

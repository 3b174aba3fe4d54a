"""How good a position is for a seat, in tourists: those it has, and those it can hope for.

A suit is worth the tourists of the best card there, times the chance to have the highest sum. This
is asked twice: of the award to come, with the cards that can still be opened this year; and of the
one after it, with the hand that stays and the cards that can be kept.
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
        AEROPLANE,
        KINDS,
        MOST_KEPT,
        OPENING,
        OVER,
        RENOVATING,
        ROUNDS,
        SUITS,
        TAKING,
        TO_GRANT,
        TO_RENOVATION,
        TURNING,
        TWO_TOURISTS,
        VALUES,
        YEARS,
    )
    from vaka.games.tahiti.end import points, win_share
    from vaka.games.tahiti.opening import may_open
    from vaka.games.tahiti.state import State, rank_of, value

WIN = 20.0  # a won game in tourists
LATER = 0.8  # what hopes for the award after next are worth
BUILT = 6.0  # so many points of a suit apart, the lead is still open: while building,
OPENED = 2.0  # while opening,
LATE = 4.0  # and for the award after that
CARD = 0.1  # what a card in hand promises beyond its value
SHARPNESS = 0.07  # how much a tourist more promises at first,
GROWTH = 0.215  # and by how much that grows with each third of a year (as a power of e)
FLIGHT = 0.6  # the chance that a 4 in hand still flies


def evaluate(s: State, seat: int) -> float:
    """The hopes of a seat, less the mean of the others'; at the end what was won counts most."""
    weigh_hopes(s)
    total = s.hopes[seat]
    for other in range(s.seats):
        if other != seat:
            total -= s.hopes[other] / (s.seats - 1)
    return total


def weigh_chances(s: State, shares: array[float]) -> None:
    """The chance of each player to win: the better its hopes against those of the others."""
    if s.phase == OVER:
        for player in range(s.players):
            shares[player] = win_share(s, player)
        return
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


def weigh_hopes(s: State) -> None:
    """Fill `hopes`: the tourists of each seat, and those it can hope for."""
    for seat in range(s.seats):
        s.hopes[seat] = own_value(s, seat)
    if s.phase == OVER:
        return
    if is_award_to_come(s):
        for seat in range(s.seats):
            expect_opening(s, seat)
        hope_for_award(s, 1.0, OPENED if s.phase == OPENING else BUILT)
    for seat in range(s.seats):
        expect_later(s, seat)
    hope_for_award(s, weight_of_later(s), LATE)


def weight_of_later(s: State) -> float:
    """What hopes for a later award count: as much between two years as in the year to come, or a
    search would take the turn of the year for a gain."""
    if is_award_to_come(s):
        return LATER
    return 1.0 + LATER if s.year < YEARS else 1.0


def own_value(s: State, seat: int) -> float:
    """What a seat has for certain, and what its cards promise by themselves."""
    if s.phase == OVER:
        return WIN * win_share(s, seat) + points(s, seat)
    total = points(s, seat) + CARD * s.hand_size[seat]
    if s.year < YEARS or is_award_to_come(s):
        for suit in range(SUITS):
            flights = held(s, seat, suit * VALUES + AEROPLANE - 1)
            total += FLIGHT * flights * s.tourists[AEROPLANE - 1]
    return total


def held(s: State, seat: int, kind: int) -> int:
    """The cards of a kind in a hand, as they will be once a swap begun is complete."""
    if s.phase == TAKING and seat == s.active:
        return s.hand[seat][kind] + s.picked[kind] - (1 if s.put == kind else 0)
    return s.hand[seat][kind]


def is_award_to_come(s: State) -> bool:
    """Whether this year's tourists are still to be won."""
    if s.phase == RENOVATING:
        return False
    return s.phase != TURNING or (s.then != TO_RENOVATION and s.then != TO_GRANT)


# ---- what may lie on the tables


def expect_opening(s: State, seat: int) -> None:
    """This year: the table, and the highest cards of the hand that can still be laid."""
    start(s, seat)
    for kind in range(KINDS):
        if s.table[seat][kind]:
            count(s, seat, kind, s.table[seat][kind])
    left = lays_left(s, seat)
    number = VALUES - 1
    while number >= 0 and left > 0:
        for suit in range(SUITS):
            cards = min(left, held(s, seat, suit * VALUES + number))
            if cards:
                count(s, seat, suit * VALUES + number, cards)
                left -= cards
        number -= 1


def lays_left(s: State, seat: int) -> int:
    """How many cards a seat can still lay this year."""
    if s.phase != OPENING:
        return ROUNDS
    if not may_open(s, seat):
        return 0
    return ROUNDS - s.round + (1 if rank_of(s, seat) >= s.place else 0)


def expect_later(s: State, seat: int) -> None:
    """The award after: the whole hand, and two cards of the table, the highest of two suits."""
    start(s, seat)
    for kind in range(KINDS):
        cards = held(s, seat, kind)
        if cards:
            count(s, seat, kind, cards)
    kept = 0
    taken = 0
    number = VALUES - 1
    while number >= 0 and kept < MOST_KEPT:
        for suit in range(SUITS):
            if (
                kept < MOST_KEPT
                and s.table[seat][suit * VALUES + number]
                and not (taken >> suit) & 1
            ):
                count(s, seat, suit * VALUES + number, 1)
                taken |= 1 << suit
                kept += 1
        number -= 1


def start(s: State, seat: int) -> None:
    for suit in range(SUITS):
        s.sums[seat][suit] = 0
        s.best[seat][suit] = 0


def count(s: State, seat: int, kind: int, cards: int) -> None:
    suit = kind // VALUES
    s.sums[seat][suit] += cards * value(kind)
    s.best[seat][suit] = max(s.best[seat][suit], value(kind))


# ---- what it would bring


def hope_for_award(s: State, weight: float, width: float) -> None:
    """What each seat can hope for at an award, added to its hopes."""
    for seat in range(s.seats):
        hope = all_round(s, seat, width)
        for suit in range(SUITS):
            if s.sums[seat][suit]:
                hope += in_suit(s, seat, suit, width)
        s.hopes[seat] += weight * hope


def in_suit(s: State, seat: int, suit: int, width: float) -> float:
    """The tourists of the best card, times the chance to win the suit."""
    rival = 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, s.sums[other][suit] + edge(s, other, seat))
    chance = chance_to_lead(s.sums[seat][suit] - rival, width)
    return chance * s.tourists[s.best[seat][suit] - 1]


def all_round(s: State, seat: int, width: float) -> float:
    """The two tourists for the best cards of all suits, times the chance to win them."""
    mine = best_cards_hoped(s, seat)
    if mine == 0:
        return 0.0
    rival = 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, best_cards_hoped(s, other) + edge(s, other, seat))
    return chance_to_lead(mine - rival, width) * TWO_TOURISTS


def best_cards_hoped(s: State, seat: int) -> int:
    total = 0
    for suit in range(SUITS):
        total += s.best[seat][suit]
    return total


def edge(s: State, seat: int, other: int) -> float:
    """A tie goes to who comes earlier in play order."""
    return 0.5 if rank_of(s, seat) < rank_of(s, other) else -0.5


def chance_to_lead(lead: float, width: float) -> float:
    """From a lead, how likely it holds: half of them where there is none."""
    distance = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (distance + width)

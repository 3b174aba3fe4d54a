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
        NONE,
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
ALL_SUITS = -1  # what is won with the best cards of all suits
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
    if is_swapping(s, seat):
        return s.hand[seat][kind] + s.picked[kind] - (1 if s.put == kind else 0)
    return s.hand[seat][kind]


def is_swapping(s: State, seat: int) -> bool:
    """Whether a seat has put a card down, and not yet taken others for it."""
    return s.phase == TAKING and seat == s.active


def is_award_to_come(s: State) -> bool:
    """Whether this year's tourists are still to be won."""
    if s.phase == RENOVATING:
        return False
    return s.phase != TURNING or (s.then != TO_RENOVATION and s.then != TO_GRANT)


# ---- what may lie on the tables


def expect_opening(s: State, seat: int) -> None:
    """This year: the table, and the highest cards of the hand that can still be laid."""
    start(s, seat)
    if s.table_size[seat]:
        count_pile(s, seat, s.table[seat])
    left = min(lays_left(s, seat), s.hand_size[seat] + s.picks)
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
    """The award after: the whole hand, and what can be kept of the table."""
    start(s, seat)
    if is_swapping(s, seat):
        for kind in range(KINDS):
            if held(s, seat, kind):
                count(s, seat, kind, held(s, seat, kind))
    else:
        count_pile(s, seat, s.hand[seat])
    if s.table_size[seat]:
        count_kept(s, seat)


def count_kept(s: State, seat: int) -> None:
    """Two cards of the table, the highest of two suits."""
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


def count_pile(s: State, seat: int, pile: list[int]) -> None:
    """All cards of a pile where none was counted before."""
    for suit in range(SUITS):
        total = 0
        for number in range(VALUES):
            total += (number + 1) * pile[suit * VALUES + number]
        if total:
            s.sums[seat][suit] = total
            number = VALUES - 1
            while pile[suit * VALUES + number] == 0:
                number -= 1
            s.best[seat][suit] = number + 1


# ---- what it would bring


def hope_for_award(s: State, weight: float, width: float) -> None:
    """What each seat can hope for at an award, added to its hopes."""
    for seat in range(s.seats):
        s.claims[seat] = best_cards_hoped(s, seat)
    hope_to_lead(s, ALL_SUITS, weight, width)
    for suit in range(SUITS):
        for seat in range(s.seats):
            s.claims[seat] = s.sums[seat][suit]
        hope_to_lead(s, suit, weight, width)


def best_cards_hoped(s: State, seat: int) -> int:
    total = 0
    for suit in range(SUITS):
        total += s.best[seat][suit]
    return total


def hope_to_lead(s: State, suit: int, weight: float, width: float) -> None:
    """What can be won with the highest of the claims, times the chance to have it."""
    leader = best_claim(s, NONE)
    second = best_claim(s, leader)
    for seat in range(s.seats):
        if s.claims[seat]:
            rival = second if seat == leader else leader
            to_beat = max(0.0, s.claims[rival] + edge(s, rival, seat))
            chance = chance_to_lead(s.claims[seat] - to_beat, width)
            s.hopes[seat] += weight * chance * prize(s, seat, suit)


def best_claim(s: State, but: int) -> int:
    """Who has the highest claim, tied the earlier in play order, but for one seat."""
    best = NONE
    for place in range(s.seats):
        seat = s.first + place
        if seat >= s.seats:
            seat -= s.seats
        if seat != but and (best == NONE or s.claims[seat] > s.claims[best]):
            best = seat
    return best


def prize(s: State, seat: int, suit: int) -> int:
    """The tourists of the best card of a suit, or two for the best cards of all."""
    return TWO_TOURISTS if suit == ALL_SUITS else s.tourists[s.best[seat][suit] - 1]


def edge(s: State, seat: int, other: int) -> float:
    """A tie goes to who comes earlier in play order."""
    return 0.5 if rank_of(s, seat) < rank_of(s, other) else -0.5


def chance_to_lead(lead: float, width: float) -> float:
    """From a lead, how likely it holds: half of them where there is none."""
    distance = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (distance + width)

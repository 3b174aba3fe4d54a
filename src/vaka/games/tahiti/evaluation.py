"""How good a position is for a seat, in tourists: those it has, and those it can hope for.

A suit is worth the tourists of the best card there, times the chance to have the highest sum. This
is asked twice: of the award to come, with the cards that can still be opened this year; and of the
one after it, with the hand that stays and the cards that can be kept.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        AEROPLANE,
        ALL_SUITS,
        AWARDS,
        KINDS,
        LATER,
        MOST_KEPT,
        NEXT,
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
FUTURE = 0.8  # what hopes for the award after next are worth
BUILT = 6.0  # so many points of a suit apart, the lead is still open: while building,
OPENED = 2.0  # while opening,
LATE = 4.0  # and for the award after that
CARD = 0.1  # what a card in hand promises beyond its value
FLIGHT = 0.6  # the chance that a 4 in hand still flies


def evaluate(s: State, seat: int) -> float:
    """The hopes of a seat, less the mean of the others'; at the end what was won counts most."""
    weigh_hopes(s)
    total = s.hopes[seat]
    for other in range(s.seats):
        if other != seat:
            total -= s.hopes[other] / (s.seats - 1)
    return total


def weigh_hopes(s: State) -> None:
    """Fill `hopes`: the tourists of each seat, and those it can hope for."""
    for seat in range(s.seats):
        expect(s, seat)
    for seat in range(s.seats):
        face(s, seat)
        s.hopes[seat] = hope(s, seat)


def survey(s: State, seat: int) -> None:
    """See what the others may have, before the choices of a seat are compared by `appeal`."""
    for other in range(s.seats):
        if other != seat:
            expect(s, other)
    face(s, seat)


def appeal(s: State, seat: int) -> float:
    """The hopes of a seat after a choice, as if it changed nothing for the others: much cheaper
    than to weigh the hopes of all."""
    expect(s, seat)
    return hope(s, seat)


def hope(s: State, seat: int) -> float:
    """The tourists of a seat, and those it can hope for against what it faces."""
    total = own_value(s, seat)
    if s.phase == OVER:
        return total
    if is_award_to_come(s):
        total += hope_for_award(s, NEXT, seat, OPENED if s.phase == OPENING else BUILT)
    return total + weight_of_later(s) * hope_for_award(s, LATER, seat, LATE)


def weight_of_later(s: State) -> float:
    """What hopes for a later award count: as much between two years as in the year to come, or a
    search would take the turn of the year for a gain."""
    if is_award_to_come(s):
        return FUTURE
    return 1.0 + FUTURE if s.year < YEARS else 1.0


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


def expect(s: State, seat: int) -> None:
    """What a seat may have on its table at the next award, and at the one after it."""
    expect_opening(s, seat)
    expect_later(s, seat)
    for award in range(AWARDS):
        s.claims[award][seat][ALL_SUITS] = 0
        for suit in range(SUITS):
            s.claims[award][seat][ALL_SUITS] += s.best[award][seat][suit]


def expect_opening(s: State, seat: int) -> None:
    """This year: the table, and the highest cards of the hand that can still be laid."""
    count_pile(s, NEXT, seat, s.table[seat])
    left = min(lays_left(s, seat), s.hand_size[seat] + s.picks)
    number = VALUES - 1
    while number >= 0 and left > 0:
        for suit in range(SUITS):
            cards = min(left, held(s, seat, suit * VALUES + number))
            if cards:
                count(s, NEXT, seat, suit * VALUES + number, cards)
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
    if is_swapping(s, seat):
        foresee_swap(s, seat)
        count_pile(s, LATER, seat, s.swapped)
    else:
        count_pile(s, LATER, seat, s.hand[seat])
    if s.table_size[seat]:
        count_kept(s, seat)


def foresee_swap(s: State, seat: int) -> None:
    """Fill `swapped`: the hand as it will be once the swap begun is complete."""
    for kind in range(KINDS):
        s.swapped[kind] = held(s, seat, kind)


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
                count(s, LATER, seat, suit * VALUES + number, 1)
                taken |= 1 << suit
                kept += 1
        number -= 1


def count(s: State, award: int, seat: int, kind: int, cards: int) -> None:
    """Some cards more."""
    suit = kind // VALUES
    s.claims[award][seat][suit] += cards * value(kind)
    s.best[award][seat][suit] = max(s.best[award][seat][suit], value(kind))


def count_pile(s: State, award: int, seat: int, pile: list[int]) -> None:
    """The cards of a pile, and nothing before them."""
    for suit in range(SUITS):
        total = 0
        for number in range(VALUES):
            total += (number + 1) * pile[suit * VALUES + number]
        best = VALUES if total else 0
        while best > 0 and pile[suit * VALUES + best - 1] == 0:
            best -= 1
        s.claims[award][seat][suit] = total
        s.best[award][seat][suit] = best


# ---- what it would bring


def face(s: State, seat: int) -> None:
    """Fill `rivals`: what a seat has to beat, in each suit and in all of them."""
    for award in range(AWARDS):
        for suit in range(SUITS + 1):
            s.rivals[award][suit] = 0.0
    for other in range(s.seats):
        if other != seat:
            ahead = edge(s, other, seat)
            for award in range(AWARDS):
                for suit in range(SUITS + 1):
                    s.rivals[award][suit] = max(
                        s.rivals[award][suit], s.claims[award][other][suit] + ahead
                    )


def edge(s: State, seat: int, other: int) -> float:
    """A tie goes to who comes earlier in play order."""
    return 0.5 if rank_of(s, seat) < rank_of(s, other) else -0.5


def hope_for_award(s: State, award: int, seat: int, width: float) -> float:
    """The tourists of the best card of each suit, and two for the best cards of all, times the
    chance to win them."""
    total = TWO_TOURISTS * chance_to_win(s, award, seat, ALL_SUITS, width)
    for suit in range(SUITS):
        if s.best[award][seat][suit]:
            tourists = s.tourists[s.best[award][seat][suit] - 1]
            total += tourists * chance_to_win(s, award, seat, suit, width)
    return total


def chance_to_win(s: State, award: int, seat: int, suit: int, width: float) -> float:
    """Whether what a seat may have beats what it faces; nothing wins nothing."""
    claim = s.claims[award][seat][suit]
    return chance_to_lead(claim - s.rivals[award][suit], width) if claim else 0.0


def chance_to_lead(lead: float, width: float) -> float:
    """From a lead, how likely it holds: half of them where there is none."""
    distance = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (distance + width)

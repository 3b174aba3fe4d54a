"""Evaluates a position for a seat, in tourists: those it has, and those it can expect.

A suit is worth the tourists of its best card, times the chance to have the highest sum. This is
estimated twice: for the next award, with the cards that can still be opened this year; and for the
award after it, with the hand and the cards that can be kept.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import lowest_bit
    from vaka.games.tahiti.rules.constants import (
        AEROPLANE,
        ALL_SUITS,
        AWARDS,
        LATER,
        MOST_KEPT,
        NEXT,
        NONE,
        ONCE,
        OPENING,
        OVER,
        RENOVATING,
        ROUNDS,
        SUITS,
        TAKING,
        TO_GRANT,
        TO_LAST_CARD,
        TO_RENOVATION,
        TURNING,
        TWO_TOURISTS,
        VALUES,
        YEARS,
    )
    from vaka.games.tahiti.rules.end import points, win_share
    from vaka.games.tahiti.rules.opening import may_open
    from vaka.games.tahiti.rules.piles import (
        best_of_suit,
        copy_pile,
        count_in,
        join_piles,
        kinds_of_suit,
        kinds_of_value,
        sum_of_suit,
        take_out,
    )
    from vaka.games.tahiti.rules.state import Position, State, rank_of, suit, value

WIN = 20.0  # a won game in tourists
FUTURE = 0.8  # the weight of the award after next
BUILT = 6.0  # how far a lead in a suit counts as open, in points: while building,
OPENED = 2.0  # while opening,
LATE = 4.0  # and for the award after that
CARD = 0.1  # what a card in hand is worth beyond its value
FLIGHT = 0.6  # the chance that a 4 in hand is still played as an aeroplane


def evaluate(state: State, seat: int) -> float:
    """The expected tourists of a seat, less the mean of the others; a win counts most."""
    return evaluate_for(state.position, seat)


def evaluate_for(s: Position, seat: int) -> float:
    estimate_all(s)
    total = s.expected[seat]
    for other in range(s.seats):
        if other != seat:
            total -= s.expected[other] / (s.seats - 1)
    return total


def is_card_visible(s: Position) -> bool:
    """Whether `evaluate` depends on the card that chance draws next: only if it goes to a hand. A
    card in the centre, or on top of the deck, is not evaluated."""
    if s.phase != TURNING:
        return True
    if s.owed:
        return False
    return s.then == TO_GRANT or (s.then == TO_LAST_CARD and s.hand_size[s.active] == 0)


def estimate_all(s: Position) -> None:
    """Fill `expected`: the tourists of each seat, and those it can expect."""
    # The claims of all seats first: `find_rivals` compares a seat with all the others.
    for seat in range(s.seats):
        estimate_claims(s, seat)
    for seat in range(s.seats):
        find_rivals(s, seat)
        s.expected[seat] = expected_tourists(s, seat)


def prepare_quick_value(state: State, seat: int) -> None:
    """Estimate what the others may have, before `quick_value` compares the choices of a seat."""
    estimate_others(state.position, seat)


def quick_value(state: State, seat: int) -> float:
    """The expected tourists of a seat after a choice, as if the choice changed nothing for the
    others: much cheaper than `evaluate`. Call `prepare_quick_value` first."""
    return expect_after_choice(state.position, seat)


def estimate_others(s: Position, seat: int) -> None:
    """Estimate what the others may have."""
    # It leaves them in `claims` and `rivals`, scratch fields that `copy_state` does not touch.
    for other in range(s.seats):
        if other != seat:
            estimate_claims(s, other)
    find_rivals(s, seat)


def expect_after_choice(s: Position, seat: int) -> float:
    """The expected tourists of a seat against the others as `estimate_others` found them."""
    estimate_claims(s, seat)
    return expected_tourists(s, seat)


def expected_tourists(s: Position, seat: int) -> float:
    """The tourists of a seat, and those it can expect against `rivals`."""
    total = own_value(s, seat)
    if s.phase == OVER:
        return total
    if is_award_to_come(s):
        total += expected_from_award(s, NEXT, seat, OPENED if s.phase == OPENING else BUILT)
    return total + weight_of_later(s) * expected_from_award(s, LATER, seat, LATE)


def weight_of_later(s: Position) -> float:
    """The weight of the later award. Between two years it includes the weight of the next year's
    award; otherwise a search would take the turn of the year for a gain."""
    if is_award_to_come(s):
        return FUTURE
    return 1.0 + FUTURE if s.year < YEARS else 1.0


def own_value(s: Position, seat: int) -> float:
    """What a seat has for certain, and what its cards are worth by themselves."""
    if s.phase == OVER:
        return WIN * win_share(s, seat) + points(s, seat)
    total = points(s, seat) + CARD * s.hand_size[seat]
    if s.year < YEARS or is_award_to_come(s):
        fill_swapped(s, seat)
        flights = s.swapped[ONCE] & kinds_of_value(AEROPLANE)
        while flights:
            cards = count_in(s.swapped, lowest_bit(flights))
            total += FLIGHT * cards * s.tourists[AEROPLANE - 1]
            flights &= flights - 1
    return total


def fill_swapped(s: Position, seat: int) -> None:
    """Fill `swapped`: the hand as if an incomplete swap were complete."""
    copy_pile(s.swapped, s.hand[seat])
    if is_swapping(s, seat):
        take_out(s.swapped, s.put)
        join_piles(s.swapped, s.picked)


def is_swapping(s: Position, seat: int) -> bool:
    """Whether a seat has put a card down, and its swap is not complete."""
    return s.phase == TAKING and seat == s.active


def is_award_to_come(s: Position) -> bool:
    """Whether this year's award is still to come."""
    if s.phase == RENOVATING:
        return False
    return s.phase != TURNING or (s.then != TO_RENOVATION and s.then != TO_GRANT)


# ---- what may lie on the tables


def estimate_claims(s: Position, seat: int) -> None:
    """Fill `claims` and `best` of a seat: what it may have on its table at both awards."""
    fill_swapped(s, seat)
    estimate_next(s, seat)
    estimate_later(s, seat)
    for award in range(AWARDS):
        s.claims[award][seat][ALL_SUITS] = 0
        for suit in range(SUITS):
            s.claims[award][seat][ALL_SUITS] += s.best[award][seat][suit]


def estimate_next(s: Position, seat: int) -> None:
    """This year: the table, and the highest cards of the hand that can still be laid."""
    count_pile(s, NEXT, seat, s.table[seat])
    left = min(lays_left(s, seat), s.hand_size[seat] + s.picks)
    number = VALUES
    while number > 0 and left > 0:
        kinds = s.swapped[ONCE] & kinds_of_value(number)
        while kinds and left > 0:
            kind = lowest_bit(kinds)
            cards = min(left, count_in(s.swapped, kind))
            count(s, NEXT, seat, kind, cards)
            left -= cards
            kinds &= kinds - 1
        number -= 1


def lays_left(s: Position, seat: int) -> int:
    """How many cards a seat can still lay this year."""
    if s.phase != OPENING:
        return ROUNDS
    if not may_open(s, seat):
        return 0
    return ROUNDS - s.round + (1 if rank_of(s, seat) >= s.place else 0)


def estimate_later(s: Position, seat: int) -> None:
    """The later award: the whole hand, and the cards of the table that can be kept."""
    count_pile(s, LATER, seat, s.swapped)
    if s.table_size[seat]:
        count_kept(s, seat)


def count_kept(s: Position, seat: int) -> None:
    """Two cards of the table, the highest of two suits."""
    kept = 0
    left = s.table[seat][ONCE]
    number = VALUES
    while left and kept < MOST_KEPT:
        kinds = left & kinds_of_value(number)
        while kinds and kept < MOST_KEPT:
            kind = lowest_bit(kinds)
            count(s, LATER, seat, kind, 1)
            left &= ~kinds_of_suit(suit(kind))
            kinds &= kinds - 1
            kept += 1
        number -= 1


def count(s: Position, award: int, seat: int, kind: int, cards: int) -> None:
    """Add some cards of a kind to the claims of a seat."""
    number = suit(kind)
    s.claims[award][seat][number] += cards * value(kind)
    s.best[award][seat][number] = max(s.best[award][seat][number], value(kind))


def count_pile(s: Position, award: int, seat: int, pile: list[int]) -> None:
    """Set the claims of a seat to the cards of a pile."""
    for suit in range(SUITS):
        best = best_of_suit(pile, suit)
        s.claims[award][seat][suit] = sum_of_suit(pile, suit)
        s.best[award][seat][suit] = 0 if best == NONE else value(best)


# ---- what the awards may bring


def find_rivals(s: Position, seat: int) -> None:
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


def edge(s: Position, seat: int, other: int) -> float:
    """Half a point for the seat earlier in play order, which wins a tie (H4.4)."""
    return 0.5 if rank_of(s, seat) < rank_of(s, other) else -0.5


def expected_from_award(s: Position, award: int, seat: int, width: float) -> float:
    """The tourists of the best card of each suit, and two for the best cards of all suits, times
    the chance to win them."""
    total = TWO_TOURISTS * chance_to_win(s, award, seat, ALL_SUITS, width)
    for suit in range(SUITS):
        if s.best[award][seat][suit]:
            tourists = s.tourists[s.best[award][seat][suit] - 1]
            total += tourists * chance_to_win(s, award, seat, suit, width)
    return total


def chance_to_win(s: Position, award: int, seat: int, suit: int, width: float) -> float:
    """The chance that the claim of a seat beats its rivals; 0 without a claim."""
    claim = s.claims[award][seat][suit]
    return chance_to_lead(claim - s.rivals[award][suit], width) if claim else 0.0


def chance_to_lead(lead: float, width: float) -> float:
    """The chance that a lead holds: one half if there is no lead."""
    # `width` is above 0, so the division is safe.
    distance = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (distance + width)

"""Chapter 4: who wins the tourists."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.rules.constants import (
        EV_AWARDED,
        EV_AWARDED_TWO,
        EV_SUM,
        NONE,
        SUITS,
        TO_RENOVATION,
        TWO_TOURISTS,
        TWOS,
    )
    from vaka.games.tahiti.rules.state import (
        Position,
        highest,
        leave_table,
        note,
        seat_at,
        set_aside,
        suit_sum,
        value,
    )


def award(s: Position) -> None:
    """H4.2 H4.3 H4.4  All awards compare the same tables."""
    # "2 tourists" comes first: an award of a suit takes a card off the table, of that suit only.
    award_two(s)
    for suit in range(SUITS):
        award_suit(s, suit)


def award_then_renovate(s: Position) -> None:
    """H4.3  The cards set aside leave the table before renovation."""
    award(s)
    s.place = 0
    s.then = TO_RENOVATION


def award_two(s: Position) -> None:
    """H4.2  The highest total of best cards sets aside a card "2 tourists"."""
    winner = best_all_round(s)
    if winner != NONE and twos_left(s) > 0:
        s.twos[winner] += 1
        s.earned[winner] += TWO_TOURISTS
        note(s, EV_AWARDED_TWO, winner, best_cards(s, winner), 0)
        note_best_cards(s)


def note_best_cards(s: Position) -> None:
    """H4.2  Report the total of the best cards of each seat, so that everybody can check it."""
    if s.listening:
        for seat in range(s.seats):
            note(s, EV_SUM, seat, best_cards(s, seat), s.year)


def twos_left(s: Position) -> int:
    """H1.3  There are four cards "2 tourists"."""
    left = TWOS
    for seat in range(s.seats):
        left -= s.twos[seat]
    return left


def best_all_round(s: Position) -> int:
    """H4.2 H4.4  The seat with the highest total of best cards, if tied the earlier in play order;
    NONE if nobody opened a card."""
    winner = NONE
    most = 0
    for place in range(s.seats):
        total = best_cards(s, seat_at(s, place))
        if total > most:
            most = total
            winner = seat_at(s, place)
    return winner


def best_cards(s: Position, seat: int) -> int:
    """H4.2  The highest card of every suit, added up."""
    total = 0
    for suit in range(SUITS):
        kind = highest(s, seat, suit)
        if kind != NONE:
            total += value(kind)
    return total


def award_suit(s: Position, suit: int) -> None:
    """H4.3  The highest sum of a suit sets aside its highest card there."""
    winner = best_in_suit(s, suit)
    if winner == NONE:
        return
    kind = highest(s, winner, suit)
    note(s, EV_AWARDED, winner, kind, suit_sum(s, winner, suit))
    note_sums(s, suit)
    leave_table(s, winner, kind)
    set_aside(s, winner, kind)


def note_sums(s: Position, suit: int) -> None:
    """H4.3  Report the sum of a suit for each seat, before a card is set aside."""
    if s.listening:
        for seat in range(s.seats):
            note(s, EV_SUM, seat, suit_sum(s, seat, suit), s.year)


def best_in_suit(s: Position, suit: int) -> int:
    """H4.3 H4.4  The seat with the highest sum of a suit, if tied the earlier in play order;
    NONE if nobody opened a card of it."""
    winner = NONE
    most = 0
    for place in range(s.seats):
        total = suit_sum(s, seat_at(s, place), suit)
        if total > most:
            most = total
            winner = seat_at(s, place)
    return winner

"""Chapter 4: who wins the tourists."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        EV_AWARDED,
        EV_AWARDED_TWO,
        EV_SUM,
        NONE,
        SUITS,
        TO_RENOVATION,
        TWOS,
    )
    from vaka.games.tahiti.state import (
        State,
        highest,
        leave_table,
        note,
        seat_at,
        suit_sum,
        value,
    )


def award(s: State) -> None:
    """H4.2 H4.3 H4.4  All is judged on the same table, before anything is set aside."""
    award_two(s)
    for suit in range(SUITS):
        award_suit(s, suit)


def award_then_renovate(s: State) -> None:
    """H4.3  What is set aside leaves the table before renovation."""
    award(s)
    s.place = 0
    s.then = TO_RENOVATION


def award_two(s: State) -> None:
    """H4.2  The highest total of best cards sets aside a card "2 tourists"."""
    winner = best_all_round(s)
    if winner != NONE and twos_left(s) > 0:
        s.twos[winner] += 1
        note(s, EV_AWARDED_TWO, winner, best_cards(s, winner), 0)
        note_best_cards(s)


def note_best_cards(s: State) -> None:
    """H4.2  Tell what the best cards of all add up to, so that everybody can check who wins."""
    if s.listening:
        for seat in range(s.seats):
            note(s, EV_SUM, seat, best_cards(s, seat), s.year)


def twos_left(s: State) -> int:
    """H1.3  There are four cards "2 tourists"."""
    left = TWOS
    for seat in range(s.seats):
        left -= s.twos[seat]
    return left


def best_all_round(s: State) -> int:
    """H4.2 H4.4  Whose best cards add up to most, tied the earlier; NONE if nobody opened."""
    winner = NONE
    most = 0
    for place in range(s.seats):
        total = best_cards(s, seat_at(s, place))
        if total > most:
            most = total
            winner = seat_at(s, place)
    return winner


def best_cards(s: State, seat: int) -> int:
    """H4.2  The highest card of every suit, added up."""
    total = 0
    for suit in range(SUITS):
        kind = highest(s, seat, suit)
        if kind != NONE:
            total += value(kind)
    return total


def award_suit(s: State, suit: int) -> None:
    """H4.3  The highest sum of a suit sets aside its highest card there."""
    winner = best_in_suit(s, suit)
    if winner == NONE:
        return
    kind = highest(s, winner, suit)
    note(s, EV_AWARDED, winner, kind, suit_sum(s, winner, suit))
    note_sums(s, suit)
    leave_table(s, winner, kind)
    s.aside[winner][kind] += 1


def note_sums(s: State, suit: int) -> None:
    """H4.3  Tell what the cards of a suit add up to for all, before any is set aside."""
    if s.listening:
        for seat in range(s.seats):
            note(s, EV_SUM, seat, suit_sum(s, seat, suit), s.year)


def best_in_suit(s: State, suit: int) -> int:
    """H4.3 H4.4  Whose cards of a suit add up to most, tied the earlier; NONE if nobody opened."""
    winner = NONE
    most = 0
    for place in range(s.seats):
        total = suit_sum(s, seat_at(s, place), suit)
        if total > most:
            most = total
            winner = seat_at(s, place)
    return winner

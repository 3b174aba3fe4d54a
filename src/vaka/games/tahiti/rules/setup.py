"""Chapter 2, set-up: the first player, the hands, the centre."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.rules.constants import (
        CENTRE,
        DEALING,
        DEALT,
        EV_BEGUN,
        EV_DEALT,
        H2_1,
        PROCEEDING,
        TO_YEAR,
    )
    from vaka.games.tahiti.rules.deck import leave_deck
    from vaka.games.tahiti.rules.piles import put_in
    from vaka.games.tahiti.rules.state import Position, note, seat_at


def against_beginning(s: Position, seat: int) -> int:
    """H2.1  Any of the seats can be drawn."""
    return 0 if seat < s.seats else H2_1


def begin(s: Position, first: int) -> None:
    """H2.1  The first player is known: the cards are dealt."""
    s.first = first
    s.active = first
    s.phase = DEALING
    note(s, EV_BEGUN, first, 0, 0)


def receiver(s: Position) -> int:
    """H2.1  The seat that is dealt the next card: five to each, from the first player on."""
    dealt = 0
    for seat in range(s.seats):
        dealt += s.hand_size[seat]
    return seat_at(s, dealt // DEALT)


def deal(s: Position, kind: int) -> None:
    """H2.1 H7.1  A card for a hand, face down: nobody else sees it."""
    seat = receiver(s)
    leave_deck(s, kind)
    put_in(s.hand[seat], kind)
    s.hand_size[seat] += 1
    note(s, EV_DEALT, seat, kind, 0)
    if s.hand_size[seat_at(s, s.seats - 1)] == DEALT:
        lay_out(s)


def lay_out(s: Position) -> None:
    """H2.1  Five cards are laid open in the centre."""
    s.owed = CENTRE
    s.then = TO_YEAR
    s.phase = PROCEEDING

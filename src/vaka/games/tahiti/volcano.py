"""Chapter 3, the volcano Orohena."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        EV_ERUPTED,
        EV_LOST,
        EV_SPARED,
        NONE,
        SUITS,
        TO_TURN,
        VALUES,
        VOLCANO,
    )
    from vaka.games.tahiti.state import State, discard, leave_table, note, remove, value


def look_at_volcano(s: State) -> None:
    """H3.5  At the end of a turn, before the next one, and once only."""
    s.then = TO_TURN
    s.place += 1
    if not is_awake(s):
        return
    struck = suit_to_strike(s)
    if struck == NONE:
        note(s, EV_SPARED, s.centre_size, 0, 0)
    else:
        erupt(s, struck)


def is_awake(s: State) -> bool:
    """H3.5 H8.3  Eight cards in the centre, or more."""
    return s.centre_size >= VOLCANO


def suit_to_strike(s: State) -> int:
    """H3.5  The suit with most cards in the centre, then with the larger sum; tied, none."""
    best = NONE
    is_tied = 0
    for suit in range(SUITS):
        order = 1 if best == NONE else compare(s, suit, best)
        if order > 0:
            best = suit
            is_tied = 0
        elif order == 0:
            is_tied = 1
    return NONE if is_tied else best


def compare(s: State, suit: int, other: int) -> int:
    """H3.5  More cards, or equally many of a larger sum: above 0 if so, 0 where both are equal."""
    cards = centre_count(s, suit) - centre_count(s, other)
    return cards if cards else centre_sum(s, suit) - centre_sum(s, other)


def centre_count(s: State, suit: int) -> int:
    """How many cards of a suit lie in the centre."""
    count = 0
    for kind in range(suit * VALUES, suit * VALUES + VALUES):
        count += s.centre[kind]
    return count


def centre_sum(s: State, suit: int) -> int:
    """The sum of values of a suit in the centre."""
    total = 0
    for kind in range(suit * VALUES, suit * VALUES + VALUES):
        total += s.centre[kind] * value(kind)
    return total


def erupt(s: State, suit: int) -> None:
    """H3.5  Cards of the suit leave the centre and every table; those set aside are safe."""
    note(s, EV_ERUPTED, suit, 0, 0)
    for kind in range(suit * VALUES, suit * VALUES + VALUES):
        while s.centre[kind]:
            note(s, EV_LOST, NONE, kind, 0)
            remove(s, kind)
            discard(s, kind)
        for seat in range(s.seats):
            while s.table[seat][kind]:
                note(s, EV_LOST, seat, kind, 0)
                leave_table(s, seat, kind)
                discard(s, kind)

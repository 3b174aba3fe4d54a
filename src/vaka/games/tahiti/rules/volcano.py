"""Chapter 3, the volcano Orohena."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.rules.constants import (
        EV_ERUPTED,
        EV_LOST,
        EV_SPARED,
        NONE,
        SUITS,
        TO_TURN,
        VALUES,
        VOLCANO,
    )
    from vaka.games.tahiti.rules.piles import (
        copy_pile,
        count_in,
        keep_kinds,
        kinds_of_suit,
        size_of_suit,
        sum_of_suit,
    )
    from vaka.games.tahiti.rules.state import Position, discard_pile, note


def look_at_volcano(s: Position) -> None:
    """H3.5  Check the volcano once, at the end of a turn and before the next."""
    s.then = TO_TURN
    s.place += 1
    if not is_awake(s):
        return
    struck = suit_to_strike(s)
    if struck == NONE:
        note(s, EV_SPARED, s.centre_size, 0, 0)
    else:
        erupt(s, struck)


def is_awake(s: Position) -> bool:
    """H3.5 H8.3  Eight cards in the centre, or more; with `volcano=exactly_8`, just eight."""
    if s.volcano == 1:
        return s.centre_size == VOLCANO
    return s.centre_size >= VOLCANO


def suit_to_strike(s: Position) -> int:
    """H3.5  The suit with most cards in the centre, then the larger sum; none if tied."""
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


def compare(s: Position, suit: int, other: int) -> int:
    """H3.5  Above 0 if a suit has more cards, or as many with a larger sum; 0 if both are equal."""
    cards = centre_count(s, suit) - centre_count(s, other)
    return cards if cards else centre_sum(s, suit) - centre_sum(s, other)


def centre_count(s: Position, suit: int) -> int:
    """How many cards of a suit lie in the centre."""
    return size_of_suit(s.centre, suit)


def centre_sum(s: Position, suit: int) -> int:
    """The sum of values of a suit in the centre."""
    return sum_of_suit(s.centre, suit)


def erupt(s: Position, suit: int) -> None:
    """H3.5  Cards of the suit leave the centre and every table; those set aside are safe."""
    note(s, EV_ERUPTED, suit, 0, 0)
    note_losses(s, suit)
    s.centre_size -= bury(s, s.centre, suit)
    for seat in range(s.seats):
        s.table_size[seat] -= bury(s, s.table[seat], suit)


def note_losses(s: Position, suit: int) -> None:
    """Report every card that the volcano buries, kind by kind."""
    if s.listening:
        for kind in range(suit * VALUES, suit * VALUES + VALUES):
            for _ in range(count_in(s.centre, kind)):
                note(s, EV_LOST, NONE, kind, 0)
            for seat in range(s.seats):
                for _ in range(count_in(s.table[seat], kind)):
                    note(s, EV_LOST, seat, kind, 0)


def bury(s: Position, pile: list[int], suit: int) -> int:
    """H3.5  Discard the cards of a suit from a pile. Return how many there were."""
    lost = size_of_suit(pile, suit)
    copy_pile(s.struck, pile)
    keep_kinds(s.struck, kinds_of_suit(suit))
    discard_pile(s, s.struck, lost)
    keep_kinds(pile, ~kinds_of_suit(suit))
    return lost

"""Chapter 6: the last minute, and who wins."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.rules.award import award
    from vaka.games.tahiti.rules.constants import EV_OVER, EV_SHOWED, OVER, THIRD_YEAR
    from vaka.games.tahiti.rules.piles import empty_pile, join_piles, size_of
    from vaka.games.tahiti.rules.state import Position, note, note_cards, rank_of


def finish(s: Position) -> None:
    """H6.1  All lay down their hands, tourists are awarded once more, and the game is over."""
    for seat in range(s.seats):
        lay_down_hand(s, seat)
    award(s)
    s.place = 0
    s.reason = THIRD_YEAR
    s.phase = OVER
    note(s, EV_OVER, s.reason, 0, 0)


def lay_down_hand(s: Position, seat: int) -> None:
    """H6.1  The whole hand joins the kept cards."""
    note_cards(s, EV_SHOWED, seat, s.hand[seat], 0)
    join_piles(s.table[seat], s.hand[seat])
    s.table_size[seat] += s.hand_size[seat]
    empty_pile(s.hand[seat])
    empty_pile(s.known[seat])
    s.hand_size[seat] = 0


def points(s: Position, seat: int) -> int:
    """H6.2 H8.1  The tourists of the cards set aside, and two for each card "2 tourists"."""
    return s.earned[seat]


def cards_aside(s: Position, seat: int) -> int:
    """H7.1  How many cards a seat has set aside; everybody sees that number."""
    return s.twos[seat] + size_of(s.aside[seat])


def is_ahead(s: Position, seat: int, other: int) -> bool:
    """H6.2  Most tourists win; if tied, the seat earlier in play order."""
    mine = points(s, seat)
    theirs = points(s, other)
    if mine != theirs:
        return mine > theirs
    return rank_of(s, seat) < rank_of(s, other)


def wins(s: Position, seat: int) -> bool:
    """H6.2  Nobody is ahead."""
    for other in range(s.seats):
        if other != seat and is_ahead(s, other, seat):
            return False
    return True


def win_share(s: Position, player: int) -> float:
    """1 for the winner, 0 for the others and before the end."""
    return 1.0 if s.phase == OVER and wins(s, player) else 0.0

"""Chapter 6: the last minute, and who wins."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.award import award
    from vaka.games.tahiti.constants import (
        EV_OVER,
        EV_SHOWED,
        KINDS,
        OVER,
        SUITS,
        THIRD_YEAR,
        TWO_TOURISTS,
        VALUES,
    )
    from vaka.games.tahiti.opening import put_on_table
    from vaka.games.tahiti.state import State, lose, note, rank_of


def finish(s: State) -> None:
    """H6.1  All lay down their hands, tourists are won once more, and the game is over."""
    for seat in range(s.seats):
        lay_down_hand(s, seat)
    award(s)
    s.place = 0
    s.reason = THIRD_YEAR
    s.phase = OVER
    note(s, EV_OVER, s.reason, 0, 0)


def lay_down_hand(s: State, seat: int) -> None:
    """H6.1  The whole hand joins the kept cards."""
    for kind in range(KINDS):
        while s.hand[seat][kind]:
            lose(s, seat, kind)
            put_on_table(s, seat, kind)
            note(s, EV_SHOWED, seat, kind, 0)


def points(s: State, seat: int) -> int:
    """H6.2 H8.1  The tourists of the cards set aside, and two for each card "2 tourists"."""
    total = TWO_TOURISTS * s.twos[seat]
    for suit in range(SUITS):
        for number in range(VALUES):
            total += s.aside[seat][suit * VALUES + number] * s.tourists[number]
    return total


def cards_aside(s: State, seat: int) -> int:
    """H7.1  How many cards a seat has set aside, which everybody sees."""
    count = s.twos[seat]
    for kind in range(KINDS):
        count += s.aside[seat][kind]
    return count


def is_ahead(s: State, seat: int, other: int) -> bool:
    """H6.2  Most tourists win; tied, the one earlier in play order."""
    mine = points(s, seat)
    theirs = points(s, other)
    if mine != theirs:
        return mine > theirs
    return rank_of(s, seat) < rank_of(s, other)


def wins(s: State, seat: int) -> bool:
    """H6.2  Nobody is ahead."""
    for other in range(s.seats):
        if other != seat and is_ahead(s, other, seat):
            return False
    return True


def win_share(s: State, player: int) -> float:
    """The win of a player: all of it or nothing; before the end nothing."""
    return 1.0 if s.phase == OVER and wins(s, player) else 0.0

"""Chapter 4: opening attractions."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.rules.constants import (
        EV_LAID,
        EV_PASSED,
        H4_1,
        ONCE,
        OPENING,
        PROCEEDING,
        ROUNDS,
        TO_AWARD,
        TO_OPENING,
    )
    from vaka.games.tahiti.rules.piles import holds, put_in
    from vaka.games.tahiti.rules.state import Position, lose, note, seat_at


def open_next(s: Position) -> None:
    """H4.1  In play order each seat that has not passed lays a card or passes, for four rounds."""
    while s.place < s.seats:
        if may_open(s, seat_at(s, s.place)):
            s.active = seat_at(s, s.place)
            s.phase = OPENING
            return
        s.place += 1
    if s.round == ROUNDS:
        end_opening(s)
    else:
        s.round += 1
        s.place = 0


def may_open(s: Position, seat: int) -> bool:
    """H4.1  A seat that passed lays no more cards, and an empty hand passes automatically."""
    return (s.passed >> seat) & 1 == 0 and s.hand_size[seat] > 0


def end_opening(s: Position) -> None:
    """H4.1  After four rounds the tourists are awarded."""
    s.passed = 0
    s.round = 0
    s.place = 0
    s.then = TO_AWARD


def kinds_to_lay(s: Position) -> int:
    return s.hand[s.active][ONCE]


def against_laying(s: Position, kind: int) -> int:
    """H4.1  A card from the hand."""
    return 0 if holds(s.hand[s.active], kind) else H4_1


def lay(s: Position, kind: int) -> None:
    """H4.1  The card joins those kept from earlier years."""
    lose(s, s.active, kind)
    put_on_table(s, s.active, kind)
    note(s, EV_LAID, s.active, kind, 0)
    leave_to_next(s)


def put_on_table(s: Position, seat: int, kind: int) -> None:
    put_in(s.table[seat], kind)
    s.table_size[seat] += 1


def pass_opening(s: Position) -> None:
    """H4.1  A seat that passes lays no more cards in this phase."""
    s.passed |= 1 << s.active
    note(s, EV_PASSED, s.active, 0, 0)
    leave_to_next(s)


def leave_to_next(s: Position) -> None:
    """H4.1  The next in play order follows."""
    s.place += 1
    s.then = TO_OPENING
    s.phase = PROCEEDING

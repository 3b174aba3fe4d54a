"""Chapter 4: opening attractions."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        EV_LAID,
        EV_PASSED,
        H4_1,
        LAY,
        OPENING,
        PASS,
        PROCEEDING,
        ROUNDS,
        TO_AWARD,
        TO_OPENING,
    )
    from vaka.games.tahiti.state import State, lose, note, offer, offer_cards, seat_at


def open_next(s: State) -> None:
    """H4.1  In play order each who has not passed lays a card or passes, four times round."""
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


def may_open(s: State, seat: int) -> bool:
    """H4.1  Who passed lays no more, and an empty hand passes by itself."""
    return (s.passed >> seat) & 1 == 0 and s.hand_size[seat] > 0


def end_opening(s: State) -> None:
    """H4.1  After four rounds tourists are won."""
    s.passed = 0
    s.round = 0
    s.place = 0
    s.then = TO_AWARD


def offer_openings(s: State) -> None:
    offer_cards(s, LAY, s.hand[s.active])
    offer(s, PASS)


def against_laying(s: State, kind: int) -> int:
    """H4.1  A card from the hand."""
    return 0 if s.hand[s.active][kind] else H4_1


def lay(s: State, kind: int) -> None:
    """H4.1  The card joins those kept from earlier years."""
    lose(s, s.active, kind)
    put_on_table(s, s.active, kind)
    note(s, EV_LAID, s.active, kind, 0)
    leave_to_next(s)


def put_on_table(s: State, seat: int, kind: int) -> None:
    s.table[seat][kind] += 1
    s.table_size[seat] += 1


def pass_opening(s: State) -> None:
    """H4.1  Who passes lays no more this phase."""
    s.passed |= 1 << s.active
    note(s, EV_PASSED, s.active, 0, 0)
    leave_to_next(s)


def leave_to_next(s: State) -> None:
    """H4.1  The next in play order follows."""
    s.place += 1
    s.then = TO_OPENING
    s.phase = PROCEEDING

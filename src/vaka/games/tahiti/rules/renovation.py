"""Chapter 5: renovation, and the way to the next year."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import bit
    from vaka.games.tahiti.rules.constants import (
        CENTRE,
        CUT,
        DEALT,
        EV_DROPPED,
        EV_FIRST,
        EV_KEPT,
        H5_1,
        H5_2,
        H5_3,
        KEEP,
        KINDS,
        MOST_KEPT,
        NONE,
        NOT_ITS_TIME,
        ONCE,
        PROCEEDING,
        RENOVATING,
        SUITS,
        TO_GRANT,
        TO_RENOVATION,
        TO_YEAR,
        YEARS,
    )
    from vaka.games.tahiti.rules.deck import draw_top
    from vaka.games.tahiti.rules.end import finish
    from vaka.games.tahiti.rules.piles import (
        copy_pile,
        count_in,
        drop_highest,
        kinds_of_suit,
        more_than,
        part_piles,
        put_in,
    )
    from vaka.games.tahiti.rules.state import (
        Position,
        discard_pile,
        forget_choice,
        in_order_from,
        lose,
        note,
        note_cards,
        pick_card,
        seat_at,
        suit_sum,
    )


def renovate_next(s: Position) -> None:
    """H5.1  In play order; a seat with nothing to choose is skipped."""
    while s.place < s.seats:
        if has_to_renovate(s, seat_at(s, s.place)):
            s.active = seat_at(s, s.place)
            s.phase = RENOVATING
            return
        s.place += 1
    if s.year == YEARS:
        finish(s)
    else:
        name_first_player(s)


def has_to_renovate(s: Position, seat: int) -> bool:
    """H5.1 H5.2  There is something to keep or to cut."""
    return s.table_size[seat] > 0 or s.hand_size[seat] > DEALT


# ---- keeping and cutting: one choice


def to_cut(s: Position) -> int:
    """H5.2  How many cards must still be cut for a hand of five."""
    return max(0, s.hand_size[s.active] - DEALT - s.cuts)


def kinds_to_keep(s: Position) -> int:
    """All keeping comes before cutting."""
    if s.cuts or s.picks >= MOST_KEPT:
        return 0
    return kinds_to_choose(s) & in_order_from(s, KEEP)


def against_keeping(s: Position, kind: int) -> int:
    """The lowest rule against keeping a card; all keeping comes before cutting."""
    if s.cuts:
        return NOT_ITS_TIME
    return 0 if s.picks < MOST_KEPT and bit(kind) & kinds_to_choose(s) else H5_1


def kinds_to_choose(s: Position) -> int:
    """H5.1  The cards on the own table, but two of different suits."""
    return s.table[s.active][ONCE] & ~kinds_of_picked_suits(s)


def kinds_of_picked_suits(s: Position) -> int:
    """All kinds of the suits of which a card is picked (H5.1)."""
    kinds = 0
    for number in range(SUITS):
        if s.picked[ONCE] & kinds_of_suit(number):
            kinds |= kinds_of_suit(number)
    return kinds


def kinds_to_cut(s: Position) -> int:
    """The next cuts in canonical order: ascending, with enough cards left to cut."""
    if to_cut(s) == 0:
        return 0
    # Without the highest cards of the rest, which the cuts after this one need at least.
    copy_pile(s.rest, s.hand[s.active])
    part_piles(s.rest, s.cut)
    for _ in range(to_cut(s) - 1):
        drop_highest(s.rest)
    return s.rest[ONCE] & in_order_from(s, CUT)


def against_cutting(s: Position, kind: int) -> int:
    """H5.2  Only a card in hand, and only down to five."""
    return 0 if to_cut(s) > 0 and bit(kind) & more_than(s.hand[s.active], s.cut) else H5_2


def is_next_cut(s: Position, kind: int) -> bool:
    """Whether a cut keeps to the canonical order."""
    return bit(kind) & kinds_to_cut(s) != 0


def against_finishing(s: Position) -> int:
    """H5.2  A hand of more than five must be cut."""
    return H5_2 if to_cut(s) > 0 else 0


def keep(s: Position, kind: int) -> None:
    """H5.1  Pick one more card to keep."""
    pick_card(s, kind)
    s.last = max(s.last, KEEP + kind)


def cut(s: Position, kind: int) -> None:
    """H5.2  Pick one more card of the hand to cut."""
    put_in(s.cut, kind)
    s.cuts += 1
    s.last = max(s.last, CUT + kind)


def renovate(s: Position) -> None:
    """H5.1 H5.2  Complete the choice: discard the cards that are cut or not kept."""
    if s.picks == 0:
        note(s, EV_KEPT, s.active, NONE, 0)
    note_cards(s, EV_KEPT, s.active, s.picked, 0)
    drop_the_rest(s)
    cut_hand(s)
    forget_choice(s)
    s.place += 1
    s.then = TO_RENOVATION
    s.phase = PROCEEDING


def drop_the_rest(s: Position) -> None:
    """H5.1  Discard the cards that are not kept."""
    copy_pile(s.rest, s.table[s.active])
    part_piles(s.rest, s.picked)
    note_cards(s, EV_DROPPED, s.active, s.rest, H5_1)
    discard_pile(s, s.rest, s.table_size[s.active] - s.picks)
    copy_pile(s.table[s.active], s.picked)
    s.table_size[s.active] = s.picks


def cut_hand(s: Position) -> None:
    """H5.2  The cards cut are discarded."""
    if s.cuts:
        note_cards(s, EV_DROPPED, s.active, s.cut, H5_2)
        for kind in range(KINDS):
            for _ in range(count_in(s.cut, kind)):
                lose(s, s.active, kind)
        discard_pile(s, s.cut, s.cuts)


# ---- the way to the next year


def name_first_player(s: Position) -> None:
    """H5.3  The highest total of kept cards is first; if tied, the last in the old order."""
    best = 0
    for place in range(s.seats):
        if kept_total(s, seat_at(s, place)) >= kept_total(s, seat_at(s, best)):
            best = place
    s.first = seat_at(s, best)
    note(s, EV_FIRST, s.first, kept_total(s, s.first), 0)
    s.place = 0
    s.then = TO_GRANT


def kept_total(s: Position, seat: int) -> int:
    """H5.3  The values of the cards a seat has kept."""
    total = 0
    for number in range(SUITS):
        total += suit_sum(s, seat, number)
    return total


def grant(s: Position) -> None:
    """H5.3  In the new order each draws the top card and shows it."""
    if s.place == s.seats:
        fill_centre(s)
        return
    draw_top(s, seat_at(s, s.place), H5_3)
    s.place += 1


def fill_centre(s: Position) -> None:
    """H5.3  The centre is filled up to five, and the time cards are covered."""
    s.owed = max(0, CENTRE - s.centre_size)
    s.then = TO_YEAR

"""Chapter 5: renovation, and the way to the next year."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        CENTRE,
        CUT,
        DEALT,
        DONE,
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
        PROCEEDING,
        RENOVATING,
        TO_GRANT,
        TO_RENOVATION,
        TO_YEAR,
        VALUES,
        YEARS,
    )
    from vaka.games.tahiti.deck import draw_top
    from vaka.games.tahiti.end import finish
    from vaka.games.tahiti.state import (
        State,
        discard,
        forget_choice,
        leave_table,
        lose,
        note,
        offer,
        pick_card,
        seat_at,
        suit,
        value,
    )


def renovate_next(s: State) -> None:
    """H5.1  In play order; who has nothing to choose is passed over."""
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


def has_to_renovate(s: State, seat: int) -> bool:
    """H5.1 H5.2  There is something to keep or to cut."""
    return s.table_size[seat] > 0 or s.hand_size[seat] > DEALT


# ---- keeping and cutting, one choice


def to_cut(s: State) -> int:
    """H5.2  So many cards have still to go for a hand of five."""
    return max(0, s.hand_size[s.active] - DEALT - s.cuts)


def offer_renovation(s: State) -> None:
    for kind in range(KINDS):
        if KEEP + kind >= s.last and s.table[s.active][kind] and against_keeping(s, kind) == 0:
            offer(s, KEEP + kind)
    for kind in range(KINDS):
        if against_cutting(s, kind) == 0 and is_next_cut(s, kind):
            offer(s, CUT + kind)
    if against_finishing(s) == 0:
        offer(s, DONE)


def against_keeping(s: State, kind: int) -> int:
    """The lowest rule against keeping a card; what is cut comes after what is kept."""
    if s.cuts:
        return NOT_ITS_TIME
    return 0 if is_opened(s, kind) and may_keep(s, kind) else H5_1


def is_opened(s: State, kind: int) -> bool:
    """H5.1  A card on one's own table."""
    return s.picked[kind] < s.table[s.active][kind]


def may_keep(s: State, kind: int) -> bool:
    """H5.1  At most two, of different suits."""
    if s.picks >= MOST_KEPT:
        return False
    for other in range(suit(kind) * VALUES, suit(kind) * VALUES + VALUES):
        if s.picked[other]:
            return False
    return True


def against_cutting(s: State, kind: int) -> int:
    """H5.2  Only a card in hand, and only down to five."""
    return 0 if to_cut(s) > 0 and s.cut[kind] < s.hand[s.active][kind] else H5_2


def is_next_cut(s: State, kind: int) -> bool:
    """The canonical order of what is cut: ascending, and enough is left that is not lower."""
    if CUT + kind < s.last:
        return False
    left = 0
    for other in range(kind, KINDS):
        left += s.hand[s.active][other] - s.cut[other]
    return left >= to_cut(s)


def against_finishing(s: State) -> int:
    """H5.2  A hand of more than five must be cut."""
    return H5_2 if to_cut(s) > 0 else 0


def keep(s: State, kind: int) -> None:
    """H5.1  One more card is to be kept."""
    pick_card(s, kind)
    s.last = max(s.last, KEEP + kind)


def cut(s: State, kind: int) -> None:
    """H5.2  One more card of the hand is to go."""
    s.cut[kind] += 1
    s.cuts += 1
    s.last = max(s.last, CUT + kind)


def renovate(s: State) -> None:
    """H5.1 H5.2  The choice is complete: what is not kept, and what is cut, is discarded."""
    if s.picks == 0:
        note(s, EV_KEPT, s.active, NONE, 0)
    for kind in range(KINDS):
        if s.picked[kind]:
            note(s, EV_KEPT, s.active, kind, 0)
    drop_the_rest(s)
    cut_hand(s)
    forget_choice(s)
    s.place += 1
    s.then = TO_RENOVATION
    s.phase = PROCEEDING


def drop_the_rest(s: State) -> None:
    """H5.1  What is not kept is discarded."""
    for kind in range(KINDS):
        while s.table[s.active][kind] > s.picked[kind]:
            note(s, EV_DROPPED, s.active, kind, H5_1)
            leave_table(s, s.active, kind)
            discard(s, kind)


def cut_hand(s: State) -> None:
    """H5.2  The cards cut are discarded."""
    for kind in range(KINDS):
        while s.cut[kind]:
            s.cut[kind] -= 1
            note(s, EV_DROPPED, s.active, kind, H5_2)
            lose(s, s.active, kind)
            discard(s, kind)


# ---- the way to the next year


def name_first_player(s: State) -> None:
    """H5.3  The highest total of kept cards is first; tied, the last in the old order."""
    best = 0
    for place in range(s.seats):
        if kept_total(s, seat_at(s, place)) >= kept_total(s, seat_at(s, best)):
            best = place
    s.first = seat_at(s, best)
    note(s, EV_FIRST, s.first, kept_total(s, s.first), 0)
    s.place = 0
    s.then = TO_GRANT


def kept_total(s: State, seat: int) -> int:
    """H5.3  The values of the cards a seat has kept."""
    total = 0
    for kind in range(KINDS):
        total += s.table[seat][kind] * value(kind)
    return total


def grant(s: State) -> None:
    """H5.3  In the new order each draws the top card and shows it."""
    if s.place == s.seats:
        fill_centre(s)
        return
    draw_top(s, seat_at(s, s.place), H5_3)
    s.place += 1


def fill_centre(s: State) -> None:
    """H5.3  The centre is filled up to five, and the time cards are covered."""
    s.owed = max(0, CENTRE - s.centre_size)
    s.then = TO_YEAR

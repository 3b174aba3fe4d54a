"""Chapter 3, special cards: the French government, the builder, the aeroplane."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        AEROPLANE,
        BUILDER,
        BUILDING,
        CLEARING,
        DISCARD,
        EV_CLEARED,
        EV_PLAYED,
        EV_SET_ASIDE,
        GOVERNMENT,
        H3_3,
        KINDS,
        NONE,
        PLAY,
        PROCEEDING,
        TO_BUILD,
        TO_CLEAR,
    )
    from vaka.games.tahiti.state import (
        State,
        discard,
        forget_choice,
        lose,
        note,
        offer,
        pick_card,
        remove,
        value,
    )


def offer_specials(s: State) -> None:
    for kind in range(KINDS):
        if s.hand[s.active][kind] and is_special(kind):
            offer(s, PLAY + kind)


def against_playing(s: State, kind: int) -> int:
    """The lowest rule against playing a special card."""
    return 0 if s.hand[s.active][kind] and is_special(kind) else H3_3


def is_special(kind: int) -> bool:
    """H3.3  The 2, the 3 and the 4 are special."""
    return GOVERNMENT <= value(kind) <= AEROPLANE


def play_special(s: State, kind: int) -> None:
    """H3.3  A special card is played from the hand."""
    lose(s, s.active, kind)
    s.acted = 1
    if value(kind) == AEROPLANE:
        fly(s, kind)
        return
    note(s, EV_PLAYED, s.active, kind, 0)
    discard(s, kind)
    if value(kind) == BUILDER:
        call_builder(s)
    else:
        call_government(s)


def fly(s: State, kind: int) -> None:
    """H3.3  An aeroplane is itself set aside."""
    s.aside[s.active][kind] += 1
    note(s, EV_SET_ASIDE, s.active, kind, 0)
    s.phase = BUILDING


def call_government(s: State) -> None:
    """H3.3  The French government adds the top two cards of the deck to the centre."""
    s.owed = 2
    s.then = TO_BUILD
    s.phase = PROCEEDING


def call_builder(s: State) -> None:
    """H3.3  A builder discards cards of the player's choice; the choice comes next."""
    s.then = TO_CLEAR
    s.phase = PROCEEDING


def begin_clearing(s: State) -> None:
    s.phase = CLEARING


def offer_clearings(s: State) -> None:
    for kind in range(KINDS):
        if DISCARD + kind >= s.last and against_clearing(s, kind) == 0:
            offer(s, DISCARD + kind)


def against_clearing(s: State, kind: int) -> int:
    """H3.3  Any card of the centre may be chosen."""
    return 0 if s.picked[kind] < s.centre[kind] else H3_3


def choose_to_clear(s: State, kind: int) -> None:
    """H3.3  One more card of the centre is to be discarded."""
    pick_card(s, kind)
    s.last = max(s.last, DISCARD + kind)


def clear_centre(s: State) -> None:
    """H3.3  All chosen cards are discarded first, then each is replaced; none is allowed."""
    s.owed = s.picks
    if s.picks == 0:
        note(s, EV_CLEARED, s.active, NONE, 0)
    for kind in range(KINDS):
        while s.picked[kind]:
            s.picked[kind] -= 1
            note(s, EV_CLEARED, s.active, kind, 0)
            remove(s, kind)
            discard(s, kind)
    forget_choice(s)
    s.then = TO_BUILD
    s.phase = PROCEEDING

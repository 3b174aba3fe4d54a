"""Chapter 3, special cards: the French government, the builder, the aeroplane."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import bit
    from vaka.games.tahiti.rules.constants import (
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
        NONE,
        ONCE,
        PROCEEDING,
        TO_BUILD,
        TO_CLEAR,
    )
    from vaka.games.tahiti.rules.piles import kinds_of_value, more_than, part_piles
    from vaka.games.tahiti.rules.state import (
        Position,
        discard,
        discard_pile,
        forget_choice,
        in_order_from,
        lose,
        note,
        note_cards,
        pick_card,
        set_aside,
        value,
    )


def kinds_to_play(s: Position) -> int:
    return s.hand[s.active][ONCE] & special_kinds()


def against_playing(s: Position, kind: int) -> int:
    """The lowest rule against playing a special card."""
    return 0 if bit(kind) & kinds_to_play(s) else H3_3


def special_kinds() -> int:
    """The kinds of the 2, the 3 and the 4, which are special (H3.3)."""
    return kinds_of_value(GOVERNMENT) | kinds_of_value(BUILDER) | kinds_of_value(AEROPLANE)


def play_special(s: Position, kind: int) -> None:
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


def fly(s: Position, kind: int) -> None:
    """H3.3  An aeroplane is itself set aside."""
    set_aside(s, s.active, kind)
    note(s, EV_SET_ASIDE, s.active, kind, 0)
    s.phase = BUILDING


def call_government(s: Position) -> None:
    """H3.3  The French government adds the top two cards of the deck to the centre."""
    s.owed = 2
    s.then = TO_BUILD
    s.phase = PROCEEDING


def call_builder(s: Position) -> None:
    """H3.3 H8.4  A builder discards cards of the centre, of the player's choice, which comes
    next."""
    s.then = TO_CLEAR
    s.phase = PROCEEDING


def begin_clearing(s: Position) -> None:
    s.phase = CLEARING


def kinds_to_clear(s: Position) -> int:
    return more_than(s.centre, s.picked) & in_order_from(s, DISCARD)


def against_clearing(s: Position, kind: int) -> int:
    """H3.3  Any card of the centre can be picked."""
    return 0 if bit(kind) & more_than(s.centre, s.picked) else H3_3


def choose_to_clear(s: Position, kind: int) -> None:
    """H3.3  Pick one more card of the centre to discard."""
    pick_card(s, kind)
    s.last = max(s.last, DISCARD + kind)


def clear_centre(s: Position) -> None:
    """H3.3  All picked cards are discarded first, then each is replaced; none is allowed."""
    s.owed = s.picks  # before `forget_choice` resets it
    if s.picks == 0:
        note(s, EV_CLEARED, s.active, NONE, 0)
    note_cards(s, EV_CLEARED, s.active, s.picked, 0)
    part_piles(s.centre, s.picked)
    s.centre_size -= s.picks
    discard_pile(s, s.picked, s.picks)
    forget_choice(s)
    s.then = TO_BUILD
    s.phase = PROCEEDING

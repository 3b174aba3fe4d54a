"""Chapter 2, the deck: its top card lies face up, and the discards renew it."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        DRAW,
        EV_ADDED,
        EV_DREW,
        EV_RESHUFFLED,
        EV_TURNED,
        H2_2,
        KINDS,
        NONE,
        PROCEEDING,
    )
    from vaka.games.tahiti.state import State, add, give, note, offer_cards


def renew(s: State) -> None:
    """H2.2  When the deck has run out, the discards become a new one at once."""
    if not has_run_out(s) or s.discards_size == 0:
        return
    note(s, EV_RESHUFFLED, s.discards_size, 0, 0)
    for kind in range(KINDS):
        s.deck[kind] = s.discards[kind]
        s.discards[kind] = 0
    s.deck_size = s.discards_size
    s.discards_size = 0


def has_run_out(s: State) -> bool:
    """H2.2  No card of the deck is left, the top card among them."""
    return s.top == NONE and s.deck_size == 0


def must_turn(s: State) -> bool:
    """H2.2  The top card of the deck is always face up."""
    return s.top == NONE and s.deck_size > 0


def offer_deck(s: State) -> None:
    """Any card of the deck may be the next one."""
    offer_cards(s, DRAW, s.deck)


def against_drawing(s: State, kind: int) -> int:
    """H2.2  Only a card of the deck can be drawn."""
    return 0 if s.deck[kind] else H2_2


def leave_deck(s: State, kind: int) -> None:
    s.deck[kind] -= 1
    s.deck_size -= 1


def turn_up(s: State, kind: int) -> None:
    """H2.2  The next card of the deck is turned up."""
    leave_deck(s, kind)
    s.top = kind
    s.phase = PROCEEDING
    note(s, EV_TURNED, kind, 0, 0)


def add_top(s: State) -> None:
    """H2.2  A card that is owed goes from the deck to the centre; without one it is skipped."""
    if s.top == NONE:
        s.owed = 0
        return
    s.owed -= 1
    note(s, EV_ADDED, s.top, 0, 0)
    add(s, s.top)
    s.top = NONE


def draw_top(s: State, seat: int, rule: int) -> None:
    """H2.2  A seat draws the top card, before the eyes of all; without one it is skipped."""
    if s.top == NONE:
        return
    note(s, EV_DREW, seat, s.top, rule)
    give(s, seat, s.top)
    s.top = NONE


def deck_card(s: State, index: int) -> int:
    """The index-th card of the deck in the order of kinds, twins counted."""
    kind = 0
    while index >= s.deck[kind]:
        index -= s.deck[kind]
        kind += 1
    return kind

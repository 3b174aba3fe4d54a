"""Chapter 2, the deck: its top card lies face up, and the discards renew it."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.dice import Dice, roll
    from vaka.games.tahiti.rules.constants import (
        EV_ADDED,
        EV_DREW,
        EV_RESHUFFLED,
        EV_TURNED,
        H2_2,
        NONE,
        PROCEEDING,
    )
    from vaka.games.tahiti.rules.piles import copy_pile, empty_pile, holds, nth_card, take_out
    from vaka.games.tahiti.rules.state import Position, add, give, note


def renew(s: Position) -> None:
    """H2.2  When the deck has run out, the discards become the new deck at once."""
    if not has_run_out(s) or s.discards_size == 0:
        return
    note(s, EV_RESHUFFLED, s.discards_size, 0, 0)
    copy_pile(s.deck, s.discards)
    empty_pile(s.discards)
    s.deck_size = s.discards_size
    s.discards_size = 0


def has_run_out(s: Position) -> bool:
    """H2.2  No card of the deck is left, not even the top card."""
    return s.top == NONE and s.deck_size == 0


def must_turn(s: Position) -> bool:
    """H2.2  The top card of the deck is always face up."""
    return s.top == NONE and s.deck_size > 0


def against_drawing(s: Position, kind: int) -> int:
    """H2.2  Only a card of the deck can be drawn."""
    return 0 if holds(s.deck, kind) else H2_2


def leave_deck(s: Position, kind: int) -> None:
    take_out(s.deck, kind)
    s.deck_size -= 1


def turn_up(s: Position, kind: int) -> None:
    """H2.2  The next card of the deck is turned up."""
    leave_deck(s, kind)
    s.top = kind
    s.phase = PROCEEDING
    note(s, EV_TURNED, kind, 0, 0)


def add_top(s: Position) -> None:
    """H2.2  An owed card goes from the deck to the centre; skipped if no card is left."""
    if s.top == NONE:
        s.owed = 0
        return
    s.owed -= 1
    note(s, EV_ADDED, s.top, 0, 0)
    add(s, s.top)
    s.top = NONE


def draw_top(s: Position, seat: int, rule: int) -> None:
    """H2.2  A seat draws the top card, and everybody sees it; skipped if no card is left."""
    if s.top == NONE:
        return
    note(s, EV_DREW, seat, s.top, rule)
    give(s, seat, s.top)
    s.top = NONE


def random_card(s: Position, dice: Dice) -> int:
    """A card of the deck, which is not empty: every card is equally likely."""
    return nth_card(s.deck, roll(dice, s.deck_size))

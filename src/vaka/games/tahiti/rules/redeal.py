"""Chapter 7, for a search: redeals the cards that a seat has not seen."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.dice import Dice
    from vaka.games.tahiti.rules.deck import leave_deck, random_card
    from vaka.games.tahiti.rules.piles import copy_pile, join_piles, part_piles, put_in, size_of
    from vaka.games.tahiti.rules.state import Position, State


def redeal_hidden(state: State, seat: int, dice: Dice) -> None:
    """Redeal the hidden cards of the other hands and the deck (H7.1): to a seat (-1: a spectator)
    the result looks the same. No other seat may be in the middle of a choice."""
    s = state.position
    # All hidden cards return before the first is dealt, so the deck always has enough.
    for other in range(s.seats):
        if other != seat:
            return_hidden(s, other)
    for other in range(s.seats):
        if other != seat:
            deal_hidden(s, other, dice)


def return_hidden(s: Position, seat: int) -> None:
    """Return the cards of a hand that others have not seen to the deck; `hand_size` stays."""
    part_piles(s.hand[seat], s.known[seat])
    join_piles(s.deck, s.hand[seat])
    s.deck_size += size_of(s.hand[seat])
    copy_pile(s.hand[seat], s.known[seat])


def deal_hidden(s: Position, seat: int, dice: Dice) -> None:
    """Fill the hand up to `hand_size` again."""
    for _ in range(s.hand_size[seat] - size_of(s.known[seat])):
        kind = random_card(s, dice)
        leave_deck(s, kind)
        put_in(s.hand[seat], kind)

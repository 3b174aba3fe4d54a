"""Chapter 7, for a search: the cards that a seat has not seen, shuffled and dealt anew."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.dice import Dice
    from vaka.games.tahiti.constants import KINDS
    from vaka.games.tahiti.deck import deck_card, leave_deck
    from vaka.games.tahiti.state import State


def deal_anew(s: State, seat: int, dice: Dice) -> None:
    """H7.1  The hidden cards of the other hands and the deck, dealt in any way that a seat (-1: a
    spectator) cannot tell from this one. Nobody else must be in the middle of a choice."""
    for other in range(s.seats):
        if other != seat:
            return_hidden(s, other)
    for other in range(s.seats):
        if other != seat:
            deal_hidden(s, other, dice)


def return_hidden(s: State, seat: int) -> None:
    """What nobody has seen of a hand goes back to the deck; the size of the hand stays."""
    for kind in range(KINDS):
        hidden = s.hand[seat][kind] - s.known[seat][kind]
        s.hand[seat][kind] -= hidden
        s.deck[kind] += hidden
        s.deck_size += hidden


def deal_hidden(s: State, seat: int, dice: Dice) -> None:
    """The hand is filled up again to its size."""
    missing = s.hand_size[seat]
    for kind in range(KINDS):
        missing -= s.known[seat][kind]
    for _ in range(missing):
        kind = deck_card(s, dice.below(s.deck_size))
        leave_deck(s, kind)
        s.hand[seat][kind] += 1

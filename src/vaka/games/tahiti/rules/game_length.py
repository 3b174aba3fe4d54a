"""Upper bounds for the length of a game. They are far above what is played, but never wrong."""

from vaka.games.tahiti.rules.constants import (
    CARDS,
    CENTRE,
    DEALT,
    MOST_KEPT,
    MOST_TAKEN,
    ROUNDS,
    SUITS,
    YEARS,
)

COPIES = 2 * SUITS
"""Cards of one value. A reshuffle can bring a played card back, but a hand grows only once a turn,
by its swap. So a turn plays at most this many cards of a value before it, and as many after it."""

GOVERNMENTS = BUILDERS = AEROPLANES = 2 * COPIES
SWAP = 1 + MOST_TAKEN + 1
"""Put a card down, take cards of value 1 or more, done."""

TURN = SWAP + GOVERNMENTS + AEROPLANES + BUILDERS * (1 + CARDS + 1) + 1
"""Decisions of a turn: the swap, special cards, for each builder a choice of cards, end."""

RENOVATION = MOST_KEPT + CARDS + 1
TURN_DRAWS = 1 + 2 * GOVERNMENTS + BUILDERS * CARDS + 1
"""Cards that a turn can take from the deck: the first and the last, those of special cards."""


def longest_game(seats: int) -> int:
    """The most decisions of one game."""
    return YEARS * seats * (ROUNDS * TURN + ROUNDS + RENOVATION)


def most_draws(seats: int) -> int:
    """The most chance moves of one game: the first player, the hands, every card turned up."""
    return 1 + DEALT * seats + YEARS * seats * (ROUNDS * TURN_DRAWS + 1) + YEARS * CENTRE + 1

"""The table of cards where the compiled rules can reach it as a C array."""

from vaka.games.tahiti import cards

COPIES = cards.copies()

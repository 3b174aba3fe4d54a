"""The number of cards of each kind and sums of values, as C arrays for the compiled rules."""

from vaka.games.tahiti.rules import cards

COPIES = cards.copies()
SUMS = cards.sums_of_values()

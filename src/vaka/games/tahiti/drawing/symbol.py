"""All that Tahiti draws with, by id. A symbol's middle is at the origin."""

from __future__ import annotations

from functools import cache

from vaka.core.drawing import numeral, sail
from vaka.core.drawing.symbol import PAINTS, Library, symbol
from vaka.games.tahiti.cards import SEAT_WORDS
from vaka.games.tahiti.drawing import card, special, suit, summary, timing, tourist, volcano
from vaka.games.tahiti.drawing.palette import PALETTE


def symbols() -> str:
    """All symbols for a page, as one SVG without size; colours are custom properties."""
    return library().page()


@cache
def library() -> Library:
    """Every definition by its id."""
    defined = PAINTS | card.PAINTS | suit.PAINTS | volcano.PAINTS
    drawn = sail.symbols(SEAT_WORDS)
    for part in (numeral, suit, special, tourist, card, timing, volcano, summary):
        drawn |= part.symbols()
    defined |= {name: symbol(name, drawing) for name, drawing in drawn.items()}
    return Library(PALETTE, defined)

"""All symbols of Tahiti, by id. The middle of a symbol is at the origin."""

from __future__ import annotations

from functools import cache

from vaka.core.drawing import digits, seat_emblem
from vaka.core.drawing.symbol import PAINTS, Library, symbol
from vaka.games.tahiti.drawing import (
    card,
    special_cards,
    suits,
    summary_card,
    time_cards,
    tourist,
    volcano,
)
from vaka.games.tahiti.drawing.palette import PALETTE
from vaka.games.tahiti.rules.cards import SEAT_WORDS


def symbols() -> str:
    """All symbols for a page, as one SVG without size; colours are custom properties."""
    return library().page()


@cache
def library() -> Library:
    """Every definition by its id."""
    defined = PAINTS | card.PAINTS | suits.PAINTS | volcano.PAINTS
    drawn = seat_emblem.symbols(SEAT_WORDS)
    for part in (digits, suits, special_cards, tourist, card, time_cards, volcano, summary_card):
        drawn |= part.symbols()
    defined |= {name: symbol(name, drawing) for name, drawing in drawn.items()}
    return Library(PALETTE, defined)

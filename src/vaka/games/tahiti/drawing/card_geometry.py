"""Sizes, names and colours as JSON, for pages that lay out the cards."""

from __future__ import annotations

from typing import Any

from vaka.core.drawing import seat_emblem
from vaka.core.drawing.palette import SEAT_STYLES, THEMES
from vaka.games.tahiti.drawing import card, volcano
from vaka.games.tahiti.drawing.palette import PALETTE
from vaka.games.tahiti.drawing.piece_sheet import OTHERS
from vaka.games.tahiti.rules.cards import SEAT_WORDS, SPECIALS, SUIT_LIST
from vaka.games.tahiti.rules.constants import VALUES, VOLCANO


def geometry() -> dict[str, Any]:
    """The measures of a card and of the volcano, the list of cards, and the palette."""
    return {
        "card": {"width": card.WIDTH, "height": card.HEIGHT, "corner": card.CORNER},
        "foot": {"x": card.FOOT[0], "y": card.FOOT[1]},
        "volcano": {"box": volcano.BOX, "cards": VOLCANO, "warning": volcano.WARNING},
        "sail": {"box": seat_emblem.BOX},
        "values": VALUES,
        "suits": [
            {"name": suit.name, "title": suit.title, "colour": suit.colour} for suit in SUIT_LIST
        ],
        "specials": {str(value): name for value, name in SPECIALS.items()},
        "others": list(OTHERS),
        "palette": {theme: PALETTE.own_tokens(theme) for theme in THEMES},
        "marks": {seat: SEAT_STYLES[seat].mark for seat in SEAT_WORDS},
    }

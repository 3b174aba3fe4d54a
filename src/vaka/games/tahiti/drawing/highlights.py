"""Highlights on the table, written as in the notation. Amber means "you may"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from vaka.games.tahiti.rules.cards import card_text, parse_card
from vaka.games.tahiti.text.notation import WITH_CARD

GROUNDS = {
    "put": "hand",
    "play": "hand",
    "lay": "hand",
    "cut": "hand",
    "take": "centre",
    "discard": "centre",
    "keep": "table",
}
"""Where the card of a move lies, by the verb of the move."""

RIM = (
    '<g fill="none" stroke-linejoin="round"><use href="#card-outline" stroke="var(--ink)"'
    ' stroke-width="9"/><use href="#card-outline" stroke="var(--glow)" stroke-width="6"/></g>'
)


@dataclass
class Highlights:
    """The highlighted cards by where they lie; two equal cards count separately."""

    cards: dict[str, Counter[str]] = field(default_factory=dict)

    def take(self, ground: str, card: str) -> bool:
        """Whether a card that lies there is highlighted; each highlight is used once."""
        left = self.cards.get(ground, Counter())
        if left[card] == 0:
            return False
        left[card] -= 1
        return True


def parse_highlights(words: Collection[str]) -> Highlights:
    """The cards that texts name: a card of the centre (`fruit8`), or a move with a card."""
    lit = Highlights()
    for text in words:
        verb, *rest = text.split()
        if verb in GROUNDS and rest:
            ground, card = GROUNDS[verb], rest[0]
        elif verb not in WITH_CARD and not rest and verb[-1:].isdigit():
            ground, card = "centre", verb
        else:
            continue
        seen = lit.cards.setdefault(ground, Counter())
        seen[card_text(parse_card(card))] = 1
    return lit


def to_move(view: dict[str, Any]) -> list[str]:
    """The legal moves, if the view is that of the seat to move."""
    return [move["text"] for move in view["moves"]]

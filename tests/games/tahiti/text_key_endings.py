"""Keys of texts whose ending the page computes: the possible endings, by what stands before."""

from __future__ import annotations

from tests.architecture.texts import listed
from vaka.games.tahiti import GAME
from vaka.games.tahiti.rules.cards import SPECIALS, SUIT_LIST
from vaka.games.tahiti.text.position_writer import PHASES, REASONS


def open_keys() -> dict[str, set[str]]:
    verbs = listed("games/tahiti/notation.ts", "VERBS")
    suits = {suit.name for suit in SUIT_LIST}
    return {
        "colour.": {*GAME.seat_words},
        "suit.": suits,
        "suits.": suits,
        "special.": {*SPECIALS.values()},
        "choice.": {*SPECIALS.values()},
        "card.": verbs - {"begin", "draw", "done", "end", "pass"},
        "phase.": {*PHASES},
        "say.": verbs,
        "end.reason.": {*REASONS} - {""},
        "end.decided.": {"tourists", "order"},
    }

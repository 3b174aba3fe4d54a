"""Keys of texts whose ending the page computes: the possible endings, by what stands before."""

from __future__ import annotations

from tests.architecture.texts import in_cases, listed
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.text.position_writer import REASONS


def open_keys() -> dict[str, set[str]]:
    verbs = listed("games/tongiaki/notation.ts", "Verb")
    winds = listed("games/tongiaki/drawing.ts", "WINDS")
    return {
        "colour.": {*GAME.seat_words},
        "wind.": winds,
        "Wind.": winds,
        "side.": winds,
        "ends.": listed("games/tongiaki/choiceText.ts", "ENDS"),
        "say.": verbs - in_cases("games/tongiaki/moveText.ts", "moveOf"),
        "end.reason.": {*REASONS} - {""},
        "end.decided.": {"points", "islands", "boats", "shared"},
    }

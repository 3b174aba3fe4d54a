"""Moves as text: `take fruit8`. Every integer below MOVES has exactly one text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vaka.core.errors import InvalidText
from vaka.core.text_checks import excerpt
from vaka.games.tahiti.rules.cards import SEAT_WORDS, card_text, parse_card
from vaka.games.tahiti.rules.constants import (
    BEGIN,
    CUT,
    DISCARD,
    DONE,
    DRAW,
    END,
    KEEP,
    LAY,
    MOVES,
    PASS,
    PLAY,
    PUT,
    TAKE,
)

WITH_CARD = {
    "draw": DRAW,
    "put": PUT,
    "take": TAKE,
    "play": PLAY,
    "discard": DISCARD,
    "lay": LAY,
    "keep": KEEP,
    "cut": CUT,
}
"""The moves that name a card."""

ALONE = {"done": DONE, "end": END, "pass": PASS}
"""The moves that are a single word."""

AWAITED = {
    "begin": "begin",
    "deal": "draw",
    "turn": "draw",
    "build": "put, play or end",
    "take": "take, in ascending order, then done",
    "clear": "discard, in ascending order, then done",
    "open": "lay or pass",
    "renovate": "keep, then cut, each in ascending order, then done",
}
"""The verbs of the moves that are possible in each phase."""


@lru_cache(maxsize=8 * MOVES)
def move_text(move: int, words: tuple[int, ...]) -> str:
    """The text of a move; `words` are the indexes of the words of the seats."""
    if not 0 <= move < MOVES:
        raise InvalidText(f"moves are numbers from 0 to {MOVES - 1}, not {move}")
    for word, number in ALONE.items():
        if move == number:
            return word
    if BEGIN <= move < PUT:
        return f"begin {SEAT_WORDS[words[move - BEGIN]]}"
    word, start = next(item for item in reversed(WITH_CARD.items()) if move >= item[1])
    return f"{word} {card_text(move - start)}"


@lru_cache(maxsize=8 * MOVES)
def parse_move(text: str, words: tuple[int, ...]) -> int:
    """The move that a text means."""
    verb, *rest = text.lower().split() or [""]
    if verb in ALONE and not rest:
        return ALONE[verb]
    if verb in WITH_CARD and 1 <= len(rest) <= 2:
        return WITH_CARD[verb] + parse_card("".join(rest))
    if verb == "begin" and len(rest) == 1:
        return BEGIN + parse_seat(rest[0], words)
    if verb in ALONE or verb in WITH_CARD or verb == "begin":
        raise InvalidText(f"{excerpt(text)} is no move: write it like {_example(verb)}")
    known = ", ".join((*WITH_CARD, "begin", *ALONE))
    raise InvalidText(f"{excerpt(text)} is no move: it must begin with one of {known}")


def parse_seat(text: str, words: Sequence[int]) -> int:
    """The seat with a word."""
    if text not in SEAT_WORDS:
        raise InvalidText(f"there is no seat {excerpt(text)} (seats: {', '.join(SEAT_WORDS)})")
    return list(words).index(SEAT_WORDS.index(text))


def _example(verb: str) -> str:
    if verb in ALONE:
        return verb
    return f"{verb} purple" if verb == "begin" else f"{verb} fruit8"

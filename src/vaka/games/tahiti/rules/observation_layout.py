"""The layout of an observation of Tahiti, and what its moves mean, as data.

`observation` writes the fields in this order; seats are relative to the observer."""

from __future__ import annotations

from functools import cache

from vaka.core.observation import Action, Actions, FieldRow, Layout, make_layout
from vaka.games.tahiti.rules.cards import NAMES
from vaka.games.tahiti.rules.constants import (
    BEGIN,
    CARDS,
    CUT,
    DISCARD,
    DRAW,
    KEEP,
    KINDS,
    LAY,
    MOST_SHOWN,
    OVER,
    PLAY,
    PUT,
    ROUNDS,
    SEATS,
    TAKE,
    TWOS,
    VALUES,
    YEARS,
)
from vaka.games.tahiti.rules.options import MOST_TOURISTS

VERSION = 1
PRIVATE = ("hand", "put", "picked", "cut")
PHASES = OVER + 1


@cache
def layout(seats: int) -> Layout:
    """The layout for a number of seats."""
    return make_layout(VERSION, rows(seats), PRIVATE)


def rows(n: int) -> list[FieldRow]:
    """The fields for n seats."""
    card = "by kind: suit * 12 + value - 1"
    return [
        ("seat", (1,), SEATS - 1, "the observing seat, counted from 0"),
        ("phase", (PHASES,), 1, "what the game waits for, one-hot; a swap in progress is build"),
        ("turn", (n,), 1, "whose move it is, one-hot; none on a chance turn"),
        ("active", (n,), 1, "whose turn it is, one-hot"),
        ("first", (n,), 1, "the first player, one-hot"),
        ("passed", (n,), 1, "who has passed in this opening"),
        ("year", (1,), YEARS, "1 to 3; 0 during set-up"),
        ("round", (1,), ROUNDS, "1 to 4, of building or of opening"),
        ("place", (1,), n, "how many seats had their turn in this round"),
        ("acted", (1,), 1, "something was done in this turn"),
        ("taken", (1,), 1, "the swap of this turn was made"),
        ("owed", (1,), CARDS, "cards that still go from the deck to the centre"),
        ("deck_size", (1,), CARDS, "cards left face down in the deck"),
        ("hand_size", (n,), CARDS, "cards in each hand"),
        ("aside_size", (n,), CARDS + TWOS, "cards that each seat has set aside"),
        ("twos", (n,), TWOS, "of these, the cards 2 tourists"),
        ("points", (n,), MOST_SHOWN, f"tourists of each seat so far, at most {MOST_SHOWN}"),
        ("volcano", (1,), 1, "option volcano: 1 is exactly_8"),
        ("tourists", (VALUES,), MOST_TOURISTS, "option tourists: the tourists of a card, by value"),
        ("top", (KINDS,), 1, f"the top card of the deck, one-hot {card}"),
        ("centre", (KINDS,), 2, f"cards in the centre, {card}"),
        ("discards", (KINDS,), 2, f"discarded cards, {card}"),
        ("known", (n, KINDS), 2, f"cards in each hand that everybody has seen, {card}"),
        ("table", (n, KINDS), 2, f"opened cards of each seat, {card}"),
        ("aside", (n, KINDS), 2, f"cards that each seat has set aside, {card}"),
        ("hand", (KINDS,), 2, f"your hand, {card}"),
        ("put", (KINDS,), 1, f"the card that you put down, one-hot {card}"),
        ("picked", (KINDS,), 2, f"cards that you take, discard or keep, {card}"),
        ("cut", (KINDS,), 2, f"cards that you cut from your hand, {card}"),
    ]


def actions() -> Actions:
    """What every move means."""
    starts = {
        "draw": DRAW,
        "put": PUT,
        "take": TAKE,
        "play": PLAY,
        "discard": DISCARD,
        "lay": LAY,
        "keep": KEEP,
        "cut": CUT,
    }
    found = {
        start + kind: Action(verb, {"card": kind})
        for verb, start in starts.items()
        for kind in range(KINDS)
    }
    found |= {BEGIN + seat: Action("begin", {"seat": seat}) for seat in range(SEATS)}
    alone = [Action(verb, {}) for verb in ("done", "end", "pass")]
    return Actions((*(found[move] for move in sorted(found)), *alone), {"card": NAMES})

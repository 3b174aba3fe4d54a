"""The whole position on one line. `docs/records.md` describes every field.

Same text, same state: what the rules no longer look at is not written. `restore` reads it back.
"""

from __future__ import annotations

from collections.abc import Sequence

from vaka.games.tahiti import constants as c
from vaka.games.tahiti import layout
from vaka.games.tahiti.cards import NAMES, SEAT_WORDS, card_text, cards_of
from vaka.games.tahiti.options import write_tourists
from vaka.games.tahiti.state import State

VERSION = "tahiti/1"
FIELDS = (
    "seats tourists year round first turn place hands tables aside twos centre top discards"
    " passed acted taken now"
).split()
PHASES = ("begin", "deal", "turn", "build", "take", "clear", "open", "renovate", "over")
STEPS = {
    "year": c.TO_YEAR,
    "turn": c.TO_TURN,
    "start": c.TO_START,
    "build": c.TO_BUILD,
    "clear": c.TO_CLEAR,
    "volcano": c.TO_VOLCANO,
    "renovate": c.TO_RENOVATION,
    "grant": c.TO_GRANT,
}
"""What can come next after a card has been turned up."""

REASONS = ("", "third_year")
NOTHING = "-"
KNOWN_MARK = "*"


def write_position(s: State) -> str:
    """The position as text."""
    seats = range(s.seats)
    values = (
        ",".join(seat_word(s, seat) for seat in seats),
        write_tourists(layout.tourists(s)),
        str(s.year),
        str(s.round),
        seat_word(s, s.first),
        seat_word(s, s.active),
        str(s.place),
        "/".join(_hand_text(s, seat) for seat in seats),
        "/".join(pile_text(layout.counts(s, c.TABLE, seat)) for seat in seats),
        "/".join(pile_text(layout.counts(s, c.ASIDE, seat)) for seat in seats),
        ",".join(map(str, layout.twos(s))),
        pile_text(layout.counts(s, c.CENTRE_PILE)),
        NOTHING if s.top == c.NONE else card_text(s.top),
        pile_text(layout.counts(s, c.DISCARDS)),
        ",".join(str(s.passed >> seat & 1) for seat in seats),
        str(s.acted),
        str(s.taken),
        _now_text(s),
    )
    return " ".join((VERSION, *map("=".join, zip(FIELDS, values, strict=True))))


def seat_word(s: State, seat: int) -> str:
    """The word that a seat goes by."""
    return SEAT_WORDS[layout.words(s)[seat]]


def pile_text(counts: Sequence[int]) -> str:
    return ",".join(cards_of(counts)) or NOTHING


def _hand_text(s: State, seat: int) -> str:
    """A hand: of each kind first what the others know, with a mark, then the rest."""
    hand, known = layout.counts(s, c.HAND, seat), layout.counts(s, c.KNOWN, seat)
    cards = []
    for name, held, seen in zip(NAMES, hand, known, strict=True):
        if held:
            cards += [name + KNOWN_MARK] * seen + [name] * (held - seen)
    return ",".join(cards) or NOTHING


def step_name(s: State) -> str:
    """What comes next after a card has been turned up."""
    return next(name for name, step in STEPS.items() if step == s.then)


def _now_text(s: State) -> str:
    """What the position waits for, with the choice at hand."""
    phase = PHASES[s.phase]
    if s.phase == c.TURNING:
        return f"{phase}:{s.owed}:{step_name(s)}"
    picked = pile_text(layout.counts(s, c.PICKED))
    if s.phase == c.TAKING:
        return f"{phase}:{card_text(s.put)}:{picked}"
    if s.phase == c.CLEARING:
        return f"{phase}:{picked}"
    if s.phase == c.RENOVATING:
        return f"{phase}:{picked}:{pile_text(layout.counts(s, c.CUT_PILE))}"
    return f"{phase}:{REASONS[s.reason]}" if s.phase == c.OVER else phase

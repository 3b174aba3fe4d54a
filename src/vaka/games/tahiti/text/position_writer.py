"""The whole position on one line. `docs/records.md` describes every field.

Equal texts mean equal states: fields that no rule can use any more are left out. `position_reader`
reads the text back.
"""

from __future__ import annotations

from vaka.games.tahiti.rules import constants as c
from vaka.games.tahiti.rules import state_access
from vaka.games.tahiti.rules.cards import SEAT_WORDS, card_text
from vaka.games.tahiti.rules.options import VOLCANO_VALUES, write_tourists
from vaka.games.tahiti.rules.state import State

VERSION = "tahiti/1"
FIELDS = (
    "seats tourists year round first turn place hands tables aside twos centre top discards"
    " passed acted taken now"
).split()
VOLCANO_PLACE = FIELDS.index("tourists") + 1
"""Where the field `volcano` stands, which is left out while it has its default."""

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
    words = [SEAT_WORDS[word] for word in state_access.seat_words(s)]
    values = (
        ",".join(words[: s.seats]),
        write_tourists(state_access.tourists(s)),
        str(s.year),
        str(s.round),
        words[s.first],
        words[s.active],
        str(s.place),
        "/".join(_hand_text(s, seat) for seat in seats),
        "/".join(pile_text(s, c.TABLE, seat) for seat in seats),
        "/".join(pile_text(s, c.ASIDE, seat) for seat in seats),
        ",".join(map(str, state_access.twos(s))),
        pile_text(s, c.CENTRE_PILE),
        NOTHING if s.top == c.NONE else card_text(s.top),
        pile_text(s, c.DISCARDS),
        ",".join(str(s.passed >> seat & 1) for seat in seats),
        str(s.acted),
        str(s.taken),
        _now_text(s),
    )
    fields = [f"{name}={value}" for name, value in zip(FIELDS, values, strict=True)]
    if state_access.volcano(s):
        fields.insert(VOLCANO_PLACE, f"volcano={VOLCANO_VALUES[state_access.volcano(s)]}")
    return " ".join((VERSION, *fields))


def seat_word(s: State, seat: int) -> str:
    """The word of a seat."""
    return SEAT_WORDS[state_access.seat_words(s)[seat]]


def pile_text(s: State, pile: int, seat: int = 0) -> str:
    return ",".join(state_access.card_names(s, pile, seat)) or NOTHING


def _hand_text(s: State, seat: int) -> str:
    """A hand: of each kind first the cards that the others know, with a mark, then the rest."""
    return ",".join(state_access.hand_names(s, seat, KNOWN_MARK)) or NOTHING


def step_name(s: State) -> str:
    """What comes next after a card has been turned up."""
    return next(name for name, step in STEPS.items() if step == s.then)


def _now_text(s: State) -> str:
    """What the position waits for, with the current choice."""
    phase = PHASES[s.phase]
    if s.phase == c.TURNING:
        return f"{phase}:{s.owed}:{step_name(s)}"
    if s.phase == c.TAKING:
        return f"{phase}:{card_text(s.put)}:{pile_text(s, c.PICKED)}"
    if s.phase == c.CLEARING:
        return f"{phase}:{pile_text(s, c.PICKED)}"
    if s.phase == c.RENOVATING:
        return f"{phase}:{pile_text(s, c.PICKED)}:{pile_text(s, c.CUT_PILE)}"
    return f"{phase}:{REASONS[s.reason]}" if s.phase == c.OVER else phase

"""The whole position on one line. `docs/records.md` describes every field.

Equal texts mean equal states: fields that no rule can use any more are left out. `position_reader`
reads the text back.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.games.tahiti.rules.cards import NAMES, SEAT_WORDS
from vaka.games.tahiti.rules.options import VOLCANO_VALUES

if not cython.compiled:
    from vaka.core.bits import lowest_bit
    from vaka.core.text_buffer import TextBuffer, put, put_number, put_numbers, text_of
    from vaka.games.tahiti.rules.constants import (
        ASIDE,
        CLEARING,
        NONE,
        ONCE,
        OVER,
        RENOVATING,
        TABLE,
        TAKING,
        TO_BUILD,
        TO_CLEAR,
        TO_GRANT,
        TO_RENOVATION,
        TO_START,
        TO_TURN,
        TO_VOLCANO,
        TO_YEAR,
        TURNING,
        VALUES,
    )
    from vaka.games.tahiti.rules.piles import count_in
    from vaka.games.tahiti.rules.state import Position, State
    from vaka.games.tahiti.rules.state_as_lists import pile_at

VERSION = "tahiti/1"
FIELDS = (
    "seats tourists year round first turn place hands tables aside twos centre top discards"
    " passed acted taken now"
).split()
VOLCANO_PLACE = FIELDS.index("tourists") + 1
"""Where the field `volcano` stands, which is left out while it has its default."""

PHASES = ("begin", "deal", "turn", "build", "take", "clear", "open", "renovate", "over")
STEPS = {
    "year": TO_YEAR,
    "turn": TO_TURN,
    "start": TO_START,
    "build": TO_BUILD,
    "clear": TO_CLEAR,
    "volcano": TO_VOLCANO,
    "renovate": TO_RENOVATION,
    "grant": TO_GRANT,
}
"""What can come next after a card has been turned up."""

REASONS = ("", "third_year")
NOTHING = "-"
KNOWN_MARK = "*"

# The same as C variables, for fast access by index.
_NAMES = NAMES
_SEAT_WORDS = SEAT_WORDS
_PHASES = PHASES
_REASONS = REASONS
_VOLCANO_VALUES = VOLCANO_VALUES
_STEP_NAMES = tuple(
    next((name for name, number in STEPS.items() if number == step), "")
    for step in range(max(STEPS.values()) + 1)
)


def write_position(state: State) -> str:
    """The position as text."""
    s = state.position
    out = TextBuffer()
    put(out, VERSION)
    put(out, " seats=")
    put_seats(out, s)
    put(out, " tourists=")
    put_numbers(out, s.tourists, VALUES)
    if s.volcano:
        put(out, " volcano=")
        put(out, _VOLCANO_VALUES[s.volcano])
    put(out, " year=")
    put_number(out, s.year)
    put(out, " round=")
    put_number(out, s.round)
    put(out, " first=")
    put(out, _SEAT_WORDS[s.word[s.first]])
    put(out, " turn=")
    put(out, _SEAT_WORDS[s.word[s.active]])
    put(out, " place=")
    put_number(out, s.place)
    put(out, " hands=")
    put_hands(out, s)
    put(out, " tables=")
    put_piles(out, s, TABLE)
    put(out, " aside=")
    put_piles(out, s, ASIDE)
    put(out, " twos=")
    put_numbers(out, s.twos, s.seats)
    put(out, " centre=")
    put_pile(out, s.centre)
    put(out, " top=")
    put(out, NOTHING if s.top == NONE else _NAMES[s.top])
    put(out, " discards=")
    put_pile(out, s.discards)
    put(out, " passed=")
    put_passed(out, s)
    put(out, " acted=")
    put_number(out, s.acted)
    put(out, " taken=")
    put_number(out, s.taken)
    put(out, " now=")
    put_now(out, s)
    return text_of(out)


def seat_word(state: State, seat: int) -> str:
    """The word of a seat."""
    return _SEAT_WORDS[state.position.word[seat]]


def step_name(state: State) -> str:
    """What comes next after a card has been turned up."""
    return _STEP_NAMES[state.position.then]


def put_seats(out: TextBuffer, s: Position) -> None:
    for seat in range(s.seats):
        if seat:
            put(out, ",")
        put(out, _SEAT_WORDS[s.word[seat]])


def put_passed(out: TextBuffer, s: Position) -> None:
    for seat in range(s.seats):
        if seat:
            put(out, ",")
        put_number(out, s.passed >> seat & 1)


# ---- cards


def put_hands(out: TextBuffer, s: Position) -> None:
    for seat in range(s.seats):
        if seat:
            put(out, "/")
        put_cards(out, s.hand[seat], s.known[seat], 1)


def put_piles(out: TextBuffer, s: Position, pile: int) -> None:
    """A pile that each seat has, by its number."""
    for seat in range(s.seats):
        if seat:
            put(out, "/")
        put_pile(out, pile_at(s, pile, seat))


def put_pile(out: TextBuffer, pile: list[int]) -> None:
    put_cards(out, pile, pile, 0)


def put_cards(out: TextBuffer, pile: list[int], known: list[int], has_marks: int) -> None:
    """The cards of a pile in the order of kinds. If it has marks, the known cards of a kind come
    first, with a mark."""
    start = out.length
    kinds = pile[ONCE]
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        marked = count_in(known, kind) if has_marks else 0
        for number in range(count_in(pile, kind)):
            if out.length > start:
                put(out, ",")
            put(out, _NAMES[kind])
            if number < marked:
                put(out, KNOWN_MARK)
    if out.length == start:
        put(out, NOTHING)


# ---- what the position waits for


def put_now(out: TextBuffer, s: Position) -> None:
    """The phase, with the current choice."""
    put(out, _PHASES[s.phase])
    if s.phase == TURNING:
        put(out, ":")
        put_number(out, s.owed)
        put(out, ":")
        put(out, _STEP_NAMES[s.then])
    elif s.phase == TAKING:
        put(out, ":")
        put(out, _NAMES[s.put])
        put(out, ":")
        put_pile(out, s.picked)
    elif s.phase == CLEARING:
        put(out, ":")
        put_pile(out, s.picked)
    elif s.phase == RENOVATING:
        put(out, ":")
        put_pile(out, s.picked)
        put(out, ":")
        put_pile(out, s.cut)
    elif s.phase == OVER:
        put(out, ":")
        put(out, _REASONS[s.reason])

"""The position, and the elementary operations that the chapters of the rules use.

This module decides no rule. The chapters (`build`, `volcano`, `award` and so on) are functions that
take a `Position`; `engine` combines them. Two cards of one kind are interchangeable.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import bits_from, lowest_bit
    from vaka.games.tahiti.rules.card_arrays import COPIES
    from vaka.games.tahiti.rules.constants import (
        AWARDS,
        CARDS,
        EVENTS_LIMIT,
        KINDS,
        MOST_MOVES,
        NONE,
        NOTE,
        NOTES,
        RANKINGS,
        SEATS,
        SUIT_INPUTS,
        SUIT_UNITS,
        SUIT_UNITS_OF_MORE,
        SUITS,
        TABLE_INPUTS,
        TABLE_UNITS,
        TO_YEAR,
        TWO_TOURISTS,
        VALUES,
        WORDS,
    )
    from vaka.games.tahiti.rules.piles import (
        best_of_suit,
        count_in,
        empty_pile,
        holds,
        join_piles,
        put_in,
        sum_of_suit,
        take_out,
    )


if not cython.compiled:  # compiled, a C struct: see `state.pxd`

    class Position:
        """A position. `state.pxd` declares the fields and says what they mean."""

        # The fields from `listening` on in `state.pxd`.
        scratch = frozenset(
            "listening noted notes offers offered won claims best rivals"
            " expected swapped struck rest suit_inputs table_inputs suit_units table_units"
            " amounts ranked suit_sums shared_suit_units shared_table_units".split()
        )

        def __init__(self) -> None:
            self.deck = [0] * WORDS
            self.discards = [0] * WORDS
            self.centre = [0] * WORDS
            self.hand = [[0] * WORDS for _ in range(SEATS)]
            self.known = [[0] * WORDS for _ in range(SEATS)]
            self.table = [[0] * WORDS for _ in range(SEATS)]
            self.aside = [[0] * WORDS for _ in range(SEATS)]
            self.picked = [0] * WORDS
            self.cut = [0] * WORDS
            self.earned = [0] * SEATS
            self.picked_sum = 0
            self.last = 0
            self.twos = [0] * SEATS
            self.top = 0
            self.put = 0
            self.picks = 0
            self.cuts = 0
            self.deck_size = 0
            self.discards_size = 0
            self.centre_size = 0
            self.hand_size = [0] * SEATS
            self.table_size = [0] * SEATS
            self.phase = 0
            self.active = 0
            self.first = 0
            self.place = 0
            self.year = 0
            self.round = 0
            self.acted = 0
            self.taken = 0
            self.passed = 0
            self.owed = 0
            self.then = 0
            self.reason = 0
            self.seats = 0
            self.players = 0
            self.word = [0] * SEATS
            self.tourists = [0] * VALUES
            self.volcano = 0
            self.listening = 0
            self.noted = 0
            self.notes = [0] * NOTES
            self.offers = 0
            self.offered = [0] * MOST_MOVES
            self.won = [0.0] * SEATS
            self.claims = [[[0] * (SUITS + 1) for _ in range(SEATS)] for _ in range(AWARDS)]
            self.best = [[[0] * SUITS for _ in range(SEATS)] for _ in range(AWARDS)]
            self.rivals = [[0.0] * (SUITS + 1) for _ in range(AWARDS)]
            self.expected = [0.0] * SEATS
            self.swapped = [0] * WORDS
            self.struck = [0] * WORDS
            self.rest = [0] * WORDS
            self.suit_inputs = [0.0] * SUIT_INPUTS
            self.table_inputs = [0.0] * TABLE_INPUTS
            self.suit_units = [0.0] * SUIT_UNITS
            self.table_units = [0.0] * TABLE_UNITS
            self.amounts = [[0] * SEATS for _ in range(RANKINGS)]
            self.ranked = [[0] * SEATS for _ in range(RANKINGS)]
            self.suit_sums = [0.0] * SUIT_UNITS_OF_MORE
            self.shared_suit_units = [[0.0] * SUIT_UNITS_OF_MORE for _ in range(SUITS)]
            self.shared_table_units = [0.0] * TABLE_UNITS


class State:
    """A position as a Python object, which other modules read."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.position = Position()

    def __cinit__(self) -> None:
        self.position = cython.address(self.own)  # type: ignore[attr-defined]
        self.position.notes = self.room  # type: ignore[attr-defined]

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def players(self) -> int:
        return self.position.players

    @property
    def phase(self) -> int:
        return self.position.phase

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.position.active

    @property
    def first(self) -> int:
        """The first player."""
        return self.position.first

    @property
    def place(self) -> int:
        """Whose turn it is in play order."""
        return self.position.place

    @property
    def year(self) -> int:
        return self.position.year

    @property
    def round(self) -> int:
        return self.position.round

    @property
    def acted(self) -> int:
        """1 if something was done in this turn."""
        return self.position.acted

    @property
    def taken(self) -> int:
        """1 if the swap of this turn was made."""
        return self.position.taken

    @property
    def passed(self) -> int:
        """Bit s: seat s has passed in this opening."""
        return self.position.passed

    @property
    def owed(self) -> int:
        """How many cards still go from the deck to the centre."""
        return self.position.owed

    @property
    def then(self) -> int:
        """The next step."""
        return self.position.then

    @property
    def reason(self) -> int:
        """Why the game ended, or 0."""
        return self.position.reason

    @property
    def top(self) -> int:
        """The top card of the deck, or NONE."""
        return self.position.top

    @property
    def put(self) -> int:
        """The card put down, or NONE."""
        return self.position.put

    @property
    def deck_size(self) -> int:
        return self.position.deck_size

    @property
    def centre_size(self) -> int:
        return self.position.centre_size

    @property
    def picked_sum(self) -> int:
        """The sum of the values of the picked cards."""
        return self.position.picked_sum


if not cython.compiled:  # compiled, inline functions: see `state.pxd`

    def value(kind: int) -> int:
        """H1.2  The value of a card, from 1 to 12."""
        return kind % VALUES + 1

    def suit(kind: int) -> int:
        """The suit of a card (H1.2)."""
        return kind // VALUES


def clear(s: Position, seats: int) -> None:
    """H1.2  An empty table: all 92 cards are in the deck, face down."""
    s.seats = seats
    s.players = seats
    empty_pile(s.deck)
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            put_in(s.deck, kind)
    s.deck_size = CARDS
    s.top = NONE
    s.put = NONE
    s.then = TO_YEAR


# ---- events and moves


def note(s: Position, kind: int, a: int, b: int, c: int) -> None:
    """Add an event, if events are collected."""
    if s.listening and s.noted < EVENTS_LIMIT:
        s.notes[NOTE * s.noted] = kind
        s.notes[NOTE * s.noted + 1] = a
        s.notes[NOTE * s.noted + 2] = b
        s.notes[NOTE * s.noted + 3] = c
        s.noted += 1


def note_cards(s: Position, event: int, seat: int, pile: list[int], rule: int) -> None:
    """Add an event for each card of a pile, if events are collected."""
    if s.listening:
        for kind in range(KINDS):
            for _ in range(count_in(pile, kind)):
                note(s, event, seat, kind, rule)


def offer(s: Position, move: int) -> None:
    """Add a move to the list of legal moves."""
    # Needs no bounds check: no position has more than MOST_MOVES legal moves.
    s.offered[s.offers] = move
    s.offers += 1


def offer_cards(s: Position, move: int, kinds: int) -> None:
    """Offer a move with every kind of a set."""
    while kinds:
        offer(s, move + lowest_bit(kinds))
        kinds &= kinds - 1


# ---- seats


def seat_at(s: Position, place: int) -> int:
    """The seat at a place of the play order, which may be one too many."""
    seat = s.first + place
    return seat - s.seats if seat >= s.seats else seat


def rank_of(s: Position, seat: int) -> int:
    """The place of a seat in the play order, from 0."""
    return seat - s.first if seat >= s.first else seat + s.seats - s.first


# ---- cards


def give(s: Position, seat: int, kind: int) -> None:
    """A card goes to a hand, and everybody sees it."""
    put_in(s.hand[seat], kind)
    put_in(s.known[seat], kind)
    s.hand_size[seat] += 1


def lose(s: Position, seat: int, kind: int) -> None:
    """A card leaves a hand: of two equal cards the one that everybody has seen."""
    # So `known` never exceeds `hand`, which `redeal` relies on.
    take_out(s.hand[seat], kind)
    s.hand_size[seat] -= 1
    if holds(s.known[seat], kind):
        take_out(s.known[seat], kind)


def discard(s: Position, kind: int) -> None:
    put_in(s.discards, kind)
    s.discards_size += 1


def discard_pile(s: Position, pile: list[int], size: int) -> None:
    """Put a copy of a pile of `size` cards on the discards."""
    join_piles(s.discards, pile)
    s.discards_size += size


def add(s: Position, kind: int) -> None:
    """A card comes to the centre."""
    put_in(s.centre, kind)
    s.centre_size += 1


def leave_table(s: Position, seat: int, kind: int) -> None:
    take_out(s.table[seat], kind)
    s.table_size[seat] -= 1


def set_aside(s: Position, seat: int, kind: int) -> None:
    """A card goes to the pile of cards set aside, with its tourists."""
    put_in(s.aside[seat], kind)
    s.earned[seat] += s.tourists[value(kind) - 1]


def count_earned(s: Position, seat: int) -> None:
    """Set `earned` from the pile, the cards "2 tourists" and the tourists of the cards."""
    s.earned[seat] = TWO_TOURISTS * s.twos[seat]
    for kind in range(KINDS):
        s.earned[seat] += count_in(s.aside[seat], kind) * s.tourists[value(kind) - 1]


def highest(s: Position, seat: int, of_suit: int) -> int:
    """The highest card of a suit on a table, or NONE."""
    return best_of_suit(s.table[seat], of_suit)


def suit_sum(s: Position, seat: int, of_suit: int) -> int:
    """The sum of values of a suit on a table."""
    return sum_of_suit(s.table[seat], of_suit)


# ---- the current choice


def forget_choice(s: Position) -> None:
    """Reset the choice."""
    empty_pile(s.picked)
    empty_pile(s.cut)
    s.put = NONE
    s.picks = 0
    s.cuts = 0
    s.picked_sum = 0
    s.last = 0


def pick_card(s: Position, kind: int) -> None:
    """Pick a card. It stays in its pile until the choice is complete."""
    put_in(s.picked, kind)
    s.picks += 1
    s.picked_sum += value(kind)


def in_order_from(s: Position, first_move: int) -> int:
    """The kinds whose move, counted from `first_move`, does not come before the last one."""
    return bits_from(max(0, s.last - first_move))

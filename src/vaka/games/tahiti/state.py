"""The position: where the cards lie, and the small acts every chapter of the rules is made of.

No rule is decided here. The chapters (`build`, `volcano`, `award` and so on) are functions over a
`State`; `rules` puts them together. Piles are counted by kind, for twins are the same to everybody.
"""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        AWARDS,
        CARDS,
        EVENTS_LIMIT,
        KINDS,
        MOST_MOVES,
        NONE,
        SEATS,
        SUITS,
        TO_YEAR,
        VALUES,
    )
    from vaka.games.tahiti.tables import COPIES


class State:
    """Where the cards lie. The fields are declared, with their meaning, in `state.pxd`."""

    def __init__(self) -> None:
        if not cython.compiled:
            self._make_room()

    def _make_room(self) -> None:
        """Interpreted, make the fields that the compiled class has from the start."""
        if not cython.compiled:
            self.seats = 0
            self.players = 0
            self.word = [0] * SEATS
            self.tourists = [0] * VALUES
            self.deck = [0] * KINDS
            self.discards = [0] * KINDS
            self.centre = [0] * KINDS
            self.hand = [[0] * KINDS for _ in range(SEATS)]
            self.known = [[0] * KINDS for _ in range(SEATS)]
            self.table = [[0] * KINDS for _ in range(SEATS)]
            self.aside = [[0] * KINDS for _ in range(SEATS)]
            self.twos = [0] * SEATS
            self.top = 0
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
            self.put = 0
            self.picked = [0] * KINDS
            self.cut = [0] * KINDS
            self.picks = 0
            self.cuts = 0
            self.picked_sum = 0
            self.last = 0
            self.reason = 0
            self.listening = 0
            self.noted = 0
            self.notes = [[0] * 4 for _ in range(EVENTS_LIMIT)]
            self.offers = 0
            self.offered = [0] * MOST_MOVES
            self.won = [0.0] * SEATS
            self.claims = [[[0] * (SUITS + 1) for _ in range(SEATS)] for _ in range(AWARDS)]
            self.best = [[[0] * SUITS for _ in range(SEATS)] for _ in range(AWARDS)]
            self.rivals = [[0.0] * (SUITS + 1) for _ in range(AWARDS)]
            self.swapped = [0] * KINDS
            self.hopes = [0.0] * SEATS


_NOTING = {"listening", "noted", "notes", "offers", "offered"}
_SCRATCH = _NOTING | {"won", "claims", "best", "rivals", "swapped", "hopes"}


if not cython.compiled:  # compiled, one memcpy and two C functions: see `state.pxd`

    def copy_state(s: State, other: State) -> None:
        """Make `s` lie as `other` does."""
        for name, item in vars(other).items():
            if name not in _SCRATCH:
                setattr(s, name, _copied(item))

    def value(kind: int) -> int:
        """H1.2  The value of a card, from 1 to 12."""
        return kind % VALUES + 1

    def suit(kind: int) -> int:
        """H1.2  The suit of a card."""
        return kind // VALUES


def _copied(item: object) -> object:
    if not isinstance(item, list):
        return item
    return [_copied(part) for part in item] if item and isinstance(item[0], list) else item[:]


def clear(s: State, seats: int) -> None:
    """H1.2  An empty table: all 92 cards are in the deck, none of them turned."""
    s.seats = seats
    s.players = seats
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
    s.deck_size = CARDS
    s.top = NONE
    s.put = NONE
    s.then = TO_YEAR


# ---- telling what happens


def note(s: State, kind: int, a: int, b: int, c: int) -> None:
    """Note an event, if somebody listens."""
    if s.listening and s.noted < EVENTS_LIMIT:
        s.notes[s.noted][0] = kind
        s.notes[s.noted][1] = a
        s.notes[s.noted][2] = b
        s.notes[s.noted][3] = c
        s.noted += 1


def offer(s: State, move: int) -> None:
    """Add a move to the list of legal ones."""
    s.offered[s.offers] = move
    s.offers += 1


def offer_cards(s: State, move: int, pile: list[int]) -> None:
    """Offer a move with every kind of card that a pile holds."""
    for kind in range(KINDS):
        if pile[kind]:
            offer(s, move + kind)


# ---- seats


def seat_at(s: State, place: int) -> int:
    """The seat at a place of the play order."""
    return (s.first + place) % s.seats


def rank_of(s: State, seat: int) -> int:
    """The place of a seat in the play order, from 0."""
    return (seat + s.seats - s.first) % s.seats


# ---- cards


def give(s: State, seat: int, kind: int) -> None:
    """A card goes to a hand before the eyes of all."""
    s.hand[seat][kind] += 1
    s.known[seat][kind] += 1
    s.hand_size[seat] += 1


def lose(s: State, seat: int, kind: int) -> None:
    """A card leaves a hand: of twins the one that all have seen."""
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat][kind]:
        s.known[seat][kind] -= 1


def discard(s: State, kind: int) -> None:
    s.discards[kind] += 1
    s.discards_size += 1


def add(s: State, kind: int) -> None:
    """A card comes to the centre."""
    s.centre[kind] += 1
    s.centre_size += 1


def remove(s: State, kind: int) -> None:
    """A card leaves the centre."""
    s.centre[kind] -= 1
    s.centre_size -= 1


def leave_table(s: State, seat: int, kind: int) -> None:
    s.table[seat][kind] -= 1
    s.table_size[seat] -= 1


def highest(s: State, seat: int, of_suit: int) -> int:
    """The highest card of a suit on a table, or NONE."""
    kind = of_suit * VALUES + VALUES - 1
    while kind >= of_suit * VALUES:
        if s.table[seat][kind]:
            return kind
        kind -= 1
    return NONE


def suit_sum(s: State, seat: int, of_suit: int) -> int:
    """The sum of values of a suit on a table."""
    total = 0
    for kind in range(of_suit * VALUES, of_suit * VALUES + VALUES):
        total += s.table[seat][kind] * value(kind)
    return total


# ---- the choice at hand


def forget_choice(s: State) -> None:
    """The choice is complete."""
    if s.picks or s.cuts:
        for kind in range(KINDS):
            s.picked[kind] = 0
            s.cut[kind] = 0
    s.put = NONE
    s.picks = 0
    s.cuts = 0
    s.picked_sum = 0
    s.last = 0


def pick_card(s: State, kind: int) -> None:
    """A card is chosen, and stays where it lies until the choice is complete."""
    s.picked[kind] += 1
    s.picks += 1
    s.picked_sum += value(kind)

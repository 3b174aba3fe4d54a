"""Reads a position text. The error for a wrong text is one line that names the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from vaka.core.errors import InvalidText
from vaka.core.position_fields import read_integer, read_parts, split_fields
from vaka.core.text_checks import excerpt
from vaka.games.tahiti.rules import constants as c
from vaka.games.tahiti.rules import state_as_lists
from vaka.games.tahiti.rules.cards import SEAT_WORDS, card_text, copies, counts_of, parse_card
from vaka.games.tahiti.rules.engine import Tahiti
from vaka.games.tahiti.rules.options import (
    PLAYER_COUNTS,
    VOLCANO_VALUES,
    read_tourists,
    word_numbers,
)
from vaka.games.tahiti.text.position_writer import (
    FIELDS,
    KNOWN_MARK,
    NOTHING,
    PHASES,
    REASONS,
    STEPS,
    VERSION,
    VOLCANO_PLACE,
)

_BUILDING = ("build", "take", "clear")
_IN_ROUND = (*_BUILDING, "open")


def read_position(text: str) -> Tahiti:
    """The state that a text describes; InvalidText names the field that is wrong."""
    names = list(FIELDS)
    if " volcano=" in text:
        names.insert(VOLCANO_PLACE, "volcano")
    return _Reader(split_fields(text, VERSION, names)).state()


def _pile(text: str) -> list[int]:
    """A pile, counted by kind."""
    return counts_of(text.split(",")) if text != NOTHING else [0] * c.KINDS


def _require(is_so: bool, message: str) -> None:
    if not is_so:
        raise InvalidText(message)


class _Reader:
    """Reads a position field by field; each field is checked against those before it.

    `state` finds the method of a field by its name: `_read_year` reads the field `year`."""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self._fields = fields
        self._s = Tahiti()
        self._left = copies()
        self._words: list[str] = []
        self._passed = self._acted = self._taken = 0
        self._year = self._round = self._first = self._active = self._place = 0
        self._top = c.NONE
        self._now, *self._choice = fields["now"].split(":")

    def state(self) -> Tahiti:
        """The state, if every field can be read and they fit together."""
        name = ""
        readers: dict[str, Callable[[str], None]] = {
            name: getattr(self, f"_read_{name}") for name in self._fields
        }
        try:
            for name, read in readers.items():
                read(self._fields[name])
        except InvalidText as error:
            raise InvalidText(f"position: {name}: {error}") from None
        return self._s

    # ---- the table

    def _read_seats(self, text: str) -> None:
        names = text.split(",")
        are_known = set(names) <= set(SEAT_WORDS) and len(set(names)) == len(names)
        _require(
            are_known and len(names) in PLAYER_COUNTS,
            f"{excerpt(text)} must be 2 to 4 different words of {','.join(SEAT_WORDS)}",
        )
        self._words = names

    def _read_tourists(self, text: str) -> None:
        words = word_numbers(self._words)
        self._s.start_game(len(self._words), -1, words, read_tourists(text))

    def _read_volcano(self, text: str) -> None:
        values = VOLCANO_VALUES[1:]
        _require(text in values, f"{excerpt(text)} must be {values[0]}, or left out")
        self._s.set_volcano(VOLCANO_VALUES.index(text))

    def _read_year(self, text: str) -> None:
        self._year = read_integer(text, c.YEARS)
        is_setup = self._now in ("begin", "deal") or self._choice[1:] == ["year"]
        _require(self._year > 0 or is_setup, "only during set-up it is year 0")
        _require(self._year == 0 or self._now not in ("begin", "deal"), "set-up is in year 0")

    def _read_round(self, text: str) -> None:
        self._round = read_integer(text, c.ROUNDS)
        if self._now in _IN_ROUND:
            _require(self._round > 0, "there is no round 0")
        elif self._now != "turn":
            _require(self._round == 0, f"there are no rounds in {excerpt(self._now)}")

    def _read_first(self, text: str) -> None:
        self._first = self._seat(text)

    def _read_turn(self, text: str) -> None:
        self._active = self._seat(text)
        if self._now in ("begin", "deal"):
            _require(self._active == self._first, "in set-up it is the first player's turn")

    def _seat(self, text: str) -> int:
        _require(text in self._words, f"{excerpt(text)} is not among the seats")
        return self._words.index(text)

    def _read_place(self, text: str) -> None:
        seats = len(self._words)
        self._place = read_integer(text, seats)
        if self._now in (*_IN_ROUND, "renovate"):
            is_active = (self._first + self._place) % seats == self._active
            _require(is_active and self._place < seats, "it is another place's turn")
        elif self._now != "turn":
            _require(self._place == 0, f"there is no place in {excerpt(self._now)}")
        state_as_lists.set_turn(
            self._s, self._first, self._active, self._place, self._year, self._round
        )

    # ---- the cards

    def _read_hands(self, text: str) -> None:
        for seat, hand in enumerate(self._for_each_seat(text)):
            cards = hand.split(",") if hand != NOTHING else []
            known = [card[:-1] for card in cards if card.endswith(KNOWN_MARK)]
            counts = counts_of(card.removesuffix(KNOWN_MARK) for card in cards)
            self._lay(c.HAND, seat, counts)
            state_as_lists.lay_pile(self._s, c.KNOWN, seat, counts_of(known))

    def _read_tables(self, text: str) -> None:
        for seat, table in enumerate(self._for_each_seat(text)):
            self._lay(c.TABLE, seat, _pile(table))

    def _read_aside(self, text: str) -> None:
        for seat, aside in enumerate(self._for_each_seat(text)):
            self._lay(c.ASIDE, seat, _pile(aside))

    def _for_each_seat(self, text: str) -> list[str]:
        return read_parts(text, len(self._words), "/")

    def _lay(self, pile: int, seat: int, counts: Sequence[int]) -> None:
        """Lay a pile with cards that have not been laid yet."""
        self._left = [left - count for left, count in zip(self._left, counts, strict=True)]
        if min(self._left) < 0:
            card = card_text(self._left.index(min(self._left)))
            raise InvalidText(f"there are too many {card} (H1.2)")
        state_as_lists.lay_pile(self._s, pile, seat, counts)

    def _read_twos(self, text: str) -> None:
        twos = [read_integer(part, c.TWOS) for part in read_parts(text, len(self._words), ",")]
        _require(sum(twos) <= c.TWOS, f'there are only {c.TWOS} cards "2 tourists" (H1.3)')
        state_as_lists.set_twos(self._s, twos)

    def _read_centre(self, text: str) -> None:
        self._lay(c.CENTRE_PILE, 0, _pile(text))

    def _read_top(self, text: str) -> None:
        if text != NOTHING:
            self._top = parse_card(text)
            self._left[self._top] -= 1
            _require(self._left[self._top] >= 0, f"there are too many {text} (H1.2)")

    def _read_discards(self, text: str) -> None:
        """All other cards form the deck; its top card is face up, unless it is turned next."""
        self._lay(c.DISCARDS, 0, _pile(text))
        state_as_lists.lay_pile(self._s, c.DECK, 0, self._left)
        deck = sum(self._left)
        if self._now in ("begin", "deal"):
            _require(
                deck + sum(state_as_lists.hand_sizes(self._s)) == c.CARDS,
                "in set-up cards are dealt",
            )
        elif self._now == "turn":
            _require(self._top == c.NONE and deck > 0, "no card can be turned up (H2.2)")
        elif self._top == c.NONE:
            _require(deck == 0, "the deck has no top card (H2.2)")
            _require(text == NOTHING, "the deck is out: the discards form a new one (H2.2)")

    # ---- the turn

    def _read_passed(self, text: str) -> None:
        for seat, part in enumerate(read_parts(text, len(self._words), ",")):
            self._passed |= read_integer(part, 1) << seat
        is_open = self._now == "open"
        _require(is_open or self._passed == 0, "nobody has passed outside the opening")
        _require(self._passed >> self._active & 1 == 0, "whose turn it is has not passed (H4.1)")

    def _read_acted(self, text: str) -> None:
        self._acted = read_integer(text, 1)

    def _read_taken(self, text: str) -> None:
        self._taken = read_integer(text, 1)
        is_mine = self._now in _BUILDING or self._choice[1:] in (["build"], ["clear"])
        _require(is_mine or self._acted + self._taken == 0, "nothing was done in this turn yet")
        _require(self._acted >= self._taken, "who has swapped has done something")
        if is_mine and (self._now == "clear" or self._now == "turn"):
            _require(self._acted == 1, "who played a card has done something")
        state_as_lists.set_flags(self._s, self._acted, self._taken, self._passed, self._top)

    # ---- what is waited for

    def _read_now(self, text: str) -> None:
        _require(self._now in PHASES, f"{excerpt(self._now)} must be one of {', '.join(PHASES)}")
        read = getattr(self, f"_wait_for_{self._now}")
        wanted = read.__code__.co_argcount - 1
        if len(self._choice) != wanted:
            raise InvalidText(
                f"{excerpt(text)} must have {wanted + 1} parts, not {len(self._choice) + 1}"
            )
        if self._now != "turn":
            state_as_lists.set_phase(self._s, PHASES.index(self._now), 0, c.TO_YEAR, 0)
        read(*self._choice)

    def _wait_for_begin(self) -> None:
        self._check_dealt(0)
        _require(self._first == 0, "the lot is still to be drawn")

    def _wait_for_deal(self) -> None:
        dealt = sum(state_as_lists.hand_sizes(self._s))
        _require(dealt < len(self._words) * c.DEALT, "all cards are dealt")
        self._check_dealt(dealt)

    def _check_dealt(self, dealt: int) -> None:
        """H2.1  Five to each in play order, face down."""
        seats = len(self._words)
        sizes = state_as_lists.hand_sizes(self._s)
        for place in range(seats):
            seat = (self._first + place) % seats
            expected = min(max(dealt - place * c.DEALT, 0), c.DEALT)
            _require(sizes[seat] == expected, "five cards are dealt to each in play order (H2.1)")
            _require(
                not any(state_as_lists.counts(self._s, c.KNOWN, seat)), "cards are dealt face down"
            )
        _require(not any(state_as_lists.twos(self._s)), "nobody has won tourists yet")

    def _wait_for_turn(self, owed: str, step: str) -> None:
        _require(step in STEPS, f"{excerpt(step)} must be one of {', '.join(STEPS)}")
        self._check_step(step)
        state_as_lists.set_phase(self._s, c.TURNING, read_integer(owed, c.CARDS), STEPS[step], 0)

    def _check_step(self, step: str) -> None:
        is_building = step in ("turn", "start", "build", "clear", "volcano")
        _require(is_building == (self._round > 0), "rounds are counted while building")
        _require(step != "year" or self._year < c.YEARS, f"there are {c.YEARS} years")
        if step in ("build", "clear", "volcano"):
            is_active = (self._first + self._place) % len(self._words) == self._active
            _require(is_active and self._place < len(self._words), "it is another place's turn")
        elif step == "start":
            _require(self._place < len(self._words), "nobody has this place")
        elif step == "grant":
            _require(self._year < c.YEARS, "after the last year nothing is granted (H5.3)")

    def _wait_for_build(self) -> None:
        """This phase has no further fields."""

    def _wait_for_take(self, put: str, picked: str) -> None:
        self._choose(parse_card(put), _pile(picked), [0] * c.KINDS, c.TAKE)

    def _wait_for_clear(self, picked: str) -> None:
        self._choose(c.NONE, _pile(picked), [0] * c.KINDS, c.DISCARD)

    def _wait_for_open(self) -> None:
        hand = state_as_lists.hand_sizes(self._s)[self._active]
        _require(hand > 0, "an empty hand passes by itself (H4.1)")

    def _wait_for_renovate(self, kept: str, cut: str) -> None:
        hand = state_as_lists.hand_sizes(self._s)[self._active]
        table = state_as_lists.table_sizes(self._s)[self._active]
        _require(hand > c.DEALT or table > 0, "there is nothing to renovate (H5.1, H5.2)")
        self._choose(c.NONE, _pile(kept), _pile(cut), c.KEEP)

    def _choose(self, put: int, picked: Sequence[int], cut: Sequence[int], first_move: int) -> None:
        """Repeat the choice pick by pick, so that the rules check it."""
        moves = [first_move + kind for kind in range(c.KINDS) for _ in range(picked[kind])]
        moves += [c.CUT + kind for kind in range(c.KINDS) for _ in range(cut[kind])]
        if put != c.NONE:
            state_as_lists.set_phase(self._s, c.BUILDING, 0, c.TO_YEAR, 0)
            moves = [c.PUT + put, *moves]
        for move in moves:
            _require(self._s.refusal(move) == 0, "these cards cannot be chosen here")
            self._s.play(move)

    def _wait_for_over(self, reason: str) -> None:
        known = REASONS[1:]
        _require(reason in known, f"{excerpt(reason)} must be one of {', '.join(known)}")
        _require(self._year == c.YEARS, f"the game ends in year {c.YEARS}")
        _require(not any(state_as_lists.hand_sizes(self._s)), "all hands are laid down (H6.1)")
        state_as_lists.set_phase(self._s, c.OVER, 0, c.TO_YEAR, REASONS.index(reason))

"""A parsed record: its head and rows, before a game gives them meaning.

Text and JSON are two written forms of the same `ParsedRecord`; both are validated here. Words are
not resolved yet: only a game knows which seat `blue` is and whether `reach` is a move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple, Self

from vaka.core.errors import InvalidRecord, InvalidText, VakaError
from vaka.core.fair_shuffle import HEX_DIGITS, Commitment, check_mix
from vaka.core.records.record import BOT_REASONS, LONGEST_MOVE, MOST_ENTRIES, BotReason
from vaka.core.text_checks import (
    MAX_NAME_LENGTH,
    check_hex,
    check_plain,
    check_value,
    check_word,
    excerpt,
    quote,
)

PLAIN_VERSION, VERSION = 1, 2
"""The versions of the record format: without and with resignations and moves that bots chose for
people. The rules have their own version."""

DIGEST_DIGITS = 16
"""How many hexadecimal digits of a position's digest a row carries."""

MOST_PARTS = 1000
"""Seats, players, options and strings in one head: far more than any game has."""

LOT = "lot"
"""Stands in the head for the first seat if it is drawn by lot."""


@dataclass
class Location:
    """The current position in the source, for error messages."""

    source: str
    line: int = 1


@contextmanager
def locate_errors(location: Location) -> Iterator[None]:
    """Turn any `VakaError` into an `InvalidRecord` that names the current location."""
    try:
        yield
    except InvalidRecord:
        raise
    except VakaError as error:
        said = error.key, error.values
        raise InvalidRecord(str(error), location.line, location.source, *said) from None


@dataclass
class Head:
    """The set-up of the game. `lines` holds the line of each part, by its key.

    Parsers fill it part by part, so that an error points at the line it is on.
    """

    location: Location
    version: int = PLAIN_VERSION
    game: str = ""
    rules: int = 0
    seats: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    first: str = ""
    forked: int = 0
    commitment: Commitment | None = None
    mixes: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def set_game(self, name: str) -> None:
        """The game that was played."""
        self._note("game")
        self.game = check_word(name, "the name of a game")

    def set_rules(self, version: int) -> None:
        """The version of its rules."""
        self._note("rules")
        self.rules = version

    def add_seat(self, word: str) -> None:
        """A seat; seats are added in the order of play."""
        self._note(f"seat {word}")
        self.lines.setdefault("seats", self.location.line)
        self.seats.append(check_word(word, "the name of a seat"))

    def add_player(self, name: str) -> None:
        """The name of a player."""
        self._check_room()
        self.players.append(check_plain(name, "the name of a player", MAX_NAME_LENGTH))

    def add_option(self, name: str, value: str) -> None:
        """A switch of the rules."""
        check_word(name, "the name of an option")
        self._note(f"option {name}")
        self.options[name] = check_value(value, "the value of an option")

    def set_first(self, word: str) -> None:
        """The seat that begins, or `lot`."""
        self._note("first")
        self.first = check_word(word, "the seat that begins")

    def set_forked(self, plies: int) -> None:
        """How many plies were copied from another table."""
        self._note("fork")
        self.forked = plies

    def set_commitment(self, digits: str) -> None:
        """The commitment that the table published before the first string."""
        self._note("shuffle")
        self.commitment = Commitment(digits)

    def add_mix(self, word: str, text: str) -> None:
        """The string that a seat mixed in."""
        check_word(word, "the name of a seat")
        self._note(f"mix {word}")
        self.mixes[word] = check_mix(text)

    def go_to(self, key: str) -> None:
        """Move the location to the line of a part."""
        self.location.line = self.lines.get(key, self.location.line)

    def check_complete(self) -> None:
        """Raise `InvalidText` if a required part is missing."""
        for key in ("game", "rules", "seats", "first"):
            if key not in self.lines:
                raise InvalidText(f"the head ends without {quote(key)}")
        if self.mixes and self.commitment is None:
            raise InvalidText("strings were mixed in, but there is no shuffle")

    def _note(self, key: str) -> None:
        if key in self.lines:
            raise InvalidText(f"{excerpt(key)} appears twice")
        self._check_room()
        self.lines[key] = self.location.line

    def _check_room(self) -> None:
        if len(self.lines) + len(self.players) >= MOST_PARTS:
            raise InvalidText(f"a head has at most {MOST_PARTS} parts")


@dataclass(slots=True)
class TurnRow:
    """The moves of one turn, or of a part of it if an undo splits the turn."""

    line: int
    turn: int
    who: str
    moves: list[str]
    digest: str | None = None
    bots: dict[int, BotReason] = field(default_factory=dict)
    """Why bots chose moves for the person, by the index of the move."""

    def checked(self) -> Self:
        """The row itself; raises `InvalidText` if it was read from a wrong source."""
        check_word(self.who, "the name of a seat")
        if not self.moves:
            raise InvalidText("a turn needs a move")
        check_plain(max(self.moves, key=len), "a move", LONGEST_MOVE)
        check_plain("".join(self.moves), "a move")
        if self.digest is not None:
            check_hex(self.digest, DIGEST_DIGITS, "a digest")
        for index in self.bots:
            if index >= len(self.moves):
                raise InvalidText(f"the turn has {len(self.moves)} moves: there is no move {index}")
        return self


@dataclass(slots=True)
class UndoRow:
    """A seat took back plies."""

    line: int
    who: str
    plies: int

    def __post_init__(self) -> None:
        check_word(self.who, "the name of a seat")


@dataclass(slots=True)
class ResignRow:
    """The player of a seat resigned."""

    line: int
    who: str

    def __post_init__(self) -> None:
        check_word(self.who, "the name of a seat")


@dataclass(slots=True)
class EndRow:
    """The result: the reason, and each player's share by the player's first seat."""

    line: int
    reason: str
    shares: dict[str, Fraction]

    def __post_init__(self) -> None:
        check_word(self.reason, "the reason of an end")
        for seat in self.shares:
            check_word(seat, "the name of a seat")


@dataclass(slots=True)
class SecretRow:
    """The secret of the shuffle, revealed."""

    line: int
    secret: str

    def __post_init__(self) -> None:
        check_hex(self.secret, HEX_DIGITS, "a secret")


Row = TurnRow | UndoRow | ResignRow | EndRow | SecretRow


class ParsedRecord(NamedTuple):
    """A head and its rows. The rows may be read lazily: iterate over them once."""

    head: Head
    rows: Iterable[Row]


def check_version(version: int) -> int:
    """The version of the format, if this program reads it."""
    if version not in (PLAIN_VERSION, VERSION):
        known = f"{PLAIN_VERSION} and {VERSION}"
        raise InvalidText(f"the record has format {version}: this program reads {known}")
    return version


def check_bot_reason(text: str) -> BotReason:
    """Why a bot chose a move."""
    for reason in BOT_REASONS:
        if text == reason:
            return reason
    raise InvalidText(f"a bot moves by {' or '.join(BOT_REASONS)}, not {excerpt(text)}")


class EntryCounter:
    """Counts entries while they are parsed; raises `InvalidText` if there are too many."""

    def __init__(self, most: int | None = None) -> None:
        self._entries = 0
        self._most = MOST_ENTRIES if most is None else most

    def add(self, entries: int = 1) -> None:
        """Count more entries."""
        self._entries += entries
        if self._entries > self._most:
            raise InvalidText(f"a record has at most {self._most} plies")

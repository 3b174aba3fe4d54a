"""The record of a game: how the table was set, and everything that happened at it since.

A record is the save file, the bug report, the undo, the replay, the golden test and the row in
the database. Nothing else about a game is ever stored: the position after any ply follows from
the record and the rules.

    record.py       what a record is                          (this file)
    log.py          a record that is being played
    history.py      the line of play that stands, for replaying
    sheet.py        what is written in a record, before a game gives it a meaning
    notation.py     sheet <-> text
    document.py     sheet <-> JSON, read by scanner.py
    transcript.py   record -> sheet: writing down what was played
    replay.py       sheet -> record: playing what was written down, and checking it
    belief.py       a record as somebody may believe it who did not see all of it
    proof.py        proving from a record alone that all in it is honest
    archive.py      records in and out of strings and files

`docs/records.md` describes the format.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from vaka.core.chance import Commitment
from vaka.core.errors import InvalidSetup, InvalidText, NotNow
from vaka.core.game import Game, Setup, State
from vaka.core.text import LONGEST_NAME, check_plain, check_word

MOST_ENTRIES = 200_000
"""Moves, draws and undos in one record."""

MOST_BYTES = 16 << 20
"""Bytes in one record, as text or as JSON."""

LONGEST_LINE = 1 << 20
"""Bytes in one line. One turn is one line, and a chain reaction can be long."""

LONGEST_MOVE = 200
"""Characters in the text of one move."""

Games = Callable[[str], Game]
"""Finds a game by its name; raises `KeyError` or a `VakaError` where there is none."""


@dataclass(frozen=True)
class Undo:
    """A seat takes back the last plies that still stood. They stay in the record, struck."""

    seat: int
    plies: int


Entry = int | Undo
"""One ply of a record: a move (of a seat or of chance) or an undo."""


@dataclass(frozen=True)
class Result:
    """How a game ended: why, and the share that each player has in the win, 1 in all."""

    reason: str
    shares: tuple[Fraction, ...]


@dataclass(frozen=True)
class Record:
    """A whole game, finished or not.

    Ply n is the position after the first n `entries`. The first `forked` of them were played at
    another table and copied; this table's shuffle has no part in them. `commitment` and `mixes`
    (by seat) belong to the shuffle; its `secret` is known once the game is over.

    `lines` and `digests` are there if the record was read from a file: the line of each entry,
    and the digest that the file claims after a ply.
    """

    setup: Setup
    rules: int
    entries: tuple[Entry, ...] = ()
    forked: int = 0
    commitment: Commitment | None = None
    mixes: Mapping[int, str] = field(default_factory=dict)
    result: Result | None = None
    secret: str | None = None
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    digests: Mapping[int, str] = field(default_factory=dict, compare=False, repr=False)


def standing(entries: Sequence[Entry]) -> list[int]:
    """The moves that were not taken back, in order."""
    moves: list[int] = []
    for entry in entries:
        if isinstance(entry, Undo):
            check_undo(entry, len(moves))
            del moves[len(moves) - entry.plies :]
        else:
            moves.append(entry)
    return moves


def check_undo(undo: Undo, depth: int) -> None:
    """An undo takes back at least one ply, and no more than there are."""
    if not 1 <= undo.plies <= depth:
        raise NotNow(f"cannot take back {undo.plies} of {depth} plies")


def check_names(setup: Setup) -> None:
    """A record can only hold names that fit on its lines."""
    try:
        for name in setup.players:
            check_plain(name, "the name of a player", LONGEST_NAME)
    except InvalidText as error:
        raise InvalidSetup(str(error), "unfit_name") from None


def result(game: Game, state: State) -> Result:
    """The result of a game that is over."""
    reason = check_word(str(game.score(state)["reason"]), "the reason of an end")
    shares = (Fraction(share).limit_denominator(state.players) for share in state.returns())
    return Result(reason, tuple(shares))

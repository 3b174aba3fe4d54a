"""The record of a game: its set-up and everything that happened since.

A record is the save file, the bug report, the undo, the replay, the golden test and the row in
the database. Nothing else about a game is ever stored: the position after any ply follows from
the record and the rules.

    record.py            what a record is                          (this file)
    recorder.py          plays moves and writes the record
    position_history.py  the positions along the moves that stand, with undo
    turn_replay.py       plays whole turns where no history is needed
    move_texts.py        the texts of moves, each asked for once
    parsed.py            head and rows of a record, before a game gives them meaning
    record_text.py       ParsedRecord <-> text
    record_json.py       ParsedRecord <-> JSON, with json_scanner.py
    writer.py            Record -> ParsedRecord
    reader.py            ParsedRecord -> Record: replays every move and checks every claim
    files.py             records as strings and files
    verification.py      checks that a record is legal and its shuffle fair
    unseen_draws.py      resamples the draws that some viewers have not seen

`docs/records.md` describes the format.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Literal, get_args

from vaka.core.errors import InvalidSetup, InvalidText, NotNow
from vaka.core.fair_shuffle import Commitment
from vaka.core.game import JSON, Game, Setup, State
from vaka.core.text_checks import MAX_NAME_LENGTH, check_plain, check_word

MOST_ENTRIES = 200_000
"""Moves, draws and undos in one record."""

MOST_BYTES = 16 << 20
"""Bytes in one record, as text or as JSON."""

LONGEST_LINE = 1 << 20
"""Bytes in one line. One turn is one line, and a chain reaction can be long."""

LONGEST_MOVE = 200
"""Characters in the text of one move."""

Games = Callable[[str], Game]
"""Finds a game by its name; raises `KeyError` or a `VakaError` if there is none."""


@dataclass(frozen=True)
class Undo:
    """A seat takes back the last plies that still stood. They stay in the record.

    `seat` is the one that asked, `plies` the number of plies taken back.
    """

    seat: int
    plies: int


BotReason = Literal["timeout", "absent"]
"""Why a bot chose a move for a person: the time was up, or the person was away."""

BOT_REASONS: tuple[BotReason, ...] = get_args(BotReason)
"""All reasons."""


@dataclass(frozen=True)
class BotMove:
    """A `move` that a bot chose for a person, and the `reason`."""

    move: int
    reason: BotReason


@dataclass(frozen=True)
class Resignation:
    """The player of a `seat` gives up and cannot win any more. If others play on, a bot plays for
    the player. A resignation cannot be taken back."""

    seat: int


Entry = int | BotMove | Undo | Resignation
"""One ply of a record: a move (of a seat or of chance), an undo or a resignation."""

RESIGNED = "resigned"
"""The reason of an end at which all players but one have resigned."""


def move_in(entry: Entry) -> int | None:
    """The move that an entry makes; None if it makes none."""
    if isinstance(entry, int):
        return entry
    return entry.move if isinstance(entry, BotMove) else None


@dataclass(frozen=True)
class Result:
    """How a game ended: the `reason`, and each player's share of the win.

    The `shares` add up to 1.
    """

    reason: str
    shares: tuple[Fraction, ...]


@dataclass(frozen=True)
class Replay:
    """What a reader found when it played a record: the numbers of `turns`, `draws` (taken back or
    not) and `resignations`."""

    turns: int
    draws: int
    resignations: int


@dataclass(frozen=True)
class Record:
    """A whole game, finished or not: its `setup`, the version of its `rules` and its `entries`.

    Ply n is the position after the first n entries. The first `forked` of them were copied from
    another table, so this table's shuffle did not produce them. `commitment` and `mixes` (by seat)
    belong to the shuffle. Once the game is over, it has a `result`, and the `secret` is known.

    `lines` and `digests` are set if the record was read from a file: the line of each entry, and
    the digest that the file claims after a ply. `replay` is set too: reading has checked all moves,
    digests and the result. A copy that `dataclasses.replace` makes is unchecked again.
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
    replay: Replay | None = field(default=None, init=False, compare=False, repr=False)


def standing_moves(entries: Sequence[Entry]) -> list[int]:
    """The moves that were not taken back, in order."""
    moves: list[int] = []
    for entry in entries:
        if isinstance(entry, Undo):
            check_undo(entry, len(moves))
            del moves[len(moves) - entry.plies :]
        elif (move := move_in(entry)) is not None:
            moves.append(move)
    return moves


def check_undo(undo: Undo, depth: int) -> None:
    """Raise `NotNow` unless an undo takes back at least one ply and no more than there are."""
    if not 1 <= undo.plies <= depth:
        raise NotNow(f"cannot take back {undo.plies} of {depth} plies")


def check_names(setup: Setup) -> None:
    """Raise `InvalidSetup` if a player's name does not fit on a line of a record."""
    try:
        for name in setup.players:
            check_plain(name, "the name of a player", MAX_NAME_LENGTH)
    except InvalidText as error:
        raise InvalidSetup(str(error), "unfit_name") from None


def result(
    game: Game, state: State, score: JSON | None = None, resigned: Collection[int] = ()
) -> Result:
    """The result of a game that is over; `score` is its score, if it is known already. Players who
    have `resigned` win nothing: the best of the others do."""
    left = [player for player in range(state.players) if player not in resigned] if resigned else ()
    if len(left) == 1:
        return Result(RESIGNED, _shared(left, state.players))
    reason = _checked_reason((score or game.score(state))["reason"])
    if not resigned:
        return Result(reason, _shares(tuple(state.returns())))
    keys = game.rank_keys(state)
    best = max(keys[player] for player in left)
    winners = [player for player in left if keys[player] == best]
    return Result(reason, _shared(winners, state.players))


def _shared(winners: Sequence[int], players: int) -> tuple[Fraction, ...]:
    """The shares of players of whom some share the win."""
    return tuple(Fraction(player in winners, len(winners)) for player in range(players))


# Many games end with the same few reasons and shares.


@lru_cache(maxsize=64)
def _checked_reason(reason: object) -> str:
    return check_word(str(reason), "the reason of an end")


@lru_cache(maxsize=64)
def _shares(returns: tuple[float, ...]) -> tuple[Fraction, ...]:
    """The shares of the win, which is shared by at most all players."""
    return tuple(Fraction(won).limit_denominator(len(returns)) for won in returns)

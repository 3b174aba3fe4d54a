"""Verifies a record: every move is legal, every claim true, every draw from the shuffle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from vaka.core.errors import IllegalMove, InvalidText, NotNow
from vaka.core.fair_shuffle import seed, verify_draw
from vaka.core.game import CHANCE, Game, State
from vaka.core.records.parsed_record import Location, locate_errors
from vaka.core.records.position_history import PositionHistory
from vaka.core.records.reader import check_digest, check_result, refusal
from vaka.core.records.record import BotMove, Entry, Record, Replay, Resignation, Undo, move_in
from vaka.core.records.record_text import head_length
from vaka.core.records.writer import make_head
from vaka.core.text_checks import quote

ShuffleProof = Literal["proven", "in part", "not revealed", "none"]
"""What is known about the draws: all are fair; all but those copied by a fork are; the secret is
not known yet; there was no committed shuffle."""


@dataclass(frozen=True)
class Verification:
    """What was checked.

    `plies` counts all entries, `turns` the turns that stand, `digests` those in the file, `draws`
    all draws, taken back or not, and `copied` those of them made at another table. `is_finished`
    says whether the game is over, `shuffle` how much of the draws is proven. `bot_moves` counts the
    moves that bots chose for people who were late or away, `resignations` the players who gave up.
    """

    plies: int
    turns: int
    digests: int
    draws: int
    copied: int
    is_finished: bool
    shuffle: ShuffleProof
    bot_moves: int = 0
    resignations: int = 0

    def __str__(self) -> str:
        end = "finished" if self.is_finished else "not finished"
        draws = f"{self.draws} draws: {_MEANING[self.shuffle]}" if self.draws else "no draws"
        counts = [f"{self.plies} plies", f"{self.turns} turns", f"{self.digests} digests"]
        if self.bot_moves:
            counts.append(f"{self.bot_moves} moves by bots for people")
        if self.resignations:
            counts.append(f"{self.resignations} resigned")
        return f"{', '.join([*counts, end])}; {draws}"


_MEANING: dict[ShuffleProof, str] = {
    "proven": "proven",
    "in part": "proven, except those made at another table",
    "not revealed": "not proven, their secret is not revealed yet",
    "none": "not proven, the table committed to no shuffle",
}


def verify(record: Record, game: Game, source: str = "record") -> Verification:
    """Replay a record and check everything that it claims.

    Raises `InvalidRecord` at the first error. The line that it names is the one in the file the
    record was read from, or else the one in the text that `files.dumps` would write.
    """
    location = Location(source)
    with locate_errors(location):
        return _Verifier(record, game, location).verify()


class _Verifier:
    """Replays a record and checks every draw."""

    def __init__(self, record: Record, game: Game, location: Location) -> None:
        self._record = record
        self._game = game
        self._location = location
        self._was_move = False
        self._copied = 0
        self._seed: bytes | None = None

    def verify(self) -> Verification:
        """Check everything. What reading a file has checked is not checked again: then only the
        draws of a revealed shuffle are left."""
        self._check_rules()
        self._open_commitment()
        replay = self._record.replay
        if replay and self._seed is None and not self._record.forked:
            return self._verification(replay)
        self._history = PositionHistory(self._game, self._record.setup)
        self._written = head_length(make_head(self._record))  # the last line of the text so far
        for ply, entry in enumerate(self._record.entries):
            self._follow(ply, entry)
            self._check_draw(ply, entry)
            self._enter(ply, entry)
        self._check_end()
        history = self._history
        return self._verification(Replay(history.turns, history.draws, len(history.resigned)))

    def _check_rules(self) -> None:
        record, game = self._record, self._game
        if (record.setup.game, record.rules) != (game.name, game.rules_version):
            raise InvalidText(
                f"this is a record of {record.setup.game}, version {record.rules} of the rules, "
                f"not of {game.name}, version {game.rules_version}"
            )

    def _open_commitment(self) -> None:
        record = self._record
        if record.secret is None:
            return
        if record.commitment is None or not record.commitment.is_opened_by(record.secret):
            self._location.line = (record.lines[-1] if record.lines else 0) + 2  # after the `end`
            raise InvalidText("the secret is not the one that the table committed to")
        self._seed = seed(record.secret, record.mixes)

    def _follow(self, ply: int, entry: Entry) -> None:
        """Move the location to the line of an entry."""
        is_move = move_in(entry) is not None
        if not (is_move and self._was_move) or self._history.is_at_rest:
            self._written += 1
        self._was_move = is_move
        self._location.line = self._record.lines[ply] if self._record.lines else self._written

    def _check_draw(self, ply: int, entry: Entry) -> None:
        """Raise `InvalidText` if a draw of this table is not the one that the shuffle gives."""
        state, number = self._history.state, self._history.draws
        move = move_in(entry)
        if move is None or state.turn != CHANCE:
            return
        if ply < self._record.forked:
            self._copied += 1
        elif self._seed is not None and not _is_fair(self._seed, number, state, move):
            words = quote(self._words(entry))
            raise InvalidText(f"draw {number} does not match the shuffle: {words}")

    def _enter(self, ply: int, entry: Entry) -> None:
        history = self._history
        turn = history.turn
        if history.is_over:
            raise InvalidText("the record goes on after its end")
        try:
            history.advance(entry)
        except (IllegalMove, NotNow) as error:
            raise refusal(turn, self._words(entry), error) from None
        claimed = self._record.digests.get(ply + 1)
        if claimed is not None:
            check_digest(self._game, history.state, turn, claimed)

    def _words(self, entry: Entry) -> str:
        if isinstance(entry, Undo):
            return f"undo {entry.plies}"
        if isinstance(entry, Resignation):
            return f"resign {self._record.setup.seats[entry.seat]}"
        move = entry.move if isinstance(entry, BotMove) else entry
        is_move = 0 <= move < self._game.move_count
        return self._game.move_text(self._history.state, move) if is_move else f"move {move}"

    def _check_end(self) -> None:
        found = self._record.result
        if found:
            self._location.line += 1
            check_result(self._game, self._history, found)
        elif self._history.is_over or self._record.secret:
            raise InvalidText("the record breaks off before its result")

    def _verification(self, replay: Replay) -> Verification:
        record = self._record
        return Verification(
            plies=len(record.entries),
            turns=replay.turns,
            digests=len(record.digests),
            draws=replay.draws,
            copied=self._copied,
            is_finished=record.result is not None,
            shuffle=self._shuffle_proof(),
            bot_moves=sum(isinstance(entry, BotMove) for entry in record.entries),
            resignations=replay.resignations,
        )

    def _shuffle_proof(self) -> ShuffleProof:
        if self._record.commitment is None:
            return "none"
        if self._seed is None:
            return "not revealed"
        return "in part" if self._copied else "proven"


def _is_fair(seed: bytes, number: int, state: State, move: int) -> bool:
    moves = state.moves()
    return move in moves and verify_draw(seed, number, state.weights(), moves.index(move))

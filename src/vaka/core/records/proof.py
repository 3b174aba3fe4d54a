"""Proving a record: from the record and the rules alone, that all in it is as it should be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from vaka.core.chance import seed, verify_draw
from vaka.core.errors import InvalidText
from vaka.core.game import CHANCE, Game, State
from vaka.core.records.history import History
from vaka.core.records.notation import head_length
from vaka.core.records.record import Entry, Record, Undo
from vaka.core.records.replay import check_digest, check_result, explained
from vaka.core.records.sheet import Place, blame
from vaka.core.records.transcript import make_head
from vaka.core.text import quote

Proven = Literal["proven", "in part", "not revealed", "none"]
"""What is known about the draws: all are honest; all but those copied by a fork; the secret is
not known yet; there was no committed shuffle."""


@dataclass(frozen=True)
class Verification:
    """What was checked, and found right.

    `plies` are all entries, `turns` the turns that stand, `digests` those that the file carried.
    `draws` are all draws, taken back or not; `copied` those of them made at another table.
    """

    plies: int
    turns: int
    digests: int
    draws: int
    copied: int
    is_finished: bool
    shuffle: Proven

    def __str__(self) -> str:
        end = "finished" if self.is_finished else "not finished"
        return (
            f"{self.plies} plies, {self.turns} turns, {self.digests} digests, {end}; "
            f"{self.draws} draws: {_MEANING[self.shuffle]}"
        )


_MEANING: dict[Proven, str] = {
    "proven": "proven",
    "in part": "proven, but for those made at another table",
    "not revealed": "not proven, their secret is not revealed yet",
    "none": "not proven, the table committed to no shuffle",
}


def verify(record: Record, game: Game, source: str = "record") -> Verification:
    """Replay a record and check everything that it claims.

    Raises `InvalidRecord` at the first fault. The line that it names is the one in the file the
    record was read from, else the one in the text that `archive.dumps` would write.
    """
    place = Place(source)
    with blame(place):
        return _Prover(record, game, place).prove()


class _Prover:
    """Replays a record, with an eye on every draw."""

    def __init__(self, record: Record, game: Game, place: Place) -> None:
        self._record = record
        self._game = game
        self._place = place
        self._history = History(game, record.setup)
        self._written = head_length(make_head(record))  # the last line that would be written
        self._was_move = False
        self._copied = 0
        self._seed: bytes | None = None

    def prove(self) -> Verification:
        """Check everything."""
        self._check_rules()
        self._open_commitment()
        for ply, entry in enumerate(self._record.entries):
            self._follow(ply, entry)
            self._check_draw(ply, entry)
            self._enter(ply, entry)
        self._check_end()
        return self._verification()

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
            self._place.line = (record.lines[-1] if record.lines else 0) + 2  # after the `end`
            raise InvalidText("the secret is not the one that the table committed to")
        self._seed = seed(record.secret, record.mixes)

    def _follow(self, ply: int, entry: Entry) -> None:
        """Move the place to the line on which an entry stands."""
        is_move = not isinstance(entry, Undo)
        if not (is_move and self._was_move) or self._history.is_at_rest:
            self._written += 1
        self._was_move = is_move
        self._place.line = self._record.lines[ply] if self._record.lines else self._written

    def _check_draw(self, ply: int, entry: Entry) -> None:
        """A draw of this table is the one that the shuffle gives."""
        state, number = self._history.state, self._history.draws
        if isinstance(entry, Undo) or state.turn != CHANCE:
            return
        if ply < self._record.forked:
            self._copied += 1
        elif self._seed is not None and not _is_honest(self._seed, number, state, entry):
            told = quote(self._told(entry))
            raise InvalidText(f"draw {number} is not honest: the shuffle does not give {told}")

    def _enter(self, ply: int, entry: Entry) -> None:
        history = self._history
        turn = history.turn
        if history.state.is_over:
            raise InvalidText("the record goes on after its end")
        with explained(turn, self._told(entry)):
            history.enter(entry)
        claimed = self._record.digests.get(ply + 1)
        if claimed is not None:
            check_digest(self._game, history.state, turn, claimed)

    def _told(self, entry: Entry) -> str:
        if isinstance(entry, Undo):
            return f"undo {entry.plies}"
        is_move = 0 <= entry < self._game.move_count
        return self._game.text(self._history.state, entry) if is_move else f"move {entry}"

    def _check_end(self) -> None:
        state, found = self._history.state, self._record.result
        if found:
            self._place.line += 1
            check_result(self._game, state, found)
        elif state.is_over or self._record.secret:
            raise InvalidText("the record breaks off before its result")

    def _verification(self) -> Verification:
        record, history = self._record, self._history
        return Verification(
            plies=len(record.entries),
            turns=history.turns,
            digests=len(record.digests),
            draws=history.draws,
            copied=self._copied,
            is_finished=record.result is not None,
            shuffle=self._proven(),
        )

    def _proven(self) -> Proven:
        if self._record.commitment is None:
            return "none"
        if self._seed is None:
            return "not revealed"
        return "in part" if self._copied else "proven"


def _is_honest(seed: bytes, number: int, state: State, move: int) -> bool:
    moves = state.moves()
    return move in moves and verify_draw(seed, number, state.weights(), moves.index(move))

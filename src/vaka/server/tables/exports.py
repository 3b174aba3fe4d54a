"""The record of a table, for people who may see it: plies, views, files, proofs, forks."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import cast

from orjson import Fragment

from vaka.core.dice import Dice
from vaka.core.errors import NotNow
from vaka.core.game import JSON
from vaka.core.records.files import dumps, to_json
from vaka.core.records.record import Record, standing_moves
from vaka.core.records.recorder import Recorder
from vaka.core.records.unseen_draws import resample_unseen
from vaka.core.records.verification import Verification, verify
from vaka.server.api.responses import PlyBody
from vaka.server.errors import ApiError
from vaka.server.rate_limits import LONG_RECORD
from vaka.server.tables.history_view import PlyCache, Viewer, positions, view_body, viewed_plies
from vaka.server.tables.stored_table import StoredTable


class Exports:
    """The record of a table in all its forms."""

    def __init__(self, stored: StoredTable, cache: PlyCache) -> None:
        self._stored = stored
        self._game = stored.game
        self._cache = cache

    def plies(self, since: int, viewer: Viewer, most: int | None = None) -> list[PlyBody]:
        """The entries after the first `since`, at most `most`, as a viewer may know them. Those of
        a long record are encoded already."""
        stored = self._stored
        with stored.reading():
            count = max(0, stored.ply - since)
            if count <= len(stored.recent):
                return stored.recent.last(count, viewer)[:most]
            entries = stored.recorder.record.entries
        if len(entries) <= LONG_RECORD:
            return viewed_plies(self._game, stored.setup, entries, viewer, since)[:most]
        plies = self._cache.plies(stored.id, self._game, stored.setup, entries, viewer)
        last = None if most is None else since + most
        return [cast(PlyBody, Fragment(ply)) for ply in plies[since:last]]

    def views(self, first: int, last: int, viewer: Viewer) -> list[JSON]:
        """The positions after `first` to `last` entries, as a viewer sees them; those of a
        finished game with what was hidden."""
        with self._stored.reading():
            entries = self._stored.recorder.record.entries
            is_over = self._stored.row.result is not None
        if not 0 <= first <= last <= len(entries):
            raise _no_ply(len(entries), last)
        moments = positions(self._game, self._stored.setup, entries[:last], first)
        if not is_over:
            return [view_body(self._game, state, viewer) for state in moments]
        return [
            view_body(self._game, state, viewer) | self._game.revealed_at_end(state)
            for state in moments
        ]

    def record_text(self, *, as_json: bool) -> str:
        """The record as a file."""
        record = self._record()
        if self._game.has_hidden_information and self._stored.row.result is None:
            raise NotNow(
                "you get the record when the game is over: it contains hidden information",
                "hidden_record",
            )
        return to_json(record, self._game) if as_json else dumps(record, self._game)

    def proof(self) -> tuple[Record, Verification]:
        """What the record of a finished game proves."""
        record = self._record()
        if self._stored.stage != "over":
            message = "the secret of the shuffle is revealed when the game is over"
            raise NotNow(message, "not_over")
        # A record of other rules that is shown as over ends the same way by ours.
        return record, verify(replace(record, rules=self._game.rules_version), self._game)

    def finished(self) -> Record:
        """The record of a finished game."""
        record = self._record()
        if self._stored.stage != "over":
            raise NotNow("a game is analysed when it is over", "not_over")
        return record

    def beginning(self, person: str, ply: int) -> Recorder:
        """The first `ply` entries, for a person who forks the table. Before the end, draws that the
        person cannot know are sampled again."""
        stored, game = self._stored, self._game
        with stored.reading():
            if stored.stage in ("playing", "waiting") and not stored.row.terms.forks:
                raise NotNow("this table cannot be forked before it is over", "no_fork")
            if not 0 <= ply <= stored.ply:
                raise _no_ply(stored.ply, ply)
            if not game.has_hidden_information or stored.row.result:
                return stored.recorder.fork(ply)
            moves = standing_moves(stored.recorder.entries[:ply])
            viewers = (None, *stored.row.seats_of(person))
        dice = Dice(secrets.token_bytes(32))
        known = tuple(resample_unseen(game, stored.setup, moves, viewers, dice))
        return Recorder.resume(Record(stored.setup, game.rules_version, known), game)

    def _record(self) -> Record:
        with self._stored.reading():
            return self._stored.recorder.record


def _no_ply(plies: int, ply: int) -> ApiError:
    message = f"the record has {plies} plies: there is no ply {ply}"
    return ApiError("unknown", message, key="no_ply", values={"n": plies})

"""What is given out of a table's record: to be told, saved, proven, analysed, and gone on from."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Self

from vaka.core.dice import Dice
from vaka.core.errors import NotNow
from vaka.core.game import JSON
from vaka.core.records.archive import dumps, to_json
from vaka.core.records.belief import believable
from vaka.core.records.log import Log
from vaka.core.records.proof import Verification, verify
from vaka.core.records.record import Record, standing
from vaka.server.body import PlyBody
from vaka.server.faults import Fault
from vaka.server.storage import Row
from vaka.server.tables.chronicle import Eye, chronicle, positions
from vaka.server.tables.company import Company


class Annals(Company):
    """A table and its record, for those who may look at it."""

    # ---- given out

    def plies(self, since: int, eye: Eye) -> list[PlyBody]:
        """All entries after the first `since`, as an eye may know them."""
        with self._reading():
            if since >= self.ply:
                return []
            if since >= self.ply - len(self._recent):
                skip = since - (self.ply - len(self._recent))
                return [told[eye] for told in list(self._recent)[skip:]]
            entries = self._log.record.entries
        return chronicle(self.game, self.setup, entries, eye, since)

    def views(self, first: int, last: int, eye: Eye) -> list[JSON]:
        """The positions after `first` to `last` entries, as an eye sees them; of a finished
        game with what was hidden."""
        with self._reading():
            entries = self._log.record.entries
            is_over = self.row.result is not None
        if not 0 <= first <= last <= len(entries):
            message = f"the record has {len(entries)} plies: there is no ply {last}"
            raise Fault("unknown", message, key="no_ply", values={"n": len(entries)})
        moments = positions(self.game, self.setup, entries[:last], first)
        if not is_over:
            return [self.game.view(state, eye) for state in moments]
        return [self.game.view(state, eye) | self.game.revealed(state) for state in moments]

    def record_text(self, *, as_json: bool) -> str:
        """The record, to be saved."""
        with self._reading():
            record = self._log.record
        if self.game.hides and self.row.result is None:
            raise NotNow(
                "the record is given out when the game is over: it holds hidden things",
                "hidden_record",
            )
        return to_json(record, self.game) if as_json else dumps(record, self.game)

    def proof(self) -> tuple[Record, Verification]:
        """What the record proves, once the game is over."""
        with self._reading():
            record = self._log.record
        if self.stage != "over":
            message = "the secret of the shuffle is revealed when the game is over"
            raise NotNow(message, "not_over")
        # A record of other rules that is shown as over ends the same way by ours.
        return record, verify(replace(record, rules=self.game.rules_version), self.game)

    def finished(self) -> Record:
        """The record of a game that is over."""
        with self._reading():
            record = self._log.record
        if self.stage != "over":
            raise NotNow("a game is analysed when it is over", "not_over")
        return record

    # ---- gone on from

    def beginning(self, person: str, ply: int) -> Log:
        """What a table begins with that a person lets begin like the first `ply` entries of this
        one. Before the end, what that person cannot know of them is drawn anew."""
        with self._reading():
            if self.stage in ("playing", "waiting") and not self.row.terms.forks:
                raise NotNow(
                    "this table allows no other to begin like it before it is over", "no_fork"
                )
            if not 0 <= ply <= self.ply:
                message = f"the record has {self.ply} plies: there is no ply {ply}"
                raise Fault("unknown", message, key="no_ply", values={"n": self.ply})
            if not self.game.hides or self.row.result:
                return self._log.fork(ply)
            moves = standing(self._log.record.entries[:ply])
            eyes = (None, *self.held_by(person))
        dice = Dice(secrets.token_bytes(32))
        known = tuple(believable(self.game, self.setup, moves, eyes, dice))
        return Log.resume(Record(self.setup, self.game.rules_version, known), self.game)

    def follow_with(self, person: str, again: Callable[[Self, str], Row]) -> None:
        """Set a table that follows on this one."""
        if self.stage not in ("over", "frozen"):
            raise NotNow("play again when the game is over", "not_over")
        if not self.held_by(person):
            message = "only who sits at the table can ask to play again"
            raise Fault("not_yours", message, key="not_seated")
        following = again(self, person)
        row = replace(self.row, next=following.id, changed=following.created)
        with self._changing():
            self._storage.follow(row, following)
            self.row = row

    def forget_next(self, removed: Collection[str]) -> None:
        """None follows on this table any more, if it is one of those that were removed."""
        with self.lock:
            if self.row.next in removed:
                self.row = replace(self.row, next=None)

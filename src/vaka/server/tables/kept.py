"""A table in memory and on disk: its record, and how it changes.

Whatever changes is on disk before the call returns. If writing fails, the table forgets what it did
and reads itself from the disk again. Any thread may call it: they wait for each other.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from vaka.core.errors import NotNow
from vaka.core.game import CHANCE, Game, Setup, State
from vaka.core.records.record import Entry, Undo
from vaka.server.body import PlyBody, Stage
from vaka.server.faults import Fault, fault_of_database
from vaka.server.storage import Conflict, Receipt, Row, Storage
from vaka.server.tables.chronicle import Chronicle, Eye
from vaka.server.tables.restore import dump_result, owners_of, restore, stage_of

RECENT = 16
"""So many of the last plies are kept ready to be told; older ones are found by replaying."""


class Kept:
    """What every table has, whoever sits there."""

    def __init__(self, row: Row, entries: Sequence[Entry], game: Game, storage: Storage) -> None:
        self.game = game
        self.row = row
        self.trouble: str | None = None
        self.lock = threading.RLock()
        """Held by whoever needs several answers about the same moment."""
        self._storage = storage
        self._is_dirty = False
        self._turn_mark: tuple[bool, int, int] | None = None
        self._turn_began = self._loaded = now()
        self._spent: dict[tuple[bool, int, int], int] = {}
        """How long each turn took until somebody else was to act, in milliseconds, if there is a
        clock."""
        self._take_up(row, entries)

    # ---- looking

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def setup(self) -> Setup:
        return self._log.setup

    @property
    def ply(self) -> int:
        """How many entries the record has on disk."""
        return self._ply

    @property
    def turn(self) -> int:
        """Who is to act."""
        return self._turn

    @property
    def shown_row(self) -> Row:
        """The row as it is told: a frozen table stands at its last good ply."""
        if (self.row.ply, self.row.turn) == (self._ply, self._turn):
            return self.row
        return replace(self.row, ply=self._ply, turn=self._turn)

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        return stage_of(self.row, self.trouble)

    def refresh(self) -> None:
        """Read the table again if a write failed."""
        if not self._is_dirty:
            return
        try:
            stored = self._storage.load(self.id)
        except SQLAlchemyError as error:
            raise fault_of_database(error) from None
        if stored is None:
            raise Fault("unknown", f"there is no table {self.id} any more", key="no_table")
        self._take_up(*stored)

    # ---- within: reading from disk

    def _take_up(self, row: Row, entries: Sequence[Entry]) -> None:
        """Become what is stored."""
        self._log, self.trouble = restore(self.game, row, entries)
        self.row = replace(row, rules=self._log.rules)
        self._chronicle = Chronicle(self.game, self._log.setup)
        self._chronicle.follow(self._log.record.entries)
        self._recent: deque[dict[Eye, PlyBody]] = deque(maxlen=RECENT)
        self.owners = owners_of(self.game, self._log.setup)
        """The player of every seat."""
        self._eyes: tuple[Eye, ...] = (None, *range(len(self._log.setup.seats)))
        self._ply, self._turn = self._log.plies, self._log.state.turn
        self._copied_draws = self._log.draws  # counts only while nothing of our own is drawn
        self._is_dirty = False
        self._mark_turn(is_back=False)

    # ---- within: changing

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """What is read in here is on disk."""
        with self.lock:
            self.refresh()
            yield

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Whatever happens in here is on disk at its end, or has not happened."""
        self._is_dirty = True
        try:
            yield
        except Conflict:
            self.refresh()
            raise Fault("stale", "the table has been changed from elsewhere") from None
        except SQLAlchemyError as error:
            raise fault_of_database(error) from None
        self._is_dirty = False

    def _draw(self) -> None:
        """Let the shuffle turn up what chance has to."""
        while self._log.state.turn == CHANCE:
            self._log.draw()
            self._tell()

    def _tell(self) -> None:
        """Keep what the last entry looked like to everybody."""
        entry = self._log.record.entries[-1]
        self._recent.append(self._chronicle.tell(entry, self._eyes))

    def _save(
        self,
        row: Row,
        *,
        seated: Sequence[int] = (),
        mixed: int | None = None,
        is_renamed: bool = False,
        leavers: Sequence[tuple[str, int]] = (),
        receipt: Receipt | None = None,
    ) -> None:
        """Write a changed row, and what has been played since the last time."""
        if row.secret and self._log.state.is_over:
            self._log.reveal()
        record = self._log.record
        row = replace(
            row,
            changed=now(),
            ply=len(record.entries),
            turn=self._log.state.turn,
            drawn=row.drawn or self._log.draws > self._copied_draws,
            result=dump_result(record.result),
        )
        entries = record.entries[self.row.ply :]
        self._storage.save(
            row,
            entries,
            seated=seated,
            mixed=mixed,
            is_renamed=is_renamed,
            leavers=leavers,
            receipt=receipt,
        )
        self.row, self._ply, self._turn = row, row.ply, row.turn
        self._mark_turn(is_back=any(isinstance(entry, Undo) for entry in entries))

    def _mark_turn(self, *, is_back: bool) -> None:
        """The time for a turn begins to run, if it is another one; who comes back to a turn that
        was taken back has the time that was left."""
        mark = (self.row.begun, self._chronicle.turn_to_act, self._turn)
        if mark == self._turn_mark:
            return
        if self._turn_mark and self.row.clock:
            self._spent[self._turn_mark] = now() - self._turn_began
        self._turn_mark = mark
        self._turn_began = now() - (self._spent.get(mark, 0) if is_back else 0)

    # ---- within: checking

    def _check_playable(self, ply: int) -> None:
        self.refresh()
        self._check_open()
        self._check_ply(ply)

    def _check_seated(self, seat: int) -> None:
        self.refresh()
        self._check_sound()
        self._check_seat(seat)

    def _check_sound(self) -> None:
        if self.trouble:
            raise NotNow(self.trouble, "frozen")

    def _check_open(self) -> None:
        self._check_sound()
        if self.stage == "over":
            raise NotNow("the game is over", "over")

    def _check_ply(self, ply: int) -> None:
        if ply != self.ply:
            raise Fault("stale", f"the table stands at ply {self.ply}, not {ply}")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.row.places):
            raise Fault("invalid", f"there is no seat {seat}", where="seat")

    def _check_turn(self, state: State, seat: int) -> None:
        self._check_seat(seat)
        if state.turn == CHANCE:
            raise NotNow("something is to be turned up first", "to_be_drawn")
        if state.turn != seat:
            raise NotNow(f"it is not the turn of {self._seat_name(seat)}", "not_turn")

    def _seat_name(self, seat: int) -> str:
        seats = self.setup.seats
        return seats[seat] if 0 <= seat < len(seats) else f"seat {seat}"


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000

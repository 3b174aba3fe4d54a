"""A table in memory and on disk: its row, its record, and how they change.

A change is on disk before the call returns. If writing fails, the table forgets the change and
reads itself from the disk again. All methods are thread-safe: they wait for the table's lock.

Other servers may change the table, too. Every change raises its version, and is rejected
(`Conflict`) if the stored version is not the one that it was based on. `repeat` then reads what the
others did, and makes the change again if it is still possible.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TypeVar, Unpack
from weakref import WeakMethod

from sqlalchemy.exc import SQLAlchemyError

from vaka.core.errors import NotNow, VakaError
from vaka.core.game import CHANCE, Game, Setup, State
from vaka.core.records.position_history import Ply
from vaka.core.records.record import Entry, Undo
from vaka.core.records.recorder import Recorder
from vaka.server.api.responses import Stage
from vaka.server.errors import ApiError, database_api_error
from vaka.server.storage import Conflict, Receipt, Storage, TableChanges, TableRow
from vaka.server.tables.history_view import RecentPlies
from vaka.server.tables.record_rows import dump_result, owners_of, restore, stage_of
from vaka.server.tables.turn_clock import RELOAD_SECONDS, ClockState, TurnClock

ATTEMPTS = 20
"""How often a change is tried while other servers change the same table."""

T = TypeVar("T")


class StoredTable:
    """The row and the record of a table. All parts of a table share one."""

    recorder: Recorder
    recent: RecentPlies
    owners: tuple[int, ...]
    """The player of every seat."""

    def __init__(
        self, row: TableRow, entries: Sequence[Entry], game: Game, storage: Storage
    ) -> None:
        self.game = game
        self.row = row
        self.storage = storage
        self.trouble: str | None = None
        """Why the table is frozen."""
        self.lock = threading.RLock()
        """Hold it to get several answers about the same moment."""
        players = len(row.setup["players"])
        self.clock = TurnClock(row.clock, storage.now, row.terms.increment, players)
        self.loaded = self.clock.began
        """When the table was read."""
        self.is_dirty = False
        """Whether a write failed, so that the table has to be read again."""
        self.writing = row.version
        """The version that is being written, or else the current one."""
        self.noted = row.version
        """The latest version that is known to exist."""
        self.on_follow: Callable[[], None] = lambda: None
        """Called when the table was read again, or changed by another server."""
        self._on_details: list[WeakMethod[Callable[[], None]]] = []
        is_shared = storage.bus.is_shared  # then the clock runs on while this server starts
        self._take_up(row, entries, 0 if is_shared else RELOAD_SECONDS)

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self.recorder.setup

    @property
    def ply(self) -> int:
        """How many entries the record has on disk."""
        return self._ply

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self._turn

    @property
    def shown_row(self) -> TableRow:
        """The row as clients see it: a frozen table stands at its last good ply."""
        if (self.row.ply, self.row.turn) == (self._ply, self._turn):
            return self.row
        return replace(self.row, ply=self._ply, turn=self._turn)

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        return stage_of(self.row, self.trouble)

    @property
    def is_behind(self) -> bool:
        """Whether another server has changed the table since it was read."""
        return self.noted > self.writing

    def note_version(self, version: int) -> None:
        """Learn of a version, which some server has written."""
        self.noted = max(self.noted, version)

    def accepted(self, receipt: Receipt) -> int | None:
        """The ply after a message that was accepted before."""
        found = self.storage.receipt(self.id, receipt)
        if found is None:
            return None
        ply, before = found
        if not before.fits(receipt):
            raise ApiError("invalid", "another message had this id", where="id")
        return ply

    # ---- reading

    def refresh(self) -> None:
        """Read the table again if a write failed."""
        if not self.is_dirty:
            return
        try:
            stored = self.storage.load(self.id)
        except SQLAlchemyError as error:
            raise database_api_error(error) from None
        if stored is None:
            raise self._gone()
        self._take_up(*stored)
        self._note_details()
        self.on_follow()

    def catch_up(self, version: int | None = None) -> bool:
        """Read what other servers have changed, unless a version is known already. Return whether
        there was anything."""
        with self.lock:
            if version is not None and version <= self.row.version:
                return False
            if not self.is_dirty:
                found = self._changes()
                if found is None:
                    return False
                if not self.trouble and self._follow(*found):
                    return True
            before, self.is_dirty = self.row.version, True
            self.refresh()
            return self.row.version != before

    def _changes(self) -> tuple[TableRow, list[Entry]] | None:
        """What other servers have changed, if anything."""
        try:
            return self.storage.changes(self.row)
        except KeyError:
            raise self._gone() from None
        except SQLAlchemyError as error:
            raise database_api_error(error) from None

    def _gone(self) -> ApiError:
        return ApiError("unknown", f"there is no table {self.id} any more", key="no_table")

    def _follow(self, row: TableRow, entries: Sequence[Entry]) -> bool:
        """Become what another server has stored. Return False if that needs the whole table."""
        old, recorder = self.row, self.recorder
        if (row.rules, row.setup, row.mixes) != (old.rules, old.setup, old.mixes):
            return False
        try:
            self.recent.add(recorder.follow(entries))
        except VakaError:
            return False
        if row.ply != recorder.plies or row.turn != recorder.turn:
            return False
        if row.secret and recorder.result:
            recorder.reveal()
        self.recent.trim(len(entries))
        self.row, self.writing = row, row.version
        self._ply, self._turn = row.ply, row.turn
        self.clock.follow(self._clock_turn(row), row.turn_began, **self._clock_state(row))
        if row.details > old.version:
            self._note_details()
        self.on_follow()
        return True

    def watch_details(self, note: Callable[[], None]) -> None:
        """Call a method when seats, guests or chat were changed by another server. It is not kept
        alive."""
        self._on_details.append(WeakMethod(note))

    def _note_details(self) -> None:
        for reference in self._on_details:
            if note := reference():
                note()

    def repeat(self, work: Callable[[], T]) -> T:
        """Do something that changes the table; again if another server was faster."""
        for _ in range(ATTEMPTS):
            try:
                return work()
            except Conflict:
                self.catch_up()
        return work()

    @contextmanager
    def reading(self) -> Iterator[None]:
        """A context in which everything that is read is on disk."""
        with self.lock:
            self.refresh()
            yield

    def _take_up(self, row: TableRow, entries: Sequence[Entry], least: float = 0) -> None:
        """Become what is stored. The person to act has at least `least` seconds."""
        self.recorder, self.trouble = restore(self.game, row, entries)
        self.row, self.writing = replace(row, rules=self.recorder.rules), row.version
        self.recent = RecentPlies(self.game, len(self.recorder.setup.seats))
        self.owners = owners_of(self.game, self.recorder.setup)
        self._ply, self._turn = self.recorder.plies, self.recorder.turn
        self._copied_draws = self.recorder.draws  # counts only while nothing of our own is drawn
        self.is_dirty = False
        turn, state = self._clock_turn(self.row), self._clock_state(self.row)
        self.clock.resume(turn, row.turn_began, least, **state)

    # ---- changing

    @contextmanager
    def changing(self) -> Iterator[None]:
        """A context whose changes are on disk at its end, or have not happened."""
        self.is_dirty = True
        try:
            yield
        except SQLAlchemyError as error:
            raise database_api_error(error) from None
        finally:
            self.writing = self.row.version
        self.is_dirty = False

    def record(self, plies: Sequence[Ply]) -> None:
        """Keep plies that the recorder has just added, and draw what chance has to."""
        self.recent.add(plies)
        while self.recorder.turn == CHANCE:
            self.recent.add(self.recorder.add([self.recorder.next_draw()]))

    def save(self, row: TableRow, **changes: Unpack[TableChanges]) -> None:
        """Write a changed row, and the entries since the last write."""
        recorder = self.recorder
        if row.secret and recorder.result:
            recorder.reveal()
        version = self.writing = self.row.version + 1
        row = replace(
            row,
            version=version,
            details=version if changes.keys() - {"receipt", "lease"} else row.details,
            changed=self.storage.now(),
            ply=recorder.plies,
            turn=recorder.turn,
            drawn=row.drawn or recorder.draws > self._copied_draws,
            result=dump_result(recorder.result),
            progress=round(100 * self.game.progress(recorder.current)),
        )
        entries = recorder.entries[self.row.ply :]
        is_undone = any(isinstance(entry, Undo) for entry in entries)
        clock = self.clock
        clock.enter(self._clock_turn(row), player=self._clock_player(row), is_undone=is_undone)
        if row.clock:
            row = replace(
                row,
                turn_began=clock.began,
                banks=clock.banks and list(clock.banks),
                paused=clock.paused,
            )
        self.storage.save(row, entries, **changes)
        self.row, self._ply, self._turn = row, row.ply, row.turn
        self.recent.trim(len(entries))
        if changes.get("is_renamed"):
            self._take_up(row, ())

    def extend_turn(self) -> None:
        """Give the person to act at least `RELOAD_SECONDS` of their clock, after an outage."""
        with self.reading():
            row = self.row
            if self.stage != "playing" or not row.clock:
                return
            turn, state = self._clock_turn(row), self._clock_state(row)
            with self.changing():
                self.clock.resume(turn, row.turn_began, RELOAD_SECONDS, **state)
                self.save(row)

    def follow(self, following: TableRow) -> None:
        """Store another table as the rematch of this one."""
        version = self.writing = self.row.version + 1
        row = replace(
            self.row, next=following.id, changed=following.created, version=version, offer=None
        )
        with self.changing():
            self.storage.follow(row, following)
            self.row = row

    @contextmanager
    def changing_details(self) -> Iterator[TableRow]:
        """A context that stores something beside the row and the plies, with the row as it is
        then."""
        version = self.writing = self.row.version + 1
        row = replace(self.row, version=version, details=version)
        try:
            yield row
            self.row = row
        finally:
            self.writing = self.row.version

    def propose(self, offer: Mapping[str, object] | None) -> None:
        """Store what somebody offers, or that nobody does any more. A table that cannot go on
        keeps everything else."""
        version = self.writing = self.row.version + 1
        row = replace(self.row, offer=offer, changed=self.storage.now(), version=version)
        with self.changing():
            self.storage.propose(row)
            self.row = row

    def _clock_turn(self, row: TableRow) -> tuple[bool, int, int]:
        """Distinguishes the current turn from others."""
        return row.begun, self.recorder.history.turn, self.recorder.current.turn

    def _clock_state(self, row: TableRow) -> ClockState:
        """What is stored of the clock, beside when the turn began."""
        return {"player": self._clock_player(row), "banks": row.banks, "paused": row.paused}

    def _clock_player(self, row: TableRow) -> int | None:
        """The player whose time runs; None if chance is to act, or before and after the game."""
        turn = self.recorder.current.turn
        return self.owners[turn] if row.begun and turn >= 0 else None

    # ---- checking

    def check_playable(self, ply: int) -> None:
        """The game goes on, and the client knows its last ply."""
        self.refresh()
        self.check_open()
        if self.row.paused is not None:
            raise NotNow("the clock is stopped: agree to play on first", "paused")
        if ply != self.ply:
            raise ApiError("stale", f"the table is at ply {self.ply}, not {ply}")

    def check_sound(self) -> None:
        """The table is not frozen."""
        self.refresh()
        if self.trouble:
            raise NotNow(self.trouble, "frozen")

    def check_open(self) -> None:
        """The game goes on."""
        self.check_sound()
        if self.stage == "over":
            raise NotNow("the game is over", "over")

    def check_seat(self, seat: int) -> None:
        """There is such a seat."""
        if not 0 <= seat < len(self.row.occupants):
            raise ApiError("invalid", f"there is no seat {seat}", where="seat")

    def check_turn(self, state: State, seat: int) -> None:
        """The seat is to act in a position."""
        self.check_seat(seat)
        if state.turn == CHANCE:
            raise NotNow("a draw comes first", "to_be_drawn")
        if state.turn != seat:
            raise NotNow(f"it is not the turn of {self.seat_name(seat)}", "not_turn")

    def seat_name(self, seat: int) -> str:
        """A seat as messages name it."""
        seats = self.setup.seats
        return seats[seat] if 0 <= seat < len(seats) else f"seat {seat}"

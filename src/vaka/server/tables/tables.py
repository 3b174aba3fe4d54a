"""All tables of a server: creates, finds and lists them."""

from __future__ import annotations

import logging
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from vaka.core.errors import VakaError
from vaka.core.fair_shuffle import Shuffle
from vaka.core.records.files import from_json, loads
from vaka.core.records.verification import verify
from vaka.server.api.requests import NewTable
from vaka.server.api.responses import OfferBody, Stage, TableBody, UndoRequestBody
from vaka.server.errors import ApiError
from vaka.server.game_catalogue import Catalogue
from vaka.server.settings import Limits
from vaka.server.storage import (
    STAGES,
    Access,
    Place,
    SeatOccupant,
    Storage,
    TableRow,
    Terms,
    Wanted,
)
from vaka.server.tables.history_view import PlyCache
from vaka.server.tables.record_rows import dump_setup, load_setup, owners_of
from vaka.server.tables.seating import IsHere
from vaka.server.tables.table import Table
from vaka.server.tables.table_json import table_body, told_to
from vaka.server.tables.table_setup import (
    begun_as,
    check_agents,
    forked_from,
    make_setup,
    new_invite,
    new_row,
    on_terms,
    rematch_row,
    with_shuffle,
)

KEPT = 256
"""How many tables stay in memory; the others are read again when somebody opens them."""

AT_ONCE = 100
"""Old tables that are removed in one transaction: moves wait for it."""

_ID = re.compile("[0-9a-z]{1,20}")

log = logging.getLogger("vaka.server")


class _Loading:
    """A table that is being read; other threads that want it wait."""

    def __init__(self) -> None:
        self.lock = threading.Lock()


class Tables:
    """The tables; those in use are in memory. Thread-safe."""

    def __init__(
        self,
        storage: Storage,
        catalogue: Catalogue,
        is_here: IsHere,
        limits: Limits | None = None,
        *,
        is_online: bool = False,
    ) -> None:
        self.catalogue = catalogue
        self._storage = storage
        self._is_here = is_here
        self._limits = limits or Limits()
        self._is_online = is_online
        self._ply_cache = PlyCache()
        self._lock = threading.Lock()
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: WeakValueDictionary[str, _Loading] = WeakValueDictionary()
        self._examined: set[str] = set()
        self._frozen: set[str] = set()
        self.on_follow: Callable[[Table], None] = lambda _: None
        """Called, in any thread, when a table in memory was changed by another server."""

    @property
    def epoch(self) -> str:
        """Changes when a backup is restored."""
        return self._storage.epoch

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._alive)

    def is_loaded(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self._alive

    # ---- finding

    def find(self, table_id: str) -> Table:
        """A table as it is stored; an error if there is none. There is never more than one object
        for it."""
        if table := self._remembered(table_id):
            if self._storage.bus.is_shared:
                table.stored.catch_up()
            return table
        with self._lock:
            loading = self._loading.setdefault(table_id, _Loading())
        with loading.lock:  # threads that want another table do not wait for this one
            return self._remembered(table_id) or self._remember(self._load(table_id))

    def remembered(self, table_id: str) -> Table | None:
        """A table that is in memory, as this server knows it."""
        return self._alive.get(table_id)

    def _followed(self, table_id: str) -> None:
        """A table was read again, or changed by another server."""
        table = self._alive.get(table_id)
        if table is None:
            return
        change = self._frozen.add if table.stored.trouble else self._frozen.discard
        change(table_id)
        self.on_follow(table)

    def note_versions(self, is_followed: Callable[[str], bool]) -> list[Table]:
        """Read the versions of the tables in memory that are followed. Return these tables."""
        with self._lock:
            followed = [table for table_id, table in self._alive.items() if is_followed(table_id)]
        versions = self._storage.versions([table.id for table in followed]) if followed else {}
        for table in followed:
            table.stored.note_version(versions.get(table.id, 0))
        return followed

    def _remembered(self, table_id: str) -> Table | None:
        """A table that is in memory."""
        with self._lock:
            table = self._alive.get(table_id)
            if table:
                self._keep(table)
            return table

    def _remember(self, table: Table) -> Table:
        with self._lock:
            self._alive[table.id] = table
            table.stored.on_follow = partial(self._followed, table.id)
            self._keep(table)
            if table.stored.trouble:
                self._frozen.add(table.id)
            return table

    def _keep(self, table: Table) -> None:
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def open(self, table_id: str, person: str) -> Table:
        """A table that a person may open."""
        table = self.find(table_id)
        if not table.seating.admits(person):
            if table.row.access != "private" or person in table.row.guests:
                raise ApiError(
                    "not_yours",
                    "this table has no spectators before the game is over",
                    key="no_spectators",
                )
            raise ApiError(
                "not_yours", "this table is not open to you: ask for an invitation", key="private"
            )
        return table

    def listing(
        self,
        person: str,
        *,
        stages: Collection[Stage] = STAGES,
        is_mine: bool = False,
        is_free: bool = False,
        is_shared: bool = False,
        limit: int,
        after: Place | None = None,
    ) -> tuple[list[TableBody], Place | None, int]:
        """A page of the tables that a person may see, where the next page begins, and the number of
        all of them."""
        known = self.catalogue.names()
        if set(stages) != set(STAGES):
            self._examine()
        wanted = Wanted(person, stages, list(self._frozen), is_mine, is_free, is_shared)
        rows, end, total = self._storage.listing(wanted, limit, after)
        bodies = list(self._bodies([row for row in rows if row.game in known], person))
        return bodies, end, total

    def abandon(self, table: Table, person: str) -> None:
        """Remove a table at which nobody else sits."""
        with table.stored.reading():
            row = table.row
            others = {occupant.holder for occupant in row.occupants} - {None, person}
            if others or not row.is_member(person):
                message = "only a table at which nobody else sits can be abandoned"
                raise ApiError("not_yours", message, key="not_alone")
            self._storage.remove(table.id)
        self._forget([table.id])

    def unfinished(self) -> list[str]:
        """The running tables with bots or clocks."""
        return self._storage.unfinished()

    def sweep(self, visited: Collection[str]) -> int:
        """Remove old tables that nobody visits now: those that have not begun, and others if they
        are not kept forever. Return the number of them."""
        limits, removed = self._limits, list[str]()
        for has_begun, days in ((False, limits.waiting_days), (True, limits.kept_days)):
            while days is not None and (
                some := self._storage.remove_old(
                    self._days_ago(days), visited, AT_ONCE, has_begun=has_begun
                )
            ):
                removed += some
        self._storage.forget_receipts(self._days_ago(self._limits.receipt_days))
        self._forget(removed)
        return len(removed)

    def _days_ago(self, days: int) -> int:
        """A moment by the clock of the database: a step of this machine's makes no table old."""
        return self._storage.now() - days * 24 * 3600 * 1000

    def forget_removed(self) -> set[str]:
        """Forget the tables in memory that were removed from the database. Return their ids."""
        with self._lock:
            ids = list(self._alive)
        removed = self._storage.removed(ids) if ids else set()
        self._forget(removed)
        return removed

    def _forget(self, removed: Collection[str]) -> None:
        with self._lock:
            for table_id in removed:
                self._kept.pop(table_id, None)
                self._alive.pop(table_id, None)
            others = list(self._alive.values())
        for table in others:
            with table.lock:
                if table.row.next in removed:
                    table.stored.row = replace(table.row, next=None)

    def body(self, table: Table, person: str) -> TableBody:
        """A table as a person may see it."""
        with table.lock:
            return body_for(person, table, self.open_body(table))

    def open_body(self, table: Table, spectator_count: int = 0) -> TableBody:
        """A table as somebody without a seat sees it, with `spectator_count` spectators."""
        stored = table.stored
        return table_body(
            stored.shown_row,
            stored.setup,
            stored.owners,
            stored.trouble,
            self._is_here,
            _undo_request_body(table),
            _offer_body(table),
            spectator_count,
        )

    # ---- creating

    def create(self, wanted: NewTable, person: str) -> Table:
        """Create a table. Its creator holds the seats of all people that are not left open."""
        self._check_room(person)
        game = self.catalogue.game(wanted.game)
        setup = make_setup(game, wanted)
        wanted = wanted.model_copy(update={"access": self._access(wanted.access)})
        occupants = [
            SeatOccupant(player.agent, None if player.agent or player.open else person)
            for player in wanted.players
        ]
        row = on_terms(new_row(game, setup, occupants, person), setup, wanted)
        self._storage.create(with_shuffle(row, Shuffle.new()))
        table = self.find(row.id)
        if wanted.begin:
            table.moves.begin(person)
        return table

    def upload(
        self, data: bytes, players: Sequence[str], person: str, *, hints: bool = False
    ) -> Table:
        """Create a table from a record: to watch if it is finished, or else to play on."""
        self._check_room(person)
        self._check_records(person)
        is_json = data.lstrip()[:1] == b"{"
        load = from_json if is_json else loads
        record = load(data, self.catalogue.game, most=self._limits.entries)
        game = self.catalogue.game(record.setup.game)
        verify(record, game)
        count = len(record.setup.players)
        if len(players) > count:
            message = f"the record has {count} players"
            raise ApiError("invalid", message, key="record_players", values={"n": count})
        names = [name or None for name in players] + [None] * (count - len(players))
        check_agents(game, names)
        occupants = [SeatOccupant(name, None if name else person) for name in names]
        row = self._reached(new_row(game, record.setup, occupants, person))
        row = replace(row, setup=dump_setup(record.setup, Terms(hints=hints)))
        self._storage.create(begun_as(row, record, game), record.entries)
        return self.find(row.id)

    def fork(self, table: Table, ply: int, players: Sequence[str | None], person: str) -> Table:
        """Create a table that begins like another one, as a person knows it; its draws are new."""
        self._check_room(person)
        begun = table.exports.beginning(person, ply)
        count = len(table.setup.players)
        names = [*players[:count], *[None] * (count - len(players))]
        check_agents(table.game, names)
        occupants = [SeatOccupant(name, None if name else person) for name in names]
        row = self._reached(new_row(table.game, table.setup, occupants, person))
        row = replace(row, setup=dump_setup(table.setup, table.row.terms))
        self._storage.create(forked_from(row, begun), begun.record.entries)
        return self.find(row.id)

    def rematch(self, table: Table, person: str, *, agree: bool = True) -> Table | None:
        """Offer another game with the same people, agree to it, or refuse it. The table where they
        play again, once all have agreed; there is one."""
        return table.stored.repeat(lambda: self._rematch(table, person, agree))

    def _rematch(self, table: Table, person: str, agree: bool) -> Table | None:
        with table.lock:
            table.stored.refresh()
            if following := self._following(table):
                return following
            if agree:
                self._check_room(person)
            made = table.agreements.rematch(
                person, agree, lambda creator: rematch_row(table.stored, creator)
            )
            return self.find(made) if made else None

    def _following(self, table: Table) -> Table | None:
        """The rematch of a table, unless it was removed."""
        try:
            return self.find(table.row.next) if table.row.next else None
        except ApiError as api_error:
            if api_error.kind != "unknown":
                raise
            return None

    # ---- within

    def _access(self, wanted: Access | None) -> Access:
        """Who may come: by default anybody at home, and invited people online."""
        if wanted == "house" and self._is_online:
            raise ApiError(
                "invalid", "access must be listed or private on a public server", where="access"
            )
        return wanted or ("private" if self._is_online else "house")

    def _reached(self, row: TableRow) -> TableRow:
        access = self._access(None)
        return replace(row, access=access, invite=new_invite() if access == "private" else None)

    def _check_records(self, person: str) -> None:
        most = self._limits.records
        if self._storage.count_finished(person) >= most:
            message = f"you have {most} finished tables: no more records can be uploaded"
            raise ApiError("too_many", message, key="many_records", values={"n": most})

    def _check_room(self, person: str) -> None:
        if self._storage.count_running(person) >= self._limits.tables:
            message = f"you have {self._limits.tables} tables that are not over"
            raise ApiError(
                "too_many", message, key="many_tables", values={"n": self._limits.tables}
            )

    def _examine(self) -> None:
        """Find out once which tables of other rules versions can go on."""
        rules = {name: self.catalogue.game(name).rules_version for name in self.catalogue.names()}
        for table_id in set(self._storage.of_other_rules(rules)) - self._examined:
            self._examined.add(table_id)
            try:
                self.find(table_id)
            except VakaError as error:
                log.warning("table %s cannot be shown: %s", table_id, error)

    def _bodies(self, rows: Sequence[TableRow], person: str) -> Iterator[TableBody]:
        """Tables as a person may see them, except those that cannot be shown."""
        for row in rows:
            try:
                yield self._body_of_row(row, person)
            except VakaError as error:
                log.warning("table %s cannot be shown: %s", row.id, error)

    def _body_of_row(self, row: TableRow, person: str) -> TableBody:
        """A table, without a replay unless its rules are of another version."""
        game = self.catalogue.game(row.game)
        if row.rules == game.rules_version and row.id not in self._frozen:
            try:
                setup = load_setup(game, row)
                owners = owners_of(game, setup)
                return told_to(person, row, table_body(row, setup, owners, None, self._is_here))
            except VakaError:
                log.info("table %s: this program does not take its set-up", row.id)
        stored = self.find(row.id).stored
        row = stored.shown_row
        body = table_body(row, stored.setup, stored.owners, stored.trouble, self._is_here)
        return told_to(person, row, body)

    def _load(self, table_id: str) -> Table:
        stored = self._storage.load(table_id) if _ID.fullmatch(table_id) else None
        if stored is None:
            raise ApiError("unknown", f"there is no table {table_id[:20]!r}", key="no_table")
        row, entries = stored
        game = self.catalogue.game(row.game)
        return Table(row, entries, game, self._storage, self._is_here, self._ply_cache)


def body_for(person: str, table: Table, body: TableBody) -> TableBody:
    """A table as a person may see it, from what somebody without a seat sees."""
    seating = table.seating
    takeable, askable = seating.takeable(person), seating.askable(person)
    return told_to(person, table.row, body, table.chat.muted(person), takeable, askable)


def _offer_body(table: Table) -> OfferBody | None:
    offer = table.agreements.offer
    if offer is None:
        return None
    waits = sorted(
        seat for who in table.agreements.waits_for(offer) for seat in table.row.seats_of(who)
    )
    return OfferBody(kind=offer.kind, seat=offer.seat, wanted=offer.wanted, waiting_for=waits)


def _undo_request_body(table: Table) -> UndoRequestBody | None:
    request = table.undos.request
    if request is None:
        return None
    waits = [seat for who in table.undos.waits_for(request) for seat in table.row.seats_of(who)]
    return UndoRequestBody(seat=request.seat, plies=request.plies, waiting_for=waits)

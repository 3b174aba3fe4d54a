"""All tables of a server: setting, finding and listing them."""

from __future__ import annotations

import logging
import re
import threading
from collections import OrderedDict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from vaka.core.chance import Shuffle
from vaka.core.errors import VakaError
from vaka.core.records.archive import from_json, loads
from vaka.core.records.proof import verify
from vaka.server.body import AskedBody, Stage, TableBody
from vaka.server.catalogue import Catalogue
from vaka.server.faults import Fault
from vaka.server.settings import Limits
from vaka.server.storage import STAGES, Access, Place, Row, Storage, Terms
from vaka.server.tables.company import IsHere
from vaka.server.tables.kept import now
from vaka.server.tables.restore import dump_setup, load_setup, owners_of
from vaka.server.tables.setting import (
    begun_as,
    check_agents,
    forked_from,
    make_setup,
    new_invite,
    new_row,
    on_terms,
    with_shuffle,
)
from vaka.server.tables.showing import table_body, told_to
from vaka.server.tables.table import Table
from vaka.server.wish import NewTable

KEPT = 256
"""So many tables stay in memory; the others are read again when somebody comes."""

_ID = re.compile("[0-9a-z]{1,20}")

log = logging.getLogger("vaka.server")


def _days_ago(days: int) -> int:
    return now() - days * 24 * 3600 * 1000


class _Loading:
    """A table that is being read; who wants it too waits."""

    def __init__(self) -> None:
        self.lock = threading.Lock()


class Tables:
    """The tables, in memory as far as they are in use. Any thread may call this."""

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
        self._lock = threading.Lock()
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: WeakValueDictionary[str, _Loading] = WeakValueDictionary()
        self._examined: set[str] = set()
        self._frozen: set[str] = set()

    @property
    def epoch(self) -> str:
        """Which life of the database this is."""
        return self._storage.epoch

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._alive)

    # ---- finding

    def find(self, table_id: str) -> Table:
        """A table; a fault if there is none. There is never more than one object of it."""
        if table := self._remembered(table_id):
            return table
        with self._lock:
            loading = self._loading.setdefault(table_id, _Loading())
        with loading.lock:  # whoever wants another table does not wait for this one
            return self._remembered(table_id) or self._remember(self._load(table_id))

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
            self._keep(table)
            if table.trouble:
                self._frozen.add(table.id)
            return table

    def _keep(self, table: Table) -> None:
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def open(self, table_id: str, person: str) -> Table:
        """A table that a person may look at."""
        table = self.find(table_id)
        if not table.admits(person):
            if table.row.access != "private" or person in table.row.guests:
                raise Fault(
                    "not_yours",
                    "nobody looks on at this table before the game is over",
                    key="no_spectators",
                )
            raise Fault(
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
        limit: int,
        offset: int,
    ) -> tuple[list[TableBody], int]:
        """A stretch of the tables that a person may know of, and how many there are."""
        known = self.catalogue.names()
        if set(stages) != set(STAGES):
            self._examine()
        rows, total = self._storage.listing(
            person,
            stages=stages,
            frozen=list(self._frozen),
            is_mine=is_mine,
            is_free=is_free,
            limit=limit,
            offset=offset,
        )
        return list(self._bodies([row for row in rows if row.game in known], person)), total

    def unfinished(self) -> list[str]:
        """The running tables with bots or clocks."""
        return self._storage.unfinished()

    def sweep(self, visited: Collection[str]) -> int:
        """Remove the tables that nobody has begun for long, and that nobody visits now; how many
        there were."""
        removed = self._storage.remove_waiting(_days_ago(self._limits.waiting_days), visited)
        self._storage.forget_receipts(_days_ago(self._limits.receipt_days))
        with self._lock:
            for table_id in removed:
                self._kept.pop(table_id, None)
                self._alive.pop(table_id, None)
            others = list(self._alive.values())
        for table in others:
            table.forget_next(removed)
        return len(removed)

    def body(self, table: Table, person: str) -> TableBody:
        """A table as a person is told of it."""
        with table.lock:
            return told_to(person, table.row, self.open_body(table), table.muted(person))

    def open_body(self, table: Table, watching: int = 0) -> TableBody:
        """A table as a stranger is told of it; `watching` people look on."""
        return table_body(
            table.shown_row,
            table.setup,
            table.owners,
            table.trouble,
            self._is_here,
            _asked_body(table),
            watching,
        )

    # ---- setting

    def create(self, wanted: NewTable, person: str) -> Table:
        """Set a new table. Whoever does it holds the seats of all people that are not left open."""
        self._check_room(person)
        game = self.catalogue.game(wanted.game)
        setup = make_setup(game, wanted)
        wanted = wanted.model_copy(update={"access": self._access(wanted.access)})
        places = [
            Place(player.agent, None if player.agent or player.open else person)
            for player in wanted.players
        ]
        row = on_terms(new_row(game, setup, places, person), setup, wanted)
        self._storage.create(with_shuffle(row, Shuffle.new()))
        table = self.find(row.id)
        if wanted.begin:
            table.begin(person)
        return table

    def upload(
        self, data: bytes, players: Sequence[str], person: str, *, hints: bool = False
    ) -> Table:
        """Set a table from a record: to be looked at if it is finished, else to be played on."""
        self._check_room(person)
        is_json = data.lstrip()[:1] == b"{"
        load = from_json if is_json else loads
        record = load(data, self.catalogue.game, most=self._limits.entries)
        game = self.catalogue.game(record.setup.game)
        verify(record, game)
        count = len(record.setup.players)
        if len(players) > count:
            message = f"the record has {count} players"
            raise Fault("invalid", message, key="record_players", values={"n": count})
        names = [name or None for name in players] + [None] * (count - len(players))
        check_agents(game, names)
        places = [Place(name, None if name else person) for name in names]
        row = self._reached(new_row(game, record.setup, places, person))
        row = replace(row, setup=dump_setup(record.setup, Terms(hints=hints)))
        self._storage.create(begun_as(row, record, game), record.entries)
        return self.find(row.id)

    def fork(self, table: Table, ply: int, players: Sequence[str | None], person: str) -> Table:
        """Set a table that begins like another one, as a person knows it; its draws are new."""
        self._check_room(person)
        begun = table.beginning(person, ply)
        count = len(table.setup.players)
        names = [*players[:count], *[None] * (count - len(players))]
        check_agents(table.game, names)
        places = [Place(name, None if name else person) for name in names]
        row = self._reached(new_row(table.game, table.setup, places, person))
        row = replace(row, setup=dump_setup(table.setup, table.row.terms))
        self._storage.create(forked_from(row, begun), begun.record.entries)
        return self.find(row.id)

    def rematch(self, table: Table, person: str) -> Table:
        """The table where the same people play again; there is one, whoever asks."""
        with table.lock:
            table.refresh()
            if following := self._following(table):
                return following
            self._check_room(person)
            table.follow_with(person, self._again)
            return self.find(str(table.row.next))

    def _following(self, table: Table) -> Table | None:
        """The table that follows on another, unless it was removed."""
        try:
            return self.find(table.row.next) if table.row.next else None
        except Fault as fault:
            if fault.kind != "unknown":
                raise
            return None

    def _again(self, table: Table, person: str) -> Row:
        """The same table anew; the next seat begins."""
        old, setup = table.row, table.setup
        if setup.first is not None:
            setup = replace(setup, first=(setup.first + 1) % len(setup.seats))
        places = [Place(None, place.holder) if place.holder else place for place in old.places]
        row = replace(
            new_row(table.game, setup, places, person),
            setup=dump_setup(setup, old.terms),
            places=tuple(places),
            access=old.access,
            invite=new_invite() if old.invite else None,
            clock=old.clock,
            guests=old.guests,
        )
        return with_shuffle(row, Shuffle.new())

    # ---- within

    def _access(self, wanted: Access | None) -> Access:
        """Who may come if nobody says: at home whoever is there, elsewhere who was invited."""
        if wanted == "house" and self._is_online:
            raise Fault("invalid", "a table of this server is listed or private", where="access")
        return wanted or ("private" if self._is_online else "house")

    def _reached(self, row: Row) -> Row:
        access = self._access(None)
        return replace(row, access=access, invite=new_invite() if access == "private" else None)

    def _check_room(self, person: str) -> None:
        if self._storage.count_running(person) >= self._limits.tables:
            message = f"you have {self._limits.tables} tables that are not over"
            raise Fault("too_many", message, key="many_tables", values={"n": self._limits.tables})

    def _examine(self) -> None:
        """Find out once which of the tables of other rules can still go on."""
        rules = {name: self.catalogue.game(name).rules_version for name in self.catalogue.names()}
        for table_id in set(self._storage.of_other_rules(rules)) - self._examined:
            self._examined.add(table_id)
            try:
                self.find(table_id)
            except VakaError as error:
                log.warning("table %s cannot be shown: %s", table_id, error)

    def _bodies(self, rows: Sequence[Row], person: str) -> Iterator[TableBody]:
        """Tables as a person is told of them; one that cannot even be shown keeps back no other."""
        for row in rows:
            try:
                yield self._body_of_row(row, person)
            except VakaError as error:
                log.warning("table %s cannot be shown: %s", row.id, error)

    def _body_of_row(self, row: Row, person: str) -> TableBody:
        """Without replaying it, unless its rules are not those of this program."""
        game = self.catalogue.game(row.game)
        if row.rules == game.rules_version and row.id not in self._frozen:
            try:
                setup = load_setup(game, row)
                owners = owners_of(game, setup)
                return told_to(person, row, table_body(row, setup, owners, None, self._is_here))
            except VakaError:
                log.info("table %s: this program does not take its set-up", row.id)
        table = self.find(row.id)
        row = table.shown_row
        body = table_body(row, table.setup, table.owners, table.trouble, self._is_here)
        return told_to(person, row, body)

    def _load(self, table_id: str) -> Table:
        stored = self._storage.load(table_id) if _ID.fullmatch(table_id) else None
        if stored is None:
            raise Fault("unknown", f"there is no table {table_id[:20]!r}", key="no_table")
        row, entries = stored
        game = self.catalogue.game(row.game)
        return Table(row, entries, game, self._storage, self._is_here)


def _asked_body(table: Table) -> AskedBody | None:
    asked = table.asked
    if asked is None:
        return None
    waits = [seat for who in table.waits_for(asked) for seat in table.row.seats_of(who)]
    return AskedBody(seat=asked.seat, plies=asked.plies, waits=waits)

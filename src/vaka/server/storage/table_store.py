"""Reads and writes tables."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from vaka.core.records.record import BotMove, BotReason, Entry, Resignation, Undo
from vaka.server.storage.bans import Ban, read_bans
from vaka.server.storage.bus import ChangeNotice, make_bus
from vaka.server.storage.chat import Chat
from vaka.server.storage.database import (
    check_not_emptied,
    check_pages,
    clock,
    connect,
    database_time,
    limit_idle_transactions,
    named,
    without_transactions,
)
from vaka.server.storage.device_transfer import DeviceTransfers
from vaka.server.storage.group_commit import Writer
from vaka.server.storage.leases import Leases
from vaka.server.storage.migration import migrate
from vaka.server.storage.receipts import MOVES, advance, insert_receipt, receipt_line
from vaka.server.storage.save_statement import (
    CHANGING,
    SaveValues,
    connect_for_moves,
    save_values,
)
from vaka.server.storage.servers import Servers, shared_time
from vaka.server.storage.sql_schema import (
    EPOCHS,
    GUESTS,
    LEASES,
    LEAVERS,
    MIXES,
    PLIES,
    RECEIPTS,
    SEATS,
    TABLES,
)
from vaka.server.storage.table_listing import Place, Wanted, count, page
from vaka.server.storage.table_row import Conflict, Lease, Receipt, SeatOccupant, TableRow

PING_SECONDS = 5.0
"""Seconds between two writes that check whether the database can be written to."""

_IDS: sa.BindParameter[str] = sa.bindparam("ids", expanding=True)
_SEATS_OF = sa.select(SEATS).where(SEATS.c.table_id.in_(_IDS)).order_by(SEATS.c.seat)
_MIXES_OF = sa.select(MIXES).where(MIXES.c.table_id.in_(_IDS))
_GUESTS_OF = sa.select(GUESTS).where(GUESTS.c.table_id.in_(_IDS))
"""What belongs to some tables. Each `in_` leaves a reference cycle, so these are built once."""


class Storage:
    """The database of a server. Thread-safe."""

    def __init__(self, url: str, committed: Callable[[int], None] = lambda _: None) -> None:
        """Open the database at a URL. `committed` gets the number of writes in each commit."""
        check_not_emptied(url)
        self._engine = connect(url)
        self._reader = without_transactions(self._engine)
        self.bus = make_bus(self._engine.dialect.name, self._engine.url)
        self._moves = connect_for_moves(url) if self.bus.is_shared else None
        self._writer = Writer(self._engine, committed, self.bus, self._moves)
        try:
            with named(self._engine):
                check_pages(self._engine)
                migrate(self._engine)
                limit_idle_transactions(self._engine)
        except BaseException:
            self._engine.dispose()  # nobody can close a storage that was not made
            raise
        self.device_transfer = DeviceTransfers(self._engine, self._writer)
        self.chat = Chat(self._engine, self._writer)
        self._pinging = threading.Lock()
        self._pinged = -PING_SECONDS
        with named(self._engine), self._reading() as connection:
            self.epoch = str(connection.scalar(sa.select(EPOCHS.c.epoch)))
            """Changes when a backup is restored."""
            running = shared_time(connection) if self.bus.is_shared else None
            self._opened_at = running or database_time(connection)
            self._opened = time.monotonic_ns()

    def now(self) -> int:
        """The time of the database in milliseconds since 1970. It was asked for once and has run
        evenly since, so a step of a clock does not change it. A server that starts beside others
        continues their time."""
        return self._opened_at + (time.monotonic_ns() - self._opened) // 1_000_000

    def close(self) -> None:
        """Close the database."""
        self.bus.close()
        self._writer.close()
        self._engine.dispose()
        if self._moves:
            self._moves.dispose()

    def servers(self, server: str) -> Servers:
        """What a server tells the others on this database about itself."""
        return Servers(self._engine, self.bus, server, self.now)

    def leases(self, server: str) -> Leases:
        """The leases of a server."""
        return Leases(self._engine, server)

    def ping(self) -> None:
        """Check that the database can be written to. Frequent calls get the last answer."""
        with self._pinging:
            if time.monotonic() - self._pinged < PING_SECONDS:
                with self._reading() as connection:
                    connection.execute(sa.select(sa.literal(1)))
                return
            self._writer.write(_touch)
            self._pinged = time.monotonic()

    # ---- reading

    def load(self, table_id: str) -> tuple[TableRow, list[Entry]] | None:
        """A table with all its entries, or None."""
        with self._snapshot() as connection:
            rows = self._rows(connection, TABLES.c.id == table_id)
            if not rows:
                return None
            return rows[0], self._entries(connection, table_id)

    def changes(self, row: TableRow) -> tuple[TableRow, list[Entry]] | None:
        """What has changed in a table since a row of it: the row as it is now, and the entries
        after its ply; None if nothing has changed. A `KeyError` if the table is gone."""
        with self._reading() as connection:
            found = connection.execute(_CHANGES, {"this": row.id, "ply": row.ply}).all()
            if not found:
                raise KeyError(row.id)
            if found[0].version == row.version:
                return None
            first, width = found[0], len(_FOLLOWED)
            entries = [_entry(*line[width + 1 :]) for line in found if line[width] is not None]
            changed = replace(row, **dict(zip(_FOLLOWED, first[:width], strict=True)))
        if changed.details <= row.version:
            return changed, entries
        with self._snapshot() as connection:
            rows = self._rows(connection, TABLES.c.id == row.id)
            if not rows:
                raise KeyError(row.id)
            return rows[0], self._entries(connection, row.id, row.ply)

    def versions(self, ids: Collection[str]) -> dict[str, int]:
        """The versions of some tables."""
        query = sa.select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids))
        with self._reading() as connection:
            return {line.id: line.version for line in connection.execute(query)}

    def listing(
        self, wanted: Wanted, limit: int, after: Place | None = None
    ) -> tuple[list[TableRow], Place | None, int]:
        """A page of tables, where the next one begins, and the number of tables on all pages."""
        with self._reading() as connection:
            ids, end = page(connection, wanted, limit, after)
            rows = {row.id: row for row in self._rows(connection, TABLES.c.id.in_(ids))}
            found = [rows[table_id] for table_id in ids if table_id in rows]
            return found, end, count(connection, wanted)

    def of_other_rules(self, rules: Mapping[str, int]) -> list[str]:
        """Unfinished tables with other rules versions than these, by game."""
        ours = sa.or_(
            *(
                (TABLES.c.game == game) & (TABLES.c.rules == version)
                for game, version in rules.items()
            )
        )
        known = TABLES.c.game.in_(rules)
        query = sa.select(TABLES.c.id).where(~TABLES.c.over, known, ~ours)
        with self._reading() as connection:
            return list(connection.scalars(query))

    def unfinished(self) -> list[str]:
        """Running tables with a bot or a clock."""
        with_bot = sa.select(SEATS.c.table_id).where(SEATS.c.agent.is_not(None))
        goes_on = TABLES.c.id.in_(with_bot) | TABLES.c.clock.is_not(None)
        query = sa.select(TABLES.c.id).where(TABLES.c.begun, ~TABLES.c.over, goes_on)
        with self._reading() as connection:
            return list(connection.scalars(query.order_by(TABLES.c.changed.desc())))

    def count_running(self, person: str) -> int:
        """The number of unfinished tables that a person created."""
        is_running = (TABLES.c.creator == person) & ~TABLES.c.over
        query = sa.select(sa.func.count()).select_from(TABLES).where(is_running)
        with self._reading() as connection:
            return connection.scalar(query) or 0

    def count_finished(self, person: str) -> int:
        """The number of finished tables that a person created."""
        is_over = (TABLES.c.creator == person) & TABLES.c.over
        query = sa.select(sa.func.count()).select_from(TABLES).where(is_over)
        with self._reading() as connection:
            return connection.scalar(query) or 0

    def has_stake(self, person: str) -> bool:
        """Whether a person created an unfinished table, or holds a seat at one."""
        seated = sa.select(SEATS.c.table_id).where(SEATS.c.holder == person)
        mine = (TABLES.c.creator == person) | TABLES.c.id.in_(seated)
        query = sa.select(TABLES.c.id).where(mine, ~TABLES.c.over).limit(1)
        with self._reading() as connection:
            return connection.scalar(query) is not None

    def leavers(self, table_id: str) -> set[tuple[str, int]]:
        """Who gave up which seat of a running table."""
        query = sa.select(LEAVERS.c.person, LEAVERS.c.seat).where(LEAVERS.c.table_id == table_id)
        with self._reading() as connection:
            return {(person, seat) for person, seat in connection.execute(query)}

    def receipt(self, table_id: str, receipt: Receipt) -> tuple[int, Receipt] | None:
        """The ply after a message with this id that was accepted before, and its receipt."""
        query = sa.select(RECEIPTS.c.ply, RECEIPTS.c.kind, RECEIPTS.c.digest).where(
            RECEIPTS.c.table_id == table_id,
            RECEIPTS.c.browser == receipt.browser,
            RECEIPTS.c.message == receipt.message,
        )
        with self._reading() as connection:
            found = connection.execute(query).first()
            if found is None:
                return None
            return found.ply, replace(receipt, kind=found.kind, digest=found.digest)

    # ---- writing: on disk when the call returns

    def create(self, row: TableRow, entries: Sequence[Entry] = ()) -> None:
        """Store a new table."""
        self._writer.write(lambda connection: _insert_table(connection, row, entries))

    def follow(self, row: TableRow, following: TableRow) -> None:
        """Store the rematch of a table that has none, and link both, in one transaction."""
        there = TABLES.alias()
        is_followed = sa.exists().where(there.c.id == TABLES.c.next)
        is_first = (TABLES.c.id == row.id) & (TABLES.c.version == row.version - 1) & ~is_followed
        values = {
            "next": row.next,
            "changed": row.changed,
            "version": row.version,
            "offer": row.offer,
        }

        def work(connection: Connection) -> None:
            if connection.execute(sa.update(TABLES).where(is_first), values).rowcount != 1:
                raise Conflict("another table follows on this one")
            _insert_table(connection, following)

        self._writer.write(work, ChangeNotice("table", row.id, row.version))

    def propose(self, row: TableRow) -> None:
        """Store what is offered at a table."""
        values = {"offer": row.offer, "changed": row.changed, "version": row.version}
        is_before = (TABLES.c.id == row.id) & (TABLES.c.version == row.version - 1)

        def work(connection: Connection) -> None:
            if connection.execute(sa.update(TABLES).where(is_before), values).rowcount != 1:
                raise Conflict

        self._writer.write(work, ChangeNotice("table", row.id, row.version))

    def save(
        self,
        row: TableRow,
        entries: Sequence[Entry] = (),
        *,
        lease: Lease | None = None,
        seated: Sequence[int] = (),
        mixed: int | None = None,
        is_renamed: bool = False,
        leavers: Sequence[tuple[str, int]] = (),
        receipt: Receipt | None = None,
    ) -> None:
        """Store changes: the last `entries` of the table, the occupants of the seats `seated`, the
        people who left them (`leavers`), the string of the seat `mixed`, and the names of the
        players if it `is_renamed`. `receipt` is the message that asked for it, `lease` the lease
        under which a bot moved.

        Everything or nothing is stored; `Conflict` if the stored table is a different one.
        """
        before = row.ply - len(entries)

        def work(connection: Connection) -> None:
            _update_table(connection, row, lease)
            _insert_plies(connection, row.id, before, entries, row.changed)
            for seat in seated:
                _update_seat(connection, row.id, seat, row.occupants[seat])
            if is_renamed:
                is_this = TABLES.c.id == row.id
                connection.execute(sa.update(TABLES).where(is_this), {"setup": row.setup})
            if mixed is not None:
                _insert_mixes(connection, row.id, {mixed: row.mixes[mixed]})
            for person, seat in leavers:
                key = {"table_id": row.id, "person": person, "seat": seat}
                connection.execute(sa.insert(LEAVERS), key)
            if receipt:
                insert_receipt(connection, row.id, receipt, row.ply)

        is_more = bool(seated or is_renamed or leavers) or mixed is not None
        is_move = not is_more and (receipt is None or receipt.kind in MOVES)
        move = _move_values(row, entries, receipt, lease) if self._moves and is_move else None
        self._writer.write(work, ChangeNotice("table", row.id, row.version), move)

    def remove(self, table_id: str) -> None:
        """Remove a table with everything in it."""

        def work(connection: Connection) -> None:
            remove_tables(connection, [table_id])

        self._writer.write(work)

    def remove_old(
        self, before: int, but: Collection[str], most: int, *, has_begun: bool
    ) -> list[str]:
        """Remove tables that have begun, or that have not, and were not changed since a moment,
        except some: at most `most`, the oldest first. Return their ids."""
        begun = TABLES.c.begun | TABLES.c.over
        is_old = (TABLES.c.changed < before) & TABLES.c.id.not_in(but)
        is_old &= begun if has_begun else ~begun
        removed: list[str] = []

        def work(connection: Connection) -> None:
            query = sa.select(TABLES.c.id).where(is_old).order_by(TABLES.c.changed).limit(most)
            removed[:] = connection.scalars(query)
            remove_tables(connection, removed)

        self._writer.write(work)
        return removed

    def removed(self, ids: Collection[str]) -> set[str]:
        """The ids among these whose tables no longer exist."""
        with self._reading() as connection:
            there = connection.scalars(sa.select(TABLES.c.id).where(TABLES.c.id.in_(ids)))
            return set(ids) - set(there)

    def bans(self) -> list[Ban]:
        """The bans that hold now."""
        with self._reading() as connection:
            return read_bans(connection)

    def forget_receipts(self, before: int) -> int:
        """Remove receipts older than a moment. Return the number of them."""
        count = [0]

        def work(connection: Connection) -> None:
            count[0] = connection.execute(
                sa.delete(RECEIPTS).where(RECEIPTS.c.at < before)
            ).rowcount

        self._writer.write(work)
        return count[0]

    def admit(self, table_id: str, version: int, person: str, *, watches: bool = False) -> None:
        """Store that a person used the invitation, perhaps one that only lets them watch. `version`
        is the new version of the table."""
        key = (GUESTS.c.table_id == table_id) & (GUESTS.c.person == person)

        def work(connection: Connection) -> None:
            advance(connection, table_id, version)
            connection.execute(sa.delete(GUESTS).where(key))
            guest = {"table_id": table_id, "person": person, "watches": watches}
            connection.execute(sa.insert(GUESTS), guest)

        self._writer.write(work, ChangeNotice("table", table_id, version))

    # ---- within

    def _rows(
        self,
        connection: Connection,
        wanted: sa.ColumnElement[bool],
    ) -> list[TableRow]:
        query = sa.select(*_STORED).where(wanted)
        found = {line["id"]: dict(line) for line in connection.execute(query).mappings()}
        ids = {"ids": list(found)}
        occupants: dict[str, list[SeatOccupant]] = {table_id: [] for table_id in found}
        mixes: dict[str, dict[int, str]] = {table_id: {} for table_id in found}
        guests: dict[str, set[str]] = {table_id: set() for table_id in found}
        watchers: dict[str, set[str]] = {table_id: set() for table_id in found}
        for seat in connection.execute(_SEATS_OF, ids):
            occupant = SeatOccupant(seat.agent, seat.holder, seat.resigned)
            occupants[seat.table_id].append(occupant)
        for mix in connection.execute(_MIXES_OF, ids):
            mixes[mix.table_id][mix.seat] = mix.text
        for guest in connection.execute(_GUESTS_OF, ids):
            guests[guest.table_id].add(guest.person)
            if guest.watches:
                watchers[guest.table_id].add(guest.person)
        return [
            TableRow(
                **line,
                occupants=tuple(occupants[table_id]),
                mixes=mixes[table_id],
                guests=frozenset(guests[table_id]),
                watchers=frozenset(watchers[table_id]),
            )
            for table_id, line in found.items()
        ]

    def _entries(self, connection: Connection, table_id: str, since: int = 0) -> list[Entry]:
        query = (
            sa.select(*_ENTRY)
            .where(PLIES.c.table_id == table_id, PLIES.c.ply > since)
            .order_by(PLIES.c.ply)
        )
        return [_entry(*ply) for ply in connection.execute(query)]

    @contextmanager
    def _snapshot(self) -> Iterator[Connection]:
        """A connection whose queries all see the same moment."""
        with self._engine.connect() as connection:
            if self.bus.is_shared:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._reader.connect() as connection:
            yield connection


_DERIVED = {"over", "shared", "free"}
"""What follows from the rest of a row, and is stored for the list of tables."""

_STORED = [column for column in TABLES.columns if column.name not in _DERIVED]

_FOLLOWED = [name for name in CHANGING if name not in _DERIVED]
_ENTRY = (PLIES.c.move, PLIES.c.undo_seat, PLIES.c.undo_plies, PLIES.c.bot)

# Built once: building a statement costs more than executing it.
_UPDATE_TABLE = sa.update(TABLES).where(
    TABLES.c.id == sa.bindparam("this"), TABLES.c.version == sa.bindparam("before")
)
_IS_LEASED = sa.exists().where(
    LEASES.c.table_id == TABLES.c.id,
    LEASES.c.server == sa.bindparam("server"),
    LEASES.c.fence == sa.bindparam("fence"),
    LEASES.c.expires > clock(),
)
_CHANGES = (
    sa.select(*(TABLES.c[name] for name in _FOLLOWED), PLIES.c.ply, *_ENTRY)
    .select_from(
        TABLES.outerjoin(
            PLIES, (PLIES.c.table_id == TABLES.c.id) & (PLIES.c.ply > sa.bindparam("ply"))
        )
    )
    .where(TABLES.c.id == sa.bindparam("this"))
    .order_by(PLIES.c.ply)
)
_INSERT_PLIES = sa.insert(PLIES)
_UNFOLLOWED = {"next": None, "version": TABLES.c.version + 1}


def _touch(connection: Connection) -> None:
    """A write that changes nothing."""
    connection.execute(sa.update(EPOCHS).values(epoch=EPOCHS.c.epoch))


def _insert_table(connection: Connection, row: TableRow, entries: Sequence[Entry] = ()) -> None:
    connection.execute(
        sa.insert(TABLES), {column.name: getattr(row, column.name) for column in TABLES.columns}
    )
    seats = [
        {"table_id": row.id, "seat": seat, **asdict(occupant)}
        for seat, occupant in enumerate(row.occupants)
    ]
    connection.execute(sa.insert(SEATS), seats)
    _insert_plies(connection, row.id, 0, entries, row.created)
    _insert_mixes(connection, row.id, row.mixes)
    if row.guests:
        guests = [
            {"table_id": row.id, "person": person, "watches": person in row.watchers}
            for person in row.guests
        ]
        connection.execute(sa.insert(GUESTS), guests)


def remove_tables(connection: Connection, ids: Sequence[str]) -> int:
    """Remove tables, within a transaction; the number of those that were there. A table whose
    rematch is removed has no rematch any more."""
    followed = sa.update(TABLES).where(TABLES.c.next.in_(ids))
    connection.execute(followed.values(_UNFOLLOWED))
    return connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(ids))).rowcount


def _update_table(connection: Connection, row: TableRow, lease: Lease | None) -> None:
    """Update the row of a table, if nobody else has changed it. A write for a bot is rejected if
    its server has lost the lease."""
    values = {name: getattr(row, name) for name in CHANGING}
    update, key = _UPDATE_TABLE, {"this": row.id, "before": row.version - 1}
    if lease:
        update, key = update.where(_IS_LEASED), {**key, **vars(lease)}
    if connection.execute(update, {**key, **values}).rowcount != 1:
        raise Conflict


def _update_seat(connection: Connection, table_id: str, seat: int, occupant: SeatOccupant) -> None:
    is_seat = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
    connection.execute(sa.update(SEATS).where(is_seat), asdict(occupant))


def _entry(move: int | None, seat: int, plies: int | None, bot: BotReason | None) -> Entry:
    """An entry as it was stored: a resignation is an undo of nothing."""
    if move is None:
        return Resignation(seat) if plies is None else Undo(seat, plies)
    return BotMove(move, bot) if bot else move


def _columns(entry: Entry) -> dict[str, int | str | None]:
    """The columns of an entry."""
    columns: dict[str, int | str | None]
    columns = {"move": None, "undo_seat": None, "undo_plies": None, "bot": None}
    match entry:
        case Undo():
            return columns | {"undo_seat": entry.seat, "undo_plies": entry.plies}
        case Resignation():
            return columns | {"undo_seat": entry.seat}
        case BotMove():
            return columns | {"move": entry.move, "bot": entry.reason}
        case _:
            return columns | {"move": entry}


def _ply_lines(
    table_id: str, before: int, entries: Sequence[Entry], at: int
) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "ply": before + number, "at": at, **_columns(entry)}
        for number, entry in enumerate(entries, start=1)
    ]


def _insert_plies(
    connection: Connection, table_id: str, before: int, entries: Sequence[Entry], at: int
) -> None:
    if lines := _ply_lines(table_id, before, entries, at):
        connection.execute(_INSERT_PLIES, lines)


def _move_values(
    row: TableRow, entries: Sequence[Entry], receipt: Receipt | None, lease: Lease | None
) -> SaveValues:
    """What a move stores, for a single statement."""
    return save_values(
        (row.id, row.version - 1),
        {name: getattr(row, name) for name in CHANGING},
        _ply_lines(row.id, row.ply - len(entries), entries, row.changed),
        receipt_line(row.id, receipt, row.ply) if receipt else None,
        lease,
    )


def _insert_mixes(connection: Connection, table_id: str, mixes: Mapping[int, str]) -> None:
    lines = [{"table_id": table_id, "seat": seat, "text": text} for seat, text in mixes.items()]
    if lines:
        connection.execute(sa.insert(MIXES), lines)

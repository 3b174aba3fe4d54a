"""Reading and writing tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from vaka.core.records.record import Entry, Undo
from vaka.server.storage.chat import Chat, insert_receipt
from vaka.server.storage.database import connect, named
from vaka.server.storage.migrate import migrate
from vaka.server.storage.people import People
from vaka.server.storage.row import STAGES, Conflict, Place, Receipt, Row, Stage
from vaka.server.storage.schema import (
    EPOCHS,
    GUESTS,
    LEAVERS,
    MIXES,
    PLIES,
    RECEIPTS,
    SEATS,
    TABLES,
)
from vaka.server.storage.writer import Writer


class Storage:
    """The database of a server. Any thread may use it."""

    def __init__(self, url: str, committed: Callable[[int], None] = lambda _: None) -> None:
        """Open the database at a URL. `committed` hears how many writes each commit held."""
        self._engine = connect(url)
        self._writer = Writer(self._engine, committed)
        with named(self._engine):
            migrate(self._engine)
        self.people = People(self._engine, self._writer)
        self.chat = Chat(self._engine, self._writer)
        with named(self._engine), self._reading() as connection:
            self.epoch = str(connection.scalar(sa.select(EPOCHS.c.epoch)))
            """Which life of the database this is: another one after a backup was restored."""

    def close(self) -> None:
        """Let go of the database."""
        self._writer.close()
        self._engine.dispose()

    def ping(self) -> None:
        """See that the database answers."""
        with self._reading() as connection:
            connection.execute(sa.select(sa.literal(1)))

    # ---- reading

    def load(self, table_id: str) -> tuple[Row, list[Entry]] | None:
        """A table with all its entries, or None."""
        with self._reading() as connection:
            rows = self._rows(connection, TABLES.c.id == table_id)
            if not rows:
                return None
            plies = connection.execute(
                sa.select(PLIES.c.move, PLIES.c.undo_seat, PLIES.c.undo_plies)
                .where(PLIES.c.table_id == table_id)
                .order_by(PLIES.c.ply)
            )
            return rows[0], [_entry(*ply) for ply in plies]

    def listing(
        self,
        person: str,
        *,
        stages: Collection[Stage] = STAGES,
        frozen: Collection[str] = (),
        is_mine: bool = False,
        is_free: bool = False,
        limit: int,
        offset: int,
    ) -> tuple[list[Row], int]:
        """A stretch of the tables that a person may know of, and how many there are: one's own
        first, then the running ones, then the latest. `is_free`: only where a seat is free;
        `frozen`: those that are known to be so."""
        seated = sa.select(SEATS.c.table_id).where(SEATS.c.holder == person)
        mine = (TABLES.c.creator == person) | TABLES.c.id.in_(seated)
        invited = TABLES.c.id.in_(sa.select(GUESTS.c.table_id).where(GUESTS.c.person == person))
        wanted = mine if is_mine else mine | invited | (TABLES.c.access != "private")
        if set(stages) != set(STAGES):
            wanted &= _stands(stages, frozen)
        if is_free:
            nobody = SEATS.c.agent.is_(None) & SEATS.c.holder.is_(None)
            free = sa.select(SEATS.c.table_id).where(nobody)
            wanted &= TABLES.c.result.is_(None) & TABLES.c.id.in_(free)
        order = (
            sa.case((mine, 0), else_=1),
            sa.case((TABLES.c.result.is_(None), 0), else_=1),
            TABLES.c.changed.desc(),
            TABLES.c.id,
        )
        with self._reading() as connection:
            total = connection.scalar(sa.select(sa.func.count()).select_from(TABLES).where(wanted))
            rows = self._rows(connection, wanted, order, limit, offset)
            return rows, total or 0

    def of_other_rules(self, rules: Mapping[str, int]) -> list[str]:
        """The tables that are not over and were played by other rules than these, by game."""
        ours = sa.or_(
            *(
                (TABLES.c.game == game) & (TABLES.c.rules == version)
                for game, version in rules.items()
            )
        )
        known = TABLES.c.game.in_(rules)
        query = sa.select(TABLES.c.id).where(TABLES.c.result.is_(None), known, ~ours)
        with self._reading() as connection:
            return list(connection.scalars(query))

    def unfinished(self) -> list[str]:
        """The tables that have begun, have a bot or a clock, and are not over."""
        with_bot = sa.select(SEATS.c.table_id).where(SEATS.c.agent.is_not(None))
        goes_on = TABLES.c.id.in_(with_bot) | TABLES.c.clock.is_not(None)
        query = sa.select(TABLES.c.id).where(TABLES.c.begun, TABLES.c.result.is_(None), goes_on)
        with self._reading() as connection:
            return list(connection.scalars(query.order_by(TABLES.c.changed.desc())))

    def count_running(self, person: str) -> int:
        """How many tables that a person set are not over."""
        is_running = (TABLES.c.creator == person) & TABLES.c.result.is_(None)
        query = sa.select(sa.func.count()).select_from(TABLES).where(is_running)
        with self._reading() as connection:
            return connection.scalar(query) or 0

    def has_stake(self, person: str) -> bool:
        """Whether a person set a table that is not over, or sits at one."""
        seated = sa.select(SEATS.c.table_id).where(SEATS.c.holder == person)
        mine = (TABLES.c.creator == person) | TABLES.c.id.in_(seated)
        query = sa.select(TABLES.c.id).where(mine, TABLES.c.result.is_(None)).limit(1)
        with self._reading() as connection:
            return connection.scalar(query) is not None

    def leavers(self, table_id: str) -> set[tuple[str, int]]:
        """Who held which seat of a table while it was played, and gave it up."""
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

    # ---- writing: each of these is on disk when it returns

    def create(self, row: Row, entries: Sequence[Entry] = ()) -> None:
        """Store a new table."""
        self._writer.write(lambda connection: _insert_table(connection, row, entries))

    def follow(self, row: Row, following: Row) -> None:
        """Store a new table that follows on another, on which none does: both or neither."""
        there = TABLES.alias()
        is_followed = sa.exists().where(there.c.id == TABLES.c.next)
        is_first = (TABLES.c.id == row.id) & ~is_followed
        values = {"next": row.next, "changed": row.changed}

        def work(connection: Connection) -> None:
            if connection.execute(sa.update(TABLES).where(is_first), values).rowcount != 1:
                raise Conflict("another table follows on this one")
            _insert_table(connection, following)

        self._writer.write(work)

    def save(
        self,
        row: Row,
        entries: Sequence[Entry] = (),
        *,
        seated: Sequence[int] = (),
        mixed: int | None = None,
        is_renamed: bool = False,
        leavers: Sequence[tuple[str, int]] = (),
        receipt: Receipt | None = None,
    ) -> None:
        """Store what has changed: the last `entries` of the table, who sits at the seats `seated`,
        the `leavers` of them, the string that the seat `mixed` gave, the names of the players if it
        `is_renamed`.
        `receipt` is the message that asked for it.

        All of it or nothing; `Conflict` if the table is not the one that is stored.
        """
        before = row.ply - len(entries)

        def work(connection: Connection) -> None:
            _update_table(connection, row, before)
            _insert_plies(connection, row.id, before, entries, row.changed)
            for seat in seated:
                _update_seat(connection, row.id, seat, row.places[seat])
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

        self._writer.write(work)

    def remove_waiting(self, before: int, but: Collection[str]) -> list[str]:
        """Remove the tables that were not begun and not changed since a moment, but for some; which
        ones that were. No other follows on a table whose follower is removed."""
        is_idle = ~TABLES.c.begun & TABLES.c.result.is_(None) & (TABLES.c.changed < before)
        removed: list[str] = []

        def work(connection: Connection) -> None:
            found = connection.scalars(sa.select(TABLES.c.id).where(is_idle))
            removed[:] = [table_id for table_id in found if table_id not in but]
            for table_id in removed:
                followed = sa.update(TABLES).where(TABLES.c.next == table_id)
                connection.execute(followed, {"next": None})
                connection.execute(sa.delete(TABLES).where(TABLES.c.id == table_id))

        self._writer.write(work)
        return removed

    def forget_receipts(self, before: int) -> int:
        """Forget the messages that were accepted before a moment; how many there were."""
        count = [0]

        def work(connection: Connection) -> None:
            count[0] = connection.execute(
                sa.delete(RECEIPTS).where(RECEIPTS.c.at < before)
            ).rowcount

        self._writer.write(work)
        return count[0]

    def admit(self, table_id: str, person: str) -> None:
        """Somebody came by an invitation."""

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(GUESTS), {"table_id": table_id, "person": person})

        self._writer.write(work)

    # ---- within

    def _rows(
        self,
        connection: Connection,
        wanted: sa.ColumnElement[bool],
        order: Sequence[sa.ColumnElement[Any]] = (),
        limit: int | None = None,
        offset: int | None = None,
    ) -> list[Row]:
        query = sa.select(TABLES).where(wanted).order_by(*order).limit(limit).offset(offset)
        found = {line["id"]: dict(line) for line in connection.execute(query).mappings()}
        places: dict[str, list[Place]] = {table_id: [] for table_id in found}
        mixes: dict[str, dict[int, str]] = {table_id: {} for table_id in found}
        guests: dict[str, set[str]] = {table_id: set() for table_id in found}
        seats = sa.select(SEATS).where(SEATS.c.table_id.in_(found)).order_by(SEATS.c.seat)
        for seat in connection.execute(seats):
            places[seat.table_id].append(Place(seat.agent, seat.holder))
        for mix in connection.execute(sa.select(MIXES).where(MIXES.c.table_id.in_(found))):
            mixes[mix.table_id][mix.seat] = mix.text
        for guest in connection.execute(sa.select(GUESTS).where(GUESTS.c.table_id.in_(found))):
            guests[guest.table_id].add(guest.person)
        return [
            Row(
                **line,
                places=tuple(places[table_id]),
                mixes=mixes[table_id],
                guests=frozenset(guests[table_id]),
            )
            for table_id, line in found.items()
        ]

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            yield connection


_CHANGING = ("rules", "changed", "begun", "ply", "turn", "drawn", "result", "next", "asked")

# What is executed for every move is made once: making a statement costs more than executing it.
_UPDATE_TABLE = sa.update(TABLES).where(
    TABLES.c.id == sa.bindparam("this"), TABLES.c.ply == sa.bindparam("before")
)
_INSERT_PLIES = sa.insert(PLIES)


def _insert_table(connection: Connection, row: Row, entries: Sequence[Entry] = ()) -> None:
    connection.execute(
        sa.insert(TABLES), {column.name: getattr(row, column.name) for column in TABLES.columns}
    )
    seats = [
        {"table_id": row.id, "seat": seat, "agent": place.agent, "holder": place.holder}
        for seat, place in enumerate(row.places)
    ]
    connection.execute(sa.insert(SEATS), seats)
    _insert_plies(connection, row.id, 0, entries, row.created)
    _insert_mixes(connection, row.id, row.mixes)
    if row.guests:
        guests = [{"table_id": row.id, "person": person} for person in row.guests]
        connection.execute(sa.insert(GUESTS), guests)


def _update_table(connection: Connection, row: Row, before: int) -> None:
    """Write what changes, if the table still stands where it was."""
    values = {name: getattr(row, name) for name in _CHANGING}
    found = connection.execute(_UPDATE_TABLE, {"this": row.id, "before": before, **values})
    if found.rowcount != 1:
        raise Conflict("the table has been changed from elsewhere")


def _update_seat(connection: Connection, table_id: str, seat: int, place: Place) -> None:
    is_seat = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
    values = {"agent": place.agent, "holder": place.holder}
    connection.execute(sa.update(SEATS).where(is_seat), values)


def _stands(stages: Collection[Stage], frozen: Collection[str]) -> sa.ColumnElement[bool]:
    """Whether a table has come so far."""
    is_over, is_frozen = TABLES.c.result.is_not(None), TABLES.c.id.in_(frozen)
    conditions = {
        "frozen": is_frozen,
        "over": is_over & ~is_frozen,
        "playing": ~is_over & TABLES.c.begun & ~is_frozen,
        "waiting": ~is_over & ~TABLES.c.begun & ~is_frozen,
    }
    return sa.or_(*(conditions[stage] for stage in stages))


def _entry(move: int | None, seat: int, plies: int) -> Entry:
    return Undo(seat, plies) if move is None else move


def _insert_plies(
    connection: Connection, table_id: str, before: int, entries: Sequence[Entry], at: int
) -> None:
    lines = [
        {
            "table_id": table_id,
            "ply": before + number,
            "move": None if isinstance(entry, Undo) else entry,
            "undo_seat": entry.seat if isinstance(entry, Undo) else None,
            "undo_plies": entry.plies if isinstance(entry, Undo) else None,
            "at": at,
        }
        for number, entry in enumerate(entries, start=1)
    ]
    if lines:
        connection.execute(_INSERT_PLIES, lines)


def _insert_mixes(connection: Connection, table_id: str, mixes: Mapping[int, str]) -> None:
    lines = [{"table_id": table_id, "seat": seat, "text": text} for seat, text in mixes.items()]
    if lines:
        connection.execute(sa.insert(MIXES), lines)

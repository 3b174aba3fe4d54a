"""Tables on disk: one row for every move, draw and undo, there before anybody is told of it.

Nothing about a game is stored but its set-up, its shuffle and its entries: the position follows
from them. What else stands in a row (`ply`, `turn`, `result`) only saves replaying a table in
order to list it.

SQLite writes ahead to a log that is flushed to the disk at every commit (`synchronous=FULL`), so
that neither a crash nor a power cut loses what was committed.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from vaka.core.errors import VakaError
from vaka.core.records.record import Entry, Undo

SCHEMA_VERSION = 1
FILE = "vaka.sqlite"

metadata = sa.MetaData()

META = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("creator", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
    sa.Column("begun", sa.Boolean, nullable=False),
    sa.Column("forked", sa.Integer, nullable=False),
    sa.Column("commitment", sa.String(64)),
    sa.Column("secret", sa.String(64)),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("drawn", sa.Boolean, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),
)


def _table_id() -> sa.Column[str]:
    """The table that a row belongs to."""
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(20), of_table, primary_key=True)


SEATS = sa.Table(
    "seats",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("agent", sa.String(200)),
    sa.Column("holder", sa.String(64), index=True),
)
PLIES = sa.Table(
    "plies",
    metadata,
    _table_id(),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("move", sa.Integer),
    sa.Column("undo_seat", sa.Integer),
    sa.Column("undo_plies", sa.Integer),
    sa.Column("at", sa.BigInteger, nullable=False),
)
MIXES = sa.Table(
    "mixes",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.String(200), nullable=False),
)
RECEIPTS = sa.Table(
    "receipts",
    metadata,
    _table_id(),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("message", sa.String(64), primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),
)
"""Which messages were accepted, so that one that comes twice is not done twice."""


class Conflict(VakaError):
    """Somebody else has written to the table meanwhile: what is remembered of it is out of date."""


@dataclass(frozen=True)
class Place:
    """A seat: the agent that plays there, or the browser that holds it."""

    agent: str | None = None
    holder: str | None = None


@dataclass(frozen=True)
class Row:
    """A table as it is stored, all but its entries."""

    id: str
    game: str
    rules: int
    setup: Mapping[str, Any]
    creator: str
    created: int
    changed: int
    begun: bool = False
    forked: int = 0
    commitment: str | None = None
    secret: str | None = None
    ply: int = 0
    turn: int = 0
    drawn: bool = False
    result: Mapping[str, Any] | None = None
    places: tuple[Place, ...] = ()
    mixes: Mapping[int, str] = field(default_factory=dict)

    @property
    def hints(self) -> bool:
        """Whether the table allows hints: part of how it was set."""
        return bool(self.setup.get("hints"))


@dataclass(frozen=True)
class Receipt:
    """A message of a browser that was accepted."""

    browser: str
    message: str


class Storage:
    """The database of a server. Any thread may use it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.path = folder / FILE
        self.path.touch(mode=0o600)  # secrets of running tables are in it
        self._writing = threading.Lock()
        self._engine = sa.create_engine(
            f"sqlite:///{self.path}", connect_args={"check_same_thread": False, "timeout": 30}
        )
        sa.event.listen(self._engine, "connect", _prepare)
        sa.event.listen(self._engine, "begin", _begin)
        self._open()

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

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
        self, browser: str, *, is_over: bool | None, limit: int, offset: int
    ) -> tuple[list[Row], int]:
        """A stretch of all tables and how many there are: one's own first, then the running ones,
        then the latest."""
        seated = sa.select(SEATS.c.table_id).where(SEATS.c.holder == browser)
        is_mine = (TABLES.c.creator == browser) | TABLES.c.id.in_(seated)
        wanted: sa.ColumnElement[bool] = sa.true()
        if is_over is not None:
            wanted = TABLES.c.result.is_not(None) if is_over else TABLES.c.result.is_(None)
        order = (
            sa.case((is_mine, 0), else_=1),
            sa.case((TABLES.c.result.is_(None), 0), else_=1),
            TABLES.c.changed.desc(),
            TABLES.c.id,
        )
        with self._reading() as connection:
            total = connection.scalar(sa.select(sa.func.count()).select_from(TABLES).where(wanted))
            rows = self._rows(connection, wanted, order, limit, offset)
            return rows, total or 0

    def unfinished(self) -> list[str]:
        """The tables that have begun, have a bot and are not over."""
        with_bot = sa.select(SEATS.c.table_id).where(SEATS.c.agent.is_not(None))
        query = sa.select(TABLES.c.id).where(
            TABLES.c.begun, TABLES.c.result.is_(None), TABLES.c.id.in_(with_bot)
        )
        with self._reading() as connection:
            return list(connection.scalars(query.order_by(TABLES.c.changed.desc())))

    def receipt(self, table_id: str, receipt: Receipt) -> int | None:
        """The ply after a message that was accepted before, else None."""
        query = sa.select(RECEIPTS.c.ply).where(
            RECEIPTS.c.table_id == table_id,
            RECEIPTS.c.browser == receipt.browser,
            RECEIPTS.c.message == receipt.message,
        )
        with self._reading() as connection:
            return connection.scalar(query)

    # ---- writing: each of these is on disk when it returns

    def create(self, row: Row, entries: Sequence[Entry] = ()) -> None:
        """Store a new table."""
        values = {column.name: getattr(row, column.name) for column in TABLES.columns}
        seats = [
            {"table_id": row.id, "seat": seat, "agent": place.agent, "holder": place.holder}
            for seat, place in enumerate(row.places)
        ]
        with self._write() as connection:
            connection.execute(sa.insert(TABLES), values)
            connection.execute(sa.insert(SEATS), seats)
            _insert_plies(connection, row.id, 0, entries, row.created)
            _insert_mixes(connection, row.id, row.mixes)

    def save(
        self,
        row: Row,
        entries: Sequence[Entry] = (),
        *,
        seated: Sequence[int] = (),
        mixed: int | None = None,
        receipt: Receipt | None = None,
    ) -> None:
        """Store what has changed: the last `entries` of the table, who sits at the seats `seated`,
        the string that the seat `mixed` gave. `receipt` is the message that asked for it.

        All of it or nothing; `Conflict` if the table is not the one that is stored.
        """
        before = row.ply - len(entries)
        values = {name: getattr(row, name) for name in _CHANGING}
        with self._write() as connection:
            is_this = (TABLES.c.id == row.id) & (TABLES.c.ply == before)
            if connection.execute(sa.update(TABLES).where(is_this), values).rowcount != 1:
                raise Conflict("the table has been changed from elsewhere")
            _insert_plies(connection, row.id, before, entries, row.changed)
            for seat in seated:
                is_seat = (SEATS.c.table_id == row.id) & (SEATS.c.seat == seat)
                place = {"agent": row.places[seat].agent, "holder": row.places[seat].holder}
                connection.execute(sa.update(SEATS).where(is_seat), place)
            if mixed is not None:
                _insert_mixes(connection, row.id, {mixed: row.mixes[mixed]})
            if receipt:
                key = {"browser": receipt.browser, "message": receipt.message}
                connection.execute(sa.insert(RECEIPTS), {"table_id": row.id, **key, "ply": row.ply})

    # ---- within

    def _open(self) -> None:
        """Make the tables, or see that they are ours."""
        try:
            with self._write() as connection:
                metadata.create_all(connection)
                stored = connection.scalar(
                    sa.select(META.c.value).where(META.c.key == "schema_version")
                )
                if stored is None:
                    connection.execute(
                        sa.insert(META), {"key": "schema_version", "value": str(SCHEMA_VERSION)}
                    )
        except SQLAlchemyError as error:
            self.close()
            raise VakaError(f"{self.path}: cannot be opened: {_cause(error)}") from None
        if stored is not None and int(stored) != SCHEMA_VERSION:
            self.close()
            raise VakaError(
                f"{self.path}: its schema is version {stored}, this program's is {SCHEMA_VERSION}"
            )

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
        seats = sa.select(SEATS).where(SEATS.c.table_id.in_(found)).order_by(SEATS.c.seat)
        for seat in connection.execute(seats):
            places[seat.table_id].append(Place(seat.agent, seat.holder))
        for mix in connection.execute(sa.select(MIXES).where(MIXES.c.table_id.in_(found))):
            mixes[mix.table_id][mix.seat] = mix.text
        return [
            Row(**line, places=tuple(places[table_id]), mixes=mixes[table_id])
            for table_id, line in found.items()
        ]

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        """A transaction that writes. There is one writer, so nobody waits in vain for another."""
        with self._writing, self._engine.connect() as connection:
            connection.execution_options(vaka_writes=True)
            try:
                with connection.begin():
                    yield connection
            except IntegrityError as error:
                raise Conflict(
                    f"the table has been changed from elsewhere: {_cause(error)}"
                ) from None


_CHANGING = ("changed", "begun", "ply", "turn", "drawn", "result")


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
        connection.execute(sa.insert(PLIES), lines)


def _insert_mixes(connection: Connection, table_id: str, mixes: Mapping[int, str]) -> None:
    lines = [{"table_id": table_id, "seat": seat, "text": text} for seat, text in mixes.items()]
    if lines:
        connection.execute(sa.insert(MIXES), lines)


_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",  # without it a Mac only promises to write soon
    "foreign_keys=ON",
)


def _prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """We say ourselves when a transaction begins."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("vaka_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _cause(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error)

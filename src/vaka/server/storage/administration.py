"""Looks after the database of a server from outside, also while the server runs.

The server notices removed tables and new bans within seconds (`moderation`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from vaka.core.errors import VakaError
from vaka.server.storage.bans import Ban, lift_ban, read_bans, write_ban
from vaka.server.storage.database import check_there, connect, named
from vaka.server.storage.migration import revision
from vaka.server.storage.sql_schema import PLIES, REVISION, SEATS, TABLES, metadata
from vaka.server.storage.table_store import remove_tables

BATCH = 100
"""Tables that are removed in one transaction: a running server waits for it."""


@dataclass(frozen=True)
class TableSummary:
    """A table as a host sees it."""

    id: str
    game: str
    stage: str
    access: str
    plies: int
    creator: str
    changed: int


@dataclass(frozen=True)
class PersonSummary:
    """A person as a host sees them: the tables they created, and where they sit."""

    id: str
    tables: int
    finished: int
    plies: int
    seats: int
    changed: int


class Administration:
    """The database of a server, opened by its host."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def tables(self, *, creator: str | None = None, limit: int = 50) -> list[TableSummary]:
        """The tables with the latest changes, of all people or of one."""
        query = sa.select(TABLES).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit)
        if creator is not None:
            query = query.where(TABLES.c.creator == creator)
        with self._engine.connect() as connection:
            return [
                TableSummary(
                    id=row.id,
                    game=row.game,
                    stage="over" if row.over else "playing" if row.begun else "waiting",
                    access=row.access,
                    plies=row.ply,
                    creator=row.creator,
                    changed=row.changed,
                )
                for row in connection.execute(query)
            ]

    def people(self, *, limit: int = 50) -> list[PersonSummary]:
        """The people who created tables, those with the most plies first."""
        seats = sa.select(SEATS.c.holder, sa.func.count().label("seats")).group_by(SEATS.c.holder)
        held = seats.subquery()
        plies = sa.func.sum(TABLES.c.ply)
        query = (
            sa.select(
                TABLES.c.creator,
                sa.func.count(),
                sa.func.sum(sa.case((TABLES.c.over, 1), else_=0)),
                plies,
                sa.func.coalesce(sa.func.max(held.c.seats), 0),
                sa.func.max(TABLES.c.changed),
            )
            .outerjoin(held, held.c.holder == TABLES.c.creator)
            .group_by(TABLES.c.creator)
            .order_by(plies.desc(), TABLES.c.creator)
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [PersonSummary(*row) for row in connection.execute(query)]

    def person(self, text: str) -> str:
        """The id of a person, given by its beginning."""
        begins = sa.func.substr(TABLES.c.creator, 1, len(text)) == text
        sits = sa.func.substr(SEATS.c.holder, 1, len(text)) == text
        created = sa.select(TABLES.c.creator).where(begins)
        seated = sa.select(SEATS.c.holder).where(sits)
        with self._engine.connect() as connection:
            found = list(connection.scalars(created.union(seated).limit(2)))
        if len(found) != 1:
            count = "more than one" if found else "no"
            raise VakaError(f"{count} person id starts with {text}")
        return str(found[0])

    def remove_tables(self, ids: Sequence[str]) -> int:
        """Remove tables with everything in them. Return the number of those that were there."""
        count = 0
        for first in range(0, len(ids), BATCH):
            some = list(ids[first : first + BATCH])
            with self._writing() as connection:
                count += remove_tables(connection, some)
        return count

    def remove_tables_of(self, person: str) -> int:
        """Remove all tables that a person created. Return the number of them."""
        with self._engine.connect() as connection:
            query = sa.select(TABLES.c.id).where(TABLES.c.creator == person)
            ids = list(connection.scalars(query))
        return self.remove_tables(ids)

    def bans(self) -> list[Ban]:
        """The bans that hold now."""
        with self._engine.connect() as connection:
            return read_bans(connection)

    def ban(self, ban: Ban) -> None:
        """Ban a person or an address."""
        with self._writing() as connection:
            write_ban(connection, ban)

    def unban(self, subject: str) -> bool:
        """Lift a ban. Return whether there was one."""
        with self._writing() as connection:
            return lift_ban(connection, subject)

    def disk(self) -> dict[str, int]:
        """The size of the database in bytes, and the number of rows of each kind."""
        with self._engine.connect() as connection:
            rows = {
                name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
                for name, table in sorted(metadata.tables.items())
            }
            return {"bytes": self._size(connection), **rows}

    def largest(self, limit: int = 10) -> list[tuple[str, int]]:
        """The tables with the most plies."""
        plies = sa.func.count()
        query = sa.select(PLIES.c.table_id, plies).group_by(PLIES.c.table_id)
        query = query.order_by(plies.desc(), PLIES.c.table_id).limit(limit)
        with self._engine.connect() as connection:
            return [(table_id, number) for table_id, number in connection.execute(query)]

    def _size(self, connection: Connection) -> int:
        if self._engine.dialect.name == "postgresql":
            current = sa.func.pg_database_size(sa.func.current_database())
            return connection.scalar(sa.select(current)) or 0
        path = Path(str(self._engine.url.database))
        files = (path, path.with_name(f"{path.name}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            connection.execution_options(vaka_writes=True)
            with connection.begin():
                yield connection


@contextmanager
def open_administration(url: str) -> Iterator[Administration]:
    """The database at a URL, which must be that of a server of this version."""
    check_there(url)
    engine = connect(url)
    try:
        with named(engine):
            with engine.connect() as connection:
                found = revision(connection)
            if found is None:
                raise VakaError("is not the database of a server")
            if found != REVISION:
                raise VakaError(f"has schema version {found}: start the server once to upgrade it")
            yield Administration(engine)
    finally:
        engine.dispose()

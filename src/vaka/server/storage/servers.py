"""The servers that share a database, and who is connected to which. PostgreSQL only."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from vaka.core.errors import VakaError
from vaka.server.storage.bus import Bus, ChangeNotice
from vaka.server.storage.database import (
    LEASE_SECONDS,
    clock,
    is_valid,
    lease_end,
    without_transactions,
)
from vaka.server.storage.sql_schema import PRESENCE, SERVERS

FORGET_SECONDS = 60
"""Seconds after which the row of a dead server is removed."""

Place = tuple[str, str]
"""A table and a person who has it open."""

ENTER = sa.text(
    "insert into presence (table_id, person, server)"
    " select id, :person, :server from tables where id = :table_id for share"
    " on conflict do nothing"
)

_BEAT = (
    sa.update(SERVERS)
    .where(SERVERS.c.id == sa.bindparam("this"))
    .values(expires=lease_end(), now=sa.bindparam("time"))
)
_LEFT = sa.select(SERVERS.c.id, (SERVERS.c.expires - clock()).label("left"))
_FORGET = sa.delete(SERVERS).where(SERVERS.c.expires < clock() - FORGET_SECONDS * 1000)


def shared_time(connection: Connection) -> int | None:
    """The time by which the running servers measure, in milliseconds since 1970; None if there are
    none. They agree on it even if the clock of the database has stepped between their starts."""
    since = clock() - (SERVERS.c.expires - int(LEASE_SECONDS * 1000))
    query = sa.select(SERVERS.c.now + since).where(is_valid(SERVERS.c.expires), SERVERS.c.now > 0)
    found = connection.scalar(query.order_by(SERVERS.c.expires.desc()).limit(1))
    return None if found is None else int(found)


class Servers:
    """What one server tells the others about itself. Thread-safe."""

    def __init__(self, engine: Engine, bus: Bus, server: str, now: Callable[[], int]) -> None:
        """`now`: the time by which this server measures."""
        self._now = now
        self._engine = engine
        self._reader = without_transactions(engine)
        self._bus = bus
        self._server = server

    def check_key(self, digest: str) -> None:
        """All live servers recognise people by the same key."""
        others = (SERVERS.c.key != digest) & is_valid(SERVERS.c.expires)
        with self._engine.connect() as connection:
            if connection.scalar(sa.select(SERVERS.c.id).where(others).limit(1)):
                raise VakaError(
                    "another server on this database has another key, and would not recognise the "
                    "people of this one: give all of them the same secret.key or VAKA_SECRET"
                )

    def beat(self, digest: str) -> tuple[bool, set[str]]:
        """Show that this server lives. Whether others had taken it for dead, and which servers
        live."""
        with self._reader.connect() as connection:
            kept = connection.execute(_BEAT, {"this": self._server, "time": self._now()}).rowcount
            if not kept:
                sign = {"expires": lease_end(), "now": self._now()}
                values = {"id": self._server, "key": digest, **sign}
                connection.execute(sa.insert(SERVERS).values(values))
            left = {line.id: line.left for line in connection.execute(_LEFT)}
            if min(left.values()) < -FORGET_SECONDS * 1000:
                connection.execute(_FORGET)
        most = LEASE_SECONDS * 1000
        return not kept, {server for server, each in left.items() if 0 < each <= most}

    def leave(self) -> None:
        """This server stops."""
        with self._engine.begin() as connection:
            connection.execute(sa.delete(SERVERS).where(SERVERS.c.id == self._server))

    def write_presence(self, came: Collection[Place], went: Collection[Place]) -> None:
        """Store who came to which table here, and who left."""
        gone = sa.and_(PRESENCE.c.server == self._server, _at(went))
        tables = {table_id for table_id, _ in [*came, *went]}
        with self._engine.begin() as connection:
            if went:
                connection.execute(sa.delete(PRESENCE).where(gone))
            if came:
                connection.execute(ENTER, [self._line(*place) for place in sorted(came)])
            notices = [ChangeNotice("presence", each) for each in tables]
            self._bus.in_transaction(connection.exec_driver_sql, notices)
        self._bus.after_commit(notices)

    def presence(self, tables: Collection[str] | None = None) -> dict[str, set[str]]:
        """Who is present at other live servers, by table; of some tables, or of all."""
        lives = is_valid(SERVERS.c.expires) & (SERVERS.c.id != self._server)
        query = (
            sa.select(PRESENCE.c.table_id, PRESENCE.c.person)
            .join(SERVERS, SERVERS.c.id == PRESENCE.c.server)
            .where(lives)
        )
        if tables is not None:
            query = query.where(PRESENCE.c.table_id.in_(tables))
        found: dict[str, set[str]] = {}
        with self._reader.connect() as connection:
            for line in connection.execute(query):
                found.setdefault(line.table_id, set()).add(line.person)
        return found

    def _line(self, table_id: str, person: str) -> dict[str, str]:
        return {"table_id": table_id, "person": person, "server": self._server}


def _at(places: Iterable[Place]) -> sa.ColumnElement[bool]:
    return sa.tuple_(PRESENCE.c.table_id, PRESENCE.c.person).in_(list(places))

"""The servers that share a database, and who is connected to which. PostgreSQL only."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from vaka.core.errors import VakaError
from vaka.server.storage.bus import Bus, News
from vaka.server.storage.database import clock
from vaka.server.storage.leases import LEASE_SECONDS
from vaka.server.storage.sql_schema import PRESENCE, SERVERS

FORGET_SECONDS = 60
"""Seconds after which the row of a dead server is removed."""

Place = tuple[str, str]
"""A table and a person who has it open."""

_ENTER = sa.text(
    "insert into presence (table_id, person, server)"
    " select id, :person, :server from tables where id = :table_id on conflict do nothing"
)

_EXPIRES = clock() + int(LEASE_SECONDS * 1000)
_BEAT = sa.update(SERVERS).where(SERVERS.c.id == sa.bindparam("this")).values(expires=_EXPIRES)
_LEFT = sa.select(SERVERS.c.id, (SERVERS.c.expires - clock()).label("left"))
_FORGET = sa.delete(SERVERS).where(SERVERS.c.expires < clock() - FORGET_SECONDS * 1000)


class Servers:
    """What one server tells the others about itself. Thread-safe."""

    def __init__(self, engine: Engine, bus: Bus, server: str) -> None:
        self._engine = engine
        self._bus = bus
        self._server = server

    def check_key(self, digest: str) -> None:
        """All live servers recognise people by the same key."""
        others = (SERVERS.c.key != digest) & (SERVERS.c.expires > clock())
        with self._engine.connect() as connection:
            if connection.scalar(sa.select(SERVERS.c.id).where(others).limit(1)):
                raise VakaError(
                    "another server on this database has another key, and would not recognise the "
                    "people of this one: give all of them the same secret.key or VAKA_SECRET"
                )

    def beat(self, digest: str) -> tuple[bool, set[str]]:
        """Show that this server lives. Whether others had taken it for dead, and which servers
        live."""
        with self._engine.begin() as connection:
            kept = connection.execute(_BEAT, {"this": self._server}).rowcount
            if not kept:
                values = {"id": self._server, "key": digest, "expires": _EXPIRES}
                connection.execute(sa.insert(SERVERS).values(values))
            left = {line.id: line.left for line in connection.execute(_LEFT)}
            if min(left.values()) < -FORGET_SECONDS * 1000:
                connection.execute(_FORGET)
        return not kept, {server for server, milliseconds in left.items() if milliseconds > 0}

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
                connection.execute(_ENTER, [self._line(*place) for place in came])
            self._bus.in_transaction(connection, [News("presence", each) for each in tables])
        self._bus.after_commit([News("presence", each) for each in tables])

    def presence(self, table_id: str | None = None) -> dict[str, set[str]]:
        """Who is present at other live servers, by table; of one table, or of all."""
        lives = (SERVERS.c.expires > clock()) & (SERVERS.c.id != self._server)
        query = (
            sa.select(PRESENCE.c.table_id, PRESENCE.c.person)
            .join(SERVERS, SERVERS.c.id == PRESENCE.c.server)
            .where(lives)
        )
        if table_id is not None:
            query = query.where(PRESENCE.c.table_id == table_id)
        found: dict[str, set[str]] = {}
        with self._engine.connect() as connection:
            for line in connection.execute(query):
                found.setdefault(line.table_id, set()).add(line.person)
        return found

    def _line(self, table_id: str, person: str) -> dict[str, str]:
        return {"table_id": table_id, "person": person, "server": self._server}


def _at(places: Iterable[Place]) -> sa.ColumnElement[bool]:
    return sa.tuple_(PRESENCE.c.table_id, PRESENCE.c.person).in_(list(places))

"""Leases: for each table with a bot to move or a running clock, one server drives it.

A lease expires unless its server renews it. Its fence grows whenever it changes hands, and a write
for a bot is rejected without a lease that is valid at that moment: so a server that was paused
beyond its lease writes nothing more. PostgreSQL only.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from vaka.server.storage.database import (
    LEASE_SECONDS,
    clock,
    is_valid,
    lease_end,
    without_transactions,
)
from vaka.server.storage.sql_schema import LEASES, SEATS, TABLES

__all__ = ["LEASE_SECONDS", "Acquired", "Leases"]


class Acquired(NamedTuple):
    """A lease, and how many milliseconds before nobody had it."""

    fence: int
    idle: int


class Leases:
    """The leases of one server. Thread-safe."""

    def __init__(self, engine: Engine, server: str) -> None:
        self._engine = engine
        self._reader = without_transactions(engine)
        self._server = server
        self._mine = LEASES.c.server == server

    def acquire(self, table_id: str) -> Acquired | None:
        """Take the lease of a table. Return None if another server has it, or is changing the table
        right now: that server may have been paused, so nobody waits for it."""
        try:
            with self._engine.begin() as connection:
                if connection.scalar(_SHARE, {"this": table_id}) is None:
                    return None
                left = connection.execute(
                    sa.select(LEASES.c.server, LEASES.c.expires - clock()).where(
                        LEASES.c.table_id == table_id
                    )
                ).first()
                if left and left[0] != self._server and 0 < left[1] <= LEASE_SECONDS * 1000:
                    return None
                fence = connection.scalar(self._take(table_id))
        except IntegrityError:  # the table was removed
            return None
        return Acquired(fence, max(0, -left[1]) if left else 0) if fence else None

    def _take(self, table_id: str) -> sa.Executable:
        from sqlalchemy.dialects.postgresql import insert  # a server with SQLite does not need it

        taken = insert(LEASES).values(
            table_id=table_id, server=self._server, expires=lease_end(), fence=1
        )
        is_over = ~is_valid(LEASES.c.expires)
        return taken.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={
                "server": self._server,
                "expires": lease_end(),
                "fence": LEASES.c.fence + sa.case((is_over, 1), else_=0),
            },
            where=self._mine | is_over,
        ).returning(LEASES.c.fence)

    def renew(self, ids: Collection[str]) -> set[str]:
        """Renew leases. Return those that were still valid."""
        if not ids:
            return set()
        with self._reader.connect() as connection:
            return set(connection.scalars(_RENEW, {"this": self._server, "ids": list(ids)}))

    def release(self, ids: Collection[str]) -> None:
        """Give leases back. Their rows stay, because fences never shrink."""
        if ids:
            self._release(LEASES.c.table_id.in_(ids))

    def release_all(self) -> None:
        """Give all leases of this server back."""
        self._release(sa.true())

    def _release(self, which: sa.ColumnElement[bool]) -> None:
        is_given = self._mine & which & (LEASES.c.expires > clock())
        with self._engine.begin() as connection:
            connection.execute(sa.update(LEASES).where(is_given).values(expires=clock()))

    def orphans(self, most: int, since: int = 0) -> list[str]:
        """Running tables with a bot to move or a clock that no server drives, in any order: those
        that were changed since a moment, which are found along an index."""
        with self._reader.connect() as connection:
            return list(connection.scalars(_ORPHANS, {"most": most, "since": since}))


_SHARE = (
    sa.select(TABLES.c.id)
    .where(TABLES.c.id == sa.bindparam("this"))
    .with_for_update(read=True, skip_locked=True)
)
"""Others that change the table see the lease before they commit, or this server sees the change."""

# Built once: every server executes them every second.
_RENEW = (
    sa.update(LEASES)
    .where(
        LEASES.c.server == sa.bindparam("this"),
        LEASES.c.table_id.in_(sa.bindparam("ids", expanding=True)),
        LEASES.c.expires > clock(),
    )
    .values(expires=lease_end())
    .returning(LEASES.c.table_id)
)
_IS_LEASED = sa.exists().where(LEASES.c.table_id == TABLES.c.id, is_valid(LEASES.c.expires))
_HAS_BOT = sa.exists().where(
    SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.turn, SEATS.c.agent.is_not(None)
)
_ORPHANS = (
    sa.select(TABLES.c.id)
    .where(
        TABLES.c.changed >= sa.bindparam("since"),
        TABLES.c.begun & ~TABLES.c.over,
        TABLES.c.clock.is_not(None) | _HAS_BOT,
        ~_IS_LEASED,
    )
    .order_by(sa.func.random())
    .limit(sa.bindparam("most"))
)

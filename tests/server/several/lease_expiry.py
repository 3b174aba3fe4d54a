"""Leases that end when a test says so, because waiting for it takes seconds."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tests.server.running_server import PATIENCE
from vaka.server.storage.sql_schema import LEASES, SERVERS, TABLES

EXPIRED = 1
"""Milliseconds since 1970: no server writes such a moment."""


def expire(engine: Engine) -> None:
    """All leases and servers have expired."""
    with engine.begin() as connection:
        connection.exec_driver_sql(f"set local lock_timeout = '{PATIENCE:.0f}s'")
        for table in (LEASES, SERVERS):
            connection.execute(sa.update(table).values(expires=EXPIRED))


def await_drivers(engine: Engine) -> None:
    """Wait until servers have taken over all running tables whose leases have expired."""
    is_left = (LEASES.c.expires == EXPIRED) & TABLES.c.begun & ~TABLES.c.over
    left = sa.select(TABLES.c.id).join(LEASES, LEASES.c.table_id == TABLES.c.id).where(is_left)
    deadline = time.monotonic() + PATIENCE
    with engine.connect() as connection:
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        while found := connection.scalars(left).all():
            assert time.monotonic() < deadline, f"nobody drives {found}"
            time.sleep(0.05)

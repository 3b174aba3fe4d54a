"""People and addresses that a server does not serve."""

from __future__ import annotations

import time
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from vaka.server.storage.sql_schema import BANS


@dataclass(frozen=True)
class Ban:
    """A ban of a person, by id, or of an address or IPv6 network. Times are in milliseconds."""

    subject: str
    reason: str
    at: int
    until: int | None = None


def read_bans(connection: Connection) -> list[Ban]:
    """The bans that hold now, the oldest first."""
    now = time.time_ns() // 1_000_000
    holds = BANS.c.until.is_(None) | (BANS.c.until > now)
    query = sa.select(BANS).where(holds).order_by(BANS.c.at, BANS.c.subject)
    return [Ban(**row) for row in connection.execute(query).mappings()]


def write_ban(connection: Connection, ban: Ban) -> None:
    """Store a ban, in place of an earlier one."""
    lift_ban(connection, ban.subject)
    connection.execute(sa.insert(BANS), vars(ban))


def lift_ban(connection: Connection, subject: str) -> bool:
    """Remove a ban. Return whether there was one."""
    return connection.execute(sa.delete(BANS).where(BANS.c.subject == subject)).rowcount > 0

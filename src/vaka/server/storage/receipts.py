"""Receipts of accepted messages, and the version that every change of a table raises."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from vaka.server.storage.sql_schema import RECEIPTS, TABLES
from vaka.server.storage.table_row import Conflict, Receipt

_INSERT_RECEIPT = sa.insert(RECEIPTS)

MOVES = ("play", "compose", "undo")
"""Kinds of messages that add a ply, so that there are no more of them than plies."""

MOST_RECEIPTS = 500


def advance(connection: Connection, table_id: str, version: int) -> None:
    """Raise the version of a table whose details change; `Conflict` if it has another one."""
    is_before = (TABLES.c.id == table_id) & (TABLES.c.version == version - 1)
    values = {"version": version, "details": version}
    if connection.execute(sa.update(TABLES).where(is_before), values).rowcount != 1:
        raise Conflict


def receipt_line(table_id: str, receipt: Receipt, ply: int) -> dict[str, str | int | None]:
    """The receipt of an accepted message as it is stored."""
    return {
        "table_id": table_id,
        "browser": receipt.browser,
        "message": receipt.message,
        "ply": ply,
        "kind": receipt.kind,
        "digest": receipt.digest,
        "at": time.time_ns() // 1_000_000,
    }


def insert_receipt(connection: Connection, table_id: str, receipt: Receipt, ply: int) -> None:
    """Store the receipt of an accepted message."""
    connection.execute(_INSERT_RECEIPT, receipt_line(table_id, receipt, ply))
    if receipt.kind not in MOVES:
        _forget_oldest(connection, table_id, receipt.browser)


def _forget_oldest(connection: Connection, table_id: str, person: str) -> None:
    """Keep only the latest receipts of a person at a table."""
    theirs = (RECEIPTS.c.table_id == table_id) & (RECEIPTS.c.browser == person)
    latest = sa.select(RECEIPTS.c.at).where(theirs).order_by(RECEIPTS.c.at.desc())
    oldest = latest.limit(1).offset(MOST_RECEIPTS).scalar_subquery()
    connection.execute(sa.delete(RECEIPTS).where(theirs, RECEIPTS.c.at < oldest))

"""What a move stores, as one prepared statement of PostgreSQL.

With a statement each for the table, its plies and a receipt, and a transaction around them, a move
takes six trips to the database. Prepared ones are sent in one message, which is a transaction: a
server that is paused at any moment keeps nothing locked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from vaka.server.storage.database import (
    connect,
    limit_idle_transactions,
    without_transactions,
)
from vaka.server.storage.sql_schema import PLIES, RECEIPTS
from vaka.server.storage.table_row import Lease

Line = Mapping[str, Any]
"""The values of a row of the database, by column."""

CHANGING = (
    *("rules", "changed", "begun", "ply", "turn", "drawn", "result", "over", "next", "asked"),
    *("turn_began", "seat_changes", "version", "details", "banks", "paused", "offer", "progress"),
    *("shared", "free"),
)
"""What a change may change in the row of a table."""

SAVE = "execute vaka_save (%s, %s, %s, %s, %s, %s, %s)"
"""Returns one row; none if the table has been changed from elsewhere, or the lease is over."""

SaveValues = tuple[object, ...]
"""The parameters of `SAVE`."""


def save_values(
    before: tuple[str, int],
    changes: Line,
    plies: Sequence[Line],
    receipt: Line | None,
    lease: Lease | None,
) -> SaveValues:
    """Change the table that has this id and version `before`, and insert plies and a receipt. With
    a lease, only while that is valid. Rows are JSON: to adapt each value would take longer."""
    receipts = [receipt] if receipt else []
    lines = (json.dumps(each) for each in (changes, plies, receipts))
    return (*before, *lines, *((lease.server, lease.fence) if lease else (None, None)))


def connect_for_moves(url: str) -> Engine:
    """Connections to PostgreSQL where `SAVE` is prepared. They are used for nothing else: after the
    rollback of a transaction, the driver drops what was prepared."""
    engine = connect(url)
    limit_idle_transactions(engine)
    sa.event.listen(engine, "connect", _prepare)
    return without_transactions(engine)


def _prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(_PREPARE)
    cursor.close()
    connection.commit()


_CHANGES = ", ".join(CHANGING)
_PLY = ", ".join(PLIES.c.keys())
_RECEIPT = ", ".join(RECEIPTS.c.keys())

_PREPARE = f"""
prepare vaka_save (text, int, json, json, json, text, bigint) as
with changed as (
    update tables set ({_CHANGES}) = (
        select {_CHANGES} from json_populate_record(null::tables, $3)
    )
    where id = $1 and version = $2 and ($6 is null or exists (
        select from leases where table_id = $1 and server = $6 and fence = $7
        and expires > extract(epoch from clock_timestamp()) * 1000
    ))
    returning id
), stored as (
    insert into plies ({_PLY})
    select {_PLY} from changed, json_populate_recordset(null::plies, $4)
), received as (
    insert into receipts ({_RECEIPT})
    select {_RECEIPT} from changed, json_populate_recordset(null::receipts, $5)
)
select id from changed
"""  # noqa: S608  only names of columns

"""Backs a database up into one file, and restores it into either kind of database.

The file is gzipped JSON lines: a head, one line per row, and the number of rows. It is a consistent
snapshot, made while the server runs. It contains the key that signs cookies and the secrets of
running tables: protect it like them.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from vaka.core.errors import VakaError
from vaka.server.storage.database import check_there, connect, named
from vaka.server.storage.migration import check_revision, lock, migrate, revision, upgrade

FORM = "vaka backup 1"

_DAMAGES = (
    *(OSError, EOFError, zlib.error),
    *(ValueError, RecursionError, KeyError, TypeError, AttributeError, OverflowError),
)
"""What is raised by a file that is no gzip, no JSON, or not what it should contain."""

SOME = 1000
"""Rows between two reports, and in one insert."""

Watch = Callable[[int], None]
"""Called with the number of rows that are done."""

_LEFT_OUT = ("alembic_version", "epochs", "servers", "presence", "leases")
"""Tables that belong to the database itself or to running servers: a restored database has an epoch
of its own, so that clients start over."""


def backup(url: str, path: Path, key: bytes, watch: Watch = lambda _: None) -> int:
    """Write a database to a new file. Return the number of rows. Calls `watch` with the number so
    far."""
    check_there(url)
    engine = connect(url)
    try:
        with named(engine), engine.connect() as connection:
            if revision(connection) is None:
                raise VakaError("is not the database of a server: nothing to back up")
        with (
            os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as raw,
            named(engine),
            gzip.open(raw, "wt", encoding="utf-8") as file,
        ):
            return _write(engine, file, key, watch)
    except FileExistsError:
        raise VakaError(f"{path}: already exists") from None
    finally:
        engine.dispose()


def key_in(path: Path) -> bytes:
    """The cookie key in a backup."""
    with _opened(path) as (_, head):
        return bytes.fromhex(head["key"])


def restore(path: Path, url: str, watch: Watch = lambda _: None) -> int:
    """Restore a backup into an empty database. Return the number of rows. Calls `watch` with the
    number so far."""
    with _opened(path) as (file, head):
        engine = connect(url)
        try:
            with named(engine):
                count = _read(engine, file, head["revision"], watch)
                migrate(engine)
            return count
        finally:
            engine.dispose()


@contextmanager
def _opened(path: Path) -> Iterator[tuple[TextIO, dict[str, Any]]]:
    """A backup, read up to its head, and that head."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            yield file, _head(path, file)
    except _DAMAGES as error:
        raise VakaError(f"{path}: cannot be read: {error}") from None


def _head(path: Path, file: TextIO) -> dict[str, Any]:
    """The first line of a backup, checked."""
    head: dict[str, Any] = json.loads(file.readline())
    if head.get("form") != FORM:
        raise VakaError(f"{path}: is not a backup of Vaka")
    try:
        check_revision(str(head["revision"]))
    except VakaError as error:
        raise VakaError(f"{path}: {error}") from None
    return head


def _write(engine: Engine, file: TextIO, key: bytes, watch: Watch) -> int:
    count = 0
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        head = {"form": FORM, "revision": revision(connection), "key": key.hex()}
        _line(file, head)
        for table in _tables(connection):
            for row in connection.execute(sa.select(table)).mappings():
                # By name: migrations add columns at the end, a new database has them in our order.
                _line(file, {"in": table.name, "row": dict(sorted(row.items()))})
                count += 1
                if count % SOME == 0:
                    watch(count)
    _line(file, {"rows": count})
    return count


def _read(engine: Engine, file: TextIO, source: str, watch: Watch) -> int:
    """Restore schema and rows in one transaction, so that a failed restore can be repeated."""
    with engine.connect() as connection:
        connection.execution_options(vaka_writes=True)
        with connection.begin():
            lock(connection)
            if revision(connection) is not None:
                raise VakaError("is not empty: restore the backup into an empty database")
            upgrade(connection, None, source)
            return _fill(connection, file, watch)


def _fill(connection: Connection, file: TextIO, watch: Watch) -> int:
    tables = {table.name: table for table in _tables(connection)}
    count, total = 0, None
    lines = _lines(file)
    while some := list(islice(lines, SOME)):
        groups: dict[str, list[Any]] = {}
        for line in some:
            if "rows" in line:
                total = line["rows"]
            else:
                groups.setdefault(line["in"], []).append(line["row"])
        for name, rows in groups.items():
            connection.execute(sa.insert(tables[name]), rows)
            count += len(rows)
        watch(count)
    if count != total:
        raise VakaError(f"the backup is incomplete: {count} of {total} rows")
    return count


def _tables(connection: Connection) -> list[sa.Table]:
    """All tables, in the order of their foreign keys."""
    metadata = sa.MetaData()
    metadata.reflect(connection)
    for table in metadata.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, sa.JSON):
                column.type = sa.JSON(none_as_null=True)
    return [table for table in metadata.sorted_tables if table.name not in _LEFT_OUT]


def _lines(file: TextIO) -> Iterator[dict[str, Any]]:
    for line in file:
        yield json.loads(line)


def _line(file: TextIO, body: dict[str, Any]) -> None:
    file.write(json.dumps(body, separators=(",", ":")) + "\n")

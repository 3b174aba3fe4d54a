"""SQLite or PostgreSQL, by its URL. What is committed is on the disk, with either.

SQLite writes ahead to a log that is flushed to the disk at every commit (`synchronous=FULL`), so
that neither a crash nor a power cut loses what was committed. PostgreSQL is asked for the same
(`synchronous_commit=on`), whatever its own settings say.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from vaka.core.errors import VakaError
from vaka.server.storage.checkpoint import LARGEST_LOG

FILE = "vaka.sqlite"

_PRAGMAS = (
    "synchronous=FULL",
    "fullfsync=ON",  # without it a Mac only promises to write soon
    "foreign_keys=ON",
    "cache_size=-256",  # kB: there are many connections, and each reads little
    f"wal_autocheckpoint={LARGEST_LOG}",
)
_DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
_READERS = 16
"""Connections that read at the same time."""
_PATIENCE = 30
"""Seconds that SQLite waits for who else has the file."""


def url_of(folder: Path) -> str:
    """The database in a folder, if nobody names another."""
    return f"sqlite:///{folder / FILE}"


def connect(text: str) -> Engine:
    """The database at a URL; a `VakaError` if it is none that we know."""
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise VakaError("the database is not a URL: sqlite:///FILE or postgresql://...") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise VakaError(f"databases are sqlite or postgresql, not {url.drivername}")
    url = url.set(drivername=driver)
    return _sqlite(url) if driver == "sqlite" else _postgresql(url)


def check_there(text: str) -> None:
    """A file that is named by a URL is there; nothing is made."""
    prefix = "sqlite:///"
    path = Path(text.removeprefix(prefix))
    if text.startswith(prefix) and not path.is_file():
        raise VakaError(f"{path}: is not there")


def name_of(engine: Engine) -> str:
    """The database as it is called in messages: its password is not shown."""
    if engine.dialect.name == "sqlite":
        return str(engine.url.database)
    return engine.url.render_as_string(hide_password=True)


@contextmanager
def named(engine: Engine) -> Iterator[None]:
    """Errors in here are about opening the database, and name it."""
    try:
        yield
    except SQLAlchemyError as error:
        engine.dispose()
        raise VakaError(f"{name_of(engine)}: cannot be opened: {cause(error)}") from None
    except VakaError as error:
        engine.dispose()
        raise VakaError(f"{name_of(engine)}: {error}") from None


def cause(error: SQLAlchemyError) -> str:
    """What the database itself said, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def kind_of(error: SQLAlchemyError) -> str:
    """What kind of failure it was, in one word that holds nothing of what was to be written."""
    origin = getattr(error, "orig", None) or error
    return str(getattr(origin, "sqlite_errorname", None) or type(origin).__name__)


def _sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise VakaError("tables are kept in a file: sqlite:///FILE")
    path = Path(url.database)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)  # secrets of running tables are in it
    options = {"check_same_thread": False, "timeout": _PATIENCE}
    engine = _engine(url, options)
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _postgresql(url: URL) -> Engine:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise VakaError("PostgreSQL needs its driver: pip install 'vaka[postgres]'") from None
    options = {"options": "-c synchronous_commit=on", "connect_timeout": 10}
    return _engine(url, options, pool_pre_ping=True)


def _engine(url: URL, options: Mapping[str, Any], **more: Any) -> Engine:
    """Its errors do not say what was to be written: people, secrets, what they said."""
    return sa.create_engine(
        url,
        connect_args=options,
        pool_size=_READERS,
        pool_use_lifo=True,  # the last one still knows the pages that the next write needs
        max_overflow=-1,
        hide_parameters=True,
        **more,
    )


def _prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """We say ourselves when a transaction begins."""
    connection.isolation_level = None
    cursor = connection.cursor()
    _write_ahead(cursor)
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: DBAPICursor) -> None:
    """SQLite does not wait here: of two that change a new file, one is refused at once."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("vaka_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

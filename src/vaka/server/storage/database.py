"""Opens SQLite or PostgreSQL by URL. A commit is durable with both.

SQLite flushes its write-ahead log at every commit (`synchronous=FULL`), so that neither a crash nor
a power cut loses committed data. PostgreSQL connections ask for the same (`synchronous_commit=on`),
whatever the server's own settings are.
"""

from __future__ import annotations

import select
import sqlite3
import sys
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
from vaka.server.storage.wal_checkpoint import LARGEST_LOG

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
"""Pooled connections."""
_PATIENCE = 30
"""Seconds that SQLite waits for a lock on the file."""
NETWORK: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""After how many seconds (of the last one, milliseconds) a connection to PostgreSQL counts as lost
whose other end is gone without a word: by default, that takes hours."""

IDLE_SECONDS = 5.0
"""Seconds after which PostgreSQL ends an idle transaction of a server."""


def url_of(folder: Path) -> str:
    """The URL of the default database in a folder."""
    return f"sqlite:///{folder / FILE}"


def connect(text: str) -> Engine:
    """Connect to a database. Raise a `VakaError` if its URL is not supported."""
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise VakaError("the database is not a URL: sqlite:///FILE or postgresql://...") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise VakaError(f"databases are sqlite or postgresql, not {url.drivername}")
    url = url.set(drivername=driver)
    return _sqlite(url) if driver == "sqlite" else _postgresql(url)


def without_transactions(engine: Engine) -> Engine:
    """The same connections for single queries: on PostgreSQL, a transaction around each would take
    two more trips to the database."""
    if engine.dialect.name != "postgresql":
        return engine
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def limit_idle_transactions(engine: Engine) -> None:
    """From now on, a server that hangs or is paused within a transaction loses it: its locks would
    keep all others from the same tables. PostgreSQL only."""
    if engine.dialect.name == "postgresql":
        engine.dispose()
        sa.event.listen(engine, "connect", _limit)


def _limit(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    milliseconds = int(IDLE_SECONDS * 1000)
    cursor.execute(f"set idle_in_transaction_session_timeout = {milliseconds}")
    cursor.close()
    connection.commit()


def check_there(text: str) -> None:
    """Check that the file of a SQLite URL exists, without creating it."""
    prefix = "sqlite:///"
    path = Path(text.removeprefix(prefix))
    if text.startswith(prefix) and not path.is_file():
        raise VakaError(f"{path}: does not exist")


def check_not_emptied(text: str) -> None:
    """Refuse a SQLite file that is there and has lost its content. A new database is no file."""
    prefix = "sqlite:///"
    path = Path(text.removeprefix(prefix))
    if text.startswith(prefix) and path.is_file() and not path.stat().st_size:
        raise VakaError(
            f"{path}: is empty: restore a backup, or remove the file to begin with a new database"
        )


def check_pages(engine: Engine) -> None:
    """Check that the pages of a SQLite file fit together. It takes about a second per gigabyte."""
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        message = " ".join(str(found).split())
        raise VakaError(f"is damaged: {message}: restore a backup")


def name_of(engine: Engine) -> str:
    """The database as it is called in messages: its password is not shown."""
    if engine.dialect.name == "sqlite":
        return str(engine.url.database)
    return engine.url.render_as_string(hide_password=True)


@contextmanager
def named(engine: Engine) -> Iterator[None]:
    """Add the name of the database to errors that occur while it is opened."""
    try:
        yield
    except SQLAlchemyError as error:
        engine.dispose()
        raise VakaError(f"{name_of(engine)}: cannot be opened: {cause(error)}") from None
    except VakaError as error:
        engine.dispose()
        raise VakaError(f"{name_of(engine)}: {error}") from None


def cause(error: SQLAlchemyError) -> str:
    """The message of the database itself, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def kind_of(error: SQLAlchemyError) -> str:
    """The kind of a failure, without any of the data."""
    origin = getattr(error, "orig", None) or error
    return str(getattr(origin, "sqlite_errorname", None) or type(origin).__name__)


def clock() -> sa.ColumnElement[int]:
    """The time of a PostgreSQL database in milliseconds since 1970, within a statement."""
    return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)


LEASE_SECONDS = 5.0
"""Seconds until a sign of life of a server expires, or its lease of a table."""


def lease_end() -> sa.ColumnElement[int]:
    """When a lease ends that is taken or renewed now."""
    return clock() + int(LEASE_SECONDS * 1000)


def is_valid(expires: sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
    """Whether a lease with this end is valid. One that ends later than any can was taken before the
    clock of the database stepped back: its server may have died hours ago."""
    return (expires > clock()) & (expires <= lease_end())


def database_time(connection: Connection) -> int:
    """The time of a database in milliseconds since 1970."""
    if connection.dialect.name == "sqlite":
        query = "select cast(round((julianday('now') - 2440587.5) * 86400000) as integer)"
    else:
        query = "select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)"
    return int(connection.exec_driver_sql(query).scalar_one())


def _sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise VakaError("SQLite needs a file: sqlite:///FILE")
    path = Path(url.database)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)  # it contains secrets of running tables
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
    engine = _engine(url, {**NETWORK, "options": "-c synchronous_commit=on"})
    sa.event.listen(engine, "checkout", _check_open)
    return engine


def _check_open(connection: Any, *_: object) -> None:
    """Replace the pooled connections if PostgreSQL has closed one: then there is something to read
    from it. To ask PostgreSQL each time would be a trip more for every query."""
    if connection.closed or _has_input(connection.fileno()):
        raise sa.exc.InvalidatePoolError


def _has_input(file: int) -> bool:
    """Whether a socket has something to read, or is closed."""
    if sys.platform == "win32":
        return bool(select.select([file], [], [], 0)[0])
    poll = select.poll()
    poll.register(file, select.POLLIN)
    return bool(poll.poll(0))


def _engine(url: URL, options: Mapping[str, Any]) -> Engine:
    """An engine whose errors do not contain parameters: people, secrets, chat."""
    return sa.create_engine(
        url,
        connect_args=options,
        pool_size=_READERS,
        pool_use_lifo=True,  # the last connection has the pages cached that the next write needs
        max_overflow=-1,
        hide_parameters=True,
    )


def _prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Configure a connection; transactions are begun explicitly."""
    connection.isolation_level = None
    cursor = connection.cursor()
    _write_ahead(cursor)
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: DBAPICursor) -> None:
    """Switch to WAL, and retry: SQLite does not wait here if another process changes the file."""
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

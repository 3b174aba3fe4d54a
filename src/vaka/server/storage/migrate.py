"""From the schema of an older version to this one's, when the server starts.

Two servers that start at once do not both do it: the transaction holds a lock from its beginning,
and whoever comes second finds it done. A file of SQLite is copied first, beside itself.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from vaka.core.errors import VakaError
from vaka.server.storage.schema import REVISION

_LOCK = 0x76616B61
"""Whoever holds the advisory lock of this number changes the schema of a PostgreSQL database."""


def migrate(engine: Engine, target: str = REVISION) -> None:
    """Bring the schema of a database up to date."""
    with engine.connect() as connection:
        if revision(connection) == target:
            return
    with engine.connect() as connection:
        connection.execution_options(vaka_writes=True)
        with connection.begin():
            lock(connection)
            found = revision(connection)
            if found != target:
                upgrade(connection, found, target)


def lock(connection: Connection) -> None:
    """Nobody else changes the schema until the end of this transaction. SQLite has one writer."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))


def revision(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    names = sa.inspect(connection).get_table_names()
    if "alembic_version" in names:
        found = connection.exec_driver_sql("select version_num from alembic_version").scalar()
        return str(found) if found else None
    return "0001" if "tables" in names else None  # before versions were written down


def upgrade(connection: Connection, found: str | None, target: str) -> None:
    """Take the steps from one schema to another, within a transaction."""
    from alembic import command  # a third of a second that most starts do not need
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise VakaError(
            f"its schema is version {found}, and this program knows {REVISION}: "
            "it was last used by a newer Vaka"
        )
    if found is not None:
        _copy(connection, found)
        command.stamp(config, found)
    command.upgrade(config, target)


def _copy(connection: Connection, found: str) -> None:
    """Keep a file of SQLite as it is now."""
    if connection.dialect.name != "sqlite":
        return
    path = Path(str(connection.engine.url.database))
    beside = path.with_name(f"{path.name}.before-{found}")
    beside.touch(mode=0o600)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(beside)) as copy:
        source.backup(copy)

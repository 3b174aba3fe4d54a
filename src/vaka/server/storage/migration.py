"""Creates or upgrades the schema of a database when the server starts.

Servers that start at the same time upgrade a database once: the transaction takes a lock first, and
the second server finds the work done. A SQLite file is copied before it is changed. An empty
database gets the latest schema at once, without the migrations; a test compares both ways.

To change the schema, edit `sql_schema`, raise its `REVISION`, add a script to `migrations`, and run
`python -m tests.server.schemas.make_dumps`.
"""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from vaka.core.errors import VakaError
from vaka.server.storage.sql_schema import EPOCHS, REVISION, metadata

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

_LOCK = 0x76616B61
"""The advisory lock that a server holds while it changes the schema of a PostgreSQL database."""

_VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where Alembic keeps the revision of a database."""


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
            if found is None and target == REVISION:
                create(connection)
            elif found != target:
                upgrade(connection, found, target)


def lock(connection: Connection) -> None:
    """Keep other servers from changing the schema until this transaction ends. SQLite has a single
    writer and needs no lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))


def revision(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    names = sa.inspect(connection).get_table_names()
    if "alembic_version" in names:
        found = connection.exec_driver_sql("select version_num from alembic_version").scalar()
        return str(found) if found else None
    return "0001" if "tables" in names else None  # the first revision did not record itself


def create(connection: Connection) -> None:
    """Create the latest schema in an empty database, within a transaction. It is the one to which
    the migrations lead, but running them needs Alembic, which takes long to import."""
    metadata.create_all(connection, checkfirst=False)
    _VERSION.create(connection, checkfirst=False)
    connection.execute(sa.insert(_VERSION).values(version_num=REVISION))
    connection.execute(sa.insert(EPOCHS).values(epoch=secrets.token_hex(8)))


def upgrade(connection: Connection, found: str | None, target: str) -> None:
    """Run the migrations between two revisions, within a transaction; from None, all of them."""
    from alembic import command  # takes a third of a second, which most starts do not need

    check_revision(target)
    if found is not None:
        check_revision(found)
        _copy(connection, found)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def check_revision(revision: str) -> None:
    """Refuse a schema that this program cannot upgrade."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    known = {script.revision for script in scripts}
    if revision in known:
        return
    if revision < min(known):
        raise VakaError(
            f"schema version {revision} is too old, the oldest is {min(known)}: save its games as "
            "records with the Vaka that wrote it, and start with a new database"
        )
    raise VakaError(
        f"schema version {revision} is newer than this Vaka, which knows {max(known)}: install the "
        "Vaka that wrote it, or a later one"
    )


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _copy(connection: Connection, found: str) -> None:
    """Copy a SQLite file before its schema changes."""
    if connection.dialect.name != "sqlite":
        return
    path = Path(str(connection.engine.url.database))
    beside = path.with_name(f"{path.name}.before-{found}")
    beside.touch(mode=0o600)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(beside)) as copy:
        source.backup(copy)

"""Databases of every revision open, and the next migration will find its way prepared."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tests.server.postgres import Postgres
from vaka import games
from vaka.core.errors import VakaError
from vaka.server.game_catalogue import Catalogue
from vaka.server.storage import FILE, Storage, migration
from vaka.server.storage.database import connect
from vaka.server.storage.migration import MIGRATIONS, migrate, revision, upgrade
from vaka.server.storage.sql_schema import REVISION, metadata
from vaka.server.tables.tables import Tables

SCHEMAS = Path(__file__).parent / "schemas"
DUMPS = sorted(path.name for path in SCHEMAS.glob("*.sql"))
ANA = "a" * 64
NEXT = f"{int(REVISION) + 1:04}"

NEXT_MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{REVISION}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("note", sa.String(20)))
    op.create_table("notes", sa.Column("id", sa.Integer, primary_key=True))
'''


def load_file(name: str, folder: Path) -> Path:
    """A SQLite file made from a dump."""
    path = folder / FILE
    with closing(sqlite3.connect(path)) as file:
        file.executescript((SCHEMAS / name).read_text("utf-8"))
    return path


@pytest.fixture(params=[name for name in DUMPS if ".sqlite." in name])
def dumped_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return load_file(request.param, tmp_path)


@pytest.fixture(params=DUMPS)
def dumped_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind as some revision left it: a running game of Tongiaki, a finished
    game of Tahiti, and a table that has not begun."""
    name: str = request.param
    if ".sqlite." in name:
        return f"sqlite:///{load_file(name, tmp_path)}"
    postgres_server: Postgres = request.getfixturevalue("postgres")
    url = postgres_server.new_database()
    engine = connect(url)
    with engine.begin() as connection:
        connection.exec_driver_sql((SCHEMAS / name).read_text("utf-8"))
    engine.dispose()
    return url


@pytest.fixture
def next_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The script of a migration that follows on the last."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    script = folder / "versions" / f"{NEXT}_next.py"
    script.write_text(NEXT_MIGRATION, "utf-8")
    monkeypatch.setattr(migration, "MIGRATIONS", folder)
    return script


def _schema(path: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as file:
        return set(file.execute("select name, sql from sqlite_master"))


def _revision(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return revision(connection)


# ---- this revision


def test_the_migrations_lead_to_the_columns_that_are_used(database: str) -> None:
    storage = Storage(database)
    inspector = sa.inspect(storage._engine)
    found = {
        name: {column["name"] for column in inspector.get_columns(name)}
        for name in inspector.get_table_names()
        if name != "alembic_version"
    }
    wanted = {name: set(table.columns.keys()) for name, table in metadata.tables.items()}
    assert found == wanted
    for name, table in metadata.tables.items():
        key = inspector.get_pk_constraint(name)["constrained_columns"]
        assert set(key) == set(table.primary_key.columns.keys()), name
    assert set(inspector.get_pk_constraint("plies")["constrained_columns"]) == {"table_id", "ply"}
    storage.close()


def test_a_new_database_has_the_schema_of_those_that_were_upgraded(
    dumped_database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    fresh = f"sqlite:///{tmp_path / 'fresh'}"
    if not dumped_database.startswith("sqlite"):
        fresh = request.getfixturevalue("postgres").new_database()
    assert _reflected(dumped_database) == _reflected(fresh)


def _reflected(url: str) -> dict[str, Any]:
    """Everything that a database says about its schema, once the server has opened it."""
    storage = Storage(url)
    inspector = sa.inspect(storage._engine)
    found = {
        name: (
            {
                column["name"]: (str(column["type"]), column["nullable"], column["default"])
                for column in inspector.get_columns(name)
            },
            inspector.get_pk_constraint(name),
            inspector.get_foreign_keys(name),
            {
                index["name"]: (index["column_names"], str(_condition(index)))
                for index in inspector.get_indexes(name)
            },
        )
        for name in inspector.get_table_names()
    }
    storage.close()
    return found


def _condition(index: Any) -> object:
    """Which rows an index contains."""
    options = index.get("dialect_options", {})
    return options.get("sqlite_where", options.get("postgresql_where"))


def test_a_new_database_has_the_schema_to_which_all_migrations_lead(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    migrated = f"sqlite:///{tmp_path / 'migrated'}"
    if not database.startswith("sqlite"):
        migrated = request.getfixturevalue("postgres").new_database()
    engine = connect(migrated)
    with engine.connect() as connection:
        connection.execution_options(vaka_writes=True)
        with connection.begin():
            upgrade(connection, None, REVISION)
    engine.dispose()
    assert _reflected(database) == _reflected(migrated)


def test_every_revision_has_a_dump_of_either_database() -> None:
    """`python -m tests.server.schemas.make_dumps` writes those of a new revision."""
    revisions = {path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("*.py")}
    assert max(revisions) == REVISION
    kinds = ("sqlite", "postgresql")
    assert set(DUMPS) == {f"{each}.{kind}.sql" for each in revisions for kind in kinds}


def test_the_tables_of_every_revision_can_be_played_on(dumped_database: str) -> None:
    storage = Storage(dumped_database)
    tables = Tables(storage, Catalogue(games.names, games.load), lambda *_: False)
    bodies, _, total = tables.listing(ANA, limit=10)
    assert total == 3
    stages = {body["game"] + " " + body["stage"] for body in bodies}
    assert stages == {"tongiaki playing", "tahiti over", "tongiaki waiting"}
    running = tables.find(next(body["id"] for body in bodies if body["stage"] == "playing"))
    before = running.ply
    assert before > 20
    picks: list[int] = []
    while not (moves := running.moves.compose(running.turn, before, picks).moves):
        possible = running.moves.compose(running.turn, before, picks).possible
        picks.append(possible[0]["move"])
    running.moves.play(running.turn, before, moves)
    assert running.ply > before
    over = tables.find(next(body["id"] for body in bodies if body["stage"] == "over"))
    assert over.exports.proof()[1].shuffle == "proven"
    storage.close()


def test_a_current_database_opens_unchanged(tmp_path: Path) -> None:
    file = load_file(f"{REVISION}.sqlite.sql", tmp_path)
    before = _schema(file)
    Storage(f"sqlite:///{file}").close()
    assert _schema(file) == before
    assert not list(tmp_path.glob("*.before-*"))


# ---- too old


@pytest.mark.parametrize("old", ["0005", "0002", None])
def test_a_database_that_is_too_old_is_refused_in_one_line(tmp_path: Path, old: str | None) -> None:
    file = load_file(f"{REVISION}.sqlite.sql", tmp_path)
    change = f"update alembic_version set version_num = '{old}'"  # noqa: S608
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(change if old else "drop table alembic_version")
    before = _schema(file)
    with pytest.raises(VakaError) as refused:
        Storage(f"sqlite:///{file}")
    message = str(refused.value)
    assert message.startswith(f"{file}: schema version {old or '0001'} is too old")
    assert message.endswith("start with a new database")
    assert "\n" not in message
    assert _schema(file) == before
    assert not list(tmp_path.glob("*.before-*"))


# ---- the next revision


@pytest.mark.usefixtures("next_migration")
def test_the_next_migration_upgrades_every_database(dumped_database: str) -> None:
    engine = connect(dumped_database)
    migrate(engine, NEXT)
    assert _revision(engine) == NEXT
    assert "note" in {column["name"] for column in sa.inspect(engine).get_columns("tables")}
    with engine.connect() as connection:
        assert connection.exec_driver_sql("select count(*) from tables").scalar() == 3
    engine.dispose()


@pytest.mark.usefixtures("next_migration")
def test_the_next_migration_makes_a_new_database(database: str) -> None:
    engine = connect(database)
    migrate(engine, NEXT)
    assert _revision(engine) == NEXT
    assert "notes" in sa.inspect(engine).get_table_names()
    engine.dispose()


@pytest.mark.usefixtures("next_migration")
def test_a_file_is_copied_before_it_is_changed(dumped_file: Path) -> None:
    before = _schema(dumped_file)
    engine = connect(f"sqlite:///{dumped_file}")
    migrate(engine, NEXT)
    engine.dispose()
    (copy,) = dumped_file.parent.glob("*.before-*")
    assert _schema(copy) == before != _schema(dumped_file)
    assert copy.stat().st_mode & 0o077 == 0


def test_a_migration_that_fails_changes_nothing(dumped_file: Path, next_migration: Path) -> None:
    before = _schema(dumped_file)
    next_migration.write_text(NEXT_MIGRATION + "    raise ZeroDivisionError\n", "utf-8")
    engine = connect(f"sqlite:///{dumped_file}")
    with pytest.raises(ZeroDivisionError):
        migrate(engine, NEXT)
    engine.dispose()
    assert _schema(dumped_file) == before


@pytest.mark.parametrize("is_new", [True, False])
@pytest.mark.usefixtures("next_migration")
def test_servers_that_start_at_once_change_the_schema_once(database: str, is_new: bool) -> None:
    if not is_new:
        Storage(database).close()
    failures: list[Exception] = []

    def start() -> None:
        engine = connect(database)
        try:
            migrate(engine, NEXT)
        except (VakaError, sa.exc.SQLAlchemyError) as error:
            failures.append(error)
        finally:
            engine.dispose()

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    engine = connect(database)
    assert _revision(engine) == NEXT
    engine.dispose()

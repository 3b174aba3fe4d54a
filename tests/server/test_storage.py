"""The storage on either database: opening, migrating, writing together."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tests.server.hall import open_hall
from tests.server.postgres import Postgres
from vaka import games
from vaka.core.errors import VakaError
from vaka.server.catalogue import Catalogue
from vaka.server.storage import FILE, Conflict, Place, Row, Storage, url_of
from vaka.server.storage.database import connect
from vaka.server.storage.migrate import migrate, revision
from vaka.server.storage.schema import REVISION, metadata
from vaka.server.tables.tables import Tables

SCHEMAS = Path(__file__).parent / "schemas"
ANA = "a" * 64


def row(number: int) -> Row:
    return Row(f"t{number}", "pebbles", 3, {"players": ["Ana"]}, ANA, 1, 2, places=(Place(None),))


# ---- opening


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("nonsense", "not a URL"),
        ("mysql://localhost/vaka", "sqlite or postgresql, not mysql"),
        ("sqlite://", "kept in a file"),
        ("postgresql://me:hush@127.0.0.1:1/x", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_used_is_named(url: str, message: str) -> None:
    with pytest.raises(VakaError, match=message) as refused:
        Storage(url)
    assert "hush" not in str(refused.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database" * 100)
    with pytest.raises(VakaError, match="cannot be opened"):
        Storage(url_of(tmp_path))


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    storage = Storage(database)
    with storage._engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    storage.close()
    with pytest.raises(VakaError, match="schema is version 9999"):
        Storage(database)


def test_every_commit_of_sqlite_is_flushed_to_the_disk(tmp_path: Path) -> None:
    storage = Storage(url_of(tmp_path))
    with storage._reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    storage.close()


# ---- migrating


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


def test_servers_that_start_at_once_change_the_schema_once(database: str) -> None:
    faults: list[Exception] = []

    def start() -> None:
        try:
            Storage(database).close()
        except VakaError as error:
            faults.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults
    engine = connect(database)
    with engine.connect() as connection:
        assert revision(connection) == REVISION
    engine.dispose()


def load_file(name: str, folder: Path) -> Path:
    """A file of SQLite as an earlier version left it."""
    path = folder / FILE
    with closing(sqlite3.connect(path)) as file:
        file.executescript((SCHEMAS / name).read_text("utf-8"))
    return path


@pytest.fixture(params=sorted(path.name for path in SCHEMAS.glob("*.sqlite.sql")))
def old_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return load_file(request.param, tmp_path)


@pytest.fixture(params=sorted(path.name for path in SCHEMAS.glob("*.sql")))
def old_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind as an earlier version left it: a running Tongiaki, a finished
    Tahiti, one waiting."""
    name: str = request.param
    if ".sqlite." in name:
        return f"sqlite:///{load_file(name, tmp_path)}"
    server: Postgres = request.getfixturevalue("postgres")
    url = server.new_database()
    engine = connect(url)
    with engine.begin() as connection:
        connection.exec_driver_sql((SCHEMAS / name).read_text("utf-8"))
    engine.dispose()
    return url


def test_the_schema_before_the_last_was_left_behind_by_either_database() -> None:
    last = str(int(REVISION) - 1)
    assert {path.name for path in SCHEMAS.glob(f"{last}.*")} == {
        f"{last}.sqlite.sql",
        f"{last}.postgresql.sql",
    }


def test_the_tables_of_every_earlier_version_can_be_played_on(old_database: str) -> None:
    storage = Storage(old_database)
    catalogue = Catalogue(games.names, games.load)
    tables = Tables(storage, catalogue, lambda *_: False)
    bodies, total = tables.listing(ANA, limit=10, offset=0)
    assert total == 3
    stages = {body["game"] + " " + body["stage"] for body in bodies}
    assert stages == {"tongiaki playing", "tahiti over", "tongiaki waiting"}
    running = tables.find(next(body["id"] for body in bodies if body["stage"] == "playing"))
    before = running.ply
    assert before > 20
    picks: list[int] = []
    while not (run := running.compose(running.turn, before, picks).run):
        possible = running.compose(running.turn, before, picks).possible
        picks.append(possible[0]["move"])
    running.play(running.turn, before, run)
    assert running.ply > before
    over = tables.find(next(body["id"] for body in bodies if body["stage"] == "over"))
    assert over.proof()[1].shuffle == "proven"
    storage.close()


def test_an_old_file_is_copied_before_it_is_changed(old_file: Path) -> None:
    before = _schema(old_file)
    Storage(f"sqlite:///{old_file}").close()
    (copy,) = old_file.parent.glob("*.before-*")
    assert _schema(copy) == before != _schema(old_file)
    assert copy.stat().st_mode & 0o077 == 0


def _schema(path: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as file:
        return set(file.execute("select name, sql from sqlite_master"))


def test_a_migration_that_fails_changes_nothing(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import op

    before = _schema(old_file)

    def fail(*_: object, **__: object) -> None:
        raise VakaError("no")

    monkeypatch.setattr(op, "add_column", fail)
    engine = connect(f"sqlite:///{old_file}")
    with pytest.raises(VakaError):
        migrate(engine)
    engine.dispose()
    assert _schema(old_file) == before


# ---- writing


def test_those_who_write_at_once_share_commits(database: str) -> None:
    commits: list[int] = []
    storage = Storage(database, commits.append)
    gate = threading.Barrier(12)

    def create(number: int) -> None:
        gate.wait()
        for each in range(5):
            storage.create(row(number * 10 + each))

    threads = [threading.Thread(target=create, args=(number,)) for number in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(commits) == 60
    assert max(commits) > 1
    assert storage.listing(ANA, limit=100, offset=0)[1] == 60
    storage.close()


def test_a_write_that_fails_takes_no_other_with_it(database: str) -> None:
    storage = Storage(database)
    storage.create(row(1))
    inside, outcomes = threading.Event(), {}

    def hold(connection: Connection) -> None:
        inside.set()
        queued.wait()

    queued = threading.Event()
    holder = threading.Thread(target=storage._writer.write, args=(hold,))
    holder.start()
    inside.wait()

    def create(number: int) -> None:
        try:
            storage.create(row(number))
            outcomes[number] = "stored"
        except Conflict:
            outcomes[number] = "conflict"

    threads = [threading.Thread(target=create, args=(number,)) for number in (1, 2, 3)]
    for thread in threads:
        thread.start()
    while len(storage._writer._queue) < 3:
        pass
    queued.set()
    for thread in [holder, *threads]:
        thread.join()
    assert outcomes == {1: "conflict", 2: "stored", 3: "stored"}
    storage.close()


def test_nobody_is_told_that_a_broken_write_is_stored(database: str) -> None:
    storage = Storage(database)

    def broken(connection: Connection) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        storage._writer.write(broken)
    storage.create(row(1))
    storage.close()


def test_what_is_committed_reaches_the_file_while_others_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.storage.checkpoint.SPACING", 5)
    storage = Storage(url_of(tmp_path))
    for number in range(20):
        storage.create(row(number))
    storage._writer.close()
    (tmp_path / "alone").mkdir()
    shutil.copy(tmp_path / FILE, tmp_path / "alone" / FILE)  # without the log beside it
    alone = Storage(url_of(tmp_path / "alone"))
    assert alone.load("t0") is not None
    alone.close()
    storage.create(row(20))  # nothing is checkpointed any more, but everything is written
    assert storage.load("t20") is not None
    storage.close()


def test_a_checkpoint_that_fails_harms_no_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def raw_connection(self) -> None:
            raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("vaka.server.storage.checkpoint.SPACING", 1)
    storage = Storage(url_of(tmp_path))
    monkeypatch.setattr(storage._writer._checkpoint, "_engine", Broken())
    storage.create(row(1))
    storage._writer.close()
    assert "stays in the log for now: OperationalError" in caplog.text
    assert storage.load("t1") is not None
    storage.close()


def test_a_server_keeps_its_tables_in_the_database_it_is_given(
    database: str, tmp_path: Path
) -> None:
    with open_hall(tmp_path, database=database) as hall, hall.browser() as ana:
        table = ana.set_table("Ana", "random", begin=True)
    storage = Storage(database)
    assert storage.load(table["id"]) is not None
    storage.close()

"""Storage on both databases: opening, writing, group commits."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy.engine import Connection

from tests.server.running_server import open_server
from vaka.core.errors import VakaError
from vaka.server.storage import FILE, Conflict, SeatOccupant, Storage, TableRow, Wanted, url_of

ANA = "a" * 64


def row(number: int) -> TableRow:
    return TableRow(
        f"t{number}", "pebbles", 3, {"players": ["Ana"]}, ANA, 1, 2, occupants=(SeatOccupant(None),)
    )


# ---- opening


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("nonsense", "not a URL"),
        ("mysql://localhost/vaka", "sqlite or postgresql, not mysql"),
        ("sqlite://", "needs a file"),
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
    with pytest.raises(VakaError, match="schema version 9999 is newer"):
        Storage(database)


def test_every_commit_of_sqlite_is_flushed_to_the_disk(tmp_path: Path) -> None:
    storage = Storage(url_of(tmp_path))
    with storage._reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    storage.close()


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
    assert storage.listing(Wanted(ANA), 100)[2] == 60
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
    monkeypatch.setattr("vaka.server.storage.wal_checkpoint.SPACING", 5)
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

    monkeypatch.setattr("vaka.server.storage.wal_checkpoint.SPACING", 1)
    storage = Storage(url_of(tmp_path))
    monkeypatch.setattr(storage._writer._checkpoint, "_engine", Broken())
    storage.create(row(1))
    storage._writer.close()
    assert "could not checkpoint the write-ahead log: OperationalError" in caplog.text
    assert storage.load("t1") is not None
    storage.close()


def test_a_server_keeps_its_tables_in_the_database_it_is_given(
    database: str, tmp_path: Path
) -> None:
    with open_server(tmp_path, database=database) as server, server.browser() as ana:
        table = ana.set_table("Ana", "random", begin=True)
    storage = Storage(database)
    assert storage.load(table["id"]) is not None
    storage.close()

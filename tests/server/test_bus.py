"""Notices between servers: sent with a commit, and not missed after an outage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from queue import Queue
from threading import Thread
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tests.server.postgres import Postgres
from tests.server.running_server import PATIENCE
from tests.server.several.lease_expiry import expire
from tests.server.several.test_leases import ANA, create
from vaka.server.storage import Conflict, Storage
from vaka.server.storage.bus import ChangeNotice
from vaka.server.storage.database import NETWORK
from vaka.server.storage.servers import ENTER

LEFT = ChangeNotice("person", "b" * 32, 2)
TRANSFERRED = ChangeNotice("person", "a" * 32, 1)


class Ear:
    """Listens to the bus of a storage."""

    def __init__(self, storage: Storage) -> None:
        self.heard: Queue[ChangeNotice] = Queue()
        self.polls: Queue[None] = Queue()
        storage.bus.listen(self.heard.put, lambda: self.polls.put(None))
        if storage.bus.is_shared:
            self.polls.get(timeout=PATIENCE)

    def next(self) -> ChangeNotice:
        return self.heard.get(timeout=PATIENCE)


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    storage = Storage(database)
    yield storage
    storage.close()


def nothing(_: Connection) -> None:
    """A write that changes nothing."""


def test_everybody_hears_what_was_committed_in_its_order(storage: Storage) -> None:
    ears = [Ear(storage), Ear(storage)]
    storage._writer.write(nothing, LEFT)
    storage._writer.write(nothing, TRANSFERRED)
    assert [[ear.next(), ear.next()] for ear in ears] == [[LEFT, TRANSFERRED]] * 2


def test_nobody_hears_of_a_write_that_failed(storage: Storage) -> None:
    ear = Ear(storage)

    def fail(_: Connection) -> None:
        raise Conflict("too late")

    with pytest.raises(Conflict):
        storage._writer.write(fail, LEFT)
    storage._writer.write(nothing, TRANSFERRED)
    assert ear.next() == TRANSFERRED


def test_a_server_hears_another_one(postgres: Postgres) -> None:
    url = postgres.new_database()
    here, there = Storage(url), Storage(url)
    ear = Ear(here)
    there._writer.write(nothing, LEFT)
    assert ear.next() == LEFT
    here.close()
    there.close()


def test_a_connection_that_is_cut_off_is_noticed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both ends may be gone without a word: the system looks for the other one."""
    made: list[psycopg.Connection[object]] = []
    connect = psycopg.connect

    def note(*given: Any, **options: Any) -> psycopg.Connection[object]:
        made.append(connect(*given, **options))
        return made[-1]

    monkeypatch.setattr(psycopg, "connect", note)
    storage = Storage(postgres.new_database())
    Ear(storage)
    with storage._engine.connect() as connection:
        raw = connection.connection.dbapi_connection
        assert raw
        for each in (raw, made[-1]):
            assert (
                NETWORK.items()
                <= {
                    name: int(value)
                    for name, value in each.info.get_parameters().items()
                    if name in NETWORK
                }.items()
            )
    storage.close()


def test_after_an_outage_listeners_look_for_what_they_missed(postgres: Postgres) -> None:
    url = postgres.new_database()
    storage = Storage(url)
    ear = Ear(storage)
    with postgres.away(url):
        pass
    ear.polls.get(timeout=PATIENCE)
    storage._engine.dispose()
    storage._writer.write(nothing, LEFT)
    assert ear.next() == LEFT
    storage.close()


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Storage]:
    """The storage of the server "one"; "two" lives, too."""
    storage = Storage(postgres.new_database())
    storage.bus.server = "one"
    for name in ("one", "two"):
        storage.servers(name).beat("key")
    yield storage
    storage.close()


def test_only_others_that_follow_a_table_are_told_of_its_changes(shared: Storage) -> None:
    row = create(shared)
    place, ear = (row.id, ANA), Ear(shared)
    people = ChangeNotice("presence", row.id)

    def changed() -> ChangeNotice:
        """Change the table, then something else. Return what is heard first."""
        nonlocal row
        row = replace(row, version=row.version + 1)
        shared.save(row)
        shared._writer.write(nothing, TRANSFERRED)
        found = ear.next()
        assert found == TRANSFERRED or ear.next() == TRANSFERRED
        return found

    def told() -> ChangeNotice:
        return ChangeNotice("table", row.id, row.version)

    assert changed() == TRANSFERRED
    shared.servers("one").write_presence({place}, set())
    assert ear.next() == people
    assert changed() == TRANSFERRED, "that is this server itself"
    shared.servers("two").write_presence({place}, set())
    assert ear.next() == people
    assert changed() == told()
    shared.servers("two").write_presence(set(), {place})
    assert ear.next() == people
    assert changed() == TRANSFERRED
    shared.leases("two").acquire(row.id)
    assert changed() == told()
    expire(shared._engine)
    assert changed() == TRANSFERRED


def test_no_change_is_missed_by_a_server_that_begins_to_follow(shared: Storage) -> None:
    """A change that waits for it tells it, although it began before."""
    row, ear = create(shared), Ear(shared)
    change = Thread(target=shared.save, args=(replace(row, version=1),))
    with shared._engine.begin() as connection:
        connection.execute(ENTER, {"table_id": row.id, "person": ANA, "server": "two"})
        change.start()
        while change.is_alive() and not is_waiting(shared):
            pass
    change.join()
    assert ear.next() == ChangeNotice("table", row.id, 1)


def is_waiting(storage: Storage) -> bool:
    """Whether a statement waits for another transaction."""
    with storage._reader.connect() as connection:
        query = "select count(*) from pg_stat_activity where wait_event_type = 'Lock'"
        return bool(connection.scalar(sa.text(query)))

"""News between servers: sent with a commit, heard by everybody, and not missed after an outage."""

from __future__ import annotations

from collections.abc import Iterator
from queue import Queue

import pytest
from sqlalchemy.engine import Connection

from tests.server.postgres import Postgres
from tests.server.running_server import PATIENCE
from vaka.server.storage import Conflict, Storage
from vaka.server.storage.bus import News

MOVE = News("table", "abc", 7)
MOVED = News("person", "a" * 32, 1)


class Ear:
    """Listens to the bus of a storage."""

    def __init__(self, storage: Storage) -> None:
        self.heard: Queue[News] = Queue()
        self.polls: Queue[None] = Queue()
        storage.bus.listen(self.heard.put, lambda: self.polls.put(None))
        if storage.bus.is_shared:
            self.polls.get(timeout=PATIENCE)

    def next(self) -> News:
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
    storage._writer.write(nothing, MOVE)
    storage._writer.write(nothing, MOVED)
    assert [[ear.next(), ear.next()] for ear in ears] == [[MOVE, MOVED]] * 2


def test_nobody_hears_of_a_write_that_failed(storage: Storage) -> None:
    ear = Ear(storage)

    def fail(_: Connection) -> None:
        raise Conflict("too late")

    with pytest.raises(Conflict):
        storage._writer.write(fail, MOVE)
    storage._writer.write(nothing, MOVED)
    assert ear.next() == MOVED


def test_a_server_hears_another_one(postgres: Postgres) -> None:
    url = postgres.new_database()
    here, there = Storage(url), Storage(url)
    ear = Ear(here)
    there._writer.write(nothing, MOVE)
    assert ear.next() == MOVE
    here.close()
    there.close()


def test_after_an_outage_listeners_look_for_what_they_missed(postgres: Postgres) -> None:
    url = postgres.new_database()
    storage = Storage(url)
    ear = Ear(storage)
    with postgres.away(url):
        pass
    ear.polls.get(timeout=PATIENCE)
    storage._engine.dispose()
    storage._writer.write(nothing, MOVE)
    assert ear.next() == MOVE
    storage.close()

"""Leases: one server drives a table, and one that lost its lease writes nothing for a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.async_runner import run_async
from tests.pebbles_game import PEBBLES
from tests.server.postgres import Postgres
from tests.server.running_server import open_server
from tests.server.several.lease_expiry import EXPIRED, expire
from vaka.core.errors import VakaError
from vaka.core.fair_shuffle import Shuffle
from vaka.server.live.table_leases import LeaseDriver
from vaka.server.storage import Conflict, Lease, SeatOccupant, Storage, TableRow, database
from vaka.server.storage.database import clock, connect
from vaka.server.storage.leases import Acquired
from vaka.server.storage.sql_schema import LEASES
from vaka.server.tables.history_view import PlyCache
from vaka.server.tables.stored_table import StoredTable
from vaka.server.tables.table import Table
from vaka.server.tables.table_setup import new_row, with_shuffle

ANA = "a" * 32
BOT_TABLES = 8
"""So many that a bot thinks at any moment."""


@pytest.fixture
def storage(postgres: Postgres) -> Iterator[Storage]:
    storage = Storage(postgres.new_database())
    yield storage
    storage.close()


@pytest.fixture
def row(storage: Storage) -> TableRow:
    """A running table where a bot is to move."""
    return create(storage)


def create(storage: Storage) -> TableRow:
    occupants = [SeatOccupant("random"), SeatOccupant(None, ANA)]
    row = with_shuffle(new_row(PEBBLES, PEBBLES.setup(2), occupants, ANA), Shuffle.new())
    row = replace(row, begun=True)
    storage.create(row)
    return row


def test_one_server_drives_a_table_until_its_lease_ends(storage: Storage, row: TableRow) -> None:
    one, two = storage.leases("one"), storage.leases("two")
    assert one.orphans(10) == [row.id]
    assert one.acquire(row.id) == Acquired(1, 0)
    assert two.acquire(row.id) is None
    assert two.orphans(10) == []
    assert one.acquire(row.id) == Acquired(1, 0), "it has it already"
    assert one.renew([row.id]) == {row.id}
    expire(storage._engine)
    assert two.orphans(10) == [row.id]
    assert one.renew([row.id]) == set(), "too late"
    taken = two.acquire(row.id)
    assert taken
    assert taken.fence == 2
    assert taken.idle > 10**6
    two.release([row.id])
    assert (found := one.acquire(row.id))
    assert found.fence == 3
    assert one.acquire("none") is None


def test_tables_without_a_driver_are_found_among_those_that_were_changed(
    storage: Storage, row: TableRow
) -> None:
    leases = storage.leases("one")
    assert leases.orphans(10, row.changed) == leases.orphans(10) == [row.id]
    assert leases.orphans(10, row.changed + 1) == []


def test_a_server_without_a_valid_lease_writes_nothing_for_a_bot(
    storage: Storage, row: TableRow
) -> None:
    stored = StoredTable(row, (), PEBBLES, storage)
    one, two = storage.leases("one"), storage.leases("two")
    one.acquire(row.id)
    stored.save(stored.row, lease=Lease("one", 1))
    for lease in (Lease("one", 0), Lease("two", 1), Lease("one", 2)):
        with pytest.raises(Conflict):
            stored.save(stored.row, lease=lease)
    expire(storage._engine)
    with pytest.raises(Conflict):
        stored.save(stored.row, lease=Lease("one", 1))
    two.acquire(row.id)
    with pytest.raises(Conflict):
        stored.save(stored.row, lease=Lease("one", 1))
    stored.save(stored.row, lease=Lease("two", 2))
    stored.save(stored.row)
    assert stored.row.version == 3, "a person needs no lease"


def test_a_driver_that_is_closed_takes_no_lease(storage: Storage, row: TableRow) -> None:
    table = Table(row, (), PEBBLES, storage, lambda *_: True, PlyCache())
    driven: list[Table] = []

    async def drive(driver: LeaseDriver) -> None:
        driver.seek(table, driven.append)  # this one is under way when the driver is closed
        await asyncio.sleep(0)
        await driver.close()
        driver.seek(table, driven.append)
        await asyncio.gather(*driver._seeking.values())

    with ThreadPoolExecutor(1) as thread:
        run_async(drive(LeaseDriver("one", storage.leases("one"), thread)))
    assert not driven
    assert storage.leases("two").orphans(10) == [row.id]


def test_a_server_that_stops_leaves_no_lease_behind(postgres: Postgres, tmp_path: Path) -> None:
    """Not even while its bots think: others take its tables over at once."""
    database = postgres.new_database()
    with open_server(tmp_path, database=database) as server, server.browser() as ana:
        for _ in range(BOT_TABLES):
            ana.set_table("random", "random", begin=True)
    engine = connect(database)
    with engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(LEASES))
        valid = sa.select(LEASES.c.table_id).where(LEASES.c.expires > clock())
        assert not connection.scalars(valid).all()
    engine.dispose()


def test_a_server_that_is_paused_in_a_transaction_keeps_no_table(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its locks end, although its connection stays open."""
    monkeypatch.setattr(database, "IDLE_SECONDS", 0.2)
    url = postgres.new_database()
    paused, other = Storage(url), Storage(url)
    row = create(paused)
    paused.leases("one").acquire(row.id)
    connection = paused._engine.connect()
    connection.execute(sa.update(LEASES).values(expires=EXPIRED))
    assert other.leases("two").acquire(row.id) is None, "the change was not committed"
    expire(other._engine)
    assert other.leases("two").acquire(row.id)
    with pytest.raises(sa.exc.SQLAlchemyError):
        connection.execute(sa.select(LEASES))
    connection.close()
    for storage in (paused, other):
        storage.close()


def test_a_table_without_a_bot_to_move_needs_no_driver(storage: Storage, row: TableRow) -> None:
    stored = StoredTable(row, (), PEBBLES, storage)
    stored.record(stored.recorder.add(stored.recorder.apply(["reach"])))
    stored.save(stored.row)
    assert stored.turn == 1
    assert storage.leases("one").orphans(10) == []


def test_presence_ends_with_its_server(storage: Storage, row: TableRow) -> None:
    one, two = storage.servers("one"), storage.servers("two")
    assert one.beat("key") == (True, {"one"})
    assert two.beat("key") == (True, {"one", "two"})
    one.write_presence({(row.id, ANA), ("none", ANA)}, set())
    assert two.presence() == two.presence([row.id]) == {row.id: {ANA}}
    assert one.presence() == {}, "its own people are in its memory"
    expire(storage._engine)
    assert two.presence() == {}
    assert one.beat("key") == (False, {"one"})
    assert two.presence() == {row.id: {ANA}}
    one.write_presence(set(), {(row.id, ANA)})
    assert two.presence() == {}
    one.leave()
    assert two.beat("key") == (True, {"two"}), "it was forgotten, too"


def test_servers_with_different_keys_do_not_share_a_database(storage: Storage) -> None:
    one, two = storage.servers("one"), storage.servers("two")
    one.beat("key")
    two.check_key("key")
    with pytest.raises(VakaError, match=r"the same secret\.key or VAKA_SECRET"):
        two.check_key("other")
    expire(storage._engine)
    two.check_key("other")

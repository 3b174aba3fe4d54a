"""How a server follows what others change: once, however it was read, and only where it matters."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.async_runner import run_async
from tests.server.postgres import Postgres
from tests.server.running_server import PATIENCE, RunningServer, error_of
from tests.server.test_table import ANA, BEN, new_table, open_tables
from vaka.core.dice import Dice
from vaka.server.identity import PersonRegistry
from vaka.server.live.client_socket import ClientSocket
from vaka.server.live.peer_servers import PeerServers
from vaka.server.live.socket_hub import SocketHub
from vaka.server.refusal_log import RefusalLog
from vaka.server.storage import Receipt, Storage
from vaka.server.storage.bus import CHANNEL, ChangeNotice
from vaka.server.storage.database import connect
from vaka.server.storage.sql_schema import PLIES, TABLES
from vaka.server.tables.table import Table

KEY = b"k" * 32
NO_MOVE = 10**6


@pytest.fixture
def storages(postgres: Postgres) -> Iterator[list[Storage]]:
    """The storages of two servers."""
    url = postgres.new_database()
    found = [Storage(url), Storage(url)]
    yield found
    for storage in found:
        storage.close()


def test_clients_hear_of_a_change_however_it_was_read(storages: list[Storage]) -> None:
    """A request or a conflict may read a change before its news arrive, which then say nothing
    new."""
    other = new_table(storages[1])
    tables = open_tables(storages[0])
    table = tables.find(other.id)
    heard: list[Table] = []
    tables.on_follow = heard.append
    other.moves.play(0, 0, ["reach"])
    assert tables.find(table.id).ply == other.ply
    assert heard == [table]
    assert tables.find(table.id) is table
    assert heard == [table], "there is nothing new"
    other.chat.say(ANA, 0, "one", Receipt(ANA, "one"))
    table.stored.repeat(lambda: table.chat.say(ANA, 0, "two", Receipt(ANA, "two")))
    assert heard == [table] * 2
    table.stored.is_dirty = True
    table.stored.refresh()
    assert heard == [table] * 3


def test_a_table_is_followed_from_its_first_client_on(storages: list[Storage]) -> None:
    """Others are not told of its changes. Its first client reads what has come before."""
    other = new_table(storages[1])
    hub = SocketHub()
    tables = hub.tables = open_tables(storages[0])
    table = tables.find(other.id)
    registry = PersonRegistry(KEY, storages[0], RefusalLog(lambda _: None))
    peers = PeerServers(storages[0], tables, hub, registry, KEY)

    async def follow() -> None:
        at_work = asyncio.create_task(peers.run())
        await until(lambda: bool(peers._live))
        await asyncio.to_thread(other.moves.play, 0, 0, ["reach"])
        assert table.ply == 0
        hub._enter(hub._room(table), ClientSocket(cast(Any, None), BEN, 1.0))
        await until(lambda: table.ply == other.ply)
        await asyncio.to_thread(other.moves.play, 1, other.ply, ["reach"])
        await until(lambda: table.ply == other.ply)
        at_work.cancel()
        await peers.leave()

    run_async(follow())


def test_notices_that_arrive_while_a_server_stops_are_ignored(storages: list[Storage]) -> None:
    hub = SocketHub()
    hub.tables = open_tables(storages[0])
    registry = PersonRegistry(KEY, storages[0], RefusalLog(lambda _: None))
    peers = PeerServers(storages[0], hub.tables, hub, registry, KEY)
    peers._readers.shutdown()
    peers._on_notice(ChangeNotice("person", ANA, 1))


async def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def test_a_table_that_one_server_cannot_replay_is_frozen_there_alone(
    servers: list[RunningServer],
) -> None:
    """As during an update to other rules: the others play on, and it follows as soon as it can."""
    engine = connect(servers[0].database)
    with servers[0].browser() as ana, servers[1].browser(ana.cookie) as elsewhere:
        table = ana.set_table("Ana", "random", clock=600, begin=True)
        is_damaged = (PLIES.c.table_id == table["id"]) & (PLIES.c.ply == 5)
        with ana.sit(table) as mine:
            mine.play_on(Dice("frozen"), plies=20)
            move = mine.plies[4]["move"]
            _write(engine, sa.update(PLIES).where(is_damaged).values(move=NO_MOVE))
            with elsewhere.sit(table) as frozen:
                assert frozen.table["stage"] == "frozen"
                mine.play_on(Dice("goes on"), plies=mine.ply + 10)
                assert mine.table["stage"] == "playing"
                refused = error_of(frozen.ask("play", seat=0, ply=frozen.ply, moves=[0]))
                assert refused["key"] == "frozen"
                assert frozen.ply == 4
                _write(engine, sa.update(PLIES).where(is_damaged).values(move=move))
                _publish(engine, table["id"])
                frozen.await_news(lambda: frozen.table["stage"] == "playing")
                mine.await_news(lambda: bool(mine.state["moves"]))
                frozen.await_news(lambda: frozen.ply >= mine.ply)
                assert frozen.plies == mine.plies
    engine.dispose()


def _write(engine: sa.Engine, change: sa.Executable) -> None:
    with engine.begin() as connection:
        connection.execute(change)


def _publish(engine: sa.Engine, table_id: str) -> None:
    """Raise the version of a table, and tell all servers."""
    with engine.begin() as connection:
        raised = sa.update(TABLES).where(TABLES.c.id == table_id)
        raised = raised.values(version=TABLES.c.version + 1)
        version = connection.scalar(raised.returning(TABLES.c.version))
        connection.execute(sa.func.pg_notify(CHANNEL, f"table {table_id} {version}").select())

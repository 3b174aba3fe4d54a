"""The clock of the database steps: turns keep their time at all servers, and no lease is lost for
hours."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tests.server.hostile.raw_connections import wait_until
from tests.server.postgres import Postgres
from tests.server.running_server import open_server
from vaka.server.storage.database import clock, connect, is_valid
from vaka.server.storage.sql_schema import LEASES, SERVERS

HOUR = 3600

_CLOCK = """
create or replace function public.clock_timestamp() returns timestamptz language sql volatile
as 'select pg_catalog.clock_timestamp() + interval ''{} seconds'''
"""
"""A clock that is wrong, in place of PostgreSQL's own."""


@pytest.fixture
def database(postgres: Postgres) -> str:
    """A database whose clock can step."""
    url = postgres.new_database()
    step(url, 0)
    with _administering(url) as engine, engine.begin() as connection:
        name = sa.make_url(url).database
        connection.exec_driver_sql(f"alter database {name} set search_path = public, pg_catalog")
    return url


def step(url: str, seconds: int) -> None:
    """Let the clock of a database be wrong by some seconds."""
    with _administering(url) as engine, engine.begin() as connection:
        connection.exec_driver_sql(_CLOCK.format(seconds))


@contextmanager
def _administering(url: str) -> Iterator[Engine]:
    engine = connect(url)
    yield engine
    engine.dispose()


def await_beats(url: str, servers: int) -> None:
    """Wait until servers have shown by the new clock that they live."""
    query = sa.select(sa.func.count()).select_from(SERVERS).where(is_valid(SERVERS.c.expires))
    with _administering(url) as engine, engine.connect() as connection:
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        wait_until(lambda: connection.scalar(query) == servers)


@pytest.mark.parametrize("seconds", [2 * HOUR, -2 * HOUR])
def test_a_turn_has_its_time_at_a_server_that_starts_after_a_step(
    database: str, tmp_path: Path, seconds: int
) -> None:
    with open_server(tmp_path, database=database) as one, one.browser() as ana:
        table = ana.set_table("Ana", "Ben", begin=True, first=0, clock=HOUR)
        began = time.monotonic()
        with ana.sit(table) as here:
            step(database, seconds)
            await_beats(database, 1)
            with (
                open_server(tmp_path, database=database) as two,
                two.browser(ana.cookie) as again,
                again.sit(table) as there,
            ):
                passed = time.monotonic() - began
                assert HOUR - passed - 1 <= there.state["seconds_left"] <= HOUR
                ply = there.play(there.state["moves"][0]["move"])
                here.await_news(lambda: here.ply >= ply)
                passed = time.monotonic() - began
                assert HOUR - passed - 1 <= here.state["seconds_left"] <= HOUR


def test_a_step_back_keeps_no_table_from_other_servers(database: str, tmp_path: Path) -> None:
    """The lease of a server that has died would end in hours by the new clock."""
    with open_server(tmp_path, database=database) as server, server.browser() as ana:
        table = ana.set_table("Ana", "random", first=1)
        lease = {"table_id": table["id"], "server": "dead", "expires": clock(), "fence": 1}
        with _administering(database) as engine, engine.begin() as connection:
            connection.execute(sa.insert(LEASES).values(lease))
            later = LEASES.c.expires + 2 * HOUR * 1000
            connection.execute(sa.update(LEASES).values(expires=later))
        with ana.sit(table) as mine:
            mine.do("begin")
            mine.await_news(lambda: mine.state["turn"] == 0)

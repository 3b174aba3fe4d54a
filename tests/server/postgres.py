"""PostgreSQL for the tests: from the package `pgserver`, or another one by its URL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

URL = "VAKA_TEST_POSTGRES"
"""The URL of an existing PostgreSQL, with a user who may create databases."""


class Postgres:
    """A PostgreSQL server that creates empty databases."""

    def __init__(self, url: str) -> None:
        self._url = sa.make_url(url).set(drivername="postgresql+psycopg")
        self._numbers = count(1)

    def new_database(self) -> str:
        """The URL of a new database."""
        name = f"vaka_{os.getpid()}_{next(self._numbers)}"
        engine = sa.create_engine(self._url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"create database {name}")
        engine.dispose()
        url = self._url.set(drivername="postgresql", database=name)
        return url.render_as_string(hide_password=False)

    @contextmanager
    def away(self, url: str) -> Iterator[None]:
        """Within this block nobody can connect to a database, and open connections are closed."""
        name = sa.make_url(url).database
        engine = sa.create_engine(self._url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"alter database {name} allow_connections false")
            connection.exec_driver_sql(
                "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", (name,)
            )
            yield
            connection.exec_driver_sql(f"alter database {name} allow_connections true")
        engine.dispose()

    @contextmanager
    def read_only(self, url: str) -> Iterator[None]:
        """Within this block nobody can write to a database, as on a replica."""
        name = sa.make_url(url).database
        engine = sa.create_engine(self._url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for is_on in ("on", "off"):
                connection.exec_driver_sql(
                    f"alter database {name} set default_transaction_read_only = {is_on}"
                )
                connection.exec_driver_sql(
                    "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s",
                    (name,),
                )
                if is_on == "on":
                    yield
        engine.dispose()


def has_postgres() -> bool:
    """Whether PostgreSQL is available."""
    return URL in os.environ or find_spec("pgserver") is not None


@contextmanager
def open_postgres(folder: Path) -> Iterator[Postgres]:
    """Run a PostgreSQL server for the duration of a block."""
    if url := os.environ.get(URL):
        yield Postgres(url)
        return
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    pgserver = pytest.importorskip("pgserver", reason=f"no pgserver here: set {URL}")
    folder.joinpath("data").mkdir()
    server = pgserver.get_server(folder / "data", cleanup_mode="stop")
    try:
        yield Postgres(server.get_uri())
    finally:
        server.cleanup()

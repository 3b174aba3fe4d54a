"""One server for all tests of a worker that do not need one of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.hall import Browser, Hall, open_hall
from tests.server.postgres import Postgres, has_postgres, open_postgres
from vaka import mode
from vaka.server.storage import url_of


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    with open_postgres(tmp_path_factory.mktemp("pg")) as server:
        yield server


IS_ONE_ENOUGH = not mode.is_compiled() and has_postgres()
DATABASES = ["postgresql"] if IS_ONE_ENOUGH else ["sqlite", "postgresql"]
"""The server is never compiled: what was tested on both is tested on one of them interpreted."""


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return url_of(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes databases for servers on which everything is tested: all tests run twice, compiled on
    SQLite and interpreted on PostgreSQL, where there is one."""
    if IS_ONE_ENOUGH:
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database
    return lambda: url_of(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory, house: Callable[[], str]) -> Iterator[Hall]:
    with open_hall(tmp_path_factory.mktemp("hall"), database=house()) as hall:
        yield hall


@pytest.fixture(scope="session", params=DATABASES)
def club(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hall]:
    """A server that is open to the world, on either database."""
    folder = tmp_path_factory.mktemp("club")
    url = url_of(folder)
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.new_database()
    with open_hall(folder, database=url, VAKA_URL="http://vaka.test") as hall:
        yield hall


@pytest.fixture
def ana(hall: Hall) -> Iterator[Browser]:
    with hall.browser() as browser:
        yield browser


@pytest.fixture
def ben(hall: Hall) -> Iterator[Browser]:
    with hall.browser() as browser:
        yield browser

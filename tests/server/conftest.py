"""Servers and databases. Tests that do not need their own server share one per worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.postgres import Postgres, has_postgres, open_postgres
from tests.server.running_server import Browser, RunningServer, open_server
from vaka import build_mode
from vaka.server.storage import url_of


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, not in pytest's own folder: another run of pytest takes the permission
    to enter that away, and root runs PostgreSQL as another user."""
    with (
        TemporaryDirectory(prefix="vaka-pg-", ignore_cleanup_errors=True) as folder,
        open_postgres(Path(folder)) as postgres_server,
    ):
        yield postgres_server


IS_ONE_ENOUGH = not build_mode.is_compiled() and has_postgres()
DATABASES = ["postgresql"] if IS_ONE_ENOUGH else ["sqlite", "postgresql"]
"""The server is never compiled, so one database is enough in the interpreted run."""


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, SQLite or PostgreSQL."""
    return _url(request, tmp_path)


@pytest.fixture(scope="session")
def make_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Creates databases for shared servers: SQLite in the compiled run; PostgreSQL, if available,
    in the interpreted run."""
    if IS_ONE_ENOUGH:
        postgres_server: Postgres = request.getfixturevalue("postgres")
        return postgres_server.new_database
    return lambda: url_of(tmp_path_factory.mktemp("database"))


@pytest.fixture(scope="session")
def server(
    tmp_path_factory: pytest.TempPathFactory, make_database: Callable[[], str]
) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("server"), database=make_database()) as server:
        yield server


@pytest.fixture(scope="session", params=DATABASES)
def public_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    """A public server, on both databases."""
    folder = tmp_path_factory.mktemp("public")
    url = _url(request, folder)
    with open_server(folder, database=url, VAKA_URL="http://vaka.test") as server:
        yield server


@pytest.fixture(scope="session", params=DATABASES)
def either_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    """A server at home, on both databases."""
    folder = tmp_path_factory.mktemp("either")
    with open_server(folder, database=_url(request, folder)) as server:
        yield server


def _url(request: pytest.FixtureRequest, folder: Path) -> str:
    """An empty database of the kind that a fixture asks for."""
    if request.param == "sqlite":
        return url_of(folder)
    postgres_server: Postgres = request.getfixturevalue("postgres")
    return postgres_server.new_database()


@pytest.fixture
def ana(server: RunningServer) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser


@pytest.fixture
def ben(server: RunningServer) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser

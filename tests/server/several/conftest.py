"""Three servers on one database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer, open_server

COUNT = 3


@pytest.fixture(scope="session")
def servers(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[RunningServer]]:
    """Three servers that share a database and a cookie key."""
    folder, database = tmp_path_factory.mktemp("several"), postgres.new_database()
    with ExitStack() as stack:
        yield [stack.enter_context(open_server(folder, database=database)) for _ in range(COUNT)]

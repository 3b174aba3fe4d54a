"""One server for all tests of a worker that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.hall import Browser, Hall, open_hall


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with open_hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture
def ana(hall: Hall) -> Iterator[Browser]:
    with hall.browser() as browser:
        yield browser


@pytest.fixture
def ben(hall: Hall) -> Iterator[Browser]:
    with hall.browser() as browser:
        yield browser

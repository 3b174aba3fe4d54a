"""The lines of the log are limited per address, and none of them hides an error."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator

import pytest

from tests.server.running_server import PATIENCE
from vaka.server.logging_config import LineLimit, TextFormatter
from vaka.server.rate_limits import ORIGIN


@pytest.fixture
def from_afar() -> Iterator[None]:
    token = ORIGIN.set("203.0.113.7")
    yield
    ORIGIN.reset(token)


def record(level: int, message: str = "refused: %s") -> logging.LogRecord:
    return logging.LogRecord("vaka.server", level, "", 0, message, ("slow",), None)


def flood(limit: LineLimit, level: int) -> int:
    """The number of lines that are written when there are many of a kind."""
    return sum(bool(limit.filter(record(level))) for _ in range(1000))


@pytest.mark.usefixtures("from_afar")
def test_refused_requests_of_an_address_do_not_hide_its_errors() -> None:
    limit = LineLimit()
    assert 0 < flood(limit, logging.INFO) < 500
    assert limit.filter(record(logging.ERROR))
    assert flood(limit, logging.ERROR) < 500


@pytest.mark.usefixtures("from_afar")
def test_the_next_line_says_how_many_were_left_out() -> None:
    limit, end = LineLimit(), time.monotonic() + PATIENCE
    flood(limit, logging.INFO)
    while not limit.filter(line := record(logging.INFO)) and time.monotonic() < end:
        time.sleep(0.05)
    text = TextFormatter().format(line)
    assert re.fullmatch(r"INFO vaka.server: refused: slow \(\d+ left out\)", text)


def test_an_outage_does_not_fill_the_log() -> None:
    """The lines of this machine are all written, but not the same error again and again."""
    limit = LineLimit()
    assert flood(limit, logging.INFO) == 1000
    assert 0 < flood(limit, logging.ERROR) < 500
    assert limit.filter(record(logging.ERROR, "something else: %s"))

"""WebSockets that send frames without messages, or too many frames."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.async_runner import run_async
from tests.fuzz.frames import Unlimited, converse
from tests.server.hostile.raw_connections import (
    CONTINUATION,
    HELLO,
    PING,
    PONG,
    TEXT,
    frame,
    kinds,
    memory_of,
    seated,
    send_until_closed,
    wait_until,
)
from tests.server.running_server import JSON, Browser, RunningServer, open_server, open_socket
from vaka.server import connection_limits, launch
from vaka.server.live import socket_hub, socket_protocol
from vaka.server.rate_limits import TokenBuckets
from vaka.server.settings import Limits

FLOODS = {
    "pings": frame(PING) * 2000,
    "large pings": frame(PING, b"x" * 125) * 500,
    "pongs": frame(PONG, b"y") * 2000,
    "large messages": frame(TEXT, b'{"type": "ping", "id": "x"%s}' % (b" " * 15_000)) * 100,
}


def serve_strict(folder: str) -> None:
    """A server that soon loses patience with floods, but not with messages."""
    socket_protocol.STRIKES = 3
    connection_limits.WRITE_SECONDS = 2
    connection_limits.SWEEP_SECONDS = 1
    launch.run(
        port=0,
        open_browser=False,
        data_dir=folder,
        log_format="json",
        limits=Limits(messages=200.0),
    )


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("strict"), serve_strict) as server:
        yield server


@pytest.fixture
def eve(strict: RunningServer) -> Iterator[Browser]:
    with strict.browser() as browser:
        yield browser


@pytest.fixture
def table(eve: Browser) -> JSON:
    return eve.set_table("Eve", "Ben", begin=True)


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_is_slowed_down_and_then_closed(
    strict: RunningServer, eve: Browser, table: JSON, flood: str
) -> None:
    memory, before = memory_of(strict), kinds(strict).count("too_many")
    with seated(strict, eve, table) as made:
        send_until_closed(made, FLOODS[flood])
    wait_until(lambda: kinds(strict).count("too_many") == before + 1)
    assert memory_of(strict) < memory + (20 << 20)


def test_a_message_has_few_fragments(strict: RunningServer, eve: Browser, table: JSON) -> None:
    first, more = frame(TEXT, b"", is_last=False), frame(CONTINUATION, b"", is_last=False)
    ping = '{"type": "ping", "id": "fragments"}'
    with seated(strict, eve, table) as made:
        made.sendall(first + more * 50 + frame(CONTINUATION, ping.encode()))
        heard = b""
        while b'"fragments"' not in heard:
            heard += made.recv(1 << 16)
        before = kinds(strict).count("too_many")
        made.sendall(first + more * 200)
        while b"\x88" not in heard[-40:]:
            some = made.recv(1 << 16)
            heard += some
            assert some, "closed without a reason"
        assert heard.endswith((1008).to_bytes(2, "big") + b"too many fragments")
    wait_until(lambda: kinds(strict).count("too_many") == before + 1)


def test_pongs_that_are_not_read_are_not_piled_up(
    strict: RunningServer, eve: Browser, table: JSON
) -> None:
    """Only the first pings of a client that does not read are answered; then it is closed."""
    memory = memory_of(strict)
    with seated(strict, eve, table, narrow=True) as made:
        made.settimeout(1)
        end = time.monotonic() + 60
        with suppress(ConnectionError):
            while time.monotonic() < end:
                with suppress(TimeoutError):
                    made.sendall(frame(PING, os.urandom(125)) * 100)
        assert time.monotonic() < end
    assert memory_of(strict) < memory + (20 << 20)


def test_those_beside_a_flood_are_answered(
    strict: RunningServer, eve: Browser, table: JSON
) -> None:
    with (
        strict.browser() as ana,
        ana.sit(ana.set_table("Ana", "Ben", begin=True)) as mine,
        seated(strict, eve, table) as made,
    ):
        made.settimeout(0.01)
        for number in range(50):
            with suppress(OSError):
                made.sendall(FLOODS["pings"])
            assert mine.ask("ping", id=f"{number}")["type"] == "pong"


def test_text_that_is_not_utf_8_is_closed_in_one_line(
    strict: RunningServer, eve: Browser, table: JSON
) -> None:
    before = kinds(strict).count("invalid")
    with seated(strict, eve, table) as made:
        made.sendall(frame(TEXT, b"\xff\xfe"))
        heard = b""
        while some := made.recv(1 << 16):
            heard += some
        assert (1007).to_bytes(2, "big") in heard
    wait_until(lambda: kinds(strict).count("invalid") == before + 1)


def serve_far(folder: str) -> None:
    """A server whose clients come from elsewhere, and may make few requests."""
    limits = Limits(request_burst=8, requests=0.001)
    launch.run(port=0, open_browser=False, data_dir=folder, limits=limits, proxy="127.0.0.1")


def test_invalid_messages_cost_their_address_requests(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_far) as server, server.browser() as eve:
        table = eve.set_table("Eve", "Ben", begin=True)
        head = {"X-Forwarded-For": "203.0.113.7"}
        with open_socket(server.url, eve.cookie, table["id"], **head) as made:
            made.send(HELLO)
            answers = []
            with suppress(ConnectionClosed):
                for _ in range(20):
                    made.send('{"type": "nothing"}')
                while True:
                    answers.append('"refused"' in str(made.recv(60)))
            assert 5 <= sum(answers) <= 10


class FromOneAddress(Unlimited):
    """Connections that share the limit of their address."""

    def __init__(self) -> None:
        self._frames = TokenBuckets(Limits.address_frames, Limits.address_frame_burst)

    def frames_wait(self, frames: int) -> float:
        return self._frames.wait("203.0.113.7", frames)


def test_many_floods_of_an_address_let_others_there_wait_for_seconds_only() -> None:
    address = FromOneAddress()

    async def flood() -> None:
        for _ in range(Limits.address_sockets):
            await converse(FLOODS["pings"], address)

    run_async(flood())
    assert 0 < address.frames_wait(0) <= socket_hub.MOST_WAIT


def test_a_stop_does_not_wait_for_who_sends_too_much(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """`open_server` checks that there is no traceback."""
    folder = tmp_path_factory.mktemp("stop")
    with open_server(folder) as server, server.browser() as eve:
        table = eve.set_table("Eve", "Ben", begin=True)
        ping = frame(TEXT, b'{"type": "ping", "id": "x"}')
        with seated(server, eve, table) as made, seated(server, eve, table) as other:
            for each in (made, other):
                each.settimeout(0.5)
                with suppress(TimeoutError):
                    each.sendall(ping * 20_000)
            server.stop()

"""Connections that never become requests, or whose clients do not read."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.hostile.raw_connections import (
    dial,
    files_of,
    is_closed,
    kinds,
    log_lines,
    memory_of,
    request,
    upgrade,
    wait_until,
)
from tests.server.running_server import RunningServer, open_server
from vaka.server import connection_limits, launch
from vaka.server.launch import listen

TABLE = "/api/tables/nosuchtable/live"
MANY_HEADERS = [f"X-{number}: 1" for number in range(150)]


def serve_strict(folder: str) -> None:
    """A server that soon loses patience, and whose connections hold little that was not read."""

    def listen_narrowly(host: str, port: int | None) -> socket.socket:
        listener = listen(host, port)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listener

    launch.listen = listen_narrowly
    connection_limits.REQUEST_SECONDS = 2
    connection_limits.WRITE_SECONDS = 2
    connection_limits.SWEEP_SECONDS = 1
    launch.run(port=0, open_browser=False, data_dir=folder, log_format="json")


def serve_few_files(folder: str) -> None:
    """A server that may open few files."""
    import resource

    connection_limits.SPARE_FILES = 80
    connection_limits.BACKLOG = 32
    connection_limits.REQUEST_SECONDS = 10
    resource.setrlimit(resource.RLIMIT_NOFILE, (120, 120))
    launch.run(port=0, open_browser=False, data_dir=folder, log_format="json")


def serve_no_spare_files(folder: str) -> None:
    """A server that runs out of files."""
    import resource

    setattr(connection_limits, "raise_file_limit", lambda _: None)  # noqa: B010
    connection_limits.REQUEST_SECONDS = 3
    resource.setrlimit(resource.RLIMIT_NOFILE, (120, 120))
    launch.run(port=0, open_browser=False, data_dir=folder, log_format="json")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("strict"), serve_strict) as server:
        yield server


@pytest.mark.parametrize(
    "headers",
    [
        MANY_HEADERS,
        [f"X-Long: {'x' * 9000}"],
        ["Sec-WebSocket-Key: twice"],
        ["Sec-WebSocket-Version: 12"],
    ],
    ids=["many", "long", "key", "version"],
)
def test_an_upgrade_that_fails_is_answered_closed_and_logged(
    strict: RunningServer, headers: list[str]
) -> None:
    before = kinds(strict).count("invalid")
    with dial(strict) as made:
        made.sendall(upgrade(strict, TABLE, *headers))
        answer = made.recv(12)
        assert answer.startswith(b"HTTP/1.1 4")
        assert is_closed(made, 10)
    wait_until(lambda: kinds(strict).count("invalid") == before + 1)


def serve_proxied(folder: str) -> None:
    """A server behind a proxy, which does not know the addresses of its clients."""
    launch.run(port=0, open_browser=False, data_dir=folder, proxy="*", log_format="json")


def test_failed_upgrades_through_a_proxy_are_logged_in_a_few_lines(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_proxied) as server:
        began = time.monotonic()
        for _ in range(200):
            with dial(server) as made:
                made.sendall(upgrade(server, TABLE, *MANY_HEADERS))
                assert is_closed(made, 10)
        assert 0 < kinds(server).count("invalid") <= 6 + 5 * (time.monotonic() - began)


def test_failed_upgrades_leave_nothing_open(strict: RunningServer) -> None:
    before = files_of(strict)
    with ExitStack() as stack:
        for _ in range(100):
            made = stack.enter_context(dial(strict))
            made.sendall(upgrade(strict, TABLE, *MANY_HEADERS))
        wait_until(lambda: files_of(strict) <= before + 5)


def test_an_upgrade_that_the_app_refuses_is_closed(strict: RunningServer) -> None:
    for path, header in (("/api/nowhere", "X: 1"), (TABLE, "Origin: http://evil.example")):
        with dial(strict) as made:
            made.sendall(upgrade(strict, path, header))
            assert made.recv(12) == b"HTTP/1.1 403"
            assert is_closed(made, 10)


def test_a_socket_without_a_table_is_counted_until_it_is_closed(strict: RunningServer) -> None:
    """Its client does not answer the close, and reads nothing."""
    before = files_of(strict)
    with ExitStack() as stack:
        for _ in range(20):
            made = stack.enter_context(dial(strict, narrow=True))
            made.sendall(upgrade(strict, TABLE))
        wait_until(lambda: files_of(strict) <= before + 5)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="the limit of files is Unix's")
def test_connections_never_use_up_all_files(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_few_files) as server, ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(dial(server))
        wait_until(lambda: "too_many" in kinds(server))
        assert not [line for line in log_lines(server) if "accept" in line["message"]]
        wait_until(lambda: "slow" in kinds(server))  # those that were let in say nothing
        with server.browser() as ana:
            assert ana.get("/health").status_code == 200


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="the limit of files is Unix's")
def test_what_cannot_be_accepted_is_logged_in_a_few_lines(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_no_spare_files) as server:
        began = time.monotonic()
        with ExitStack() as stack:
            for _ in range(200):
                stack.enter_context(dial(server))
            wait_until(lambda: "cannot accept connections" in server.output())
            time.sleep(2)
            lines = [line for line in log_lines(server) if "cannot accept" in line["message"]]
            assert len(lines) <= 5 + 5 * (time.monotonic() - began)
        with server.browser() as ana:
            assert ana.get("/health").status_code == 200


@pytest.mark.parametrize("count", [1, 30], ids=["one", "pipelined"])
def test_a_client_that_does_not_read_is_closed(strict: RunningServer, count: int) -> None:
    with strict.browser() as ana:
        path = next(part for part in ana.get("/").text.split('"') if part.startswith("/assets/"))
    before = files_of(strict)
    slow = kinds(strict).count("slow")
    with ExitStack() as stack:
        for _ in range(20):
            made = stack.enter_context(dial(strict, narrow=True))
            made.sendall(request(strict, path) * count)
        wait_until(lambda: kinds(strict).count("slow") >= slow + 20)
        wait_until(lambda: files_of(strict) <= before + 5)


def test_who_sends_requests_ahead_of_the_answers_is_closed(strict: RunningServer) -> None:
    before, memory = kinds(strict).count("too_many"), memory_of(strict)
    flood = request(strict) * 5000
    with ExitStack() as stack:
        for _ in range(20):
            made = stack.enter_context(dial(strict))
            made.settimeout(0.2)
            try:
                made.sendall(flood)
            except OSError:
                continue
        wait_until(lambda: kinds(strict).count("too_many") >= before + 20)
    assert memory_of(strict) < memory + (30 << 20)


def test_a_few_requests_ahead_are_answered_in_order(strict: RunningServer) -> None:
    with dial(strict) as made:
        made.sendall(request(strict) * 9 + request(strict, "/api", "Connection: close"))
        heard = b""
        while some := made.recv(1 << 16):
            heard += some
    assert heard.count(b"HTTP/1.1 200") == 10


def test_a_body_that_nobody_reads_ends_the_connection(strict: RunningServer) -> None:
    with dial(strict) as made:
        made.sendall(request(strict, "/api", "Transfer-Encoding: chunked") + b"1\r\nx\r\n")
        assert made.recv(12) == b"HTTP/1.1 200"
        assert is_closed(made, 10)


@pytest.mark.parametrize("size", [1, 100])
def test_a_body_in_very_many_chunks_is_not_read(strict: RunningServer, size: int) -> None:
    before = kinds(strict).count("too_many")
    with dial(strict) as made:
        made.sendall(_post(strict) + _chunk(b" " * size) * 5000)
        assert is_closed(made, 10)
    wait_until(lambda: kinds(strict).count("too_many") == before + 1)


@pytest.mark.parametrize("chunks", [[b" "] * 60, [b" " * 300] * 40], ids=["small", "large"])
def test_a_body_in_some_chunks_is_read(strict: RunningServer, chunks: list[bytes]) -> None:
    with dial(strict) as made:
        made.sendall(_post(strict) + b"".join(map(_chunk, [*chunks, b"[]", b""])))
        assert made.recv(12) == b"HTTP/1.1 422"


def _post(server: RunningServer) -> bytes:
    """The head of a request with chunks."""
    return request(server, "/api/tables", "Transfer-Encoding: chunked").replace(b"GET", b"POST")


def _chunk(data: bytes) -> bytes:
    return b"%x\r\n%s\r\n" % (len(data), data)


def test_rubbish_is_answered_and_logged_in_a_few_lines(strict: RunningServer) -> None:
    before, began = len(log_lines(strict)), time.monotonic()
    for _ in range(50):
        with dial(strict) as made:
            made.sendall(b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n")
            assert is_closed(made, 10)
    assert len(log_lines(strict)) - before <= 6 + 5 * (time.monotonic() - began)

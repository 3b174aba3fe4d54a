"""Raw connections that send arbitrary bytes."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from urllib.parse import urlsplit

import psutil  # type: ignore[import-untyped]
from websockets.sync.client import ClientConnection

from tests.server.running_server import JSON, PATIENCE, Browser, RunningServer, open_socket
from vaka.server.api.requests import PROTOCOL

TEXT, CONTINUATION, CLOSE, PING, PONG = 1, 0, 8, 9, 10
HELLO = f'{{"type": "hello", "protocol": {PROTOCOL}, "since": 0, "viewer": "auto"}}'


def dial(server: RunningServer, *, narrow: bool = False) -> socket.socket:
    """A new connection; a narrow one takes little that it does not read."""
    parts = urlsplit(server.url)
    made = socket.socket()
    if narrow:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(PATIENCE)
    made.connect((parts.hostname, parts.port))
    return made


def request(server: RunningServer, path: str = "/api", *headers: str) -> bytes:
    """The head of a request."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {urlsplit(server.url).netloc}", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def upgrade(server: RunningServer, path: str, *headers: str) -> bytes:
    """A request for a WebSocket."""
    return request(
        server,
        path,
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    )


def frame(kind: int, data: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame of a client, masked by nothing."""
    length = bytes([len(data)]) if len(data) < 126 else bytes([126]) + struct.pack("!H", len(data))
    head = bytes([kind | (0x80 if is_last else 0), 0x80 | length[0]]) + length[1:]
    return head + bytes(4) + data


@contextmanager
def seated(
    server: RunningServer, browser: Browser, table: JSON, *, narrow: bool = False
) -> Iterator[socket.socket]:
    """A raw WebSocket at a table that has said hello."""
    with dial(server, narrow=narrow) as made:
        path = f"/api/tables/{table['id']}/live"
        made.sendall(upgrade(server, path, f"Cookie: vaka={browser.cookie}"))
        assert made.recv(12) == b"HTTP/1.1 101"
        made.sendall(frame(TEXT, HELLO.encode()))
        yield made


def arrive(
    stack: ExitStack, server: RunningServer, browser: Browser, table: JSON, address: str
) -> ClientConnection:
    """A socket from an address that has said hello."""
    head = {"X-Forwarded-For": address}
    made = stack.enter_context(open_socket(server.url, browser.cookie, table["id"], **head))
    made.send(HELLO)
    assert '"table"' in str(made.recv(PATIENCE))
    return made


def send_until_closed(made: socket.socket, data: bytes, seconds: float = PATIENCE) -> None:
    """Send the same again and again, and read, until the other side closes."""
    made.settimeout(0.05)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            with suppress(TimeoutError):
                made.sendall(data)
            with suppress(TimeoutError):
                if not made.recv(1 << 16):
                    return
        except OSError:
            return
    raise AssertionError("the connection is still open")


def is_closed(made: socket.socket, seconds: float) -> bool:
    """Whether the other side closes a connection in time, whatever it sends before."""
    made.settimeout(seconds)
    end = time.monotonic() + seconds
    with suppress(ConnectionError):
        while time.monotonic() < end:
            try:
                if not made.recv(1 << 16):
                    return True
            except TimeoutError:
                return False
        return False
    return True


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def files_of(server: RunningServer) -> int:
    """How many files a server has open."""
    return int(psutil.Process(server.pid).num_fds())


def memory_of(server: RunningServer) -> int:
    """How many bytes of memory a server takes."""
    return int(psutil.Process(server.pid).memory_info().rss)


def log_lines(server: RunningServer) -> list[JSON]:
    """What a server has logged."""
    return [json.loads(line) for line in server.output().splitlines() if line.startswith("{")]


def kinds(server: RunningServer) -> list[str]:
    """The kinds of what a server has logged."""
    return [line["kind"] for line in log_lines(server) if "kind" in line]

"""A connection that is closed leaves no reference cycles: collecting them would stop everybody."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.server.hostile.raw_connections import (
    CLOSE,
    HELLO,
    TEXT,
    dial,
    frame,
    is_closed,
    request,
    upgrade,
    wait_until,
)
from tests.server.running_server import JSON, Browser, RunningServer, open_server
from vaka.server import launch

CONNECTIONS = 20
WANTED, FOUND = "count-garbage", "garbage.json"
MANY_HEADERS = [f"X-{number}: 1" for number in range(150)]


def serve_counted(folder: str) -> None:
    """A server that collects no garbage, and counts it by type when it is asked to."""
    gc.disable()
    start = uvicorn.Server.startup

    async def start_counted(server: uvicorn.Server, *arguments: Any, **more: Any) -> None:
        given = Path(folder), server.server_state, asyncio.get_running_loop()
        threading.Thread(target=_count, args=given, daemon=True).start()
        await start(server, *arguments, **more)

    setattr(uvicorn.Server, "startup", start_counted)  # noqa: B010
    launch.run(port=0, open_browser=False, data_dir=folder, log_format="json")


def _count(folder: Path, state: ServerState, loop: asyncio.AbstractEventLoop) -> None:
    while True:
        while not (folder / WANTED).exists():
            time.sleep(0.02)
        _wait_for_rest(state, loop)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        counts = Counter(
            f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.garbage
        )
        gc.set_debug(0)
        gc.garbage.clear()
        gc.collect()
        (folder / WANTED).unlink()
        (folder / "unfinished").write_text(json.dumps(counts))
        (folder / "unfinished").rename(folder / FOUND)


def _wait_for_rest(state: ServerState, loop: asyncio.AbstractEventLoop) -> None:
    """Wait until every connection is closed, every request ended, and what that left to do done."""
    wait_until(lambda: not state.connections and not state.tasks)
    is_done = threading.Event()
    loop.call_soon_threadsafe(is_done.set)
    assert is_done.wait(60)


def garbage(server: RunningServer) -> dict[str, int]:
    """The garbage of a server by type, once it is at rest."""
    found = server.folder / FOUND
    found.unlink(missing_ok=True)
    (server.folder / WANTED).touch()
    wait_until(found.exists)
    counts: dict[str, int] = json.loads(found.read_text())
    return counts


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("counted"), serve_counted) as server:
        yield server


def _ask(server: RunningServer, made: socket.socket) -> None:
    made.sendall(request(server))
    heard = b""
    while not heard.endswith(b"}"):
        heard += made.recv(1 << 16)


def kept_alive(server: RunningServer, ana: Browser, table: JSON) -> None:
    with dial(server) as made:
        _ask(server, made)
        _ask(server, made)


def closed_by_server(server: RunningServer, ana: Browser, table: JSON) -> None:
    with dial(server) as made:
        made.sendall(request(server, "/api", "Connection: close"))
        assert is_closed(made, 10)


def aborted(server: RunningServer, ana: Browser, table: JSON) -> None:
    with dial(server) as made:
        _ask(server, made)  # so that the server has accepted it
        made.sendall(request(server, "/api", "Transfer-Encoding: chunked")[:-10])


def rubbish(server: RunningServer, ana: Browser, table: JSON) -> None:
    with dial(server) as made:
        made.sendall(b"\x16\x03\x01\r\n\r\n")
        assert is_closed(made, 10)


def refused_request(server: RunningServer, ana: Browser, table: JSON) -> None:
    with dial(server) as made:
        made.sendall(request(server, "/api/tables/nothere", "Connection: close"))
        assert is_closed(made, 10)


def failed_upgrade(server: RunningServer, ana: Browser, table: JSON) -> None:
    with dial(server) as made:
        made.sendall(upgrade(server, f"/api/tables/{table['id']}/live", *MANY_HEADERS))
        assert is_closed(made, 10)


def invalid_upgrade(server: RunningServer, ana: Browser, table: JSON) -> None:
    with dial(server) as made:
        path = f"/api/tables/{table['id']}/live"
        made.sendall(upgrade(server, path, "Sec-WebSocket-Key: twice"))
        assert is_closed(made, 10)


def refused_upgrade(server: RunningServer, ana: Browser, table: JSON) -> None:
    with dial(server) as made:
        made.sendall(upgrade(server, "/api/nowhere"))
        assert is_closed(made, 10)


def no_table(server: RunningServer, ana: Browser, table: JSON) -> None:
    with dial(server) as made:
        made.sendall(upgrade(server, "/api/tables/nothere/live"))
        assert made.recv(12) == b"HTTP/1.1 101"
        made.sendall(frame(CLOSE, (1000).to_bytes(2, "big")))
        assert is_closed(made, 10)


def _sit(server: RunningServer, ana: Browser, table: JSON) -> socket.socket:
    made = dial(server)
    made.sendall(upgrade(server, f"/api/tables/{table['id']}/live", f"Cookie: vaka={ana.cookie}"))
    assert made.recv(12) == b"HTTP/1.1 101"
    made.sendall(frame(TEXT, HELLO.encode()))
    heard = b""
    while b'"type":"table"' not in heard:
        heard += made.recv(1 << 16)
    return made


def socket_closed(server: RunningServer, ana: Browser, table: JSON) -> None:
    with _sit(server, ana, table) as made:
        made.sendall(frame(CLOSE, (1000).to_bytes(2, "big")))
        assert is_closed(made, 10)


def socket_lost(server: RunningServer, ana: Browser, table: JSON) -> None:
    _sit(server, ana, table).close()


def socket_failed(server: RunningServer, ana: Browser, table: JSON) -> None:
    with _sit(server, ana, table) as made:
        made.sendall(frame(TEXT, b"\xff"))
        assert is_closed(made, 10)


def socket_invalid(server: RunningServer, ana: Browser, table: JSON) -> None:
    with _sit(server, ana, table) as made:
        made.sendall(frame(TEXT, b"{}") * 3)
        made.sendall(b"\xff\xff\xff")
        assert is_closed(made, 10)


KINDS: list[Callable[[RunningServer, Browser, JSON], None]] = [
    kept_alive,
    closed_by_server,
    aborted,
    rubbish,
    refused_request,
    failed_upgrade,
    invalid_upgrade,
    refused_upgrade,
    no_table,
    socket_closed,
    socket_lost,
    socket_failed,
    socket_invalid,
]


@pytest.mark.parametrize("leave", KINDS, ids=lambda kind: kind.__name__)
def test_a_closed_connection_leaves_no_cycles(
    counted: RunningServer, leave: Callable[[RunningServer, Browser, JSON], None]
) -> None:
    with counted.browser() as ana:
        table = ana.set_table("Ana", "Ben", begin=True)
    leave(counted, ana, table)
    garbage(counted)
    for _ in range(CONNECTIONS):
        leave(counted, ana, table)
    found = garbage(counted)
    assert sum(found.values()) < CONNECTIONS, found

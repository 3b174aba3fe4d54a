"""Too many or too slow requests: refused or timed out, logged, and harmless."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import partial
from http.client import HTTPConnection
from itertools import pairwise
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from tests.async_runner import run_async
from tests.browser.records import longest
from tests.server.running_server import (
    JSON,
    Browser,
    Client,
    RunningServer,
    open_server,
    open_socket,
)
from vaka.core.dice import Dice
from vaka.server import access_middleware, connection_limits, launch
from vaka.server.api.requests import PROTOCOL, Hello
from vaka.server.connection_limits import ConnectionLimiter
from vaka.server.http_protocol import HttpConnection
from vaka.server.launch import listen
from vaka.server.live import client_socket, socket_hub
from vaka.server.live.client_socket import ClientSocket, close
from vaka.server.live.client_socket import receive as hear
from vaka.server.rate_limits import ConcurrencyLimit, TokenBucket, TokenBuckets, network_of
from vaka.server.settings import Limits
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables
from vaka.server.work_queue import MOST_WAITING

SEVEN = "203.0.113.7"
GO = "go"
PING = '{"type": "ping", "id": "p"}'
HELLO = f'{{"type": "hello", "protocol": {PROTOCOL}, "since": 0, "viewer": "auto"}}'


def listen_narrowly(host: str, port: int | None) -> socket.socket:
    """A listener whose connections hold little that was not read yet."""
    listener = listen(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


def serve_narrow(folder: str) -> None:
    """A server that allows little, behind a proxy on this machine. It waits long enough for honest
    clients on a busy machine."""
    launch.listen = listen_narrowly
    socket_hub.HELLO_SECONDS = 3
    client_socket.SEND_SECONDS = 3
    access_middleware.BODY_SECONDS = 3
    connection_limits.REQUEST_SECONDS = 4
    connection_limits.WRITE_SECONDS = 4
    connection_limits.SWEEP_SECONDS = 1
    launch.IDLE_SECONDS = 1
    limits = Limits(
        tables=2,
        sockets=2,
        address_sockets=2,
        messages=20.0,
        request_burst=5,
        requests=0.001,
        new_table_burst=3,
        new_tables=0.001,
        shows=2,
    )
    launch.run(
        port=0,
        open_browser=False,
        data_dir=folder,
        url="https://vaka.example.org",
        proxy="127.0.0.1",
        log_format="json",
        limits=limits,
    )


def serve_busy(folder: str) -> None:
    """A server where no record is read before a file says so."""
    upload = Tables.upload

    def wait(tables: Tables, *given: Any, **more: Any) -> Table:
        while not (Path(folder) / GO).exists():
            time.sleep(0.01)
        return upload(tables, *given, **more)

    setattr(Tables, "upload", wait)  # noqa: B010  it is the process of this server alone
    launch.run(port=0, open_browser=False, data_dir=folder, limits=Limits(entries=300))


def serve_doubting(folder: str) -> None:
    """A server that soon asks whether a client is still there."""
    soon = partial(uvicorn.Config, ws_ping_interval=0.2, ws_ping_timeout=0.2)
    setattr(uvicorn, "Config", soon)  # noqa: B010  it is the process of this server alone
    launch.run(port=0, open_browser=False, data_dir=folder)


def test_who_has_records_read_keeps_nobody_from_playing(tmp_path: Path) -> None:
    with (
        open_server(tmp_path, serve_busy) as server,
        server.browser() as ana,
        ThreadPoolExecutor(12) as pool,
    ):
        table = ana.set_table("Ana", "Ben", begin=True)
        record = ana.get(f"/api/tables/{table['id']}/record").text
        with ana.sit(table) as mine, server.browser() as eve:
            uploads = [pool.submit(eve.upload, record) for _ in range(12)]
            while not any(upload.done() for upload in uploads):
                time.sleep(0.01)  # more are there than may wait
            for number in range(10):
                mine.play_on(Dice(f"{number}"), plies=mine.ply + 1)
            (tmp_path / GO).touch()
            codes = sorted(upload.result().status_code for upload in uploads)
        assert codes == [201] * MOST_WAITING + [429] * (12 - MOST_WAITING)
        long = ana.upload(longest())
        assert (long.status_code, "at most 300 plies" in long.text) == (422, True)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("narrow"), serve_narrow) as server:
        yield server


def test_nobody_has_too_many_tables_or_sockets(narrow: RunningServer) -> None:
    with narrow.browser() as ana:
        tables = [ana.set_table("Ana", "Ben") for _ in range(2)]
        who = [{"name": "Ana"}, {"name": "Ben"}]
        answer = ana.post("/api/tables", {"game": "tongiaki", "players": who})
        assert (answer.status_code, answer.json()["error"]["kind"]) == (429, "too_many")
        with ana.sit(tables[0]), ana.sit(tables[1]):
            with pytest.raises(ConnectionClosed) as closed, ana.sit(tables[0]):
                pass
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
    assert '"kind": "too_many"' in narrow.output()


def test_who_asks_too_often_from_elsewhere_has_to_wait(narrow: RunningServer) -> None:
    headers = {"X-Forwarded-For": SEVEN, "X-Forwarded-Proto": "https", "Host": "vaka.example.org"}
    with httpx.Client(base_url=narrow.url, trust_env=False, headers=headers) as client:
        answers = [client.get("/api") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert "Secure" in answers[0].headers["set-cookie"]
        plain = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}
        assert "Secure" in client.get("/api", headers=plain).headers["set-cookie"]
        other = client.get("/api", headers={"X-Forwarded-For": "203.0.113.8"})
        assert other.status_code == 200
    assert '"kind": "too_many"' in narrow.output()
    assert SEVEN not in narrow.output()


def test_a_flood_of_messages_is_read_slowly_and_answered(narrow: RunningServer) -> None:
    with narrow.browser() as ana, ana.sit(ana.set_table("Ana", "Ben")) as mine:
        for number in range(230):
            mine.say(type="ping", id=f"p{number}")
        heard = [mine.hear() for _ in range(230)]
        assert [message["id"] for message in heard] == [f"p{number}" for number in range(230)]


def test_a_bucket_lets_a_burst_through_and_then_so_many_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("vaka.server.rate_limits.time.monotonic", lambda: now)
    bucket, buckets = TokenBucket(20, 200), TokenBuckets(1, 2)
    assert [bucket.wait() for _ in range(200)] == [0] * 200
    assert [round(bucket.wait(), 3) for _ in range(3)] == [0.05, 0.1, 0.15]
    assert [buckets.take(name) for name in "aaaba"] == [True, True, False, True, False]
    now += 1.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    assert bucket.wait() == 0


def test_buckets_count_what_several_threads_charge() -> None:
    buckets, interval = TokenBuckets(rate=0.001, burst=1), sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            list(threads.map(lambda _: buckets.wait("ana"), range(4000)))
    finally:
        sys.setswitchinterval(interval)
    assert buckets.wait("ana", 0) * 0.001 == pytest.approx(3999, abs=1)


def test_who_asks_for_the_whole_table_again_and_again_has_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("vaka.server.rate_limits.time.monotonic", lambda: 100.0)
    hello = Hello(type="hello", protocol=PROTOCOL)
    waits = []
    socket = ClientSocket(cast(WebSocket, None), "a" * 32, Limits().messages)
    for _ in range(30):
        waits.append(socket._pace.wait())
        socket.greet(hello, "")
    assert waits[:9] == [0] * 9  # who lost a message or two does not notice
    assert [round(later - earlier, 2) for earlier, later in pairwise(waits[-5:])] == [0.21] * 4


def test_who_does_not_say_hello_is_shown_out(narrow: RunningServer) -> None:
    with narrow.browser() as ana:
        table = ana.set_table("Ana", "Ben")
        opened = open_socket(narrow.url, ana.cookie, table["id"])
        with opened as silent, pytest.raises(ConnectionClosed):
            silent.recv(10)
    assert '"kind": "slow"' in narrow.output()


def test_who_is_shown_out_is_neither_waited_for_nor_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.live.client_socket.CLOSE_SECONDS", 0.01)
    coming: list[Message] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": "wait!"},
    ]

    async def receive() -> Message:
        return coming.pop(0)

    async def send(message: Message) -> None:
        if message["type"] == "websocket.close":
            await asyncio.Event().wait()  # its client reads nothing, and everything is full

    async def show_out() -> None:
        websocket = WebSocket({"type": "websocket"}, receive, send)
        await websocket.accept()
        await close(websocket)
        with pytest.raises(WebSocketDisconnect):
            await hear(websocket)

    run_async(asyncio.wait_for(show_out(), 30))


def test_half_a_frame_is_not_waited_for(narrow: RunningServer) -> None:
    with narrow.browser() as ana:
        table = ana.set_table("Ana", "Ben")
        parts = urlsplit(narrow.url)
        with socket.create_connection((parts.hostname, parts.port), 30) as slow:
            slow.sendall(_opening(narrow, ana, table))
            assert slow.recv(4096).startswith(b"HTTP/1.1 101")
            slow.sendall(b"\x81\xfe\x10\x00abcd{")  # the first bytes of a long frame
            assert slow.recv(4096)[:1] == b"\x88", "a frame that says goodbye"
        assert _kinds(narrow, table) == ["slow"]


def _opening(server: RunningServer, browser: Browser, table: JSON) -> bytes:
    """What opens the socket of a table."""
    return (
        f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: {urlsplit(server.url).netloc}\r\n"
        f"Cookie: vaka={browser.cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def _frame(text: str) -> bytes:
    """A short frame of a client, masked by nothing."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def _kinds(server: RunningServer, table: JSON) -> list[str]:
    """What was written down about a table."""
    lines = [line for line in server.output().splitlines() if table["id"] in line]
    return [json.loads(line)["kind"] for line in lines]


def _read_nothing(narrow: RunningServer, beside: Callable[[Client], object]) -> None:
    """After its hello a client asks and takes no answer, until its connection is closed and it is
    counted as slow. Meanwhile another client does something beside it, again and again."""
    parts = urlsplit(narrow.url)
    with narrow.browser() as ana, socket.socket() as slow:
        table = ana.upload(longest()).json()["table"]
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.settimeout(30)
        slow.connect((parts.hostname, parts.port))
        with ana.sit(table) as mine:
            slow.sendall(_opening(narrow, ana, table))
            assert slow.recv(4096).startswith(b"HTTP/1.1 101")
            slow.sendall(_frame(HELLO))
            before = narrow.output().count('"kind": "slow"')
            deadline = time.monotonic() + 60
            with suppress(ConnectionError):
                while time.monotonic() < deadline:
                    slow.sendall(_frame(PING))
                    beside(mine)
                    time.sleep(0.2)
            assert time.monotonic() < deadline
            assert narrow.output().count('"kind": "slow"') == before + 1


def test_who_reads_nothing_is_not_waited_for(narrow: RunningServer) -> None:
    """Those beside it play on as if it were not."""

    def ask(mine: Client) -> None:
        assert mine.ask("ping")["type"] == "pong"

    _read_nothing(narrow, ask)


def test_who_reads_nothing_is_counted_once(narrow: RunningServer) -> None:
    """The whole table fills its connection, and an update waits. The server gives up either of
    them after some time, and counts what it gives up first."""
    _read_nothing(narrow, lambda mine: mine.ask("say", seat=0, text="Talofa!"))


def test_who_is_gone_without_a_sign_is_away(tmp_path: Path) -> None:
    with (
        open_server(tmp_path, serve_doubting) as server,
        server.browser() as ana,
        server.browser() as ben,
    ):
        table = ana.set_table("Ana", "Ben")
        parts = urlsplit(server.url)
        with ben.sit(table) as his, socket.create_connection((parts.hostname, parts.port)) as gone:
            gone.sendall(_opening(server, ana, table))
            assert gone.recv(4096).startswith(b"HTTP/1.1 101")
            gone.sendall(_frame(HELLO))
            his.await_news(lambda: his.table["seats"][0]["connected"])
            his.await_news(lambda: not his.table["seats"][0]["connected"])


def test_half_a_body_is_not_waited_for(narrow: RunningServer) -> None:
    parts = urlsplit(narrow.url)
    before = narrow.output().count('"kind": "invalid"')
    with socket.create_connection((parts.hostname, parts.port), 30) as slow:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Length: 50\r\n\r\n"
        slow.sendall(head.encode() + b"{")
        assert slow.recv(4096).startswith(b"HTTP/1.1 408")
    assert narrow.output().count('"kind": "invalid"') == before + 1


@pytest.mark.parametrize("half", ["", "GET /api HTTP/1.1\r\nHost: 127"], ids=["nothing", "half"])
def test_half_a_request_is_not_waited_for(narrow: RunningServer, half: str) -> None:
    parts = urlsplit(narrow.url)
    before = narrow.output().count('"kind": "slow"')
    with socket.create_connection((parts.hostname, parts.port), 30) as slow:
        slow.sendall(half.encode())
        with suppress(ConnectionResetError):
            assert slow.recv(4096) == b""
    assert narrow.output().count('"kind": "slow"') == before + 1


def test_half_a_second_request_is_not_waited_for(narrow: RunningServer) -> None:
    parts = urlsplit(narrow.url)
    with socket.create_connection((parts.hostname, parts.port), 30) as slow:
        slow.sendall(f"GET /api HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\nGET /api HT".encode())
        heard = b""
        with suppress(ConnectionResetError):
            while some := slow.recv(4096):
                heard += some
        assert heard.startswith(b"HTTP/1.1 200")
        assert heard.count(b"HTTP/1.1") == 1


def test_a_proxy_finds_its_idle_connection_open(narrow: RunningServer) -> None:
    parts = urlsplit(narrow.url)
    with closing(HTTPConnection(str(parts.hostname), parts.port, timeout=30)) as proxy:
        for seconds in (0, 2):  # 2: twice as long as without a proxy
            time.sleep(seconds)
            proxy.request("GET", "/api")
            response = proxy.getresponse()
            assert response.headers["keep-alive"] == "timeout=180"
            response.read()


class Wire:
    """As much of a connection as is asked about it here."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.aborts = 0

    def get_extra_info(self, name: str) -> object:
        return (self._address, 1) if name == "peername" else None

    def abort(self) -> None:
        self.aborts += 1


def test_connections_are_counted_by_address_before_they_say_anything() -> None:
    limits = Limits(all_connections=6, connections=2)

    async def come(limiter: ConnectionLimiter, *addresses: str) -> list[bool]:
        wires = [cast(asyncio.Transport, Wire(address)) for address in addresses]
        entered = [limiter.enter(wire) for wire in wires]
        for connection in [each for each in entered if each and "8" in each.origin]:
            connection.lose()
        return [each is not None for each in entered]

    def limiter(*, is_proxied: bool, files: int | None = None) -> ConnectionLimiter:
        return ConnectionLimiter(
            HttpConnection, limits, lambda _: None, is_proxied=is_proxied, files=files
        )

    async def all_come() -> None:
        direct = limiter(is_proxied=False)
        assert await come(direct, SEVEN, SEVEN, SEVEN) == [True, True, False]
        assert await come(direct, "203.0.113.8", "203.0.113.8") == [True, True]
        assert await come(direct, "203.0.113.8", SEVEN) == [True, False], "those were closed"
        local = await come(direct, *["127.0.0.1"] * 5)
        assert local == [True, True, True, True, False], "too many in all"
        through_proxy = limiter(is_proxied=True)
        assert await come(through_proxy, *[SEVEN] * 7) == [True] * 6 + [False]
        few_files = limiter(is_proxied=True, files=16)
        assert await come(few_files, *[SEVEN] * 5) == [True] * 4 + [False]

    run_async(all_come())


def test_an_aborted_connection_is_not_slow_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "REQUEST_SECONDS", 0.01)

    async def notes_of(*reasons: str) -> list[str]:
        noted: list[str] = []
        limiter = ConnectionLimiter(HttpConnection, Limits(), noted.append, is_proxied=False)
        wire = Wire(SEVEN)
        connection = limiter.enter(cast(asyncio.Transport, wire))
        assert connection
        connection.start_timer()
        for reason in reasons:
            connection.abort(reason)
        await asyncio.sleep(0.02)  # timers are called in the order in which they end
        assert wire.aborts == 1
        connection.lose()
        return noted

    assert run_async(notes_of()) == ["slow"]
    assert run_async(notes_of("too_many")) == ["too_many"]


def test_a_table_that_follows_on_another_is_a_new_one(narrow: RunningServer) -> None:
    with narrow.browser() as ana:
        table = ana.set_table("Ana", "Ben")["id"]
    with httpx.Client(base_url=narrow.url, trust_env=False) as eve:
        head = {"X-Forwarded-For": "198.51.100.9"}
        codes = [
            eve.post(f"/api/tables/{table}/{what}", json={"ply": 0}, headers=head).status_code
            for what in ("fork", "rematch", "fork", "rematch")
        ]
    assert 429 not in codes[:3]
    assert codes[3:] == [429]


def test_tables_of_bots_alone_are_counted_by_address(narrow: RunningServer) -> None:
    bots = [{"name": f"Bot {number}", "agent": "mcts:seconds=5"} for number in range(2)]
    body = {"game": "tongiaki", "players": bots, "access": "listed", "begin": True}
    head = {"X-Forwarded-For": "198.51.100.11", "Host": "vaka.example.org"}
    codes = []
    for _ in range(3):  # without a cookie everybody is somebody else
        answer = httpx.post(f"{narrow.url}api/tables", json=body, headers=head, trust_env=False)
        codes.append(answer.status_code)
    assert codes == [201, 201, 429]
    assert "2 tables of bots" in answer.text


def test_what_is_written_without_a_move_is_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.rate_limits.time.monotonic", lambda: 100.0)
    socket = ClientSocket(cast(WebSocket, None), "a" * 32, Limits().messages)
    for _ in range(20):
        socket.charge_messages()
    assert socket._pace.wait() > 2


def test_sockets_are_counted_by_address(narrow: RunningServer) -> None:
    with narrow.browser() as ana:
        table = ana.set_table("Ana", "Ben", access="listed")["id"]
    head = {"X-Forwarded-For": "198.51.100.10"}
    with ExitStack() as stack:
        for _ in range(2):  # two people from one house
            socket = stack.enter_context(open_socket(narrow.url, "", table, **head))
            socket.send(HELLO)
            assert '"type":"table"' in str(socket.recv(30))
        third = stack.enter_context(open_socket(narrow.url, "", table, **head))
        with pytest.raises(ConnectionClosed) as closed:
            third.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_one_connection_of_ipv6_is_one_address() -> None:
    assert (
        network_of("2001:db8:1:2::5") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    )
    assert network_of("2001:db8:1:3::5") == "2001:db8:1:3::/64"
    assert network_of("::ffff:203.0.113.7") == network_of("203.0.113.7") == "203.0.113.7"


def test_who_leaves_makes_room() -> None:
    crowd = ConcurrencyLimit(3)
    ana, ben = {"ana": 1, "house": 2}, {"ben": 9, "house": 2}
    assert crowd.enter(ana)
    assert not crowd.enter(ana)
    assert crowd.enter(ben)
    assert not crowd.enter(ben)
    crowd.leave(ana)
    assert crowd.enter(ana)
    assert crowd.enter({})
    assert not crowd.enter({})

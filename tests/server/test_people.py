"""Who a person is, and what is refused: each refusal is written down and harms nothing."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from itsdangerous.timed import TimestampSigner
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from tests.server.hall import Browser, Hall, open_hall, open_socket
from vaka.core.errors import VakaError
from vaka.server import guard, launch
from vaka.server.identity import AGE, Registry
from vaka.server.limits import Bucket, Buckets, Crowd, network_of
from vaka.server.live import live
from vaka.server.live.socket import Socket, close
from vaka.server.live.socket import receive as hear
from vaka.server.refusals import Refusals
from vaka.server.settings import KEY_FILE, Limits, load_key, public_name
from vaka.server.storage import Storage
from vaka.server.wish import PROTOCOL, Hello

SEVEN = "203.0.113.7"
UNHEARD = Refusals(lambda _: None)


def signed(hall: Hall, person: str, age: int = 0) -> str:
    """A cookie as the server would have made it some time ago."""
    key = (hall.folder / KEY_FILE).read_bytes()
    signer = URLSafeTimedSerializer(key, salt="person", signer=_signer(age))
    return str(signer.dumps([person, 0]))


def _signer(age: int) -> type[TimestampSigner]:
    class Earlier(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time()) - age

    return Earlier


def knows(hall: Hall, cookie: str, table_id: str) -> bool:
    """Whether a cookie is that of whoever set the table."""
    with hall.browser(cookie) as browser:
        answer = browser.get(f"/api/tables/{table_id}")
        return answer.status_code == 200 and answer.json()["table"]["is_creator"]


# ---- cookies


def test_a_cookie_is_good_as_long_as_it_is_ours_and_young(hall: Hall) -> None:
    ours = signed(hall, "a" * 32)
    with hall.browser(ours) as ana:
        table = ana.set_table("Ana", "Ben")["id"]
        assert ana.cookie == ours
    assert knows(hall, signed(hall, "a" * 32, AGE - 100), table)
    assert not knows(hall, signed(hall, "a" * 32, AGE + 100), table)
    assert '"kind": "expired cookie"' in hall.output()


def test_a_cookie_that_is_getting_old_is_given_anew(hall: Hall) -> None:
    old = signed(hall, "b" * 32, AGE // 2)
    with httpx.Client(base_url=hall.url, trust_env=False, cookies={"vaka": old}) as client:
        assert client.get("/api").headers["set-cookie"]


@pytest.mark.parametrize("forged", ["short", "x" * 32, "WyJh.x.y", "a.b.c.d", "é", "x" * 5000])
def test_a_forged_cookie_makes_a_stranger(hall: Hall, ana: Browser, forged: str) -> None:
    table = ana.set_table("Ana", "Ben")["id"]
    body, _, rest = ana.cookie.partition(".")
    for cookie in (forged, f"{body[:-2]}AA.{rest}", ana.cookie[:-1]):
        head = {b"Cookie": f"vaka={cookie}".encode()}
        answer = httpx.get(f"{hall.url}api/tables/{table}", headers=head, trust_env=False)
        assert answer.json()["table"]["is_creator"] is False
    assert '"kind": "forged cookie"' in hall.output()
    assert ana.cookie not in hall.output()


# ---- another device


def test_a_person_moves_to_another_device_and_the_old_one_is_a_stranger(
    hall: Hall, ana: Browser
) -> None:
    table = ana.set_table("Ana", "Ben")
    old = ana.cookie
    link = ana.post("/api/me/pass").json()
    with hall.browser() as phone, ana.sit(table) as mine:
        assert phone.post("/api/me/move", {"token": link["token"]}).json() == {"moved": True}
        assert knows(hall, phone.cookie, table["id"])
        with pytest.raises(ConnectionClosed) as closed:
            mine.await_news(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert not knows(hall, old, table["id"])
        assert '"kind": "revoked cookie"' in hall.output()
        with phone.sit(table) as moved:
            assert moved.table["seats"][0]["mine"]
        for token in (link["token"], "guess"):
            with hall.browser() as thief:
                answer = thief.post("/api/me/move", {"token": token})
                assert answer.status_code == 403
        assert link["token"] not in hall.output()


def test_a_device_that_has_said_nothing_yet_is_turned_away_too(hall: Hall, ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    token = ana.post("/api/me/pass").json()["token"]
    with hall.browser() as phone, open_socket(hall.url, ana.cookie, table["id"]) as silent:
        assert phone.post("/api/me/move", {"token": token}).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            silent.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_a_device_is_turned_away_while_it_comes() -> None:
    sent: list[Message] = []

    async def come() -> None:
        house = live.Live()

        async def receive() -> Message:
            await house.turn_away("a" * 32)
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            sent.append(message)

        await house.serve(WebSocket({"type": "websocket"}, receive, send), "t1", "a" * 32)
        await house.close()

    asyncio.run(come())
    assert (sent[-1]["type"], sent[-1]["code"]) == ("websocket.close", 4401)


def test_a_link_takes_nobody_s_tables_away_unasked(hall: Hall, ana: Browser, ben: Browser) -> None:
    table = ben.set_table("Ben", "Cleo")
    token = ana.post("/api/me/pass").json()["token"]
    answer = ben.post("/api/me/move", {"token": token})
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "has_tables")
    assert knows(hall, ben.cookie, table["id"])
    assert ben.post("/api/me/move", {"token": "guess"}).status_code == 403
    own = ben.post("/api/me/pass").json()["token"]
    assert ben.post("/api/me/move", {"token": own}).status_code == 200  # one keeps what one has
    assert ben.post("/api/me/move", {"token": token, "replace": True}).status_code == 200
    assert not knows(hall, ben.cookie, table["id"])


def test_a_link_to_another_device_is_replaced_and_expires(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(database)
    registry = Registry(b"k" * 32, storage, UNHEARD)
    person = registry.recognise("").id
    first, second = registry.issue_pass(person), registry.issue_pass(person)
    with pytest.raises(VakaError, match="used before, or has expired"):
        registry.use_pass(first)
    with monkeypatch.context() as later:
        later.setattr("vaka.server.identity.time.time", lambda: 10**10)
        with pytest.raises(VakaError):
            registry.use_pass(second)
    cookie = registry.use_pass(second).cookie(is_secure=True)
    assert cookie is not None
    assert "Secure" in cookie
    again = Registry(b"k" * 32, storage, UNHEARD)
    assert again.recognise(cookie.partition(";")[0]).id == person
    assert Registry(b"j" * 32, storage, UNHEARD).recognise(cookie.partition(";")[0]).id != person
    storage.close()


def test_the_key_is_made_once_and_kept_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = load_key(tmp_path / "new")
    assert load_key(tmp_path / "new") == key
    assert (tmp_path / "new" / KEY_FILE).stat().st_mode & 0o077 == 0
    monkeypatch.setenv("VAKA_SECRET", "x" * 40)
    assert load_key(tmp_path) == b"x" * 40
    monkeypatch.setenv("VAKA_SECRET", "short")
    with pytest.raises(VakaError, match="32 are needed"):
        load_key(tmp_path)


@pytest.mark.parametrize("url", ["vaka.example.org", "ftp://x", "https://", "https://x/y"])
def test_a_public_address_is_checked(url: str) -> None:
    assert public_name("https://vaka.example.org/") == "vaka.example.org"
    with pytest.raises(VakaError, match="is like https"):
        public_name(url)


# ---- too much, too slow


def serve_narrow(folder: str) -> None:
    """A server that allows little, behind a proxy on this machine."""
    live.HELLO_SECONDS = 0.2  # type: ignore[assignment]
    guard.BODY_SECONDS = 1
    limits = Limits(
        tables=2,
        sockets=2,
        address_sockets=2,
        messages=20.0,
        request_burst=5,
        requests=0.001,
        new_table_burst=1,
        new_tables=0.001,
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


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with open_hall(tmp_path_factory.mktemp("narrow"), serve_narrow) as hall:
        yield hall


def test_nobody_has_too_many_tables_or_sockets(narrow: Hall) -> None:
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


def test_who_asks_too_often_from_elsewhere_has_to_wait(narrow: Hall) -> None:
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


def test_a_flood_of_messages_is_read_slowly_and_answered(narrow: Hall) -> None:
    with narrow.browser() as ana, ana.sit(ana.set_table("Ana", "Ben")) as mine:
        for number in range(230):
            mine.say(type="ping", id=f"p{number}")
        heard = [mine.hear() for _ in range(230)]
        assert [message["id"] for message in heard] == [f"p{number}" for number in range(230)]


def test_a_bucket_lets_a_burst_through_and_then_so_many_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("vaka.server.limits.time.monotonic", lambda: now)
    bucket, buckets = Bucket(20, 200), Buckets(1, 2)
    assert [bucket.wait() for _ in range(200)] == [0] * 200
    assert [round(bucket.wait(), 3) for _ in range(3)] == [0.05, 0.1, 0.15]
    assert [buckets.take(name) for name in "aaaba"] == [True, True, False, True, False]
    now += 1.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    assert bucket.wait() == 0


def test_who_asks_for_the_whole_table_again_and_again_has_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("vaka.server.limits.time.monotonic", lambda: 100.0)
    hello = Hello(type="hello", protocol=PROTOCOL)
    waits = []
    socket = Socket(cast(WebSocket, None), "a" * 32, Limits().messages)
    for _ in range(30):
        waits.append(socket._pace.wait())
        socket.greet(hello)
    assert waits[:9] == [0] * 9  # who lost a message or two does not notice
    assert [round(later - earlier, 2) for earlier, later in pairwise(waits[-5:])] == [0.21] * 4


def test_who_does_not_say_hello_is_shown_out(narrow: Hall) -> None:
    with narrow.browser() as ana:
        table = ana.set_table("Ana", "Ben")
        opened = open_socket(narrow.url, ana.cookie, table["id"])
        with opened as silent, pytest.raises(ConnectionClosed):
            silent.recv(10)
    assert '"kind": "slow"' in narrow.output()


def test_who_is_shown_out_is_neither_waited_for_nor_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.live.socket.CLOSE_SECONDS", 0.01)
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

    asyncio.run(asyncio.wait_for(show_out(), 30))


def test_half_a_frame_is_not_waited_for(narrow: Hall) -> None:
    with narrow.browser() as ana:
        table = ana.set_table("Ana", "Ben")
        parts = urlsplit(narrow.url)
        head = (
            f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: {parts.netloc}\r\n"
            f"Cookie: vaka={ana.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        with socket.create_connection((parts.hostname, parts.port), 30) as slow:
            slow.sendall(head.encode())
            assert slow.recv(4096).startswith(b"HTTP/1.1 101")
            slow.sendall(b"\x81\xfe\x10\x00abcd{")  # the first bytes of a long frame
            assert slow.recv(4096)[:1] == b"\x88", "a frame that says goodbye"
        refused = [json.loads(line) for line in narrow.output().splitlines() if table["id"] in line]
        assert [line["kind"] for line in refused] == ["slow"]


def test_half_a_body_is_not_waited_for(narrow: Hall) -> None:
    parts = urlsplit(narrow.url)
    before = narrow.output().count('"kind": "invalid"')
    with socket.create_connection((parts.hostname, parts.port), 30) as slow:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Length: 50\r\n\r\n"
        slow.sendall(head.encode() + b"{")
        assert slow.recv(4096).startswith(b"HTTP/1.1 408")
    assert narrow.output().count('"kind": "invalid"') == before + 1


def test_a_table_that_follows_on_another_is_a_new_one(narrow: Hall) -> None:
    with narrow.browser() as ana:
        table = ana.set_table("Ana", "Ben")["id"]
    with httpx.Client(base_url=narrow.url, trust_env=False) as eve:
        head = {"X-Forwarded-For": "198.51.100.9"}
        codes = [
            eve.post(f"/api/tables/{table}/{what}", json={"ply": 0}, headers=head).status_code
            for what in ("fork", "rematch", "fork")
        ]
    assert codes[0] != 429
    assert codes[1:] == [429, 429]


def test_sockets_are_counted_by_address(narrow: Hall) -> None:
    with narrow.browser() as ana:
        table = ana.set_table("Ana", "Ben", access="listed")["id"]
    head = {"X-Forwarded-For": "198.51.100.10"}
    with ExitStack() as stack:
        for _ in range(2):  # two people from one house
            socket = stack.enter_context(open_socket(narrow.url, "", table, **head))
            socket.send('{"type": "hello", "protocol": 1}')
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
    crowd = Crowd(3)
    ana, ben = {"ana": 1, "house": 2}, {"ben": 9, "house": 2}
    assert crowd.enter(ana)
    assert not crowd.enter(ana)
    assert crowd.enter(ben)
    assert not crowd.enter(ben)
    crowd.leave(ana)
    assert crowd.enter(ana)
    assert crowd.enter({})
    assert not crowd.enter({})

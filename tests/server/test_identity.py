"""Identity and refusals: each refusal is logged and has no side effects."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from itsdangerous.timed import TimestampSigner
from starlette.types import Message
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from tests.async_runner import run_async
from tests.server.running_server import Browser, RunningServer, open_socket
from vaka.core.errors import VakaError
from vaka.server.identity import AGE, PersonRegistry
from vaka.server.live import socket_hub
from vaka.server.refusal_log import RefusalLog
from vaka.server.secret_key import KEY_FILE, load_key
from vaka.server.settings import public_name
from vaka.server.storage import Storage

SEVEN = "203.0.113.7"
UNHEARD = RefusalLog(lambda _: None)


def signed(server: RunningServer, person: str, age: int = 0) -> str:
    """A cookie as the server would have made it some time ago."""
    key = (server.folder / KEY_FILE).read_bytes()
    signer = URLSafeTimedSerializer(key, salt="person", signer=_signer(age))
    return str(signer.dumps([person, 0]))


def _signer(age: int) -> type[TimestampSigner]:
    class Earlier(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time()) - age

    return Earlier


def knows(server: RunningServer, cookie: str, table_id: str) -> bool:
    """Whether a cookie belongs to the person who created the table."""
    with server.browser(cookie) as browser:
        answer = browser.get(f"/api/tables/{table_id}")
        return answer.status_code == 200 and answer.json()["table"]["is_creator"]


# ---- cookies


def test_a_cookie_is_good_as_long_as_it_is_ours(server: RunningServer) -> None:
    ours = signed(server, "a" * 32)
    with server.browser(ours) as ana:
        table = ana.set_table("Ana", "Ben")["id"]
        assert ana.cookie == ours
    for age in (AGE - 100, AGE + 100, -100):
        assert knows(server, signed(server, "a" * 32, age), table)


def test_a_cookie_that_is_getting_old_is_given_anew(server: RunningServer) -> None:
    old = signed(server, "b" * 32, AGE // 2)
    with httpx.Client(base_url=server.url, trust_env=False, cookies={"vaka": old}) as client:
        assert client.get("/api").headers["set-cookie"]


@pytest.mark.parametrize("forged", ["short", "x" * 32, "WyJh.x.y", "a.b.c.d", "é", "x" * 5000])
def test_a_forged_cookie_makes_a_stranger(server: RunningServer, ana: Browser, forged: str) -> None:
    table = ana.set_table("Ana", "Ben")["id"]
    body, _, rest = ana.cookie.partition(".")
    for cookie in (forged, f"{body[:-2]}AA.{rest}", ana.cookie[:-1]):
        head = {b"Cookie": f"vaka={cookie}".encode()}
        answer = httpx.get(f"{server.url}api/tables/{table}", headers=head, trust_env=False)
        assert answer.json()["table"]["is_creator"] is False
    assert '"kind": "forged cookie"' in server.output()
    assert ana.cookie not in server.output()


# ---- another device


def test_a_person_moves_to_another_device_and_the_old_one_is_a_stranger(
    server: RunningServer, ana: Browser
) -> None:
    table = ana.set_table("Ana", "Ben")
    old = ana.cookie
    link = ana.post("/api/me/pass").json()
    with server.browser() as phone, ana.sit(table) as mine:
        assert phone.post("/api/me/move", {"token": link["token"]}).json() == {"moved": True}
        assert knows(server, phone.cookie, table["id"])
        with pytest.raises(ConnectionClosed) as closed:
            mine.await_news(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert not knows(server, old, table["id"])
        assert '"kind": "revoked cookie"' in server.output()
        with phone.sit(table) as moved:
            assert moved.table["seats"][0]["mine"]
        for token in (link["token"], "guess"):
            with server.browser() as thief:
                answer = thief.post("/api/me/move", {"token": token})
                assert answer.status_code == 403
        assert link["token"] not in server.output()


def test_a_device_that_has_said_nothing_yet_is_turned_away_too(
    server: RunningServer, ana: Browser
) -> None:
    table = ana.set_table("Ana", "Ben")
    token = ana.post("/api/me/pass").json()["token"]
    with server.browser() as phone, open_socket(server.url, ana.cookie, table["id"]) as silent:
        assert phone.post("/api/me/move", {"token": token}).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            silent.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_a_device_is_turned_away_while_it_comes() -> None:
    sent: list[Message] = []

    async def come() -> None:
        hub = socket_hub.SocketHub()

        async def receive() -> Message:
            await hub.close_outdated("a" * 32, 1)
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            sent.append(message)

        await hub.serve(WebSocket({"type": "websocket"}, receive, send), "t1", "a" * 32)
        await hub.close()

    run_async(come())
    assert (sent[-1]["type"], sent[-1]["code"]) == ("websocket.close", 4401)


def test_a_link_takes_nobody_s_tables_away_unasked(
    server: RunningServer, ana: Browser, ben: Browser
) -> None:
    table = ben.set_table("Ben", "Cleo")
    token = ana.post("/api/me/pass").json()["token"]
    answer = ben.post("/api/me/move", {"token": token})
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "has_tables")
    assert knows(server, ben.cookie, table["id"])
    assert ben.post("/api/me/move", {"token": "guess"}).status_code == 403
    own = ben.post("/api/me/pass").json()["token"]
    assert ben.post("/api/me/move", {"token": own}).status_code == 200  # one keeps what one has
    assert ben.post("/api/me/move", {"token": token, "replace": True}).status_code == 200
    assert not knows(server, ben.cookie, table["id"])


def test_a_link_to_another_device_is_replaced_and_expires(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(database)
    registry = PersonRegistry(b"k" * 32, storage, UNHEARD)
    person = registry.recognise("").id
    first, second = registry.issue_pass(person), registry.issue_pass(person)
    with pytest.raises(VakaError, match="used before, or has expired"):
        registry.use_pass(first)
    with monkeypatch.context() as later:
        later.setattr(registry, "_now", lambda: 10**13)
        with pytest.raises(VakaError):
            registry.use_pass(second)
    cookie = registry.use_pass(second).cookie(is_secure=True)
    assert cookie is not None
    assert "Secure" in cookie
    again = PersonRegistry(b"k" * 32, storage, UNHEARD)
    assert again.recognise(cookie.partition(";")[0]).id == person
    assert (
        PersonRegistry(b"j" * 32, storage, UNHEARD).recognise(cookie.partition(";")[0]).id != person
    )
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

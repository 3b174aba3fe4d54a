"""Requests that no page sends. `open_server` checks that none of them leaves a traceback."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.hostile.raw_connections import dial, is_closed, upgrade
from tests.server.running_server import Browser, RunningServer

ODD = ["\ud800", "\udc00\ud800", "\0", "\uffff", "a\u202eb", "\u3164", "e" + "\u0301" * 99, ""]
"""Texts that cannot be encoded, seen or stored."""

BODIES: list[bytes] = [
    b"",
    b"null",
    b"{",
    b"\xff\xfe",
    b"NaN",
    b"[" * 15_000,
    b'{"a":' * 3_000,
    b'{"ply": 1%s}' % (b"0" * 5_000),
    b'{"game": "tongiaki", "players": [{"name": "A"}, {"name": "B"}], "clock": 1e999}',
    b'{"game": "tongiaki", "players": [{"name": "A"}, {"name": "B"}], "first": 1.5}',
]

HEADS = [
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \xff\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /api HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api HTTP/1.1\r\nHost: localhost\r\nCookie: vaka=\xff\xfe\r\n\r\n",
    b"GET /api HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n\r\n" % (b"vaka=.;" * 1_000),
    b"POST /api/me/pass HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n"
    b"Content-Length: 2\r\n\r\n{}",
]


def _post(ana: Browser, path: str, data: bytes) -> int:
    return ana._http.post(
        path, content=data, headers={"content-type": "application/json"}
    ).status_code


@pytest.mark.parametrize("text", ODD, ids=ascii)
def test_odd_texts_are_refused_or_stored(ana: Browser, text: str) -> None:
    table = ana.set_open("Ana", "Ben")
    new: dict[str, Any] = {"game": "tongiaki", "players": [{"name": "A"}, {"name": "B"}]}
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", new | {"game": text}),
        ("/api/tables", new | {"preset": text}),
        ("/api/tables", new | {"options": {text: "x"}}),
        ("/api/tables", new | {"options": {"last_ocean": text}}),
        ("/api/tables", new | {"seats": [text, "blue"]}),
        ("/api/tables", new | {"players": [{"name": text}, {"name": "B"}]}),
        ("/api/tables", new | {"players": [{"name": "A", "agent": text}, {"name": "B"}]}),
        ("/api/games/tongiaki/setup", {"players": new["players"], "options": {text: text}}),
        (f"/api/tables/{table['id']}/join", {"name": text}),
        (f"/api/tables/{table['id']}/join", {"companions": [text]}),
        (f"/api/tables/{table['id']}/join", {"invite": text}),
        (f"/api/tables/{table['id']}/fork", {"ply": 0, "agents": [text]}),
        ("/api/me/move", {"token": text}),
    ]
    for path, body in bodies:
        assert _post(ana, path, json.dumps(body).encode()) < 500, (path, body)


@pytest.mark.parametrize("data", BODIES, ids=lambda data: ascii(data[:20]))
def test_odd_bodies_are_refused(ana: Browser, data: bytes) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)["id"]
    for path in ("tables", "records", f"tables/{table}/join", f"tables/{table}/fork", "me/move"):
        assert _post(ana, f"/api/{path}", data) in (400, 403, 404, 409, 413, 422), path


NUMBER = "9" * 6_000


@pytest.mark.parametrize(
    "part",
    [
        f"plies?since={NUMBER}",
        f"plies/{NUMBER}",
        f"plies/-{NUMBER}",
        "plies/\u0661",
        "plies?seat=%00",
        f"views?from={NUMBER}&to={NUMBER}",
        "views?from=5&to=0",
        "picture.svg?language=%00",
        "record?format=%ff",
        "..%2f..%2f",
        "%00",
    ],
    ids=lambda part: ascii(part[:20]),
)
def test_odd_paths_are_refused(ana: Browser, part: str) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)["id"]
    assert ana.get(f"/api/tables/{table}/{part}").status_code in (404, 409, 422)
    assert ana.get(f"/api/tables/{part}").status_code in (404, 422)


@pytest.mark.parametrize("head", HEADS, ids=lambda head: ascii(head[:30]))
def test_odd_heads_are_answered(server: RunningServer, head: bytes) -> None:
    with dial(server) as made:
        made.sendall(head)
        assert made.recv(12)[:10] in (b"HTTP/1.1 2", b"HTTP/1.1 4")


def test_an_upgrade_with_a_body_is_closed(server: RunningServer) -> None:
    with dial(server) as made:
        head = upgrade(server, "/api/tables/nosuchtable/live", "Content-Length: 4")
        made.sendall(head.replace(b"GET", b"POST") + b"abcd")
        assert is_closed(made, 10)

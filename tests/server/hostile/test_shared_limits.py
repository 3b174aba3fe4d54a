"""What one person or address may do in all, however many sockets or connections it opens."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection

from tests.server.hostile.raw_connections import arrive, dial, kinds, request, wait_until
from tests.server.running_server import PATIENCE, open_server
from vaka.server import connection_limits, launch
from vaka.server.launch import listen
from vaka.server.live import socket_protocol
from vaka.server.settings import Limits
from vaka.server.tables import table_chat

FRAMES = 40
"""How many frames an address may send."""

PINGS = 30
"""How many pings each socket sends."""

PLACES = 15
"""How many connections there may be."""


# ---- mutes


def serve_patient(folder: str) -> None:
    """A server where a person may mute five times in an hour."""
    table_chat.BURST_SECONDS = 3600
    launch.run(port=0, open_browser=False, data_dir=folder, limits=Limits(messages=10_000))


def test_a_flood_of_mutes_is_refused_whatever_socket_it_comes_from(tmp_path: Path) -> None:
    with (
        open_server(tmp_path, serve_patient) as server,
        server.browser() as eve,
        server.browser() as ben,
    ):
        table = eve.set_open("Eve", "Ben", begin=True)
        assert ben.join(table, seat=1).status_code == 200
        with eve.sit(table) as one, eve.sit(table) as other, ben.sit(table) as his:
            answers = [
                each.ask("mute", seat=1, muted=number % 2 == 0)
                for number in range(50)
                for each in (one, other)
            ]
            assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refused"] * 95
            assert {answer["error"]["kind"] for answer in answers[5:]} == {"too_many"}
            assert one.do("say", seat=0, text="she may still write") >= 0
            assert his.do("mute", seat=0, muted=True) >= 0, "others may mute"
        found = eve.json(f"/api/tables/{table['id']}")["table"]
        assert found["muted_seats"] == [1], "the fifth mute was the last"


# ---- frames


def serve_few_frames(folder: str) -> None:
    """A server behind a proxy where an address may send few frames, and never more."""
    socket_protocol.FRAME_BURST = 1000
    limits = Limits(messages=1000.0, address_frame_burst=FRAMES, address_frames=0.001)
    launch.run(port=0, open_browser=False, data_dir=folder, limits=limits, proxy="127.0.0.1")


def _pongs(made: ClientConnection, seconds: float = PATIENCE) -> int:
    """How many pings of a socket are answered; the first that is not within some time ends it."""
    for number in range(PINGS):
        made.send(f'{{"type": "ping", "id": "{number}"}}')
        try:
            while f'"{number}"' not in (heard := str(made.recv(seconds))) or '"pong"' not in heard:
                pass
        except TimeoutError:
            return number
    return PINGS


def test_all_sockets_of_an_address_share_its_frames(tmp_path: Path) -> None:
    with (
        open_server(tmp_path, serve_few_frames) as server,
        server.browser() as eve,
        ExitStack() as stack,
    ):
        table = eve.set_table("Eve", "Ben", begin=True)
        hers = [arrive(stack, server, eve, table, "203.0.113.7") for _ in range(4)]
        his = arrive(stack, server, eve, table, "203.0.113.8")
        assert _pongs(hers[0]) == PINGS, "one socket alone may send as much"
        assert PINGS + sum(_pongs(made, seconds=2) for made in hers[1:]) <= FRAMES
        assert _pongs(his) == PINGS, "another address has frames of its own"
        server.stop()  # it does not read that they close


# ---- connections


def _listen_narrowly(host: str, port: int | None) -> socket.socket:
    made = listen(host, port)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return made


def serve_few_places(folder: str) -> None:
    """A server that takes few connections, and soon closes those that do not read."""
    launch.listen = _listen_narrowly
    connection_limits.WRITE_SECONDS = 4
    connection_limits.SWEEP_SECONDS = 1
    limits = Limits(all_connections=PLACES)
    launch.run(port=0, open_browser=False, data_dir=folder, limits=limits, log_format="json")


def test_who_does_not_read_locks_nobody_out(tmp_path: Path) -> None:
    """They take all places and keep their ends open, but not for long."""
    with open_server(tmp_path, serve_few_places) as server, ExitStack() as stack:
        with server.browser() as ana:
            page = ana.get("/").text
        path = next(part for part in page.split('"') if part.startswith("/assets/"))
        for _ in range(PLACES + 5):
            made = stack.enter_context(dial(server, narrow=True))
            made.sendall(request(server, path) * 20)
        wait_until(lambda: "too_many" in kinds(server))

        def is_answered() -> bool:
            try:
                return httpx.get(f"{server.url}health", trust_env=False).status_code == 200
            except httpx.TransportError:
                return False

        wait_until(is_answered)
        assert kinds(server).count("slow") >= 1
        wait_until(lambda: kinds(server).count("slow") >= PLACES)

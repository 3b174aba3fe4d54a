"""Which messages a client gets at once, and which wait."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from tests.async_runner import run_async
from tests.pebbles_game import PEBBLES
from vaka.server.api.requests import PROTOCOL, Hello, NewPlayer, NewTable
from vaka.server.api.responses import PongMessage
from vaka.server.game_catalogue import Catalogue
from vaka.server.live.client_socket import ClientSocket
from vaka.server.live.presence import Presence
from vaka.server.live.room import Room
from vaka.server.storage import Storage, url_of
from vaka.server.tables.tables import Tables

ANA, BEN = "a" * 64, "b" * 64


class Client:
    """Somebody at a table, who takes what is sent at once while `is_free`."""

    def __init__(self, person: str, room: Room) -> None:
        self.is_free = True
        self.at_once: list[Any] = []
        self.later: list[Any] = []
        self.takes = asyncio.Event()  # not set: it is slow to take what it is sent
        self.takes.set()
        websocket = WebSocket({"type": "websocket"}, self._receive, self._send)
        self.socket = ClientSocket(websocket, person, 100, self)
        self.socket.greet(Hello(type="hello", protocol=PROTOCOL), "epoch")
        self._websocket, self._room = websocket, room

    async def come(self) -> None:
        await self._websocket.accept()
        self._room.sockets.add(self.socket)
        self.socket.begin(self._room.update)
        while not self.at_once:
            await asyncio.sleep(0)
        self.at_once.clear()

    def write(self, text: str) -> None:
        self.at_once.append(json.loads(text))

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def abort(self) -> bool:
        return True

    def ping(self, number: int) -> None:
        self.socket.answer(PongMessage(type="pong", id=str(number)))

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            await self.takes.wait()
            self.later.append(json.loads(message["text"]))


async def until(messages: Sequence[Any], count: int) -> None:
    """Wait until so many messages have come."""
    while len(messages) < count:
        await asyncio.sleep(0)


@pytest.fixture
def room(tmp_path: Path) -> Room:
    catalogue = Catalogue(lambda: ["pebbles"], {"pebbles": PEBBLES}.__getitem__)
    tables = Tables(Storage(url_of(tmp_path)), catalogue, lambda *_: True)
    players = [NewPlayer(name="Ana"), NewPlayer(name="Ben", open=True)]
    wanted = NewTable(game="pebbles", players=players, access="listed", begin=True)
    table = tables.create(wanted, ANA)
    table.seating.join(BEN, 1, None)
    return Room(table, tables, Presence(), asyncio.to_thread)


def run(work: Coroutine[Any, Any, None]) -> None:
    run_async(asyncio.wait_for(work, 60))


def test_an_answer_is_written_at_once_and_none_overtakes_one_that_waits(room: Room) -> None:
    async def talk() -> None:
        ana = Client(ANA, room)
        await ana.come()
        ana.ping(1)
        assert [said["id"] for said in ana.at_once] == ["1"]
        ana.is_free = False
        ana.ping(2)
        ana.is_free = True
        ana.ping(3)
        await until(ana.later, 2)
        assert [said["id"] for said in ana.later] == ["2", "3"]
        assert len(ana.at_once) == 1

    run(talk())


def test_who_is_slow_hears_of_a_move_later_and_keeps_nobody_waiting(room: Room) -> None:
    async def play() -> None:
        ana, ben = Client(ANA, room), Client(BEN, room)
        await ana.come()
        await ben.come()
        ben.is_free = False
        ben.takes.clear()
        table, plies = room.table, [room.table.ply]
        for _ in range(3):
            table.moves.play(table.turn, table.ply, table.stored.recorder.state.moves()[:1])
            room.prepare()
            room.wake()
            await asyncio.sleep(0)
            plies.append(table.ply)
        assert [told["since"] for told in ana.at_once] == plies[:3]
        assert [told["state"]["ply"] for told in ana.at_once] == plies[1:]
        assert ben.at_once == ben.later == []
        ben.takes.set()
        await until(ben.later, 2)
        since = [(told["since"], told["state"]["ply"]) for told in ben.later]
        assert since == [(plies[0], plies[1]), (plies[1], plies[3])], "the rest in one message"
        assert ben.at_once == []

    run(play())


def test_nothing_is_told_before_the_answer_that_brought_it_about(room: Room) -> None:
    async def play() -> None:
        ana = Client(ANA, room)
        await ana.come()
        ana.socket.begin_work()
        room.wake()
        await asyncio.sleep(0)
        assert ana.at_once == []
        ana.ping(1)
        ana.socket.end_work()
        await until(ana.at_once, 2)
        assert [said["type"] for said in ana.at_once] == ["pong", "update"]

    run(play())

"""A minimal server for comparison: it stores each message and then echoes it to its room.

It uses the same writer and the same database as Vaka uses for moves.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

import orjson
import sqlalchemy as sa
import uvicorn
from sqlalchemy.engine import Connection
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect as open_socket

from benchmarks.load.alternation import ECHO, Alternation
from benchmarks.load.latencies import Flight, Times
from vaka.server.context import THREADS
from vaka.server.launch import listen
from vaka.server.storage.database import connect
from vaka.server.storage.group_commit import Writer

SEATS = 4
ECHOES = sa.Table(
    "echoes",
    sa.MetaData(),
    sa.Column("room", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.String, nullable=False),
)

# ---- the server


class Echo:
    """Rooms of sockets."""

    def __init__(self, database: str) -> None:
        engine = connect(database)
        ECHOES.drop(engine, checkfirst=True)
        ECHOES.create(engine)
        self._writer = Writer(engine)
        self._rooms: defaultdict[int, set[WebSocket]] = defaultdict(set)

    async def serve(self, websocket: WebSocket) -> None:
        """Store each message, then echo it to everybody in the room."""
        await websocket.accept()
        room = int(websocket.path_params["room"])
        self._rooms[room].add(websocket)
        try:
            while True:
                text = await websocket.receive_text()
                await asyncio.to_thread(self._store, room, text)
                for socket in list(self._rooms[room]):
                    await socket.send_text(text)
        except WebSocketDisconnect:
            self._rooms[room].discard(websocket)

    def _store(self, room: int, text: str) -> None:
        line = {"room": room, "number": orjson.loads(text)["number"], "text": text}

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(ECHOES), line)

        self._writer.write(work)


async def _serve(database: str) -> None:
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(THREADS))
    echo = Echo(database)
    app = Starlette(routes=[WebSocketRoute("/{room:int}", echo.serve)])
    listener = listen("127.0.0.1", 0)
    listener.listen(1024)  # before the address is printed, so that clients can connect at once
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(app, log_config=None, ws_per_message_deflate=False, lifespan="off")
    await uvicorn.Server(config).serve(sockets=[listener])


# ---- its clients


async def play_echo(
    url: str, rooms: int, think: float, alternation: Alternation, times: Times
) -> None:
    """Let the four clients of every room send messages in turn, until this is cancelled."""
    all_there = asyncio.Barrier(SEATS * rooms)
    await asyncio.gather(
        *(
            _play_seat(url, room, seat, think, alternation, all_there, flight)
            for room in range(rooms)
            for flight in [Flight(times, SEATS)]
            for seat in range(SEATS)
        )
    )


async def _play_seat(
    url: str,
    room: int,
    seat: int,
    think: float,
    alternation: Alternation,
    all_there: asyncio.Barrier,
    flight: Flight,
) -> None:
    dice = random.Random(f"{room} {seat}")
    address = f"{url.replace('http', 'ws')}{room}"
    async with open_socket(address, compression=None, proxy=None) as socket:
        await all_there.wait()
        number = 0
        while True:
            if number % SEATS == seat:
                await alternation.think(ECHO, think * (0.5 + dice.random()))
                message = {"type": "play", "number": number + 1, "seat": seat, "moves": [412]}
                flight.send(number + 1, time.perf_counter())
                await socket.send(orjson.dumps(message), text=True)
            number = orjson.loads(await socket.recv(decode=False))["number"]
            flight.receive(seat, number)


if __name__ == "__main__":
    asyncio.run(_serve(sys.argv[2]))

"""Simulated players at tables of two, each with its own address."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect

from tests.server.hostile.siege.network import player_address
from vaka import games
from vaka.server.api.requests import PROTOCOL

THINK = 3.0
"""Seconds that people think, on average."""

GAME = games.load("tongiaki")


@dataclass
class Waits:
    """How long people waited for the acknowledgement of their moves, in seconds."""

    seconds: list[float] = field(default_factory=list)
    has_some: asyncio.Event = field(default_factory=asyncio.Event)

    def add(self, seconds: float) -> None:
        self.seconds.append(seconds)
        self.has_some.set()

    def share(self, part: float) -> float:
        """A percentile."""
        if len(self.seconds) < 2:
            return 0.0
        return statistics.quantiles(self.seconds, n=1000)[round(part * 1000) - 1]


class Players:
    """All people. `waits` collects what they experience now."""

    def __init__(self, url: str, count: int) -> None:
        self._url = url
        self._count = count
        self.waits = Waits()
        self.errors: list[str] = []
        self.is_over = False

    async def play(self) -> None:
        """Play until `is_over`."""
        pairs = [(number, number + 1) for number in range(0, self._count, 2)]
        await asyncio.gather(*(self._play_table(pair) for pair in pairs))

    async def _play_table(self, pair: tuple[int, int]) -> None:
        while not self.is_over:
            table, cookies = await self._set_table(pair)
            await asyncio.gather(
                *(
                    self._sit(number, cookie, table, seat)
                    for seat, (number, cookie) in enumerate(zip(pair, cookies, strict=True))
                )
            )

    async def _set_table(self, pair: tuple[int, int]) -> tuple[str, list[str]]:
        """A new table where both sit; its id and their cookies."""
        first, second = [self._client(number) for number in pair]
        async with first, second:
            who = [{"name": "Ana"}, {"name": "Ben", "open": True}]
            body = {"game": GAME.name, "players": who, "access": "listed"}
            made = (await first.post("/api/tables", json=body)).json()["table"]
            joined = await second.post(f"/api/tables/{made['id']}/join", json={"name": "Ben"})
            joined.raise_for_status()
            return made["id"], [first.cookies["vaka"], second.cookies["vaka"]]

    def _client(self, number: int) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=player_address(number), retries=3)
        return httpx.AsyncClient(base_url=self._url, transport=transport, timeout=60)

    async def _sit(self, number: int, cookie: str, table: str, seat: int) -> None:
        address = f"{self._url.replace('http', 'ws')}api/tables/{table}/live"
        try:
            async with connect(
                address,
                additional_headers={"Cookie": f"vaka={cookie}"},
                local_addr=(player_address(number), 0),
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=60,
            ) as socket:
                await self._follow(socket, seat, random.Random(number))
        except Exception as error:  # noqa: BLE001  a player who is thrown out is a finding
            if not self.is_over:
                self.errors.append(f"player {number}: {error!r}")

    async def _follow(self, socket: Any, seat: int, dice: random.Random) -> None:
        """Play one game to its end."""
        state: dict[str, Any] = {}
        sent: dict[str, float] = {}
        moved_at = -1
        await _say(socket, type="hello", protocol=PROTOCOL)
        if seat == 0:
            await _say(socket, type="begin", id="begin")
        while not self.is_over and state.get("turn") != -2:
            try:
                message = orjson.loads(await asyncio.wait_for(socket.recv(), 5))
            except TimeoutError:
                continue
            if message["type"] in ("table", "update"):
                state = message["state"]
            elif message["type"] == "ack" and message["id"] in sent:
                self.waits.add(time.perf_counter() - sent.pop(message["id"]))
            elif message["type"] == "refused":
                self.errors.append(f"seat {seat}: {message['error']}")
            if state.get("turn") == seat and state["moves"] and state["ply"] > moved_at:
                await asyncio.sleep(THINK * (0.5 + dice.random()))
                move = dice.choice(GAME.parse_position(state["view"]["position"]).moves())
                ply = moved_at = state["ply"]
                sent[str(ply)] = time.perf_counter()
                await _say(socket, type="play", id=str(ply), seat=seat, ply=ply, moves=[move])


async def _say(socket: Any, **message: object) -> None:
    await socket.send(orjson.dumps(message).decode())

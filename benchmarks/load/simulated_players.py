"""Simulated players: four at every table, who play random moves through the protocol."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket

from benchmarks.load.alternation import VAKA, Alternation
from benchmarks.load.latencies import Flight, Times
from benchmarks.load.server_process import Process
from vaka import games
from vaka.server.api.requests import PROTOCOL

SEATS = 4
GAME = "tongiaki"
WARMING = 4
"""Games that warm up each of several workers. Which one serves a table is up to the server."""

IDLE_SECONDS = 5.0
"""How long the server is watched before anybody comes."""
_GAME = games.load(GAME)


@dataclass
class Outcome:
    """The results of a run."""

    kilobytes: int = 0
    cpu_seconds: float = 0.0
    idle: float = 0.0
    """CPU seconds per second before anybody came."""
    errors: list[str] = field(default_factory=list)


class Player:
    """A person at a table: a cookie, a socket, and the messages received."""

    def __init__(self, seat: int, flight: Flight, errors: list[str]) -> None:
        self.seat = seat
        self.plies: list[tuple[int, int, int]] = []  # number, seat and move
        self.acknowledged = 0
        self._flight = flight
        self._errors = errors
        self._sent: dict[str, float] = {}
        self._state: dict[str, Any] = {}
        self._moved_at = -1

    async def play(
        self,
        url: str,
        cookie: str,
        table: str,
        think: float,
        alternation: Alternation,
        all_there: asyncio.Barrier,
    ) -> None:
        """Follow the table to its end, and move on this player's turn once all have joined."""
        address = f"{url.replace('http', 'ws')}api/tables/{table}/live"
        headers = {"Cookie": f"vaka={cookie}"}
        dice = random.Random(f"{table} {self.seat}")
        async with open_socket(
            address, additional_headers=headers, compression=None, proxy=None, max_size=None
        ) as socket:
            await socket.send(orjson.dumps({"type": "hello", "protocol": PROTOCOL}), text=True)
            self._hear(orjson.loads(await socket.recv(decode=False)))
            await all_there.wait()
            while self._state["turn"] != -2:
                if self._state["moves"] and self._state["ply"] > self._moved_at:
                    self._moved_at = self._state["ply"]
                    await alternation.think(VAKA, think * (0.5 + dice.random()))
                    await self._move(socket, dice)
                self._hear(orjson.loads(await socket.recv(decode=False)))

    async def _move(self, socket: ClientConnection, dice: random.Random) -> None:
        ply = self._state["ply"]
        move = dice.choice(_GAME.parse_position(self._state["view"]["position"]).moves())
        message = {"type": "play", "id": str(ply), "seat": self.seat, "ply": ply, "moves": [move]}
        self._sent[str(ply)] = time.perf_counter()
        await socket.send(orjson.dumps(message), text=True)

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "ack":
                self.acknowledged += 1
                self._flight.send(message["ply"], self._sent.pop(message["id"]))
            case "table" | "update":
                if message["since"] != len(self.plies):
                    self._errors.append(f"seat {self.seat}: plies from {message['since']}")
                self.plies += [(ply["ply"], ply["seat"], ply["move"]) for ply in message["plies"]]
                self._state = message["state"]
                self._flight.receive(self.seat, message["state"]["ply"])
            case _:
                self._errors.append(f"seat {self.seat}: {orjson.dumps(message)[:200]!r}")


async def create_tables(server: Process, tables: int, workers: int, outcome: Outcome) -> Tables:
    """Warm up a server, and create a number of tables."""
    for _ in range(1 if workers == 1 else WARMING * workers):
        first = asyncio.Barrier(SEATS)
        await _play(server.url, await _set(server.url), 0.0, Alternation(), first, Times(), outcome)
    bare = server.kilobytes()
    created = Tables(server, bare, [await _set(server.url) for _ in range(tables)], outcome)
    before = server.cpu_seconds()
    await asyncio.sleep(IDLE_SECONDS)
    outcome.idle = (server.cpu_seconds() - before) / IDLE_SECONDS
    return created


@dataclass(frozen=True)
class Tables:
    """Tables, each with the cookies of its people, and the server's memory before them in kB."""

    server: Process
    bare: int
    tables: list[tuple[str, list[str]]]
    outcome: Outcome

    async def play(self, think: float, alternation: Alternation, times: Times) -> None:
        """Play at all tables concurrently, to the end."""
        watch = asyncio.create_task(self._watch())
        barrier = asyncio.Barrier(SEATS * len(self.tables))
        url, before = self.server.url, self.server.cpu_seconds()
        await asyncio.gather(
            *(
                _play(url, each, think, alternation, barrier, times, self.outcome)
                for each in self.tables
            )
        )
        self.outcome.cpu_seconds = self.server.cpu_seconds() - before
        watch.cancel()

    async def _watch(self) -> None:
        """The peak memory per table."""
        while True:
            await asyncio.sleep(1)
            taken = (self.server.kilobytes() - self.bare) // len(self.tables)
            self.outcome.kilobytes = max(self.outcome.kilobytes, taken)


async def _set(url: str) -> tuple[str, list[str]]:
    """A table, and the cookies of its people."""
    who = [{"name": f"Player {seat}", "open": seat > 0} for seat in range(SEATS)]
    cookies = []
    table = ""
    for seat in range(SEATS):
        async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as person:
            if seat == 0:
                wanted = {"game": GAME, "players": who, "access": "listed", "begin": True}
                table = (await person.post("/api/tables", json=wanted)).json()["table"]["id"]
            else:
                joined = await person.post(f"/api/tables/{table}/join", json={"seat": seat})
                joined.raise_for_status()
            cookies.append(person.cookies["vaka"])
    return table, cookies


async def _play(
    url: str,
    table: tuple[str, list[str]],
    think: float,
    alternation: Alternation,
    all_there: asyncio.Barrier,
    times: Times,
    outcome: Outcome,
) -> None:
    flight = Flight(times, SEATS)
    players = [Player(seat, flight, outcome.errors) for seat in range(SEATS)]
    name, cookies = table
    await asyncio.gather(
        *(
            player.play(url, cookie, name, think, alternation, all_there)
            for player, cookie in zip(players, cookies, strict=True)
        )
    )
    _check(name, players, outcome.errors)


def _check(name: str, players: list[Player], errors: list[str]) -> None:
    """Check that all players received the same plies without a gap, and every move once."""
    for player in players:
        made = sum(seat == player.seat for _, seat, _ in player.plies)
        if made != player.acknowledged:
            errors.append(f"{name}: {made} moves of {player.acknowledged} acknowledged")
        if [ply for ply, _, _ in player.plies] != list(range(1, len(player.plies) + 1)):
            errors.append(f"{name}: plies are missing or doubled")
        if player.plies != players[0].plies:
            errors.append(f"{name}: seats saw different games")

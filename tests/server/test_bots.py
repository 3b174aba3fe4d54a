"""Bots at tables, without sockets: they move in their turn, share threads fairly, and never block
the end of a game."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket

from tests.async_runner import run_async
from tests.pebbles_game import PEBBLES
from vaka.agents import Agent, LegalMove
from vaka.agents.random_agent import RandomAgent
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game, State
from vaka.server.api.requests import NewPlayer, NewTable
from vaka.server.errors import ApiError
from vaka.server.game_catalogue import Catalogue
from vaka.server.live import bots
from vaka.server.live.client_socket import ClientSocket
from vaka.server.live.socket_hub import SocketHub
from vaka.server.storage import Storage, url_of
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables

ANA, BEN = "a" * 64, "b" * 64
PLAYERS = [NewPlayer(name="Bot", agent="random"), NewPlayer(name="Ben")]


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    storage = Storage(url_of(tmp_path))
    catalogue = Catalogue(lambda: ["pebbles"], {"pebbles": PEBBLES}.__getitem__)
    yield Tables(storage, catalogue, lambda *_: False)
    storage.close()


def table_of(tables: Tables, person: str) -> Table:
    """A table where a bot is to move."""
    return tables.create(NewTable(game="pebbles", players=PLAYERS, begin=True), person)


def play(
    tables: Tables,
    running: Sequence[Table],
    is_done: Callable[[], bool],
    visited: Sequence[Table] = (),
    origins: Mapping[str, str] | None = None,
) -> None:
    """Let the bots of some tables play until something has come about. Some of the tables are
    looked at; some come from an address."""

    async def go() -> None:
        live = SocketHub()
        live.tables = tables
        try:
            async with asyncio.timeout(60):
                for table in visited:
                    live._room(table).sockets.add(ClientSocket(cast(WebSocket, None), ANA, 1.0))
                for table in running:
                    live.changed(table, (origins or {}).get(table.id, ""))
                while not is_done():
                    await asyncio.sleep(0.01)
        finally:
            await live.close()

    run_async(go())


def test_a_bot_is_asked_while_it_is_to_move(tables: Tables) -> None:
    table = table_of(tables, ANA)
    assert table.bot_turns.bot_to_move() == 0
    seat, ply, run = table.bot_turns.consult() or (9, 9, [])
    table.moves.play(seat, ply, run)
    assert table.bot_turns.bot_to_move() is None
    assert table.bot_turns.consult() is None


def test_every_seat_has_a_bot_of_its_own(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent that keeps in mind what it has seen would else tell one seat of another."""
    asked: list[tuple[int, Agent]] = []

    def note(agent: Agent, _: Game, state: State, dice: Dice) -> list[int]:
        asked.append((state.turn, agent))
        move = dice.choose(state.moves())
        state.play(move)
        return [move]

    monkeypatch.setattr("vaka.server.tables.bot_turns.act", note)
    monkeypatch.setattr("vaka.server.tables.bot_turns.make", lambda *_: RandomAgent(PEBBLES))
    bots = [NewPlayer(name=name, agent="random") for name in ("One", "Two")]
    table = tables.create(NewTable(game="pebbles", players=bots, begin=True), ANA)
    while table.bot_turns.bot_to_move() is not None:
        seat, ply, run = table.bot_turns.consult() or (9, 9, [])
        table.moves.play(seat, ply, run)
    of = [{id(agent) for turn, agent in asked if turn == seat} for seat in (0, 1)]
    assert [len(agents) for agents in of] == [1, 1]
    assert of[0] != of[1]


def test_a_bot_that_fails_does_not_stop_the_game(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Agent):
        def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:
            raise ZeroDivisionError

    table = table_of(tables, ANA)
    table.bot_turns._agents[0, "random"] = Broken()
    monkeypatch.setattr("vaka.server.live.bots.INSTEAD", "random:")
    monkeypatch.setattr("vaka.server.tables.bot_turns.make", lambda *_: RandomAgent(PEBBLES))
    play(tables, [table], lambda: table.bot_turns.bot_to_move() is None)
    assert table.turn == 1
    assert "a bot failed" in caplog.text


class Thinkers:
    """Tables whose bots think until they may go on; in which order they began."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.go_on = threading.Event()
        self.began: list[str] = []

    def table(self, person: str, *, is_slow: bool = True) -> Table:
        """One more."""
        table = table_of(self._tables, person)
        began, go_on = self.began, self.go_on

        class Noted(RandomAgent):
            def choose_blindly(self, moves: Sequence[int], dice: Dice) -> int:
                began.append(table.id)
                assert not is_slow or go_on.wait(50)
                return super().choose_blindly(moves, dice)

        table.bot_turns._agents[0, "random"] = Noted(PEBBLES)
        return table


@pytest.fixture
def thinkers(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    monkeypatch.setattr("vaka.server.live.bots.available_cores", lambda: 2)
    return Thinkers(tables)


def let_go(thinkers: Thinkers, other: Table, many: Sequence[Table]) -> Callable[[], bool]:
    """The other's bot moves while the first of the many still thinks; then they go on too."""

    def is_done() -> bool:
        if other.bot_turns.bot_to_move() is None:
            thinkers.go_on.set()
        return all(table.bot_turns.bot_to_move() is None for table in many)

    return is_done


def test_the_bots_of_one_person_keep_nobody_else_waiting(
    tables: Tables, thinkers: Thinkers
) -> None:
    many = [thinkers.table(ANA) for _ in range(4)]
    other = thinkers.table(BEN, is_slow=False)
    everybody = [*many, other]
    play(tables, everybody, let_go(thinkers, other, many), visited=everybody)
    assert {*thinkers.began[:2]} == {many[0].id, other.id}


def test_who_comes_as_many_people_is_still_one_address(tables: Tables, thinkers: Thinkers) -> None:
    """Without a cookie everybody is somebody else; tables of one address take turns all the
    same."""
    many = [thinkers.table(f"{number:064}") for number in range(6)]
    other = thinkers.table(BEN, is_slow=False)
    everybody = [*many, other]
    origins = {table.id: "203.0.113.5" for table in many} | {other.id: "203.0.113.6"}
    play(tables, everybody, let_go(thinkers, other, many), everybody, origins)
    assert {*thinkers.began[:2]} == {many[0].id, other.id}


def test_bots_nobody_looks_at_come_last(tables: Tables, thinkers: Thinkers) -> None:
    many = [thinkers.table(f"{number:064}") for number in range(6)]
    other = thinkers.table(BEN, is_slow=False)
    play(tables, [*many, other], let_go(thinkers, other, many), visited=[other])
    assert {*thinkers.began[:2]} == {many[0].id, other.id}


def test_addresses_take_turns(tables: Tables, thinkers: Thinkers) -> None:
    """Who has one table waits for one of those who have many, not for all of them."""
    many = [thinkers.table(f"{number:064}", is_slow=False) for number in range(6)]
    first, other = thinkers.table(ANA), thinkers.table(BEN, is_slow=False)
    origins = {table.id: "203.0.113.5" for table in many} | {other.id: "203.0.113.6"}
    running = [*many, other, first]

    def is_done() -> bool:
        thinkers.go_on.set()
        return all(table.bot_turns.bot_to_move() is None for table in running)

    play(tables, running, is_done, running, origins)
    assert thinkers.began.index(other.id) <= 2


def test_a_server_that_stops_waits_for_the_move_of_a_bot(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """If the move fails, nobody reads it in the log."""
    table, has_begun = table_of(tables, ANA), threading.Event()
    ended: list[str] = []

    def play_for(*_: object) -> None:
        has_begun.set()
        time.sleep(0.2)
        ended.append(table.id)
        raise ApiError("failed", "the database failed")

    async def go() -> None:
        live = SocketHub()
        live.tables = tables
        live.changed(table)
        while not has_begun.is_set():
            await asyncio.sleep(0.01)
        await live.close()
        assert ended == [table.id]

    monkeypatch.setattr(table.bot_turns, "play_for", play_for)
    run_async(go())
    gc.collect()  # a task that nobody waited for is logged when it is removed
    assert not caplog.records


def test_an_outage_is_logged_once_for_all_tables(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0)
    running = [table_of(tables, person) for person in (ANA, BEN)]
    tried: Counter[str] = Counter()

    def fail(table: Table) -> Callable[..., None]:
        def play_for(*_: object) -> None:
            tried[table.id] += 1
            raise ApiError("failed", "the database failed")

        return play_for

    for table in running:
        monkeypatch.setattr(table.bot_turns, "play_for", fail(table))
    play(tables, running, lambda: len(tried) == 2 and min(tried.values()) > 2)
    assert [line.message.partition(": ")[2] for line in caplog.records] == [
        "a bot's move was refused: the database failed"
    ]

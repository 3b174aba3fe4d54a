"""Bots at tables, without sockets: asked in their turn, fair to others, and no end of a game."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.toy import PEBBLES
from vaka.agents import Agent, Offer
from vaka.agents.uniform import Uniform
from vaka.core.dice import Dice
from vaka.core.game import JSON
from vaka.server.catalogue import Catalogue
from vaka.server.live.live import Live
from vaka.server.storage import Storage, url_of
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables
from vaka.server.wish import NewPlayer, NewTable

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


def play(tables: Tables, running: Sequence[Table], is_done: Callable[[], bool]) -> None:
    """Let the bots of some tables play until something has come about."""

    async def go() -> None:
        live = Live()
        live.tables = tables
        try:
            async with asyncio.timeout(60):
                for table in running:
                    live.changed(table)
                while not is_done():
                    await asyncio.sleep(0.01)
        finally:
            await live.close()

    asyncio.run(go())


def test_a_bot_is_asked_while_it_is_to_move(tables: Tables) -> None:
    table = table_of(tables, ANA)
    assert table.bot_to_move() == 0
    seat, ply, run = table.consult() or (9, 9, [])
    table.play(seat, ply, run)
    assert table.bot_to_move() is None
    assert table.consult() is None


def test_a_bot_that_fails_does_not_stop_the_game(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Agent):
        def choose(self, view: JSON, moves: Sequence[Offer], dice: Dice) -> int:
            raise ZeroDivisionError

    table = table_of(tables, ANA)
    table._agents["random"] = Broken()
    monkeypatch.setattr("vaka.server.live.bots.INSTEAD", "random:")
    monkeypatch.setattr("vaka.server.tables.table.make", lambda *_: Uniform(PEBBLES))
    play(tables, [table], lambda: table.bot_to_move() is None)
    assert table.turn == 1
    assert "a bot failed" in caplog.text


def test_the_bots_of_one_person_keep_nobody_else_waiting(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.live.bots.os.cpu_count", lambda: 2)
    go_on, thinking = threading.Event(), []

    class Slow(Uniform):
        def choose_blindly(self, moves: Sequence[int], dice: Dice) -> int:
            thinking.append(go_on.wait(50))
            return super().choose_blindly(moves, dice)

    many, other = [table_of(tables, ANA) for _ in range(4)], table_of(tables, BEN)
    for table in many:
        table._agents["random"] = Slow(PEBBLES)

    def is_fair() -> bool:
        """Ben's bot has moved while the first of Ana's still thinks; then hers go on too."""
        if other.bot_to_move() is None:
            go_on.set()
        return all(table.bot_to_move() is None for table in many)

    play(tables, [*many, other], is_fair)
    assert all(thinking), "a bot of Ana's thought for too long"

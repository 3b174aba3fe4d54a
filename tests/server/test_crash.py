"""Stopping, killing and restarting a server: no acknowledged move is lost."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.running_server import JSON, Browser, Client, RunningServer, open_server
from vaka.core.dice import Dice
from vaka.core.records.files import loads
from vaka.core.records.verification import verify
from vaka.games import load
from vaka.server.storage import Storage
from vaka.server.tables.record_rows import count_good, load_setup, restore

KILLS = int(os.environ.get("VAKA_KILLS", "3"))
"""So often is a server killed; `make storm` does it twenty times."""

STORM = 4
"""So many tables are in play when that happens."""
LONGEST = 150
"""So many plies have been played at the most when a kill is ordered; then it comes soon."""


def test_a_game_goes_on_after_a_restart(database: str, tmp_path: Path) -> None:
    with open_server(tmp_path, database=database) as server, server.browser() as ana:
        cookie = ana.cookie
        table = ana.set_table("Ana", "random", begin=True)
        with ana.sit(table) as client:
            client.play_on(Dice("before"), plies=30)
            plies = client.plies
    with open_server(tmp_path, database=database) as server, server.browser(cookie) as ana:
        with ana.sit(table, since=len(plies)) as client:
            client.play_on(Dice("after"))
            assert client.table["result"]
        record = loads(ana.get(f"/api/tables/{table['id']}/record").content, load)
        assert verify(record, load("tongiaki")).shuffle == "proven"
        assert list(record.entries[: len(plies)]) == [ply["move"] for ply in plies]


def test_bots_go_on_by_themselves_after_a_restart(database: str, tmp_path: Path) -> None:
    server = RunningServer(tmp_path, database=database)
    with server.browser() as ana:
        tables = [ana.set_table("random", "random", "random", begin=True) for _ in range(4)]
    server.kill()
    with open_server(tmp_path, database=database) as server, server.browser() as ben:
        for table in tables:
            with ben.sit(table) as client:
                while not client.is_over:
                    client.hear()


def test_no_kill_loses_what_was_acknowledged(database: str, tmp_path: Path) -> None:
    """In a storm of moves of two people at several tables comes kill -9, at any moment; then all go
    on where they were, without help."""
    dice = Dice("kills")
    server = RunningServer(tmp_path, database=database)
    with server.browser() as ana, server.browser() as ben:
        cookies = ana.cookie, ben.cookie
    for number in range(KILLS):
        tables, witnesses = storm(server, cookies, server.kill, dice.fork(f"{number}"))
        server = RunningServer(tmp_path, database=database)
        all_come_back(server, cookies, tables, witnesses, dice)
        check_records(database, tables)
    server.stop()


def test_a_stop_tells_everybody_and_loses_nothing(database: str, tmp_path: Path) -> None:
    """SIGTERM in such a storm: everybody is told to come back, and finds everything."""
    dice = Dice("stop")
    server = RunningServer(tmp_path, database=database)
    with server.browser() as ana, server.browser() as ben:
        cookies = ana.cookie, ben.cookie
    tables, witnesses = storm(server, cookies, server.stop, dice)
    assert {witness.goodbye for witness in witnesses} == {1012}
    assert "Traceback" not in server.output()
    with open_server(tmp_path, database=database) as server:
        all_come_back(server, cookies, tables, witnesses, dice)
        check_records(database, tables)


def storm(
    server: RunningServer, cookies: tuple[str, str], end: Callable[[], None], dice: Dice
) -> tuple[list[JSON], list[Witness]]:
    """Two people play at several tables as fast as they can until the server comes to an end."""
    with server.browser(cookies[0]) as ana, server.browser(cookies[1]) as ben:
        tables = [ana.set_table("Ana", "Ben", "random", first="lot", begin=True)]
        tables += [ana.set_table("Ana", "Ben", begin=True) for _ in range(STORM - 2)]
        tables += [ana.set_open("Ana", "Ben", game="tahiti")]  # hands: none is taken from another
        ben.join(tables[-1])
        for table in tables[:-1]:
            with ben.sit(table) as client:
                client.do("take", seat=1)
        with ana.sit(tables[-1]) as client:
            client.do("begin")
        clients = [who.sit(table) for table in tables for who in (ana, ben)]
    witnesses = [Witness(dice.fork(f"witness {each}")) for each in range(len(clients))]
    killer = threading.Timer(dice.below(20) / 1000, end)
    threads = [
        threading.Thread(target=witness.watch, args=(client, 10**6, lambda: None))
        for witness, client in zip(witnesses[1:], clients[1:], strict=True)
    ]
    for thread in threads:
        thread.start()
    witnesses[0].watch(clients[0], dice.below(LONGEST), killer.start)
    for thread in [*threads, killer]:
        thread.join()
    for client in clients:
        client.close()
    return tables, witnesses


def all_come_back(
    server: RunningServer,
    cookies: tuple[str, str],
    tables: list[JSON],
    witnesses: list[Witness],
    dice: Dice,
) -> None:
    """Everybody goes on at another server."""
    with server.browser(cookies[0]) as ana, server.browser(cookies[1]) as ben:
        for table, *pair in zip(tables, witnesses[::2], witnesses[1::2], strict=True):
            come_back(table, (ana, ben), pair, dice)
    assert "Traceback" not in server.output()


def come_back(
    table: JSON, people: tuple[Browser, Browser], witnesses: list[Witness], dice: Dice
) -> None:
    """Both go on from what they know; what they knew and what they hear then is the game."""
    known = [witness.plies for witness in witnesses]
    with (
        people[0].sit(table, since=len(known[0])) as first,
        people[1].sit(table, since=len(known[1])) as second,
    ):
        pair = [first, second]
        for witness, client in zip(witnesses, pair, strict=True):
            witness.check(client)
        first.await_news(lambda: first.ply >= second.ply)
        first.await_news(lambda: first.is_over or first.state["turn"] in (0, 1))
        if not first.is_over:
            mover = pair[first.state["turn"]]
            mover.await_news(lambda: mover.ply >= first.ply)
            mover.choose(dice)
        for client in pair:
            while client.ply < max(first.ply, second.ply):
                client.hear()
        for seat, (before, client) in enumerate(zip(known, pair, strict=True)):
            address = f"/api/tables/{table['id']}/plies"
            whole = people[seat].json(address, seat=seat)["plies"]
            assert before + client.plies == whole[: client.ply]


def check_records(database: str, tables: list[JSON]) -> None:
    """Every table is proven from its rows alone: each move is legal, each draw is what the shuffle
    gives, none is missing or there twice."""
    storage = Storage(database)
    for table in tables:
        stored = storage.load(table["id"])
        assert stored
        row, entries = stored
        game = load(row.game)
        assert len(entries) >= row.ply, "a bot may have moved since"
        assert count_good(game, row, load_setup(game, row), entries) == len(entries)
        recorder, trouble = restore(game, row, entries)
        assert trouble is None
        if recorder.state.is_over:
            assert verify(recorder.record, game).shuffle == "proven"
    storage.close()


class Witness:
    """Plays as fast as it can, and remembers what it was promised."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.acknowledged = 0
        self.plies: list[JSON] = []
        self.pending: JSON = {}
        self.goodbye: int | None = None
        """The code with which the server took leave, if it did."""

    def watch(self, client: Client, plies: int, order: Callable[[], None]) -> None:
        """Order the kill after some plies, or at the end; play until the connection breaks."""
        is_ordered = False
        try:
            while not client.is_over:
                if not is_ordered and client.ply >= plies:
                    is_ordered = True
                    order()
                if client.state["moves"]:
                    self._move(client)
                else:
                    client.hear()
            if not is_ordered:
                order()
            while True:
                client.hear()
        except (ConnectionClosed, InvalidHandshake, OSError) as broken:
            self.plies = client.plies
            if isinstance(broken, ConnectionClosed) and broken.rcvd:
                self.goodbye = broken.rcvd.code

    def _move(self, client: Client) -> None:
        self.pending = {
            "id": f"{client.ply}",
            "seat": client.state["turn"],
            "ply": client.ply,
            "moves": self._run(client),
        }
        self.acknowledged = max(self.acknowledged, client.do("play", **self.pending))
        self.pending = {}
        client.await_news(lambda: client.ply >= self.acknowledged)

    def _run(self, client: Client) -> list[int]:
        """A small move; where hands are hidden, a whole choice."""
        if client.table["game"] == "tongiaki":
            position = load("tongiaki").parse_position(client.state["view"]["position"])
            return [self._dice.choose(position.moves())]
        picks = [self._dice.choose(client.state["moves"])["move"]]
        asked = {"seat": client.state["turn"], "ply": client.ply}
        while (answer := client.ask("compose", **asked, picks=picks))["moves"] is None:
            picks.append(self._dice.choose(answer["possible"])["move"])
        run: list[int] = answer["moves"]
        return run

    def check(self, client: Client) -> None:
        """Everything is there that was acknowledged or shown, and a message can be sent again."""
        assert client.ply >= max(self.acknowledged, len(self.plies))
        if not self.pending:
            return
        before, seat = self.pending["ply"], self.pending["seat"]
        assert client.do("play", **self.pending) > before
        client.await_news(lambda: client.ply > before)
        since = (self.plies + client.plies)[before:]
        moves = self.pending["moves"]
        assert [ply["move"] for ply in since[: len(moves)]] == moves
        others = [ply for ply in since[len(moves) :] if ply["seat"] == seat]
        assert not others, "done twice"

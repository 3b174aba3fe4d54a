"""People and bots who play while servers die, are paused, or are replaced."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Protocol

from httpx import TransportError
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.running_server import JSON, PATIENCE, Browser, Client
from tests.server.test_crash import check_records
from vaka.core.dice import Dice
from vaka.core.game import NOBODY
from vaka.games import load

BROKEN = (ConnectionClosed, InvalidHandshake, TransportError, OSError, TimeoutError, EOFError)
MOVES_BETWEEN = 3
"""Moves of people at every table between two failures."""


class Servers(Protocol):
    """Servers on one database."""

    database: str

    @property
    def urls(self) -> Sequence[str]:
        """Where clients find them."""

    def stop(self) -> None:
        """Stop all of them, and check their output."""


class Person:
    """Somebody at a table, who goes to another server when the connection is lost."""

    def __init__(self, servers: Servers, cookie: str, table: JSON, number: int) -> None:
        self._servers = servers
        self._cookie = cookie
        self._table = table
        self._number = count(number)
        self._client: Client | None = None
        self.plies: list[JSON] = []
        self.returns = -1

    @property
    def client(self) -> Client:
        """The socket; a new one at the next server if there is none."""
        deadline = time.monotonic() + PATIENCE
        while self._client is None:
            assert time.monotonic() < deadline, "no server answers"
            urls = self._servers.urls
            url = urls[next(self._number) % len(urls)]
            try:
                self._client = Client(url, self._cookie, self._table["id"], len(self.plies))
                assert self._client.ply >= len(self.plies), "something was lost"
                self.returns += 1
            except BROKEN:
                time.sleep(0.05)
        return self._client

    def lose(self) -> None:
        """The connection is broken: keep what was heard over it."""
        if self._client:
            self.plies = self._known(self._client)
            self._client.close()
            self._client = None

    def _known(self, client: Client) -> list[JSON]:
        return self.plies[: client.ply - len(client.plies)] + client.plies

    def all_plies(self) -> list[JSON]:
        return self._known(self.client)

    def hear_ply(self, ply: int) -> None:
        self.attempt(lambda client: client.await_news(lambda: client.ply >= ply))

    def hear_turn(self, *seats: int) -> int:
        """Wait until one of these seats is to act. It may be so already after a new connection, and
        then there is no news."""

        def wait(client: Client) -> int:
            client.await_news(lambda: client.state["turn"] in seats)
            return int(client.state["turn"])

        turn: int = self.attempt(wait)
        return turn

    def attempt(self, work: Callable[[Client], Any]) -> Any:
        """Do something at any server, again and again until one does it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                return work(self.client)
            except BROKEN:
                self.lose()
                time.sleep(0.05)
        raise AssertionError("no server does it")


class StormTable(threading.Thread):
    """Two people and a bot, who play one game after the other until the storm is over."""

    def __init__(self, servers: Servers, number: int, game: str, is_over: threading.Event) -> None:
        super().__init__(daemon=True)
        self._servers = servers
        self._number = number
        self._game = game
        self._is_over = is_over
        self._dice = Dice(f"storm {number}")
        self.moves = 0
        self.tables: list[JSON] = []
        self.longest_wait = 0.0
        """The longest time in seconds until a bot moved."""
        self.returns = 0
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self._is_over.is_set():
                self._play_game()
        except BaseException as error:  # noqa: BLE001  the test raises it
            self.error = error

    def _play_game(self) -> None:
        table, cookies = self._set_up()
        self.tables.append(table)
        people = [
            Person(self._servers, cookie, table, self._number + seat)
            for seat, cookie in enumerate(cookies)
        ]
        moved: list[tuple[int, int, list[int]]] = []  # seat, ply before, and moves
        after = 0
        while not self._is_over.is_set():
            turn = self._await_person(people, after)
            if turn is None:
                break
            ply, run, after = self._move(people[turn], turn)
            moved.append((turn, ply, run))
            self.moves += 1
        self._check(people, moved)

    def _set_up(self) -> tuple[JSON, list[str]]:
        while True:
            try:
                urls = self._servers.urls
                with Browser(urls[self._number % len(urls)]) as ana, Browser(urls[-1]) as ben:
                    players = ("Ana", "Ben", "random")
                    terms: JSON = {"game": self._game, "access": "listed", "clock": 600}
                    table = ana.set_open(*players, **terms)
                    assert ben.join(table, seat=1).status_code == 200
                    with ana.sit(table) as client:
                        client.do("begin")
                    return table, [ana.cookie, ben.cookie]
            except (*BROKEN, AssertionError):
                time.sleep(0.1)

    def _await_person(self, people: list[Person], after: int) -> int | None:
        """The seat of the person to move after a ply; None when the game is over."""
        began = time.monotonic()
        people[0].hear_ply(after)
        turn = people[0].hear_turn(0, 1, NOBODY)
        self.longest_wait = max(self.longest_wait, time.monotonic() - began)
        if turn == NOBODY:
            return None
        people[1].hear_ply(people[0].attempt(lambda client: client.ply))
        return turn

    def _move(self, person: Person, seat: int) -> tuple[int, list[int], int]:
        """Make a choice: the ply before, the moves, and the ply after. If the answer is lost, send
        the same message again, to another server."""
        ply: int = person.attempt(lambda client: client.ply)
        run = person.attempt(lambda client: self._run(client, seat, ply))

        def play(client: Client) -> int:
            answer = client.ask("play", id=f"{ply}", seat=seat, ply=ply, moves=run)
            if answer["type"] == "refused" and answer["error"]["kind"] == "failed":
                raise TimeoutError  # the database is away
            assert answer["type"] == "ack", answer
            return int(answer["ply"])

        after: int = person.attempt(play)
        person.hear_ply(after)
        return ply, run, after

    def _run(self, client: Client, seat: int, ply: int) -> list[int]:
        """A small move; where hands are hidden, a whole choice."""
        if self._game == "tongiaki":
            position = load("tongiaki").parse_position(client.state["view"]["position"])
            return [self._dice.choose(position.moves())]
        picks = [self._dice.choose(client.state["moves"])["move"]]
        while True:
            answer = client.ask("compose", seat=seat, ply=ply, picks=picks)
            assert answer["type"] == "composed", answer
            if answer["moves"] is not None:
                run: list[int] = answer["moves"]
                return run
            picks.append(self._dice.choose(answer["possible"])["move"])

    def _check(self, people: list[Person], moved: list[tuple[int, int, list[int]]]) -> None:
        """Every acknowledged move is there once, and both people saw the same game."""
        last = max(person.attempt(lambda client: client.ply) for person in people)
        for person in people:
            person.hear_ply(last)
        first, second = (person.all_plies() for person in people)
        assert [ply["ply"] for ply in first] == list(range(1, len(first) + 1))
        if self._game == "tongiaki":
            assert first[:last] == second[:last]
        for seat, before, run in moved:
            own = (first, second)[seat]
            assert [ply["move"] for ply in own[before : before + len(run)]] == run
        for seat, plies in enumerate((first, second)):
            made = sum(ply["seat"] == seat and ply["kind"] == "move" for ply in plies)
            assert made == sum(len(run) for each, _, run in moved if each == seat), "done twice"
        for person in people:
            self.returns += max(0, person.returns)
            person.lose()


class Storm:
    """Tables that play while something happens to the servers."""

    def __init__(self, servers: Servers, tables: int) -> None:
        self._servers = servers
        self._is_over = threading.Event()
        games = ("tongiaki", "tongiaki", "tahiti")
        self.tables = [
            StormTable(servers, number, games[number % 3], self._is_over)
            for number in range(tables)
        ]
        for table in self.tables:
            table.start()

    def await_moves(self) -> None:
        """Wait until people have moved a few times at every table."""
        wanted = [table.moves + MOVES_BETWEEN for table in self.tables]
        for table, moves in zip(self.tables, wanted, strict=True):
            deadline = time.monotonic() + PATIENCE
            while table.moves < moves and table.is_alive():
                assert time.monotonic() < deadline, f"table {table.tables[-1:]} stands still"
                time.sleep(0.01)

    def end(self) -> float:
        """Stop playing, and check everything; the longest time in seconds until a bot moved."""
        self._is_over.set()
        for table in self.tables:
            table.join()
        for table in self.tables:
            if table.error:
                raise table.error
        self._servers.stop()
        played = [each for table in self.tables for each in table.tables]
        check_records(self._servers.database, played)
        moves = sum(table.moves for table in self.tables)
        returns = sum(table.returns for table in self.tables)
        wait = max(table.longest_wait for table in self.tables)
        print(f"{len(played)} games, {moves} moves of people, {returns} lost connections,")
        print(f"a bot moved after {wait:.1f} seconds at the most")
        return wait

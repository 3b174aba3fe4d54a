"""A real server in its own process, and clients that connect over real sockets."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import count
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from vaka import games
from vaka.core.dice import Dice
from vaka.core.game import Game, State
from vaka.server.api.requests import PROTOCOL
from vaka.server.storage import url_of

JSON = dict[str, Any]
PATIENCE = 120.0
"""Timeout in seconds, long enough for a busy machine."""

# A new server is forked from a process that has imported everything, so it starts at once.
PROCESSES: Any = get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")
for name in games.names():
    games.load(name)
if sys.platform != "win32":
    PROCESSES.set_forkserver_preload(["tests.server.running_server", "vaka.server"])


def serve(folder: str) -> None:
    """Run a server without rate limits for messages, and with short analyses."""
    from vaka.server import run
    from vaka.server.live import advisor
    from vaka.server.settings import Limits

    advisor.SECONDS = 3.0
    run(
        port=0,
        open_browser=False,
        data_dir=folder,
        database=os.environ.get("VAKA_DATABASE"),
        url=os.environ.get("VAKA_URL"),
        proxy=os.environ.get("VAKA_PROXY"),
        log_format="json",
        limits=Limits(messages=10_000),
    )


def serve_games(folder: str, games: Mapping[str, Game]) -> None:
    """A server that knows only these games."""
    from vaka.server import run
    from vaka.server.game_catalogue import Catalogue

    catalogue = Catalogue(lambda: list(games), games.__getitem__)
    run(port=0, open_browser=False, data_dir=folder, catalogue=catalogue)


def _serve(
    target: Callable[[str], None], folder: str, output: str, environment: dict[str, str]
) -> None:
    """Run a server and write its output to a file."""
    os.environ.update(environment)
    warnings.simplefilter("error")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for pytest, which stops the server
    with Path(output).open("a", encoding="utf-8") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    target(folder)


class RunningServer:
    """A server process."""

    def __init__(
        self,
        folder: Path,
        target: Callable[[str], None] = serve,
        database: str | None = None,
        **environment: str,
    ) -> None:
        self.folder = folder
        self.database = database or url_of(folder)
        if database:
            environment["VAKA_DATABASE"] = database
        self._output = folder / f"output-{next(_NUMBERS)}.txt"
        self._output.touch()
        self._process = PROCESSES.Process(
            target=_serve,
            args=(target, str(folder), str(self._output), environment),
            daemon=True,
        )
        self._process.start()
        self.url = self._wait()

    def _wait(self) -> str:
        """Wait for the server and return its URL."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._process.is_alive():
            if found := re.search(r"Vaka is at (http://\S+/)", self.output()):
                return found[1]
            time.sleep(0.01)
        raise AssertionError(f"the server did not start: {self.output()}")

    def browser(self, cookie: str | None = None) -> Browser:
        """A browser with a new cookie, or with a given one."""
        return Browser(self.url, cookie)

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self._process.kill()
        self._process.join()

    def stop(self) -> None:
        """Stop the server with SIGTERM."""
        self._process.terminate()
        self._process.join(PATIENCE)
        assert not self._process.is_alive()

    @property
    def pid(self) -> int:
        """The id of its process."""
        return int(self._process.pid)

    def output(self) -> str:
        """The output of the server."""
        return self._output.read_text("utf-8")


_NUMBERS = count(1)


@contextmanager
def open_server(
    folder: Path,
    target: Callable[[str], None] = serve,
    database: str | None = None,
    **environment: str,
) -> Iterator[RunningServer]:
    """Run a server for the duration of a block, and check that it logs no traceback."""
    server = RunningServer(folder, target, database, **environment)
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.output(), server.output()


class Browser:
    """A client like a browser: a cookie, requests and sockets."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url
        cookies = {"vaka": cookie} if cookie else None
        self._http = httpx.Client(
            base_url=url,
            timeout=PATIENCE,
            cookies=cookies,
            trust_env=False,
            verify=False,  # noqa: S501  there is nothing to verify, but much to load for it
        )
        self._http.get("/api")

    @property
    def cookie(self) -> str:
        return self._http.cookies["vaka"]

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def get(self, path: str, **query: object) -> httpx.Response:
        return self._http.get(path, params=query or None)  # type: ignore[arg-type]

    def json(self, path: str, **query: object) -> JSON:
        answer = self.get(path, **query)
        assert answer.status_code == 200, answer.text
        body: JSON = answer.json()
        return body

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self._http.post(path, json=body, **more)

    def upload(self, record: str, *agents: str) -> httpx.Response:
        query = {"agent": list(agents)} if agents else {}
        return self._http.post("/api/records", content=record.encode(), params=query)

    def set_table(self, *players: str, game: str = "tongiaki", **more: object) -> JSON:
        """Set up a table; a player named `random` is a bot."""
        return self._set([_player(*each) for each in enumerate(players)], game, more)

    def join(self, table: JSON, **more: object) -> httpx.Response:
        """Join a table."""
        return self.post(f"/api/tables/{table['id']}/join", more)

    def set_open(self, *names: str, game: str = "tongiaki", **more: object) -> JSON:
        """Set up a table with the first seat taken and all others open, except for bots named
        `random`."""
        mine, *others = [_player(*each) for each in enumerate(names)]
        left = [other if "agent" in other else {**other, "open": True} for other in others]
        return self._set([mine, *left], game, more)

    def _set(self, players: list[JSON], game: str, more: dict[str, object]) -> JSON:
        answer = self.post("/api/tables", {"game": game, "players": players, **more})
        assert answer.status_code == 201, answer.text
        table: JSON = answer.json()["table"]
        return table

    def sit(self, table: JSON, since: int = 0, viewer: object = "auto") -> Client:
        """Open a socket to the table."""
        return Client(self.url, self.cookie, table["id"], since, viewer)


def begin_table(people: list[Browser], bots: int = 0, **terms: Any) -> JSON:
    """A running table where each person holds a seat; bots follow."""
    names = ["Ana", "Ben", "Eve"][: len(people)]
    table = people[0].set_open(*names, *["random"] * bots, **terms)
    for seat, person in enumerate(people[1:], start=1):
        assert person.join(table, seat=seat).status_code == 200
    with people[0].sit(table) as mine:
        mine.do("begin")
    return table


def _player(number: int, name: str) -> JSON:
    return {"name": f"Bot {number}", "agent": name} if name == "random" else {"name": name}


class Client:
    """A socket at a table that stores what it receives, like the page."""

    def __init__(
        self, url: str, cookie: str, table_id: str, since: int = 0, viewer: object = "auto"
    ) -> None:
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(open_socket(url, cookie, table_id))
        self._ids = count(1)
        self._name = os.urandom(4).hex()
        self.plies: list[JSON] = []
        self.chat: list[JSON] = []
        self.texts: list[str] = []
        self.ply = since
        self.table: JSON = {}
        self.state: JSON = {}
        self.say(type="hello", protocol=PROTOCOL, since=since, viewer=viewer)
        self.await_news(lambda: bool(self.state))

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- talking

    def say(self, **message: object) -> None:
        self._socket.send(json.dumps(message))

    def say_raw(self, text: str | bytes) -> None:
        self._socket.send(text)

    def hear(self) -> JSON:
        """Receive the next message, and apply it if it is an update."""
        self.texts.append(str(self._socket.recv(PATIENCE)))
        message: JSON = json.loads(self.texts[-1])
        if message["type"] in ("table", "update"):
            self._take_in(message)
        return message

    def ask(self, kind: str, **fields: object) -> JSON:
        """Send a message and wait for its reply."""
        message_id = str(fields.pop("id", f"{self._name}-{next(self._ids)}"))
        self.say(type=kind, id=message_id, **fields)
        while (message := self.hear()).get("id") != message_id:
            pass
        return message

    def do(self, kind: str, **fields: object) -> int:
        """Send a message that must be acknowledged. Return the ply."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        ply: int = answer["ply"]
        return ply

    def play(self, *moves: int | str) -> int:
        """Play moves for the seat to move, and wait for the update."""
        ply = self.do("play", seat=self.state["turn"], ply=self.ply, moves=moves)
        self.await_news(lambda: self.ply >= ply)
        return ply

    def await_news(self, is_there: Callable[[], bool]) -> None:
        while not is_there():
            self.hear()

    def _take_in(self, message: JSON) -> None:
        if message["type"] == "table" and message["since"] != self.ply:
            self.plies = self.plies[: message["since"]]
        assert message["type"] == "table" or message["since"] == self.ply, "a gap"
        self.chat += message["chat"]
        self.plies += message["plies"]
        self.ply = message["state"]["ply"]
        self.table, self.state = message["table"], message["state"]
        assert [ply["ply"] for ply in message["plies"]] == list(
            range(message["since"] + 1, self.ply + 1)
        )

    # ---- playing at random

    @property
    def is_over(self) -> bool:
        return bool(self.state["turn"] == -2)

    def choose(self, dice: Dice) -> None:
        """Make a complete choice for the seat to move, picking in any order."""
        picks = [dice.choose(self.state["moves"])["move"]]
        seat, ply = self.state["turn"], self.ply
        while True:
            answer = self.ask("compose", seat=seat, ply=ply, picks=picks, play=True)
            if answer["type"] == "ack":
                break
            assert answer["type"] == "composed", answer
            picks.append(dice.choose(answer["possible"])["move"])
        self.await_news(lambda: self.ply >= answer["ply"])

    def play_on(self, dice: Dice, plies: int = 10**6) -> None:
        """Play for all own seats, to the end or up to this many plies."""
        while not self.is_over and self.ply < plies:
            if self.state["moves"]:
                self.choose(dice)
            else:
                self.hear()


@contextmanager
def open_socket(url: str, cookie: str, table_id: str, **headers: str) -> Iterator[ClientConnection]:
    """Open the socket of a table, without a greeting."""
    address = f"{url.replace('http', 'ws')}api/tables/{table_id}/live"
    headers = {"Cookie": f"vaka={cookie}", **headers}
    with connect(address, additional_headers=headers, proxy=None) as socket:
        yield socket


def sent_view(game: Game, state: State, viewer: int | None) -> JSON:
    """The view that the server sends: without the moves, which are in the state message."""
    return {key: value for key, value in game.view(state, viewer).items() if key != "moves"}


def error_of(answer: JSON) -> JSON:
    """The error of a refusal."""
    assert answer["type"] == "refused", answer
    error: JSON = answer["error"]
    return error

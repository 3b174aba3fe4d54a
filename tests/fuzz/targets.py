"""The parsers that read what people and programs send.

A target takes bytes. Whatever they are, it returns, or raises a `VakaError` or a validation error.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import h11
from pydantic import TypeAdapter, ValidationError

from tests.fuzz.frames import converse
from vaka import games
from vaka.agents import registry
from vaka.arena.match import Match
from vaka.arena.results_log import open_match_log
from vaka.arena.sprt import parse_test
from vaka.core.errors import VakaError
from vaka.core.game import State
from vaka.core.neural_network import NetworkShape, read_weights
from vaka.core.records.files import from_json, loads
from vaka.core.rulebook import MalformedRulebook, parse
from vaka.envs.text.menu import read_moves
from vaka.server.access_middleware import is_own_host
from vaka.server.api.requests import Fork, Join, NewSetup, NewTable
from vaka.server.forwarded_address import ForwardingMiddleware
from vaka.server.game_catalogue import Catalogue
from vaka.server.http_protocol import LARGEST_HEAD, ChunkLimit
from vaka.server.identity import PersonRegistry
from vaka.server.live.client_messages import id_in, parse_message
from vaka.server.rate_limits import network_of
from vaka.server.refusal_log import RefusalLog
from vaka.server.storage import backup, url_of
from vaka.server.storage.database import connect, named
from vaka.server.storage.migration import migrate
from vaka.server.storage.table_listing import Place
from vaka.server.tables.distinct_names import name_keys
from vaka.server.tables.table_setup import make_setup

CORPUS = Path(__file__).parent / "corpus"
MOST_ENTRIES = 200
"""Longer records are refused: replaying them would take longer than finding something."""

Target = Callable[[bytes], None]
BODIES: list[TypeAdapter[object]] = [TypeAdapter(kind) for kind in (NewTable, NewSetup, Join, Fork)]


@cache
def _state(name: str) -> State:
    game = games.load(name)
    return game.initial_state(game.setup(2))


def record_text(data: bytes) -> None:
    """A record as text."""
    loads(data, games.load, most=MOST_ENTRIES)


def record_json(data: bytes) -> None:
    """A record as JSON."""
    from_json(data, games.load, most=MOST_ENTRIES)


def message(data: bytes) -> None:
    """A message of a client."""
    text = data.decode("utf-8", "replace")
    id_in(text)
    parse_message(text)


def bodies(data: bytes) -> None:
    """The bodies of requests, and the set-up that they describe."""
    for adapter in BODIES:
        with suppress(ValidationError):
            made = adapter.validate_json(data)
            if isinstance(made, NewSetup):
                game = Catalogue().game(made.game if isinstance(made, NewTable) else "tahiti")
                make_setup(game, made)


def rules(data: bytes) -> None:
    """A rulebook."""
    with suppress(MalformedRulebook):
        parse(data.decode("utf-8", "replace"))


def agent(data: bytes) -> None:
    """The name of a bot with its parameters."""
    registry.check(data.decode("utf-8", "replace"), games.load("tongiaki"), 5.0)


def name(data: bytes) -> None:
    """The name of a person."""
    name_keys(data.decode("utf-8", "replace"))


def place(data: bytes) -> None:
    """A place in the list of tables."""
    with suppress(ValueError):
        Place.parse(data.decode("utf-8", "replace"))


def forwarded(data: bytes) -> None:
    """The address of a client behind a proxy."""
    scope: Any = {"type": "http", "headers": [(b"x-forwarded-for", data)], "client": ("::1", 1)}
    ForwardingMiddleware(_nothing, "10.0.0.0/8, 2001:db8::/32")._forward(scope)
    network_of(scope["client"][0])


def cookies(data: bytes) -> None:
    """The cookies of a browser."""
    moves = SimpleNamespace(serials=dict)
    storage: Any = SimpleNamespace(device_transfer=moves, now=lambda: 0)
    registry = PersonRegistry(b"k" * 32, storage, RefusalLog(lambda _: None))
    assert registry.recognise(data.decode("latin-1")).id


def host(data: bytes) -> None:
    """The name that a client gave the server."""
    is_own_host(data.decode("latin-1"), {"vaka.test"})


def http(data: bytes) -> None:
    """Requests with their bodies."""
    parser = ChunkLimit(LARGEST_HEAD)
    with suppress(h11.RemoteProtocolError):
        parser.receive_data(data)
        while parser.next_event() not in (h11.NEED_DATA, h11.PAUSED):
            if parser.their_state is h11.CLOSED:
                return


def frames(data: bytes) -> None:
    """The frames of a WebSocket."""
    asyncio.run(converse(data))


def backup_file(data: bytes) -> None:
    """A backup, as lines or compressed."""
    path = _folder() / "backup.gz"
    path.write_bytes(data if data[:2] == b"\x1f\x8b" else gzip.compress(data, 1))
    backup.key_in(path)
    engine = connect(url_of(_folder()))
    migrate(engine)
    with backup._opened(path) as (file, _), named(engine), engine.connect() as connection:
        backup._fill(connection, file, lambda _: None)


def results(data: bytes) -> None:
    """The results of a match."""
    path = _folder() / "results.jsonl"
    path.write_bytes(data)
    with open_match_log(path, Match(games.load("tahiti"), 2, ("random", "greedy"), "1")):
        pass


def sequential_test(data: bytes) -> None:
    """A sequential test."""
    parse_test(data.decode("utf-8", "replace"), 2)


def weights(data: bytes) -> None:
    """The weights of a network."""
    read_weights(data.decode("utf-8", "replace"), 1, NetworkShape(1, 1, 1, 1, 1, 1))


async def _nothing(*_: object) -> None:
    pass


@cache
def _temporary() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="vaka-fuzz-")  # removed at the end of the process


def _folder() -> Path:
    return Path(_temporary().name)


def _position(game: str) -> Target:
    def read(data: bytes) -> None:
        loaded = games.load(game)
        state = loaded.parse_position(data.decode("utf-8", "replace"))
        assert loaded.position_text(loaded.parse_position(loaded.position_text(state)))

    return read


def _moves(game: str) -> Target:
    def read(data: bytes) -> None:
        read_moves(games.load(game), _state(game), data.decode("utf-8", "replace"))

    return read


def _move(game: str) -> Target:
    def read(data: bytes) -> None:
        loaded, state = games.load(game), _state(game)
        move = loaded.parse_move(state, data.decode("utf-8", "replace"))
        assert loaded.parse_move(state, loaded.move_text(state, move)) == move

    return read


TARGETS: dict[str, Target] = {
    "record_text": record_text,
    "record_json": record_json,
    "message": message,
    "bodies": bodies,
    "rules": rules,
    "agent": agent,
    "name": name,
    "place": place,
    "forwarded": forwarded,
    "cookies": cookies,
    "host": host,
    "http": http,
    "frames": frames,
    "backup": backup_file,
    "results": results,
    "sequential_test": sequential_test,
    "weights": weights,
    **{f"position_{game}": _position(game) for game in games.names()},
    **{f"move_{game}": _move(game) for game in games.names()},
    **{f"moves_{game}": _moves(game) for game in games.names()},
}


def attempt(target: str, data: bytes) -> None:
    """Run a target; anything but an error of Vaka is a fault."""
    with suppress(VakaError, ValidationError):
        TARGETS[target](data)

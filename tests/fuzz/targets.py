"""The parsers that read what people and programs send.

A target takes bytes. Whatever they are, it returns, or raises a `VakaError` or a validation error.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from vaka import games
from vaka.agents import registry
from vaka.core.errors import VakaError
from vaka.core.game import State
from vaka.core.records.files import from_json, loads
from vaka.core.rulebook import MalformedRulebook, parse
from vaka.server.api.requests import Fork, Join, NewSetup, NewTable
from vaka.server.game_catalogue import Catalogue
from vaka.server.live.client_messages import id_in, parse_message
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


def _position(game: str) -> Target:
    def read(data: bytes) -> None:
        loaded = games.load(game)
        state = loaded.parse_position(data.decode("utf-8", "replace"))
        assert loaded.position_text(loaded.parse_position(loaded.position_text(state)))

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
    **{f"position_{game}": _position(game) for game in games.names()},
    **{f"move_{game}": _move(game) for game in games.names()},
}


def attempt(target: str, data: bytes) -> None:
    """Run a target; anything but an error of Vaka is a fault."""
    with suppress(VakaError, ValidationError):
        TARGETS[target](data)

"""The games, by name. A game is a folder here whose package holds `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from vaka.core.errors import InvalidSetup
from vaka.core.game import Game, in_order


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def offered() -> list[Game]:
    """All games, in the order in which they are offered."""
    return in_order(map(load, names()))


@cache
def load(name: str) -> Game:
    """The game of a name; `InvalidSetup` says which there are."""
    if name not in names():
        raise InvalidSetup(f"there is no game {name!r} (games: {', '.join(names())})")
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


def part(game: Game, name: str) -> ModuleType | None:
    """A part that a game may have beside its rules, such as its `drawing` or its `terminal`."""
    package = type(game).__module__.rpartition(".")[0]
    module = f"{package}.{name}"
    return import_module(module) if package and find_spec(module) else None

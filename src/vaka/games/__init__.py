"""The games, by name. A game is a folder here whose package holds `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Literal

from vaka.core.errors import InvalidSetup
from vaka.core.game import Game, sorted_games


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def offered() -> list[Game]:
    """All games, in the order in which they are offered."""
    return sorted_games(map(load, names()))


@cache
def load(name: str) -> Game:
    """The game with a name. Raises `InvalidSetup`, which lists the games, if there is none."""
    if name not in names():
        raise InvalidSetup(f"there is no game {name!r} (games: {', '.join(names())})")
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


PARTS = {"drawing": "drawing", "reasons": "text.reasons", "terminal": "text.terminal"}
"""The parts that a game may declare in its `features`, and their modules."""


def part(game: Game, name: Literal["drawing", "reasons", "terminal"]) -> ModuleType | None:
    """A part of a game; None if its `features` do not declare it."""
    if not getattr(game.features, name):
        return None
    package = type(game).__module__.rpartition(".")[0]
    return import_module(f"{package}.{PARTS[name]}")

"""The games, by name. A game is a folder here whose package holds `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from vaka.core.errors import InvalidSetup
from vaka.core.game import Game


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def load(name: str) -> Game:
    """The game of a name; `InvalidSetup` says which there are."""
    if name not in names():
        raise InvalidSetup(f"there is no game {name!r} (games: {', '.join(names())})")
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game

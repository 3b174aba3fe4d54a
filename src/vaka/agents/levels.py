"""Levels for people: bots of growing strength, by a name that says what to expect.

A level is an agent with a budget of playouts, so that it plays alike on every machine, and a cap in
seconds, so that nobody waits long on a slow one. Its name is also the name of an agent: `medium`.
Beside each stands its rating in each game; `ratings.json` holds what `make levels` has found.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class Level:
    """A bot for people. `ratings` are by game, for those in which it was measured."""

    name: str
    title: str
    character: str
    agent: str
    ratings: Mapping[str, int]


_LEVELS = (
    ("beginner", "Beginner", "plays what comes to mind, and forgets it again", 8, 1.0),
    ("easy", "Easy", "takes what lies at hand and seldom looks further", 40, 1.0),
    ("medium", "Medium", "thinks before it acts, and makes a mistake now and then", 200, 1.0),
    ("hard", "Hard", "weighs its chances and yours, and gives little away", 1500, 2.0),
    ("expert", "Expert", "looks ahead as far as it can, and waits for your mistake", 15000, 4.0),
)


@cache
def levels() -> tuple[Level, ...]:
    """All levels, the weakest first."""
    ratings: Any = json.loads(files(__package__).joinpath("ratings.json").read_text("utf-8"))
    return tuple(
        Level(
            name,
            title,
            character,
            f"mcts:playouts={playouts},seconds={seconds:g}",
            {game: rated[name] for game, rated in ratings["games"].items()},
        )
        for name, title, character, playouts, seconds in _LEVELS
    )

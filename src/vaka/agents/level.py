"""Levels: named bots of increasing strength for people to play against.

A level is an agent with a budget of playouts, so that it plays the same on every machine, and a
limit in seconds for slow machines. It plays without a network, as it was rated. You can use the
name of a level as the name of an agent: `medium`. `ratings.json` holds the rating of each level in
each game, as measured by `make levels`.
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
    """A bot for people. `ratings` has an entry for each game in which the level was measured."""

    name: str
    """The name of the level, which is also the name of an agent."""

    title: str
    """The name for people, in English."""

    character: str
    """How the level plays, in a few words of English."""

    agent: str
    """The agent behind the level, with its parameters."""

    ratings: Mapping[str, int]


_LEVELS = (
    ("beginner", "Beginner", "plays almost at random", 8, 1.0),
    ("easy", "Easy", "takes the obvious move and rarely looks ahead", 40, 1.0),
    ("medium", "Medium", "thinks before it moves, and sometimes makes a mistake", 200, 1.0),
    ("hard", "Hard", "weighs everybody's chances and makes few mistakes", 1500, 2.0),
    ("expert", "Expert", "looks as far ahead as it can", 15000, 4.0),
)


@cache
def levels() -> tuple[Level, ...]:
    """All levels, weakest first."""
    ratings: Any = json.loads(files(__package__).joinpath("ratings.json").read_text("utf-8"))
    return tuple(
        Level(
            name,
            title,
            character,
            f"mcts:playouts={playouts},seconds={seconds:g},network=no",
            {game: rated[name] for game, rated in ratings["games"].items()},
        )
        for name, title, character, playouts, seconds in _LEVELS
    )

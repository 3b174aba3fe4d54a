"""Reasons in words. What knows a game lives with the game: its part `reasons`, its `texts`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from vaka import games
from vaka.core.game import JSON, Game
from vaka.core.reason import Reason

LANGUAGE = "en"

Text = str | Mapping[str, str]
"""A sentence with `{names}`, or its plural forms `one` and `other`, chosen by `n`."""


def reasons_for(game: Game, view: JSON, moves: Sequence[int]) -> list[Reason]:
    """What speaks for or against a complete choice, from the view of the seat that makes it."""
    part = games.part(game, "reasons")
    found: list[Reason] = part.reasons(view, moves) if part else []
    return found


def say(game: Game, reason: Reason, language: str = LANGUAGE) -> str:
    """A reason as a sentence without a full stop."""
    return _filled(texts(game, language)[reason.key], reason.parameters)


def phrase(key: str, **parameters: int | str) -> str:
    """What an analysis itself says, in whatever game."""
    return _filled(_read(__package__, LANGUAGE)[key], parameters)


def texts(game: Game, language: str = LANGUAGE) -> Mapping[str, Text]:
    """All sentences of a game in a language, by key."""
    return _read(type(game).__module__.rpartition(".")[0], language)


@cache
def _read(package: str, language: str) -> Mapping[str, Text]:
    file = files(package) / "texts" / f"{language}.json"
    found: Mapping[str, Text] = json.loads(file.read_text("utf-8"))
    return found


def _filled(text: Text, parameters: Mapping[str, int | str]) -> str:
    if not isinstance(text, str):
        text = text["one" if parameters.get("n") == 1 else "other"]
    return re.sub(r"\{(\w+)\}", lambda match: _shown(match[1], parameters), text)


def _shown(name: str, parameters: Mapping[str, int | str]) -> str:
    value = str(parameters[name])
    return value.capitalize() if name == "seat" else value

"""Reasons in words. What knows a game lives with the game: its part `reasons`, its `texts`."""

from __future__ import annotations

from collections.abc import Sequence

from vaka import games
from vaka.core.game import JSON, Game
from vaka.core.language import fill, sentences
from vaka.core.reason import Reason


def reasons_for(game: Game, view: JSON, moves: Sequence[int]) -> list[Reason]:
    """What speaks for or against a complete choice, from the view of the seat that makes it, with
    or without its memory."""
    part = games.part(game, "reasons")
    found: list[Reason] = part.reasons(view, moves) if part else []
    return found


def say(game: Game, reason: Reason) -> str:
    """A reason as a sentence in English, without a full stop."""
    return fill(game.texts()[reason.key], reason.parameters)


def phrase(key: str, **parameters: int | str) -> str:
    """What an analysis itself says, in whatever game."""
    return fill(sentences(__package__)[key], parameters)

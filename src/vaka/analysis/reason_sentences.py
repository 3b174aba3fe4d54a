"""Sentences of an analysis, and reasons as sentences.

The reasons of a game come from its module `text.reasons`, and the sentences from its folder
`sentences`.
"""

from __future__ import annotations

from collections.abc import Sequence

from vaka import games
from vaka.core.choice_reason import Reason
from vaka.core.game import JSON, Game
from vaka.core.translations import format_message, load_messages


def reasons_for(game: Game, view: JSON, moves: Sequence[int]) -> list[Reason]:
    """The reasons for or against a complete choice, given the view of the seat that makes it (with
    or without `Game.perfect_recall`)."""
    part = games.part(game, "reasons")
    found: list[Reason] = part.reasons(view, moves) if part else []
    return found


def reason_sentence(game: Game, reason: Reason) -> str:
    """A reason as a sentence in English, without a full stop."""
    shown = getattr(games.part(game, "reasons"), "shown", dict)
    return format_message(game.texts()[reason.key], shown(reason.parameters))


def phrase(key: str, **parameters: int | str) -> str:
    """A sentence that analyses of all games share."""
    return format_message(load_messages(__package__)[key], parameters)

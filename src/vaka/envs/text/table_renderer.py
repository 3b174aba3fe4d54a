"""Renders the table of a game as lines, for a terminal or for a text player.

A game may have a module `text.terminal` that shows its table and describes its events. A game
without one is shown as plain views and events.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol, cast

from vaka import games
from vaka.core.game import JSON, Game


class TableRenderer(Protocol):
    """The functions of the module `text.terminal` of a game. Lines may use Rich markup."""

    def table_lines(self, view: JSON) -> list[str]:
        """The table in words."""
        ...

    def map_lines(self, view: JSON, width: int, is_ascii: bool = False) -> list[str]:
        """The table as a character map of this width, if the game has a map."""
        ...

    def sheet_lines(self, view: JSON) -> list[str]:
        """The sheet or card that lies beside the game: score sheet, summary card."""
        ...

    def event_lines(self, events: Sequence[JSON], seat: str | None = None) -> list[str]:
        """The events as sentences without a full stop. `seat` need not be named in them."""
        ...

    def styled(self, seat: str) -> str:
        """The word of a seat in its colour."""
        ...

    def seat_words(self, view: JSON) -> list[str]:
        """The words of all seats."""
        ...


class _PlainRenderer:
    """For games without their own module."""

    def table_lines(self, view: JSON) -> list[str]:
        return [_escape(f"{key}: {_compact(value)}") for key, value in view.items()]

    def map_lines(self, view: JSON, width: int, is_ascii: bool = False) -> list[str]:  # noqa: ARG002
        return self.table_lines(view)

    def sheet_lines(self, view: JSON) -> list[str]:
        return self.table_lines(view)

    def event_lines(self, events: Sequence[JSON], seat: str | None = None) -> list[str]:  # noqa: ARG002
        return [_escape(_sentence(event)) for event in events]

    def styled(self, seat: str) -> str:
        return _escape(seat)

    def seat_words(self, view: JSON) -> list[str]:
        return [f"seat {number}" for number in range(1, len(view.get("seats", ())) + 1)]


def renderer_of(game: Game) -> TableRenderer:
    """The renderer of a game, or the plain one."""
    module = games.part(game, "terminal")
    return cast(TableRenderer, module) if module else _PlainRenderer()


def plain_lines(lines: Sequence[str]) -> list[str]:
    """Lines without their markup."""
    from rich.text import Text

    return [Text.from_markup(line).plain for line in lines]


def _sentence(event: JSON) -> str:
    """An event as its fields: `drew seat 1 worth 3`."""
    words = [f"{key} {_compact(value)}" for key, value in event.items() if key != "kind"]
    return " ".join([str(event["kind"]), *words])


def _compact(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _escape(text: str) -> str:
    from rich.markup import escape

    return escape(text)

"""How a game speaks at a terminal.

A game may have a module `terminal` that draws its table and tells its events in words; a game
without one is shown as its views and events are.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol, cast

from vaka import games
from vaka.core.game import JSON, Game


class Voice(Protocol):
    """What the module `terminal` of a game holds. Lines may use Rich's markup."""

    def table(self, view: JSON) -> list[str]:
        """The table as a view shows it."""
        ...

    def chart(self, view: JSON, width: int, is_ascii: bool = False) -> list[str]:
        """The table drawn, in lines of some width, where there is something to draw."""
        ...

    def tell(self, events: Sequence[JSON], seat: str | None = None) -> list[str]:
        """What happened, in sentences without a full stop, where `seat` goes without saying."""
        ...

    def paint(self, seat: str) -> str:
        """The word of a seat, in its colour."""
        ...

    def seats(self, view: JSON) -> list[str]:
        """The words of all seats."""
        ...


class _Plain:
    """The voice of a game that has none."""

    def table(self, view: JSON) -> list[str]:
        return [_escape(f"{key}: {_compact(value)}") for key, value in view.items()]

    def chart(self, view: JSON, width: int, is_ascii: bool = False) -> list[str]:  # noqa: ARG002
        return self.table(view)

    def tell(self, events: Sequence[JSON], seat: str | None = None) -> list[str]:  # noqa: ARG002
        return [_escape(_sentence(event)) for event in events]

    def paint(self, seat: str) -> str:
        return _escape(seat)

    def seats(self, view: JSON) -> list[str]:
        return [f"seat {number}" for number in range(1, len(view.get("seats", ())) + 1)]


def voice(game: Game) -> Voice:
    """The voice of a game."""
    module = games.part(game, "terminal")
    return cast(Voice, module) if module else _Plain()


def _sentence(event: JSON) -> str:
    """An event as it is: `drew seat 1 worth 3`."""
    words = [f"{key} {_compact(value)}" for key, value in event.items() if key != "kind"]
    return " ".join([str(event["kind"]), *words])


def _compact(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _escape(text: str) -> str:
    from rich.markup import escape

    return escape(text)

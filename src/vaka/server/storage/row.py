"""What is stored of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from vaka.core.errors import VakaError


class Conflict(VakaError):
    """Somebody else has written to the table meanwhile: what is remembered of it is out of date."""


@dataclass(frozen=True)
class Place:
    """A seat: the agent that plays there, or the browser that holds it."""

    agent: str | None = None
    holder: str | None = None


@dataclass(frozen=True)
class Row:
    """A table as it is stored, all but its entries."""

    id: str
    game: str
    rules: int
    setup: Mapping[str, Any]
    creator: str
    created: int
    changed: int
    begun: bool = False
    forked: int = 0
    commitment: str | None = None
    secret: str | None = None
    ply: int = 0
    turn: int = 0
    drawn: bool = False
    result: Mapping[str, Any] | None = None
    places: tuple[Place, ...] = ()
    mixes: Mapping[int, str] = field(default_factory=dict)

    @property
    def hints(self) -> bool:
        """Whether the table allows hints: part of how it was set."""
        return bool(self.setup.get("hints"))


@dataclass(frozen=True)
class Receipt:
    """A message of a browser that was accepted."""

    browser: str
    message: str

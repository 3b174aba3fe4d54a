"""Decides which bot thinks next. Bots of all tables share a few threads, and a person with many
tables must not delay the bots of others.

- Tables that somebody watches come before tables that nobody watches.
- Addresses take turns, however many tables and people they have. All unwatched tables together take
  turns with them.
- One address, or all unwatched tables, may use all threads but one (if there is more than one). Of
  all tables that one person created, one bot thinks at a time.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

from vaka.server.live.room import Room


@dataclass(eq=False)
class _WaitingBot:
    """A bot that waits for a thread."""

    room: Room
    number: int
    may_go: asyncio.Future[None]
    keys: list[str] = field(default_factory=list)
    """The limits it counts against while it thinks."""

    @property
    def origin(self) -> str:
        return self.room.origin or self.room.table.row.creator


class BotScheduler:
    """Gives bots their turns. Runs on the event loop."""

    def __init__(self, threads: int) -> None:
        self._free = threads
        self._most = max(1, threads - 1)
        self._waiting: list[_WaitingBot] = []
        self._thinking: Counter[str] = Counter()
        self._served: dict[str, int] = {}
        self._numbers = count(1)

    @asynccontextmanager
    async def turn(self, room: Room) -> AsyncIterator[None]:
        """A context in which a bot of a table may think."""
        waiting = _WaitingBot(room, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._serve()
        try:
            await waiting.may_go
            yield
        finally:
            self._leave(waiting)
            self._serve()

    def _serve(self) -> None:
        """Start the bots for which there is a thread."""
        while self._free and (able := [each for each in self._waiting if self._may(each)]):
            self._let(min(able, key=self._rank))

    def _may(self, waiting: _WaitingBot) -> bool:
        return all(self._thinking[key] < most for key, most in self._limits(waiting).items())

    def _limits(self, waiting: _WaitingBot) -> dict[str, int]:
        """The limits that a bot counts against."""
        limits = {f"by {waiting.room.table.row.creator}": 1, f"from {waiting.origin}": self._most}
        return limits if waiting.room.sockets else {**limits, "alone": self._most}

    def _rank(self, waiting: _WaitingBot) -> tuple[bool, int, int]:
        """Watched tables first, then the address whose last turn is longest ago."""
        is_alone = not waiting.room.sockets
        return is_alone, self._served.get(waiting.origin, 0), waiting.number

    def _let(self, waiting: _WaitingBot) -> None:
        self._waiting.remove(waiting)
        waiting.keys = list(self._limits(waiting))
        self._thinking.update(waiting.keys)
        self._served[waiting.origin] = next(self._numbers)
        self._free -= 1
        waiting.may_go.set_result(None)

    def _leave(self, waiting: _WaitingBot) -> None:
        if waiting in self._waiting:  # it was cancelled
            self._waiting.remove(waiting)
        elif waiting.keys:
            self._thinking.subtract(waiting.keys)
            self._thinking += Counter()  # drops keys with a count of zero
            self._free += 1
        origins = {each.origin for each in self._waiting}
        for origin in self._served.keys() - origins:
            if not self._thinking[f"from {origin}"]:
                del self._served[origin]

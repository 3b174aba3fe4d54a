"""Who thinks next: bots of many tables share a few threads, and none of them is to wait for those
of somebody who has set many.

- Where somebody looks on, a bot comes before those where nobody does.
- Those who come from one address take turns with those from others, however many they are, and
  however many people they say they are. So do all tables together where nobody looks on.
- One thread is left to others, if there is more than one; and of all tables that one person has
  set, one bot thinks at a time.
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
class _Waiting:
    """A bot that is to think."""

    room: Room
    number: int
    may_go: asyncio.Future[None]
    keys: list[str] = field(default_factory=list)
    """Whose it is among those that think now."""

    @property
    def origin(self) -> str:
        return self.room.origin or self.room.table.row.creator


class Turns:
    """Everything here runs on the event loop."""

    def __init__(self, threads: int) -> None:
        self._free = threads
        self._most = max(1, threads - 1)
        self._waiting: list[_Waiting] = []
        self._thinking: Counter[str] = Counter()
        self._served: dict[str, int] = {}
        self._numbers = count(1)

    @asynccontextmanager
    async def turn(self, room: Room) -> AsyncIterator[None]:
        """In here a bot of a table may think."""
        waiting = _Waiting(room, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._serve()
        try:
            await waiting.may_go
            yield
        finally:
            self._leave(waiting)
            self._serve()

    def _serve(self) -> None:
        """Let those go for whom there is a thread."""
        while self._free and (able := [each for each in self._waiting if self._may(each)]):
            self._let(min(able, key=self._rank))

    def _may(self, waiting: _Waiting) -> bool:
        return all(self._thinking[key] < most for key, most in self._limits(waiting).items())

    def _limits(self, waiting: _Waiting) -> dict[str, int]:
        """How many may think at once of what this one is."""
        limits = {f"by {waiting.room.table.row.creator}": 1, f"from {waiting.origin}": self._most}
        return limits if waiting.room.sockets else {**limits, "alone": self._most}

    def _rank(self, waiting: _Waiting) -> tuple[bool, int, int]:
        """Whoever has waited longest since the last turn of that address; the lonely last."""
        is_alone = not waiting.room.sockets
        return is_alone, self._served.get(waiting.origin, 0), waiting.number

    def _let(self, waiting: _Waiting) -> None:
        self._waiting.remove(waiting)
        waiting.keys = list(self._limits(waiting))
        self._thinking.update(waiting.keys)
        self._served[waiting.origin] = next(self._numbers)
        self._free -= 1
        waiting.may_go.set_result(None)

    def _leave(self, waiting: _Waiting) -> None:
        if waiting in self._waiting:  # it gave up
            self._waiting.remove(waiting)
        elif waiting.keys:
            self._thinking.subtract(waiting.keys)
            self._thinking += Counter()  # forgets whoever does not think any more
            self._free += 1
        origins = {each.origin for each in self._waiting}
        for origin in self._served.keys() - origins:
            if not self._thinking[f"from {origin}"]:
                del self._served[origin]

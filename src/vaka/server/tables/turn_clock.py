"""When the current turn began, and how much of its time is left."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

RELOAD_SECONDS = 30
"""After a restart, the person to act has at least this time, or the limit if it is shorter."""


def now() -> int:
    """The time of this machine in milliseconds since 1970, to be shown. It may step: measure
    durations with `Storage.now`."""
    return time.time_ns() // 1_000_000


class TurnClock:
    """The clock of a table. It runs from the beginning of each turn, in milliseconds, and may have
    a limit in seconds."""

    def __init__(self, limit: float | None, now: Callable[[], int]) -> None:
        self.limit = limit
        self.began = now()
        """When the current turn began."""
        self._now = now
        self._turn: Hashable = None
        self._spent: dict[Hashable, int] = {}  # how long each turn took until another began

    def resume(self, turn: Hashable, began: int | None, least: float = 0) -> None:
        """Continue a turn that began at a stored moment: it has the time that was left, and at
        least `least` seconds."""
        if began is None or not self.limit:
            self.enter(turn)
            return
        self._turn, self.began = turn, self._now()
        most = max(0.0, self.limit - least) * 1000
        self.began -= min(max(0, self.began - began), int(most))

    def follow(self, turn: Hashable, began: int | None) -> None:
        """Another server has entered a turn at a stored moment."""
        if began is None or not self.limit:
            self.enter(turn)
            return
        if self._turn is not None and turn != self._turn:
            self._spent[self._turn] = began - self.began
        self._turn, self.began = turn, began

    def enter(self, turn: Hashable, *, is_undone: bool = False) -> None:
        """Start the clock, if this is another turn. If an undo led back to it, it has the time that
        was left."""
        if turn == self._turn:
            return
        moment = self._now()
        if self._turn is not None and self.limit:
            self._spent[self._turn] = moment - self.began
        self._turn = turn
        self.began = moment - (self._spent.get(turn, 0) if is_undone else 0)

    @property
    def seconds_left(self) -> float | None:
        """The seconds left of the current turn; None without a limit."""
        if self.limit is None:
            return None
        return max(0.0, self.limit - (self._now() - self.began) / 1000)

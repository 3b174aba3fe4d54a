"""When the current turn began, and how much time is left for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from typing import TypedDict, Unpack

RELOAD_SECONDS = 30
"""After a restart, the person to act has at least this time, or what was left if it was less."""


def now() -> int:
    """The time of this machine in milliseconds since 1970, to be shown. It may step: measure
    durations with `Storage.now`."""
    return time.time_ns() // 1_000_000


class ClockState(TypedDict, total=False):
    """What is stored of a clock, beside when the turn began."""

    player: int | None
    """The player whose time runs; None if nobody's does."""
    banks: Sequence[int] | None
    paused: int | None


class TurnClock:
    """The clock of a table, in milliseconds. Its limit, in seconds, is for each turn; or, if
    there is an `increment`, for all turns of a player: a time bank, to which each turn adds the
    increment."""

    def __init__(
        self,
        limit: float | None,
        now: Callable[[], int],
        increment: float | None = None,
        players: int = 0,
    ) -> None:
        self.limit = limit
        self.began = now()
        """When the current turn began."""
        self.paused: int | None = None
        """How much of the current turn had passed when the clock was stopped."""
        self.banks: list[int] | None = None
        """What each player had left when the current turn began."""
        if limit is not None and increment is not None:
            self.banks = [int(limit * 1000)] * players
        self._increment = int((increment or 0) * 1000)
        self._now = now
        self._turn: Hashable = None
        self._player: int | None = None
        self._spent: dict[Hashable, int] = {}  # how long each turn took until another began

    def resume(
        self,
        turn: Hashable,
        began: int | None,
        least: float = 0,
        **state: Unpack[ClockState],
    ) -> None:
        """Continue a turn that began at a stored moment: it has the time that was left, and at
        least `least` seconds."""
        self._restore(state)
        if began is None or not self.limit:
            self.enter(turn, player=state.get("player"))
            return
        self._turn, self._player, self.began = turn, state.get("player"), self._now()
        most = max(0, self._total - int(least * 1000))
        self.began -= min(max(0, self.began - began), most)

    def follow(self, turn: Hashable, began: int | None, **state: Unpack[ClockState]) -> None:
        """Another server has entered a turn at a stored moment, or has stopped the clock."""
        self._restore(state)
        if began is None or not self.limit:
            self.enter(turn, player=state.get("player"))
            return
        if self._turn is not None and turn != self._turn:
            self._spent[self._turn] = began - self.began
        self._turn, self._player, self.began = turn, state.get("player"), began

    def _restore(self, state: ClockState) -> None:
        if self.banks and (banks := state.get("banks")):
            self.banks = list(banks)
        self.paused = state.get("paused")

    def enter(self, turn: Hashable, *, player: int | None = None, is_undone: bool = False) -> None:
        """Start the clock, if this is another turn. If an undo led back to it, it has the time that
        was left; a time bank never gets time back."""
        if turn == self._turn:
            self._player = player
            return
        moment = self._now()
        if self._turn is not None and self.limit:
            self._spent[self._turn] = moment - self.began
            self._charge(moment - self.began, 0 if is_undone else self._increment)
        self._turn, self._player = turn, player
        is_back = is_undone and self.banks is None
        self.began = moment - (self._spent.get(turn, 0) if is_back else 0)

    def _charge(self, spent: int, increment: int) -> None:
        """Take the time of a turn from the bank of its player, and add the increment."""
        if self.banks is not None and self._player is not None:
            left = max(0, self.banks[self._player] - spent)
            self.banks[self._player] = left + increment

    # ---- pauses

    def pause(self) -> None:
        """Stop the clock."""
        if self.paused is None:
            self.paused = self._now() - self.began

    def unpause(self) -> None:
        """Let the clock run again."""
        if self.paused is not None:
            self.began = self._now() - self.paused
            self.paused = None

    # ---- what is left

    @property
    def seconds_left(self) -> float | None:
        """The seconds left of the current turn; None without a limit."""
        if self.limit is None:
            return None
        return max(0.0, (self._total - self._used) / 1000)

    @property
    def bank_seconds(self) -> list[float] | None:
        """The seconds that each player has left; None without time banks."""
        if self.banks is None:
            return None
        running = -1 if self._player is None else self._player
        return [
            max(0.0, (left - (self._used if player == running else 0)) / 1000)
            for player, left in enumerate(self.banks)
        ]

    @property
    def _used(self) -> int:
        """How much of the current turn has passed."""
        return self._now() - self.began if self.paused is None else self.paused

    @property
    def _total(self) -> int:
        """What the current turn had when it began."""
        if self.banks is None or self._player is None:
            return int((self.limit or 0) * 1000)
        return self.banks[self._player]

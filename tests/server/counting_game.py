"""A game that counts how often the server changes, copies and examines its states.

Compiled state classes are final: their methods cannot be patched. So the states are wrapped. The
server knows a game only through its contract, so every move that the server applies and every copy
that it makes passes through here. Not counted is what a game does with a state inside a method of
the contract: `prospects` may copy it and try out moves, so its calls are counted instead. What a
bot does while it thinks, on positions it imagines, is not counted either.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from vaka.core.game import JSON, Game, Setup, State

APPLIED, COPIED, FORESEEN = NAMES = ("applied", "copied", "foreseen")


@dataclass(frozen=True)
class Counts:
    """How often states were changed by a move or copied, and prospects computed."""

    applied: int
    copied: int
    foreseen: int

    def __sub__(self, other: Counts) -> Counts:
        return Counts(
            self.applied - other.applied,
            self.copied - other.copied,
            self.foreseen - other.foreseen,
        )


class Counter:
    """Counts in files, one byte for each time, so that another process can read them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        self._files = {name: os.open(folder / name, flags) for name in NAMES}

    def note(self, what: str) -> None:
        """Count one."""
        os.write(self._files[what], b".")

    @staticmethod
    def read(folder: Path) -> Counts:
        """What was counted so far."""
        return Counts(*((folder / name).stat().st_size for name in NAMES))


class CountingState:
    """A state that counts `play`, `pick`, `copy` and `assign`; all else is the wrapped state's."""

    def __init__(self, state: Any, counter: Counter) -> None:
        self.wrapped = state
        self._counter = counter

    def __getattr__(self, name: str) -> Any:
        return getattr(self.wrapped, name)

    def play(self, move: int) -> None:
        self._counter.note(APPLIED)
        self.wrapped.play(move)

    def pick(self, move: int) -> None:
        self._counter.note(APPLIED)
        self.wrapped.pick(move)

    def copy(self) -> CountingState:
        self._counter.note(COPIED)
        return CountingState(self.wrapped.copy(), self._counter)

    def assign(self, other: CountingState) -> None:
        self._counter.note(COPIED)
        self.wrapped.assign(other.wrapped)


class _CountingGame:
    """A game whose states count."""

    def __init__(self, game: Game, counter: Counter) -> None:
        self._game = game
        self._counter = counter

    def initial_state(self, setup: Setup) -> State:
        return cast(State, CountingState(self._game.initial_state(setup), self._counter))

    def play(self, state: CountingState, move: int, viewer: int | None = None) -> list[JSON]:
        self._counter.note(APPLIED)
        return self._game.play(state.wrapped, move, viewer)

    def prospects(self, state: CountingState) -> list[JSON]:
        self._counter.note(FORESEEN)
        return self._game.prospects(state.wrapped)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._game, name)
        return _unwrapping(found) if callable(found) else found


def counting(game: Game, folder: Path) -> Game:
    """The same game, with states that count in a folder."""
    return cast(Game, _CountingGame(game, Counter(folder)))


def _unwrapping(method: Callable[..., Any]) -> Callable[..., Any]:
    """The same method, given the states themselves."""

    def call(*values: Any, **named: Any) -> Any:
        return method(*map(_unwrapped, values), **named)

    return call


def _unwrapped(value: Any) -> Any:
    return value.wrapped if isinstance(value, CountingState) else value

"""Observations for learning: what a seat knows, as bytes of a fixed layout, and what moves mean.

A game that declares the feature `observations` describes both as data (`Game.observation`,
`Game.actions`), and its states are `ObservableState`s.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

Bytes = Any
"""Any writable, contiguous buffer of bytes: a `bytearray`, or an array of `uint8`, `int8` or
`bool`."""


@dataclass(frozen=True)
class Field:
    """A field of an observation: some bytes, their range and their meaning."""

    name: str
    """Its name, unique in the layout."""

    offset: int
    """The index of its first byte."""

    shape: tuple[int, ...]
    """Its dimensions, in C order."""

    high: int
    """The largest value; the smallest is 0."""

    meaning: str
    """One line for the documentation."""

    is_private: bool = False
    """Whether only the observing seat knows it. All other fields are known to every seat."""

    low = 0
    """The smallest value."""

    @property
    def size(self) -> int:
        """The number of bytes."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The index after its last byte."""
        return self.offset + self.size


@dataclass(frozen=True)
class Layout:
    """The layout of an observation: consecutive fields.

    The version increases whenever a field changes its place, its range or its meaning."""

    version: int
    """The version."""

    fields: tuple[Field, ...]
    """All fields, in their order."""

    @property
    def size(self) -> int:
        """The number of bytes of an observation."""
        return self.fields[-1].end

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        known = ", ".join(field.name for field in self.fields)
        raise KeyError(f"an observation has no field {name!r} (fields: {known})")

    def highs(self) -> list[int]:
        """The largest value of every byte."""
        return [field.high for field in self.fields for _ in range(field.size)]


FieldRow = tuple[str, tuple[int, ...], int, str]
"""Name, shape, largest value and meaning of a field."""


def make_layout(version: int, rows: Iterable[FieldRow], private: Iterable[str] = ()) -> Layout:
    """Put fields one after the other."""
    fields: list[Field] = []
    hidden = {*private}
    for name, shape, high, meaning in rows:
        offset = fields[-1].end if fields else 0
        fields.append(Field(name, offset, shape, high, meaning, name in hidden))
    return Layout(version, tuple(fields))


@dataclass(frozen=True)
class Action:
    """What a move means, as data."""

    kind: str
    """The verb of the move in the notation: lay, take."""

    parts: Mapping[str, int]
    """What it names, as numbers: a card, an island, a beach, a cell, a rotation, a seat."""


@dataclass(frozen=True)
class Actions:
    """The catalogue of all moves of a game: `actions[move]`."""

    moves: tuple[Action, ...]
    """The meaning of every move."""

    names: Mapping[str, tuple[str, ...]]
    """The names of the numbers in `Action.parts`, where they have names: those of all cards."""

    def __getitem__(self, move: int) -> Action:
        return self.moves[move]

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def kinds(self) -> tuple[str, ...]:
        """All kinds of moves, in the order of their numbers."""
        return tuple(dict.fromkeys(action.kind for action in self.moves))


@dataclass(frozen=True)
class CompactActions:
    """A second numbering of the moves, with fewer numbers: for the output of a network.

    What a number means depends on the position, so both functions take an observation of it."""

    count: int
    """Compact actions are the integers from 0 to this, exclusive."""

    to_move: Callable[[Sequence[int], int], int]
    """The move of a compact action."""

    from_moves: Callable[[Sequence[int], Sequence[int]], list[int]]
    """The compact actions of legal moves, given in ascending order; a different one for each."""


@dataclass(frozen=True)
class LearningProfile:
    """What an environment for learning needs to know of a game (`Game.learning`)."""

    layout: Callable[[int], Layout]
    """The layout of an observation, by number of seats."""

    actions: Callable[[], Actions]
    """The catalogue of moves."""

    longest_game: Callable[[int], int]
    """An upper bound for the number of decisions, by number of seats."""

    most_draws: Callable[[int], int]
    """An upper bound for the number of chance moves, by number of seats."""

    most_moves: int
    """An upper bound for the number of legal moves in one position."""

    compact_actions: Callable[[int], CompactActions] | None = None
    """A compact numbering of the moves by number of seats, if the game has one."""


def sizes_by_seats(layout: Callable[[int], Layout], most_seats: int) -> list[int]:
    """The number of bytes of an observation, by number of seats."""
    return [layout(seats).size if seats else 0 for seats in range(most_seats + 1)]

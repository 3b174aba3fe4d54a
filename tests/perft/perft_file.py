"""Perft counts: positions of a game, and the number of lines of each length from them.

A line of the file is a name, the counts for 1, 2, 3... moves, and a position:

    place:expand, 4 seats | 6 24 1012 | tongiaki/2 seats=...
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

HEAD = """\
# How many lines of play of 1, 2, 3... moves go on from a position; outcomes of chance count.
# Made by `python -m tests.perft.make_counts`. A count that changes is a rule that has changed.
"""


@dataclass(frozen=True)
class Entry:
    """A position and its counts."""

    name: str
    counts: tuple[int, ...]
    position: str

    def __str__(self) -> str:
        return f"{self.name} | {' '.join(map(str, self.counts))} | {self.position}"


def path(game: str) -> Path:
    """The file with the counts of a game."""
    return Path(__file__).with_name(f"{game}.txt")


def read(game: str) -> list[Entry]:
    """All positions of a game, with their counts."""
    lines = path(game).read_text("utf-8").splitlines()
    return [_entry(line) for line in lines if line and not line.startswith("#")]


def _entry(line: str) -> Entry:
    name, counts, position = line.split(" | ")
    return Entry(name, tuple(map(int, counts.split())), position)


def write(game: str, entries: Iterable[Entry]) -> None:
    """Write all counts of a game."""
    path(game).write_text(HEAD + "".join(f"{entry}\n" for entry in entries), "utf-8")

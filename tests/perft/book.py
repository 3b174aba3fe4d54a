"""The books of counts: positions of a game, and how many lines of each length go on from them.

A line of the file is a name, the counts for 1, 2, 3... moves, and a position:

    place:expand, 4 seats | 6 24 1012 | tongiaki/1 seats=...
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

PHASES = {
    "tahiti": (
        "begin deal turn:year turn:start turn:build turn:volcano turn:grant"
        " build take clear open renovate over"
    ).split(),
    "tongiaki": (
        "begin setup turn take"
        " place:expand place:reenter place:pair place:settle"
        " sail draw:voyage draw:settle draw:refound lay:voyage lay:settle lay:refound"
        " land crown over"
    ).split(),
}
"""All that a position can wait for, by game; of Tahiti what is not too rare to be met."""

HEAD = """\
# How many lines of play of 1, 2, 3... moves go on from a position; outcomes of chance count.
# Made by `python -m tests.perft.make`. A count that changes is a rule that has changed.
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
    """The book of a game."""
    return Path(__file__).with_name(f"{game}.txt")


def read(game: str) -> list[Entry]:
    """All positions of a book."""
    lines = path(game).read_text("utf-8").splitlines()
    return [_entry(line) for line in lines if line and not line.startswith("#")]


def _entry(line: str) -> Entry:
    name, counts, position = line.split(" | ")
    return Entry(name, tuple(map(int, counts.split())), position)


def write(game: str, entries: Iterable[Entry]) -> None:
    """Write a whole book anew."""
    path(game).write_text(HEAD + "".join(f"{entry}\n" for entry in entries), "utf-8")


def phase(position: str) -> str:
    """What a position waits for: `place:expand`, `land`."""
    game = position.partition("/")[0]
    now = position.rpartition(" now=")[2].split(":")
    if game == "tahiti" and now[0] == "turn":
        return f"turn:{now[2]}"
    is_long = game == "tongiaki" and now[0] in ("place", "draw", "lay")
    return ":".join(now[:2]) if is_long else now[0]

"""The results of a match on disk: one line of JSON a game, safe against any interruption.

The first line says which match it is. A line is on the disk before the next game is counted, and a
line that was cut off by a crash is cut off for good when the file is taken up again; so every game
stands in the file once or not at all.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from filelock import FileLock, Timeout

from vaka.arena.match import Match
from vaka.arena.outcome import Outcome
from vaka.core.errors import VakaError
from vaka.core.game import JSON

FORMAT = 1


class InvalidJournal(VakaError):
    """A file of results cannot be used for this match."""


class Journal:
    """The games of one match that are done. `open_journal` makes it."""

    def __init__(self, path: Path, match: Match, file: IO[bytes]) -> None:
        self.path = path
        self.match = match
        self._file = file
        self.outcomes: dict[int, Outcome] = {}

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Write games down; when this returns, they are on the disk."""
        for outcome in outcomes:
            self._file.write(_line(outcome.to_json()))
            self.outcomes[outcome.number] = outcome
        _sync(self._file)

    def begin(self) -> None:
        """Write the first line of an empty file."""
        self._file.write(_line(head(self.match)))
        _sync(self._file)

    def take_up(self) -> None:
        """Read what is there, and cut off a line that was never finished."""
        whole = 0
        for number, line in enumerate(self._file, 1):
            if number == 1:
                self._check_head(line)
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            if number > 1:
                self._take(number, line)
        self._file.seek(whole)
        self._file.truncate()

    def _check_head(self, line: bytes) -> None:
        if _line(head(self.match)).startswith(line):
            return
        found = _parse(line)
        if not isinstance(found, dict) or found.get("vaka") != "match":
            raise InvalidJournal(f"{self.path}: not the results of a match")
        for key, value in head(self.match).items():
            if found.get(key) != value:
                raise InvalidJournal(
                    f"{self.path}: the results of another match: "
                    f"{key} is {json.dumps(found.get(key))}, not {json.dumps(value)}"
                )

    def _take(self, number: int, line: bytes) -> None:
        try:
            outcome = Outcome.from_json(json.loads(line))
        except (KeyError, TypeError, ValueError, AttributeError, ZeroDivisionError):
            raise InvalidJournal(f"{self.path}: line {number}: not a game") from None
        if outcome.number in self.outcomes or outcome.number < 1:
            raise InvalidJournal(f"{self.path}: line {number}: game {outcome.number} again")
        if outcome.agents != self.match.seating(outcome.number)[: self.match.players]:
            raise InvalidJournal(f"{self.path}: line {number}: other agents than in the match")
        self.outcomes[outcome.number] = outcome


@contextmanager
def open_journal(path: Path, match: Match) -> Iterator[Journal]:
    """The file of a match, new or taken up again, for this process alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(path.with_name(f".{path.name}.lock"), timeout=0)
        with lock, path.open("r+b" if path.exists() else "w+b") as file:
            journal = Journal(path, match, file)
            journal.take_up()
            if file.tell() == 0:
                journal.begin()
                _sync_folder(path.parent)
            yield journal
    except Timeout:
        raise InvalidJournal(f"{path}: another process is playing this match") from None


def head(match: Match) -> JSON:
    """Which match it is: all that decides how its games go."""
    return {
        "vaka": "match",
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "players": match.players,
        "agents": list(match.agents),
        "seed": match.seed,
        "preset": match.preset,
        "options": dict(sorted(match.options.items())),
        "random_options": match.has_random_options,
        "first": match.first,
        "rotated": match.is_rotated,
    }


def _line(value: JSON) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parse(line: bytes) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _sync(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """A new file is safe only when its folder is, where a folder can be synchronised."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

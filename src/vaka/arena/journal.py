"""Results of games on disk: one line of JSON a game, safe against any interruption.

The first line says which games they are, such as those of a match. A line is on the disk before the
next game is counted, and a line that was cut off by a crash is cut off for good when the file is
taken up again; so every game stands in the file once or not at all.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import IO, Generic, Protocol, TypeVar

from filelock import FileLock, Timeout

from vaka.arena.match import Match
from vaka.arena.outcome import Outcome
from vaka.core.errors import VakaError
from vaka.core.game import JSON

FORMAT = 1

NO_JSON = (ValueError, RecursionError)
"""What reading a line raises that is not JSON, or is nested without end."""


class InvalidJournal(VakaError):
    """A file of results cannot be used for these games."""


class Result(Protocol):
    """What is kept of a game."""

    @property
    def number(self) -> int: ...

    def to_json(self) -> JSON: ...


R = TypeVar("R", bound=Result)


class Journal(Generic[R]):
    """The games that are done. `head` is the first line, whose `vaka` says what they are for, and
    `read` the opposite of `Result.to_json`. `open_journal` makes it."""

    def __init__(self, path: Path, head: JSON, read: Callable[[JSON], R], file: IO[bytes]) -> None:
        self.path = path
        self.head = head
        self.outcomes: dict[int, R] = {}
        self._read = read
        self._file = file

    def add(self, outcomes: Iterable[R]) -> None:
        """Write games down; when this returns, they are on the disk."""
        for outcome in outcomes:
            self._file.write(_line(outcome.to_json()))
            self.outcomes[outcome.number] = outcome
        _sync(self._file)

    def begin(self) -> None:
        """Write the first line of an empty file."""
        self._file.write(_line(self.head))
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
        if _line(self.head).startswith(line):
            return
        found, kind = _parse(line), self.head["vaka"]
        if not isinstance(found, dict) or found.get("vaka") != kind:
            raise InvalidJournal(f"{self.path}: not the results of a {kind}")
        for key, value in self.head.items():
            if found.get(key) != value:
                raise InvalidJournal(
                    f"{self.path}: the results of another {kind}: "
                    f"{key} is {json.dumps(found.get(key))}, not {json.dumps(value)}"
                )

    def _take(self, number: int, line: bytes) -> None:
        try:
            outcome = self._read(json.loads(line))
        except InvalidJournal as error:
            raise InvalidJournal(f"{self.path}: line {number}: {error}") from None
        except (*NO_JSON, KeyError, TypeError, AttributeError, ArithmeticError):
            raise InvalidJournal(f"{self.path}: line {number}: not a game") from None
        if outcome.number in self.outcomes or outcome.number < 1:
            raise InvalidJournal(f"{self.path}: line {number}: game {outcome.number} again")
        self.outcomes[outcome.number] = outcome


@contextmanager
def open_journal(path: Path, head: JSON, read: Callable[[JSON], R]) -> Iterator[Journal[R]]:
    """A file of results, new or taken up again, for this process alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(path.with_name(f".{path.name}.lock"), timeout=0)
        with lock, path.open("r+b" if path.exists() else "w+b") as file:
            journal = Journal(path, head, read, file)
            journal.take_up()
            if file.tell() == 0:
                journal.begin()
                _sync_folder(path.parent)
            yield journal
    except Timeout:
        raise InvalidJournal(f"{path}: another process is playing this {head['vaka']}") from None


def match_journal(path: Path, match: Match) -> AbstractContextManager[Journal[Outcome]]:
    """The file of a match."""

    def read(line: JSON) -> Outcome:
        outcome = Outcome.from_json(line)
        if outcome.agents != match.seating(outcome.number)[: match.players]:
            raise InvalidJournal("other agents than in the match")
        return outcome

    return open_journal(path, head(match), read)


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


def count_games(place: Path) -> int:
    """How many games are safe in a file, or in all files of a folder."""
    files = place.glob("*.jsonl") if place.is_dir() else [place] if place.exists() else []
    return sum(max(0, file.read_bytes().count(b"\n") - 1) for file in files)


def _line(value: JSON) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parse(line: bytes) -> object:
    try:
        return json.loads(line)
    except NO_JSON:
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

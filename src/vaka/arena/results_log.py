"""Results of games on disk: one line of JSON per game, safe against interruption.

The first line, the header, says which games they are. Every line is flushed to the disk before the
game counts. If a crash cut off the last line, it is removed when the file is opened again. So every
game is in the file once or not at all.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import IO, Generic, Protocol, TypeVar

from filelock import FileLock, Timeout

from vaka.arena.game_result import GameResult
from vaka.arena.match import Match
from vaka.core.atomic_file import sync_folder
from vaka.core.errors import VakaError
from vaka.core.game import JSON

FORMAT = 1
"""The version of the format."""

INVALID_JSON = (ValueError, RecursionError)
"""What `json.loads` raises if a line is not JSON or nested too deeply."""


class InvalidResultsLog(VakaError):
    """A results log cannot be used for these games."""


class LoggedResult(Protocol):
    """The result of a game that a log can hold."""

    @property
    def number(self) -> int:
        """The number of the game, from 1."""
        ...

    def to_json(self) -> JSON:
        """The result as a JSON object."""
        ...


R = TypeVar("R", bound=LoggedResult)


class ResultsLog(Generic[R]):
    """The results of the games that are done. Use `open_results_log` to create one.

    `header` is the first line; its field `vaka` names the kind of the games. `read` is the inverse
    of `LoggedResult.to_json`.
    """

    def __init__(
        self, path: Path, header: JSON, read: Callable[[JSON], R], file: IO[bytes]
    ) -> None:
        self.path = path
        self.header = header
        self.results: dict[int, R] = {}
        self._read = read
        self._file = file

    def add(self, results: Iterable[R]) -> None:
        """Append results. When this returns, they are on the disk."""
        for result in results:
            self._file.write(_line(result.to_json()))
            self.results[result.number] = result
        _sync(self._file)

    def write_header(self) -> None:
        """Write the first line of an empty file."""
        self._file.write(_line(self.header))
        _sync(self._file)

    def load(self) -> None:
        """Read the existing results, and remove an incomplete last line."""
        complete = 0
        for number, line in enumerate(self._file, 1):
            if number == 1:
                self._check_header(line)
            if not line.endswith(b"\n"):
                break
            complete += len(line)
            if number > 1:
                self._load_line(number, line)
        self._file.seek(complete)
        self._file.truncate()

    def _check_header(self, line: bytes) -> None:
        if _line(self.header).startswith(line):
            return
        found, kind = _parse(line), self.header["vaka"]
        if not isinstance(found, dict) or found.get("vaka") != kind:
            raise InvalidResultsLog(f"{self.path}: not the results of a {kind}")
        for key, value in self.header.items():
            if found.get(key) != value:
                raise InvalidResultsLog(
                    f"{self.path}: the results of another {kind}: "
                    f"{key} is {json.dumps(found.get(key))}, not {json.dumps(value)}"
                )

    def _load_line(self, number: int, line: bytes) -> None:
        try:
            result = self._read(json.loads(line))
        except InvalidResultsLog as error:
            raise InvalidResultsLog(f"{self.path}: line {number}: {error}") from None
        except (*INVALID_JSON, KeyError, TypeError, AttributeError, ArithmeticError):
            raise InvalidResultsLog(f"{self.path}: line {number}: not a game") from None
        if result.number in self.results or result.number < 1:
            raise InvalidResultsLog(f"{self.path}: line {number}: game {result.number} again")
        self.results[result.number] = result


@contextmanager
def open_results_log(
    path: Path, header: JSON, read: Callable[[JSON], R]
) -> Iterator[ResultsLog[R]]:
    """Open a results log, new or existing, and lock it for this process."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(path.with_name(f".{path.name}.lock"), timeout=0)
        with lock, path.open("r+b" if path.exists() else "w+b") as file:
            log = ResultsLog(path, header, read, file)
            log.load()
            if file.tell() == 0:
                log.write_header()
                sync_folder(path.parent)
            yield log
    except Timeout:
        kind = header["vaka"]
        raise InvalidResultsLog(f"{path}: another process is playing this {kind}") from None


def open_match_log(path: Path, match: Match) -> AbstractContextManager[ResultsLog[GameResult]]:
    """Open the results log of a match."""

    def read(line: JSON) -> GameResult:
        result = GameResult.from_json(line)
        if result.agents != match.lineup(result.number)[: match.players]:
            raise InvalidResultsLog("other agents than in the match")
        return result

    return open_results_log(path, match_header(match), read)


def match_header(match: Match) -> JSON:
    """Everything that determines the games of a match."""
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


def count_games(path: Path) -> int:
    """The number of games in a file, or in all files of a folder."""
    files = path.glob("*.jsonl") if path.is_dir() else [path] if path.exists() else []
    return sum(max(0, file.read_bytes().count(b"\n") - 1) for file in files)


def _line(value: JSON) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parse(line: bytes) -> object:
    try:
        return json.loads(line)
    except INVALID_JSON:
        return None


def _sync(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())

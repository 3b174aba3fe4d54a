"""Records as strings and files.

Input is not trusted: it may be damaged, truncated, far too large or malicious. Reading yields a
record that replays, or raises one `InvalidRecord` that names the line, quickly and in little
memory. Files are written atomically.
"""

from __future__ import annotations

import io
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from vaka.core.atomic_file import write_atomically
from vaka.core.errors import InvalidText, VakaError
from vaka.core.game import JSON, Game
from vaka.core.records.parsed_record import Location, locate_errors
from vaka.core.records.reader import read_record
from vaka.core.records.record import MOST_BYTES, Games, Record
from vaka.core.records.record_json import make_object, read_json, write_json
from vaka.core.records.record_text import read_text, write_text
from vaka.core.records.writer import write_record


def dumps(record: Record, game: Game) -> str:
    """A record as text, in its canonical form."""
    return _joined(write_text(write_record(record, game)))


def loads(
    text: str | bytes, games: Games, source: str = "record", most: int | None = None
) -> Record:
    """The record in a text, replayed and checked; it may have at most `most` entries."""
    return _load(io.BytesIO(_bytes(text)), games, source, most)


def to_object(record: Record, game: Game) -> JSON:
    """A record as a JSON object."""
    return make_object(write_record(record, game))


def to_json(record: Record, game: Game) -> str:
    """A record as JSON text, one turn per line."""
    return _joined(write_json(to_object(record, game)))


def from_json(
    text: str | bytes, games: Games, source: str = "record", most: int | None = None
) -> Record:
    """The record in a JSON text, replayed and checked; it may have at most `most` entries."""
    return _load_json(io.BytesIO(_bytes(text)), games, source, most)


def read(path: Path | str, games: Games) -> Record:
    """Read a record from a file, text or JSON."""
    try:
        with os.fdopen(_open_file(Path(path)), "rb") as stream:
            load = _load_json if stream.peek(1)[:1] == b"{" else _load
            return load(stream, games, str(path))
    except OSError as error:
        raise VakaError(f"{path}: cannot be read: {error.strerror}") from None


def write(path: Path | str, record: Record, game: Game) -> None:
    """Write a record to a file: as JSON if its name ends in `.json`, else as text.

    The file is written atomically: even a power failure leaves the old or the new one.
    """
    target = Path(path).resolve()
    text = to_json(record, game) if target.suffix == ".json" else dumps(record, game)
    try:
        write_atomically(target, text.encode())
    except OSError as error:
        raise VakaError(f"{path}: cannot be written: {error.strerror}") from None


def _load(stream: BinaryIO, games: Games, source: str, most: int | None = None) -> Record:
    location = Location(source)
    with locate_errors(location):
        return read_record(read_text(stream, location, most), games)


def _load_json(stream: BinaryIO, games: Games, source: str, most: int | None = None) -> Record:
    location = Location(source)
    with locate_errors(location):
        return read_record(read_json(_read_all(stream, location), location, most), games)


def _read_all(stream: BinaryIO, location: Location) -> str:
    data = stream.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        location.line = data.count(b"\n") + 1
        raise InvalidText(f"a record has at most {MOST_BYTES} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        location.line = data.count(b"\n", 0, error.start) + 1
        raise InvalidText("the line is not UTF-8") from None


def _bytes(text: str | bytes) -> bytes:
    """Text as bytes; lone surrogates pass, so that the error names their line."""
    return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text


def _joined(lines: Iterable[str]) -> str:
    text = "\n".join([*lines, ""])
    if len(text.encode()) > MOST_BYTES:
        raise VakaError(f"the record is too long to be written: more than {MOST_BYTES} bytes")
    return text


def _open_file(path: Path) -> int:
    """Open a regular file and nothing else: reading a pipe or a terminal could block forever."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(0, "not a file")
    return descriptor

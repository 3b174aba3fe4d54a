"""Records in and out of strings and files.

Whatever is read may be damaged, cut off, far too large or written by an enemy. It ends in a
record that replays or in one `InvalidRecord` that names the line at fault, soon and in little
memory. Whatever is written is there as a whole or not at all.
"""

from __future__ import annotations

import io
import os
import secrets
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from vaka.core.errors import InvalidText, VakaError
from vaka.core.game import JSON, Game
from vaka.core.records.document import make_document, read_document, write_document
from vaka.core.records.notation import read_sheet, write_sheet
from vaka.core.records.record import MOST_BYTES, Games, Record
from vaka.core.records.replay import make_record
from vaka.core.records.sheet import Place, blame
from vaka.core.records.transcript import make_head, make_rows


def dumps(record: Record, game: Game) -> str:
    """A record as text, in its canonical form."""
    return _joined(write_sheet(make_head(record), make_rows(record, game)))


def loads(
    text: str | bytes, games: Games, source: str = "record", most: int | None = None
) -> Record:
    """The record that a text holds, replayed and checked; it has at most so many entries."""
    return _load(io.BytesIO(_bytes(text)), games, source, most)


def to_object(record: Record, game: Game) -> JSON:
    """A record as a JSON object."""
    return make_document(make_head(record), make_rows(record, game))


def to_json(record: Record, game: Game) -> str:
    """A record as JSON text, one turn a line."""
    return _joined(write_document(to_object(record, game)))


def from_json(
    text: str | bytes, games: Games, source: str = "record", most: int | None = None
) -> Record:
    """The record that a JSON text holds, replayed and checked; it has at most so many entries."""
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

    The file is there as a whole or not at all, whenever the power fails.
    """
    target = Path(path).resolve()
    text = to_json(record, game) if target.suffix == ".json" else dumps(record, game)
    try:
        replace_file(target, text.encode())
    except OSError as error:
        raise VakaError(f"{path}: cannot be written: {error.strerror}") from None


def _load(stream: BinaryIO, games: Games, source: str, most: int | None = None) -> Record:
    place = Place(source)
    with blame(place):
        head, rows = read_sheet(stream, place, most)
        return make_record(head, rows, games)


def _load_json(stream: BinaryIO, games: Games, source: str, most: int | None = None) -> Record:
    place = Place(source)
    with blame(place):
        head, rows = read_document(_read_all(stream, place), place, most)
        return make_record(head, rows, games)


def _read_all(stream: BinaryIO, place: Place) -> str:
    data = stream.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        place.line = data.count(b"\n") + 1
        raise InvalidText(f"a record has at most {MOST_BYTES} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place.line = data.count(b"\n", 0, error.start) + 1
        raise InvalidText("the line is not UTF-8") from None


def _bytes(text: str | bytes) -> bytes:
    """Half characters survive this and are found where they stand."""
    return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text


def _joined(lines: Iterable[str]) -> str:
    text = "".join(f"{line}\n" for line in lines)
    if len(text.encode()) > MOST_BYTES:
        raise VakaError(f"the record is too long to be written: more than {MOST_BYTES} bytes")
    return text


def _open_file(path: Path) -> int:
    """Open a file, but nothing else: a pipe or a terminal could keep us waiting for ever."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(0, "not a file")
    return descriptor


def replace_file(target: Path, data: bytes, mode: int | None = None) -> None:
    """Write beside the target, then take its place in one step, with the permissions it had."""
    beside = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with beside.open("xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if mode is not None:
            beside.chmod(mode)
        elif target.exists():
            beside.chmod(stat.S_IMODE(target.stat().st_mode))
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last; where a folder cannot be opened, the system sees to it."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

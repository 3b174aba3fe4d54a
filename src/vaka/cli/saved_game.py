"""Saving a game at the terminal, and resuming it.

A record contains the secret of its shuffle only after the game is over. Until then the secret is in
a separate file, so that a resumed game uses the shuffle that the table committed to.
"""

from __future__ import annotations

from pathlib import Path

from vaka.core.atomic_file import write_atomically
from vaka.core.errors import InvalidText, NotNow, VakaError
from vaka.core.fair_shuffle import Shuffle
from vaka.core.records.files import read, write
from vaka.core.records.record import Record
from vaka.core.records.recorder import Recorder
from vaka.games import load

MAX_SECRET_LENGTH = 100


def secret_file(file: Path) -> Path:
    """The file with the secret of an unfinished game."""
    return file.with_name(f"{file.name}.secret")


def save(file: Path, recorder: Recorder, shuffle: Shuffle) -> None:
    """Save an unfinished game: its record and its secret."""
    write(file, recorder.record, recorder.game)
    target = secret_file(file)
    try:
        write_atomically(target, f"{shuffle.reveal()}\n".encode(), mode=0o600)
    except OSError as error:
        raise VakaError(f"{target}: cannot be written: {error.strerror}") from None


def save_finished(file: Path, recorder: Recorder) -> None:
    """Save a finished game. Its record contains the secret, so the secret file is removed."""
    write(file, recorder.record, recorder.game)
    secret_file(file).unlink(missing_ok=True)


def resume_game(file: Path, fresh: Shuffle) -> tuple[Recorder, Shuffle]:
    """The game in a file, and the shuffle to continue it with.

    If the secret is missing, the game continues as a fork with a new shuffle.
    """
    record = read(file, load)
    game = load(record.setup.game)
    if record.result:
        raise NotNow(f"{file}: the game is over; use vaka replay")
    secret = _find_secret(file, record)
    if secret:
        return Recorder.resume(record, game, secret), Shuffle.with_secret(secret, record.mixes)
    return Recorder.resume(record, game).fork(shuffle=fresh), fresh


def _find_secret(file: Path, record: Record) -> str | None:
    """The secret that opens the commitment of a record, if it exists."""
    try:
        with secret_file(file).open("rb") as stream:
            secret = stream.read(MAX_SECRET_LENGTH).decode("ascii").strip()
        is_right = record.commitment is not None and record.commitment.is_opened_by(secret)
    except (FileNotFoundError, UnicodeDecodeError, InvalidText):
        return None
    return secret if is_right else None

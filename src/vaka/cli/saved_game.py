"""Saving a game at the terminal, and resuming it.

A game with people is saved after every choice, in a file that they name or in the data folder.

A record contains the secret of its shuffle only after the game is over. Until then the secret is in
a separate file, so that a resumed game uses the shuffle that the table committed to.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import platformdirs

from vaka.core.atomic_file import write_atomically
from vaka.core.errors import InvalidText, NotNow, VakaError
from vaka.core.fair_shuffle import Shuffle
from vaka.core.records.files import read, write
from vaka.core.records.record import Record
from vaka.core.records.recorder import Recorder
from vaka.games import load

MAX_SECRET_LENGTH = 100
SUFFIX = ".secret"


def new_autosave_file(game: str) -> Path | None:
    """A new file in the data folder for a game without a named file. None if it cannot be used."""
    folder = _autosave_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return None
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{name}{suffix}.vaka" for suffix in ("", *(f"-{n}" for n in range(2, 100))))
    free = (folder / name for name in names if not (folder / name).exists())
    return next(free, None) if os.access(folder, os.W_OK) else None


def last_unfinished() -> Path | None:
    """The last game in the data folder that is not over."""
    saved = [file.with_suffix("") for file in _autosave_folder().glob(f"*.vaka{SUFFIX}")]
    games = [file for file in saved if file.is_file()]
    return max(games, key=lambda file: file.stat().st_mtime, default=None)


def _autosave_folder() -> Path:
    """The folder for saved games, in the data folder of the server."""
    data = os.environ.get("VAKA_DATA") or platformdirs.user_data_path("vaka", appauthor=False)
    return Path(data) / "saved"


def secret_file(file: Path) -> Path:
    """The file with the secret of an unfinished game."""
    return file.with_name(f"{file.name}{SUFFIX}")


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

"""Games put away and taken up again.

A record keeps the secret of its shuffle only once the game is over. Until then the secret lies in
a file beside it, so that the game can go on with the shuffle that the table committed to.
"""

from __future__ import annotations

from pathlib import Path

from vaka.core.chance import Shuffle
from vaka.core.errors import InvalidText, NotNow, VakaError
from vaka.core.records.archive import read, replace_file, write
from vaka.core.records.log import Log
from vaka.core.records.record import Record
from vaka.games import load

LONGEST_SECRET = 100


def secret_file(file: Path) -> Path:
    """Where the secret of a game lies that is not over."""
    return file.with_name(f"{file.name}.secret")


def save(file: Path, log: Log, shuffle: Shuffle) -> None:
    """Put a game away."""
    write(file, log.record, log.game)
    target = secret_file(file)
    try:
        replace_file(target, f"{shuffle.reveal()}\n".encode(), mode=0o600)
    except OSError as error:
        raise VakaError(f"{target}: cannot be written: {error.strerror}") from None


def settle(file: Path, log: Log) -> None:
    """Put away a game that is over: its record holds the secret now."""
    write(file, log.record, log.game)
    secret_file(file).unlink(missing_ok=True)


def take_up(file: Path, fresh: Shuffle) -> tuple[Log, Shuffle]:
    """The game of a file, and the shuffle it goes on with.

    Without its secret a game goes on as a fork, with a fresh shuffle.
    """
    record = read(file, load)
    game = load(record.setup.game)
    if record.result:
        raise NotNow(f"{file}: the game is over; `vaka replay` shows it")
    secret = _find_secret(file, record)
    if secret:
        return Log.resume(record, game, secret), Shuffle.with_secret(secret, record.mixes)
    return Log.resume(record, game).fork(shuffle=fresh), fresh


def _find_secret(file: Path, record: Record) -> str | None:
    """The secret that opens the commitment of a record, if it lies where it should."""
    try:
        with secret_file(file).open("rb") as stream:
            secret = stream.read(LONGEST_SECRET).decode("ascii").strip()
        is_right = record.commitment is not None and record.commitment.is_opened_by(secret)
    except (FileNotFoundError, UnicodeDecodeError, InvalidText):
        return None
    return secret if is_right else None

"""SQLite belongs to one server process: a lock on a file next to the database.

The operating system releases the lock when the process ends, however it ends, so a lock file that
is left behind means nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from vaka.core.errors import VakaError

_SQLITE = "sqlite:///"
_BYTE = 1 << 20
"""The byte that is locked on Windows, where a locked byte cannot be read."""


@contextmanager
def sole_server(database: str, address: str) -> Iterator[None]:
    """A context in which no other server opens a SQLite database: the URL of the database, and
    where this server is."""
    if not database.startswith(_SQLITE):
        yield
        return
    stored = Path(database.removeprefix(_SQLITE))
    path = Path(f"{stored.resolve()}.lock")
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(path, os.O_CREAT | os.O_RDWR, 0o600), "r+") as file:
        if not _lock(file):
            other = file.read().strip()
            where = f" ({other})" if other else ""
            raise VakaError(
                f"{stored}: is in use by another server{where}: stop that one, or use "
                "another folder; only PostgreSQL takes several servers"
            )
        file.truncate(0)
        file.write(f"process {os.getpid()}, {address}\n")
        file.flush()
        yield


def _lock(file: IO[str]) -> bool:
    """Lock a file until it is closed. Return False if another process has locked it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(_BYTE)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        return False
    return True

"""Atomic writes: a file has either its old content or all of the new one."""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path


def write_atomically(
    target: Path, data: bytes, mode: int | None = None, *, durable: bool = True
) -> None:
    """Write a temporary file next to the target, then rename it over the target.

    The file gets the permissions `mode`, or keeps those of the target. With `durable`, the data is
    on the disk when this returns.
    """
    beside = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with beside.open("xb") as stream:
            stream.write(data)
            if durable:
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
    if durable:
        sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Flush new and renamed files of a folder to the disk, on systems where this is possible."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

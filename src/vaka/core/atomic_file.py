"""Atomic writes: a file has either its old content or all of the new one."""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def write_atomically(
    target: Path, data: bytes, mode: int | None = None, *, durable: bool = True
) -> None:
    """Write a temporary file next to the target, then rename it over the target.

    The file gets the permissions `mode`, or keeps those of the target. With `durable`, the data is
    on the disk when this returns.
    """
    beside = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        _write_new(beside, data, durable)
        kept = mode if mode is not None else _mode_of(target)
        if kept is not None:
            beside.chmod(kept)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    if durable:
        sync_folder(target.parent)


def _write_new(path: Path, data: bytes, durable: bool) -> None:
    """Write a new file, without the system calls of a buffered stream."""
    descriptor = os.open(path, _NEW, 0o666)
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(descriptor, left) :]
        if durable:
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _mode_of(path: Path) -> int | None:
    """The permissions of a file, or None if there is none."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return None


def sync_folder(folder: Path) -> None:
    """Flush new and renamed files of a folder to the disk, on systems where this is possible."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

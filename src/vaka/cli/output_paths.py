"""Checks that output files can be written, before work that may take hours."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from vaka.core.errors import VakaError


def check_file(path: Path | None) -> None:
    """Check a file that is written at the end. Its folder must exist."""
    if path and not path.parent.exists():
        raise _error(path, errno.ENOENT)
    check_log(path)


def check_log(path: Path | None) -> None:
    """Check a file that is created or continued. Its folder may be missing."""
    if not path:
        return
    if path.is_dir():
        raise _error(path, errno.EISDIR)
    if path.exists():
        _check_access(path, path)
    else:
        _check_folder(path, path.parent)


def check_folder(path: Path | None) -> None:
    """Check a folder, which may be missing."""
    if path:
        _check_folder(path, path)


def _check_folder(path: Path, folder: Path) -> None:
    """The closest existing parent of a folder must be writable."""
    parents = (folder, *folder.absolute().parents)
    existing = next(parent for parent in parents if parent.exists())
    if not existing.is_dir():
        raise _error(path, errno.ENOTDIR)
    _check_access(path, existing)


def _check_access(path: Path, existing: Path) -> None:
    if not os.access(existing, os.W_OK):
        raise _error(path, errno.EACCES)


def _error(path: Path, code: int) -> VakaError:
    return VakaError(f"{path}: cannot be written: {os.strerror(code)}")

"""Where results are to go: asked before the work, which may take hours, and not after it."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from vaka.core.errors import VakaError


def check_file(path: Path | None) -> None:
    """A file, if any, that is written at the end, into a folder that is there."""
    if path and not path.parent.exists():
        raise _refused(path, errno.ENOENT)
    check_journal(path)


def check_journal(path: Path | None) -> None:
    """A file, if any, that is new or gone on with; its folder is made where it is missing."""
    if not path:
        return
    if path.is_dir():
        raise _refused(path, errno.EISDIR)
    if path.exists():
        _check_access(path, path)
    else:
        _check_folder(path, path.parent)


def check_folder(path: Path | None) -> None:
    """A folder, if any; it is made where it is missing."""
    if path:
        _check_folder(path, path)


def _check_folder(asked: Path, folder: Path) -> None:
    """What is there already of a folder must take what is to come into it."""
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    if not there.is_dir():
        raise _refused(asked, errno.ENOTDIR)
    _check_access(asked, there)


def _check_access(asked: Path, there: Path) -> None:
    if not os.access(there, os.W_OK):
        raise _refused(asked, errno.EACCES)


def _refused(path: Path, code: int) -> VakaError:
    return VakaError(f"{path}: cannot be written: {os.strerror(code)}")

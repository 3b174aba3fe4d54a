"""The pictures of a game for its documentation, written into a folder in both themes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from vaka.core.drawing.palette import THEMES, Theme

PictureSet = Callable[[Theme], dict[str, str]]
"""Every picture by its file name."""


def write_pictures(pictures: PictureSet, usage: str | None, arguments: Sequence[str]) -> int:
    """Write them to the folder that is the only argument. Return the exit code."""
    if len(arguments) != 1:
        print(usage, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for name, picture in pictures(theme).items():
            (folder / name).write_text(picture, "utf-8")
            print(folder / name)
    return 0

"""Puts Pebbles where a game belongs: one folder in `src/vaka/games` and one in `web/src/games`."""

from __future__ import annotations

import shutil
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]

_LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "page")


def copy_project(tree: Path, *parts: str) -> None:
    """Copy files and folders of the project, with its compiled core but without what npm made."""
    for part in parts:
        source = PROJECT / part
        if source.is_dir():
            shutil.copytree(source, tree / part, ignore=_LEFT_OUT)
        else:
            shutil.copy(source, tree / part)


def install_pebbles(tree: Path) -> None:
    """Add Pebbles to a copy of the project: two folders, and nothing else."""
    game = tree / "src" / "vaka" / "games" / "pebbles"
    without_caches = shutil.ignore_patterns("__pycache__")
    shutil.copytree(HERE / "game", game, ignore=without_caches)
    shutil.copytree(HERE / "page", tree / "web" / "src" / "games" / "pebbles")
    for file in game.glob("*.py"):
        text = file.read_text("utf-8")
        file.write_text(text.replace("tests.pebbles.game", "vaka.games.pebbles"), "utf-8")

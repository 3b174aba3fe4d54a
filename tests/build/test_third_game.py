"""A third game passes the gate: Pebbles as `docs/adding-a-game.md` describes it, in both folders.

`tests/browser/test_added_game.py` plays it in a browser.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.pebbles.installation import copy_project, install_pebbles

PARTS = ("src", "tests", "docs", "web/src", "benchmarks", "README.md", "pyproject.toml")
SUITES = ("tests/contract", "tests/architecture", "tests/perft", "tests/records")
OTHERS = "not tongiaki and not tahiti"
"""The tests of the other games: they run where those games are."""


def test_the_suites_pass_with_a_game_that_declares_nothing(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    copy_project(tmp_path, *PARTS)
    install_pebbles(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", OTHERS, *SUITES],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    assert "test_imports_go_straight_down[vaka.games.pebbles.game.py] PASSED" in done.stdout

"""A third game passes the gate: Pebbles as `docs/adding-a-game.md` describes it, in both folders.

`tests/browser/test_added_game.py` plays it in a browser.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.pebbles.installation import copy_project, install_pebbles

PARTS = ("src", "tests", "docs", "web/src", "benchmarks", "README.md", "pyproject.toml")
SUITES = ("tests/contract", "tests/architecture", "tests/perft", "tests/records")
"""Run whole, but for what is about the other games: that runs where those games are."""

PARAMETRISED = (
    "tests/properties",
    "tests/agents",
    "tests/core/test_unseen_draws.py",
    "tests/server/test_move_cost.py",
)
"""Of these, only what runs once for each game."""


def test_the_suites_pass_with_a_game_that_declares_nothing(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    copy_project(tmp_path, *PARTS)
    install_pebbles(tmp_path)
    whole = run_tests(tmp_path, "not tongiaki and not tahiti", SUITES)
    layers = "tests/architecture/test_layers.py"
    assert f"{layers}::test_imports_go_straight_down[vaka.games.pebbles.game.py]" in whole
    passed = whole | run_tests(tmp_path, "pebbles", PARAMETRISED)
    for path in ("tests/contract", *PARAMETRISED):
        of_pebbles = re.compile(rf"{path}\b.*\[(.*-)?pebbles")
        assert any(map(of_pebbles.match, passed)), f"{path} ran no test of the added game"


def run_tests(tree: Path, keyword: str, suites: tuple[str, ...]) -> set[str]:
    """Run tests in a copy of the project. Return the ids of those that passed."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", keyword, *suites],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    return set(re.findall(r"^(\S+::.*?) PASSED", done.stdout, re.MULTILINE))

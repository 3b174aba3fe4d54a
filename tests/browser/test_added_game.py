"""An added game is one folder on each side: Pebbles, installed as the guide describes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import ROOT, Opened, Server
from tests.browser.page_driver import at_random
from tests.pebbles.installation import copy_project, install_pebbles


@pytest.fixture(scope="module")
def source(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with two more folders, and its page built."""
    tree = tmp_path_factory.mktemp("tree")
    copy_project(tree, "src", "web")
    install_pebbles(tree)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for task in ("check", "build"):
        npm("run", task, folder=tree / "web")
    return tree / "src"


def npm(*arguments: str, folder: Path) -> None:
    """Call npm as `web/build.py` does."""
    code = (
        "import build, subprocess, sys\n"
        "sys.exit(subprocess.call([*build.find_npm(), *sys.argv[1:]]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(folder), "CI": "true"},
    )
    assert done.returncode == 0, done.stdout + done.stderr


def vaka(source: Path, *arguments: str) -> str:
    """A command of the copy."""
    done = subprocess.run(
        [sys.executable, "-m", "vaka.cli", *arguments],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(source)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


class ServerOfCopy(Server):
    """A server of the copy, in a process that has imported nothing of the project itself."""

    def __init__(self, folder: Path, source: Path) -> None:
        self.source = source
        super().__init__(folder)

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.quick_server", *self.arguments],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(self.source)},
            cwd=ROOT,
        )
        assert "http://" in self.process.stdout.readline()

    def stop(self, *, hard: bool = False) -> None:
        self.process.terminate()
        self.process.communicate(timeout=20)


@pytest.fixture
def server(source: Path, tmp_path: Path) -> Iterator[Server]:
    running = ServerOfCopy(tmp_path, source)
    yield running
    running.stop()


def test_every_command_knows_it(source: Path, tmp_path: Path) -> None:
    games = tmp_path / "games"
    vaka(source, "simulate", "pebbles", "--players", "3", "--games", "5", "--out", str(games))
    record = str(games / "game-000001.vaka")
    assert ": good: " in vaka(source, "verify", record)
    assert "blue" in vaka(source, "replay", record)
    assert "Samoa" in vaka(source, "tiles")  # the new game has nothing drawn, the others have
    assert "Nobody reaches" in vaka(source, "rules", "pebbles", "P2.3")
    assert int(vaka(source, "perft", record, "--at", "3", "--depth", "2")) > 0
    assert "mcts" in vaka(
        source, "match", "pebbles", "--agents", "mcts:playouts=20,random", "--games", "4"
    )


def test_it_is_played_in_the_browser(open_page: Opened, server: Server) -> None:
    driver = open_page("/new/pebbles", at=server)
    page = driver.page
    page.get_by_label("Who sits in seat 2").select_option("")
    page.get_by_role("button", name="Begin").click()
    driver.play(at_random("pebbles"))
    page.get_by_role("dialog").get_by_text(" won").or_(
        page.get_by_text("share the win")
    ).first.wait_for()
    answer = page.request.get(f"/api/tables/{driver.table}/plies/{driver.ply}").json()
    ponds = page.eval_on_selector_all("[data-pond]", "all => all.map((e) => e.dataset.pond)")
    assert ponds == ["".join(map(str, pond)) for pond in answer["view"]["ponds"]]

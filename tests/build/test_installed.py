"""The wheel in an empty environment: `vaka` starts and serves the page."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    os.environ.get("VAKA_PURE") == "1" and (ROOT / "src/vaka/_compiled.json").exists(),
    reason="a wheel does not depend on the mode: the compiled run has tested it",
)
BIN = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, as on a machine without a compiler."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    subprocess.run(
        [*command, "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)],
        env=os.environ | {"VAKA_NO_COMPILE": "1"},
        check=True,
    )
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("home")
    venv.create(folder, with_pip=True)
    pip = [str(folder / BIN / "python"), "-m", "pip", "install", "--quiet"]
    pinned = ["--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")]
    subprocess.run([*pip, *pinned], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return folder


def call(home: Path, *arguments: str) -> list[str]:
    return [str(home / BIN / "vaka"), *arguments]


def bare(home: Path) -> dict[str, str]:
    """The environment of a machine that has nothing else: no compiler, no node, no make."""
    keep = {name: os.environ[name] for name in ("SYSTEMROOT", "TMPDIR") if name in os.environ}
    return keep | {"PATH": str(home / BIN), "HOME": str(home)}


@pytest.fixture
def address(home: Path, tmp_path: Path) -> Iterator[str]:
    """Where plain `vaka` says it is, once it has opened the browser there."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser.py"
    browser.write_text(
        f"import pathlib, sys\npathlib.Path({str(opened)!r}).write_text(sys.argv[1])\n"
    )
    shown = f"{home / BIN / 'python'} {browser} %s"
    server = subprocess.Popen(
        call(home),
        cwd=tmp_path,
        env=bare(home) | {"HOME": str(tmp_path), "BROWSER": shown},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    said = server.stdout.readline()
    found = re.search(r"http://[\w.:]+/", said)
    assert found, said
    assert _soon(opened) == found[0]
    yield found[0]
    server.send_signal(signal.SIGTERM)
    server.wait(timeout=20)
    server.stdout.close()


def _soon(file: Path) -> str:
    """What is written to a file, once something is."""
    for _ in range(600):
        if file.exists() and file.stat().st_size > 0:
            return file.read_text()
        time.sleep(0.1)
    raise AssertionError(f"nothing was written to {file.name}")


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310  our own server
        return str(answer.read().decode())


def test_the_wheel_is_pure_and_holds_the_page(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "vaka/server/page/index.html" in names
    assert "vaka/games/tongiaki/rules/tiles.json" in names
    assert not [name for name in names if name.endswith((".so", ".c", ".ts", ".svelte"))]


def test_an_installed_vaka_says_what_it_is(home: Path, tmp_path: Path) -> None:
    said = subprocess.run(
        call(home, "--version"), cwd=tmp_path, env=bare(home), capture_output=True, text=True
    )
    assert said.returncode == 0, said.stderr
    assert "interpreted (no compiled core)" in said.stdout


def test_an_installed_vaka_shows_its_page(address: str) -> None:
    page = fetch(address)
    (script,) = re.findall(r'<script[^>]+src="/([^"]+)"', page)
    assert "<title>Vaka</title>" in page
    assert len(fetch(address + script)) > 10_000
    assert '"tongiaki"' in fetch(address + "api/games")

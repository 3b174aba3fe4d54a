"""`vaka analyse`, and hints at the terminal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pydantic import TypeAdapter

from tests.cli.conftest import GAME, Vaka
from tests.cli.terminal import Terminal
from vaka import games
from vaka.analysis.document import AnalysisBody
from vaka.core import mode
from vaka.core.records.archive import read, write

PLAYOUTS = 40 if mode.is_compiled() else 2


@pytest.fixture
def beginning(record: Path, tmp_path: Path) -> Path:
    """The first turns of a game, where nobody has to wait long for them."""
    whole = read(record, games.load)
    file = tmp_path / "beginning.vaka"
    write(file, replace(whole, entries=whole.entries[:30], result=None), games.load(GAME))
    return file


def test_a_table_has_a_line_for_each_turn(vaka: Vaka, beginning: Path) -> None:
    answer = vaka("analyse", beginning, "--playouts", PLAYOUTS)
    assert answer.code == 0, answer.err
    body = vaka("analyse", beginning, "--playouts", PLAYOUTS, "--json").json
    assert len([line for line in answer.lines if "%" in line]) >= len(body["turns"])
    assert f"{PLAYOUTS} playouts a position, seed 1" in answer.out
    assert all(len(line) <= 80 for line in answer.lines)


def test_json_is_the_same_for_the_same_seed(vaka: Vaka, beginning: Path) -> None:
    first, again, other = (
        vaka("analyse", beginning, "--playouts", PLAYOUTS, "--json", "--seed", seed).json
        for seed in ("a", "a", "b")
    )
    TypeAdapter(AnalysisBody).validate_python(first, strict=True)
    assert first == again
    assert first != other


def test_pictures_and_pages_are_written(vaka: Vaka, beginning: Path, tmp_path: Path) -> None:
    svg, html = tmp_path / "game.svg", tmp_path / "game.html"
    answer = vaka("analyse", beginning, "--playouts", 2, "--svg", svg, "--html", html)
    assert (answer.code, answer.out) == (0, "")
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")  # noqa: S314
    assert html.read_text("utf-8").startswith("<!doctype html>")


def test_a_file_that_cannot_be_written_is_said(vaka: Vaka, beginning: Path, tmp_path: Path) -> None:
    answer = vaka("analyse", beginning, "--playouts", 2, "--svg", tmp_path / "no" / "game.svg")
    assert answer.code == 2
    assert answer.err.startswith("vaka: ")
    assert "No such file" in answer.err


def test_seconds_are_for_the_whole_record(vaka: Vaka, beginning: Path) -> None:
    body = vaka("analyse", beginning, "--seconds", 0.2, "--json").json
    assert body["playouts"] == 0
    assert 0 < body["seconds"] < 0.2


@pytest.mark.skipif("sys.platform == 'win32'", reason="there are no such terminals")
def test_a_hint_at_the_terminal() -> None:
    with Terminal("play", GAME, "--players", 2, "--agents", "random", "--seed", "hint") as terminal:
        terminal.expect("blue> ")
        terminal.type("hint")
        shown = terminal.expect("blue> ")
        assert "place Tonga." in shown
        assert "your chance to win: " in shown
        terminal.type("quit")

"""`vaka analyse`, and hints at the terminal."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pydantic import TypeAdapter

from tests.cli.conftest import GAME, Vaka, run
from tests.cli.terminal import Terminal
from vaka import games
from vaka.analysis.analysis_json import AnalysisBody
from vaka.core import build_mode
from vaka.core.records.files import read, write

PLAYOUTS = 40 if build_mode.is_compiled() else 2


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
    assert f"{PLAYOUTS} playouts per position, seed 1" in answer.out
    assert all(len(line) <= 80 for line in answer.lines)


def test_a_chance_stands_with_its_interval(vaka: Vaka, beginning: Path) -> None:
    asked = ("analyse", beginning, "--playouts", PLAYOUTS)
    body, answer = vaka(*asked, "--json").json, vaka(*asked)
    for turn, line in zip(body["turns"], answer.lines[1:], strict=False):
        for chance in turn["chances"]:
            share, low, high = (f"{100 * chance[key]:.0f}" for key in ("chance", "low", "high"))
            assert f" {share}% {low}-{high}% " in line


def test_all_choices_are_told_if_asked_for(vaka: Vaka, beginning: Path) -> None:
    asked = ("analyse", beginning, "--playouts", PLAYOUTS)
    body, answer = vaka(*asked, "--json").json, vaka(*asked, "--all")
    steps = [step for turn in body["turns"] for step in turn["steps"] if step["played"]]
    text = " ".join(answer.out.split())
    assert steps
    for step in steps:
        word = body["seats"][step["seat"]]["word"].capitalize()
        assert f"{word} played: {step['played']['text']}" in text
        if step["best"] != step["played"]:
            key = "better" if step["verdict"] in ("slip", "mistake", "blunder") else "seemed best"
            assert f"{key}: {step['best']['text']}" in text
    assert len(answer.out) > len(vaka(*asked).out)
    assert all(len(line) <= 80 for line in answer.lines)


@pytest.mark.parametrize("players", [5, 6])
def test_the_chances_of_many_seats_have_room_in_80_columns(
    vaka: Vaka, tmp_path: Path, players: int
) -> None:
    run("simulate", GAME, "--players", players, "--games", 1, "--seed", 2, "--out", tmp_path)
    file = tmp_path / "game-000001.vaka"
    whole = read(file, games.load)
    write(file, replace(whole, entries=whole.entries[:60], result=None), games.load(GAME))
    body = vaka("analyse", file, "--playouts", PLAYOUTS, "--json").json
    answer = vaka("analyse", file, "--playouts", PLAYOUTS)
    rows = [re.findall(r"(\d+)([±-])(\d+)", line) for line in answer.lines]
    rows = [row for row in rows if len(row) == players]
    assert len(rows) == len(body["turns"]) + 1
    for row, turn in zip(rows, body["turns"], strict=False):
        for (first, sign, second), chance in zip(row, turn["chances"], strict=True):
            low, high = int(first), int(second)
            if sign == "±":
                low, high = low - high, low + high
            assert 0 <= low <= 100 * chance["low"] + 1
            assert 100 * chance["high"] - 1 <= high <= 100
    assert answer.lines[0].split()[2:-2] == [seat["word"] for seat in body["seats"]]
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


def test_seconds_are_shared_by_the_cores_that_may_be_used(
    vaka: Vaka, beginning: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 64)
    monkeypatch.setattr("vaka.arena.workers.available_cores", lambda: 2)
    body = vaka("analyse", beginning, "--seconds", 0.2, "--json").json
    steps = sum(len(turn["steps"]) for turn in body["turns"])
    assert body["seconds"] == pytest.approx(0.2 * 2 / (steps + 1))


@pytest.mark.skipif("sys.platform == 'win32'", reason="there are no such terminals")
def test_a_hint_at_the_terminal() -> None:
    with Terminal("play", GAME, "--players", 2, "--agents", "random", "--seed", "hint") as terminal:
        terminal.expect("blue> ")
        terminal.type("hint")
        shown = terminal.expect("blue> ")
        assert "place Tonga." in shown
        assert "your chance to win: " in shown
        terminal.type("quit")


def test_without_a_terminal_progress_is_told_in_lines(
    vaka: Vaka, beginning: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.cli.console.REPORT_SECONDS", 0)
    answer = vaka("analyse", beginning, "--playouts", 1, "--json")
    assert answer.json
    assert re.search(r"^vaka: \d+ of \d+ steps done$", answer.err, re.MULTILINE)

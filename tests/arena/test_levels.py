"""`make levels`: the levels play each other, and their ratings are stored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import level_ratings
from vaka import agents, games
from vaka.agents import Level


def test_a_small_run_writes_the_ratings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = tuple(Level(name, name, "", name, {}) for name in ("random", "greedy"))
    monkeypatch.setattr(agents, "levels", lambda: few)
    path = tmp_path / "ratings.json"
    path.write_text('{"games": {"other": {"random": 1}}, "play": {"other": "0"}}', "utf-8")
    asked = ["--game", "tongiaki", "--games", "2", "--jobs", "1", "--ratings", str(path)]
    level_ratings.main([*asked, "--out", str(tmp_path)])
    written = json.loads(path.read_text("utf-8"))
    digest = level_ratings.digest(games.load("tongiaki"))
    assert written["play"] == {"other": "0", "tongiaki": digest}
    kept = written["games"]
    assert kept["other"] == {"random": 1}
    assert list(kept["tongiaki"]) == ["random", "greedy"]
    assert kept["tongiaki"]["greedy"] > kept["tongiaki"]["random"]
    assert "tongiaki greedy: " in capsys.readouterr().out

"""`make strength`: its plan is valid, and its report has the results."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from benchmarks import strength
from vaka import games


@pytest.mark.parametrize("name", games.names())
def test_every_claim_can_be_played(name: str) -> None:
    for claim in (*strength.CLAIMS, *strength.CURVES):
        claim.match(games.load(name)).check()
    names = [claim.name for claim in (*strength.CLAIMS, *strength.CURVES)]
    assert len(set(names)) == len(names)


def test_a_small_run_prints_writes_and_is_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weak = ("greedy:depth=1,width=5", "random")
    monkeypatch.setattr(strength, "CLAIMS", (strength.Claim("one", "weak v random", weak, 0.95),))
    curves = [
        strength.Claim(f"curve-{n}-{len(others)}", f"{n}", (f"mcts:playouts={n}", *others), None, n)
        for n in (1, 2)
        for others in (("random",), ("random", "random", "random"))
    ]
    monkeypatch.setattr(strength, "CURVES", tuple(curves))
    monkeypatch.setenv("COLUMNS", "100")
    asked = ["--game", "tongiaki", "--games", "2", "--out", str(tmp_path), "--jobs", "1"]
    strength.main(asked)
    said = capsys.readouterr().out
    assert re.search(r"weak v random +\d", said)
    figures = json.loads((tmp_path / "strength.json").read_text("utf-8"))["tongiaki"]
    assert [found["target"] for found in figures] == [0.95, None, None, None, None]
    assert figures[0]["is_reached"] == (figures[0]["score"] >= 0.95)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Score over playouts, 2 players" in page
    assert "Score over playouts, 4 players" in page
    assert page.count("<svg") == 2
    before = (tmp_path / "tongiaki" / "one.jsonl").read_bytes()
    strength.main(asked)
    assert capsys.readouterr().out == said
    assert (tmp_path / "tongiaki" / "one.jsonl").read_bytes() == before

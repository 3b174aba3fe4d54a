"""A match against another version of Vaka; here, against this version in a process of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import strength_against_version
from vaka.agents import registry

HERE = Path(strength_against_version.__file__).parent.parent


@pytest.mark.parametrize("players", [2, 3])
def test_a_match_against_another_version_is_played_and_continued(
    players: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(registry, "AGENTS", dict(registry.AGENTS))
    monkeypatch.setattr(strength_against_version, "AGENTS", registry.AGENTS)
    log = tmp_path / "match" / "log.jsonl"
    asked = [str(HERE), "--game", "tahiti", "--players", str(players), "--cpu", "0.0001"]
    asked += ["--test", "30%,60%", "--out", str(log), "--games"]
    strength_against_version.main([*asked, str(players)])
    said = capsys.readouterr().out
    assert "mcts:cpu=0.0001" in said
    assert "other:cpu=0.0001" in said
    before = log.read_text("utf-8")
    assert len(before.splitlines()) == 1 + players
    strength_against_version.main([*asked, str(players)])
    assert capsys.readouterr().out == said
    assert log.read_text("utf-8") == before

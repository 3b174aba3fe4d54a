"""A small soak test, and the reports of failures."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests import soak
from tests.games import expectations
from vaka.core.game import State
from vaka.games.tongiaki import GAME

GAMES = 200


def test_games_at_random_tables_end_and_break_nothing() -> None:
    tally = soak.soak("test", GAMES, jobs=1)
    assert tally.violations == []
    assert tally.games == sum(tally.ends.values()) == GAMES
    assert {players for _, players, _ in tally.ends} >= set(GAME.player_counts)


def test_a_violation_ends_the_soak_and_tells_how_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    expected = replace(expectations.expected("tongiaki"), check=_no_second_island)
    monkeypatch.setattr(soak, "expectations", lambda _: expected)
    asked = ["--games", "50", "--jobs", "1", "--seed", "bad", "--game", "tongiaki"]
    assert soak.main(asked) == 1
    first = capsys.readouterr().out
    again = re.search(r"again: python -m tests.soak (.*)", first)
    position = re.search(r"position: (.*)", first)
    assert again
    assert position
    assert GAME.position_text(GAME.parse_position(position[1])) == position[1]
    assert soak.main(again[1].split()) == 1
    assert position[0] in capsys.readouterr().out


def test_without_a_violation_the_soak_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "5", "--jobs", "1"]) == 0
    assert "no violation" in capsys.readouterr().out


def _no_second_island(state: State) -> None:
    islands = GAME.view(state, None)["islands"]
    assert len(islands) == 1, f"{len(islands)} islands"

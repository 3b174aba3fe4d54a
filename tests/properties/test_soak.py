"""A tiny soak, and that a soak tells what went wrong and where."""

from __future__ import annotations

import re

import pytest

from tests import soak
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
    monkeypatch.setitem(soak.INVARIANTS, "tongiaki", _no_second_island)
    assert soak.main(["--games", "50", "--jobs", "1", "--seed", "bad"]) == 1
    first = capsys.readouterr().out
    again = re.search(r"again: python -m tests.soak (.*)", first)
    position = re.search(r"position: (.*)", first)
    assert again
    assert position
    assert GAME.position(GAME.from_position(position[1])) == position[1]
    assert soak.main(again[1].split()) == 1
    assert position[0] in capsys.readouterr().out


def test_without_a_violation_the_soak_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "5", "--jobs", "1"]) == 0
    assert "no violation" in capsys.readouterr().out


def _no_second_island(state: State) -> None:
    islands = GAME.view(state, None)["islands"]
    assert len(islands) == 1, f"{len(islands)} islands"

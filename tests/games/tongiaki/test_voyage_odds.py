"""The odds of a voyage agree with what happens in games."""

from __future__ import annotations

from typing import Any

from tests.scenarios.tongiaki.table import Table, table
from vaka.core import build_mode
from vaka.core.dice import Dice
from vaka.core.game import CHANCE
from vaka.games.tongiaki import GAME, Tongiaki


def outcome(events: list[dict[str, Any]]) -> str:
    """What became of a group, from what happened when a tile was turned."""
    kinds = {event["kind"] for event in events}
    if "failed" in kinds:
        return "fails"
    if kinds & {"stranded", "lost"}:
        return "strands"
    return "lands" if "reached" in kinds else "passes"


def counted(state: Tongiaki) -> dict[str, int]:
    """The odds of the next tile, by trying every tile that is left."""
    odds = {"tiles": 0, "lands": 0, "passes": 0, "fails": 0, "strands": 0}
    for move in state.moves():
        trial = state.copy()
        odds["tiles"] += 1
        odds[outcome(GAME.play(trial, move))] += 1
    return odds


def check(state: Tongiaki) -> str:
    """Compare every prospect of a position with what happens. Return the ends that were met."""
    ends = []
    for prospect in GAME.prospects(state):
        trial = state.copy()
        events = GAME.play(trial, prospect["move"])
        kinds = [event["kind"] for event in events]
        passed = [step["ocean"] for step in prospect["route"] if step["passes"]]
        assert [e["ocean"] for e in events if e["kind"] == "passed_route"] == passed
        if prospect["end"] == "unknown":
            assert trial.turn == CHANCE
            assert prospect["odds"] == counted(trial)
        elif prospect["end"] == "strands":
            assert {"stranded", "lost"} & set(kinds)
        elif prospect["end"] == "fails":
            assert "failed" in kinds
        elif prospect["end"] == "turned_back":
            assert "turned_back" in kinds
        else:
            reached = next(e for e in events if e["kind"] == "reached")
            assert reached["island"] == prospect["island"]
        ends.append(prospect["end"])
    return " ".join(ends)


def test_prospects_name_every_pier_that_may_be_sailed_from() -> None:
    sailing = table("Tonga@0,0/0[bbr|r||||]", now="sail")
    (prospect,) = GAME.prospects(sailing.state)
    assert GAME.move_text(sailing.state, prospect["move"]) == "sail Tonga.a 0"
    assert prospect["colours"] == 2
    assert prospect["odds"]["tiles"] == 31
    assert prospect["odds"]["lands"] == 15


def test_away_from_sailing_there_is_nothing_to_say() -> None:
    assert GAME.prospects(table("Tonga@0,0/0[b|r||||]").state) == []


def test_prospects_come_true_in_random_games() -> None:
    ends: set[str] = set()
    for seed in range(150 if build_mode.is_compiled() else 8):
        dice = Dice(seed)
        options = {"last_ocean": dice.choose(["stay_at_sea", "removed", "sail_on"])}
        state = GAME.initial_state(GAME.setup(2 + seed % 5, options=options))
        while not state.is_over:
            if GAME.prospects(state):
                ends |= set(check(state).split())
            moves = [m for m in state.moves() if GAME.move_text(state, m) != "settle"]
            state.play(dice.choose(moves or state.moves()))
    assert ends >= {"unknown", "fails", "lands"}
    if build_mode.is_compiled():
        assert ends == {"unknown", "fails", "lands", "turned_back", "strands"}


def test_the_last_ocean_strands_a_group() -> None:
    oceans = ";".join(f"{name}@{i - 7},5/0" for i, name in enumerate("ABCDEFGHIJKLMNO"))
    sailing: Table = table(f"Tonga@0,0/0[bbr|r||||];{oceans}", now="sail")
    (prospect,) = GAME.prospects(sailing.state)
    assert prospect["odds"]["strands"] == 1
    assert prospect["odds"]["fails"] == prospect["odds"]["passes"] == 0
    check(sailing.state)

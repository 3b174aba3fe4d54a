"""`greedy` sees what is in front of it in Tongiaki."""

from __future__ import annotations

import pytest

from tests.scenarios.tongiaki.table import table
from vaka.agents import decide, make
from vaka.core.dice import Dice
from vaka.games.tongiaki import GAME


def test_greedy_sails_where_it_lands() -> None:
    chart = "Tonga@0,0/0[rr|||||];Rarotonga@5,0/0[bbb|];Samoa@4,1/0[||];A@4,0/0"
    sailing = table(chart, now="sail").state
    [move] = decide(make("greedy", GAME), GAME, sailing, Dice(1))
    assert GAME.move_text(sailing, move) == "sail Rarotonga.a 1"


def test_greedy_keeps_what_it_has_when_the_end_is_near() -> None:
    oceans = ";".join(f"{name}@{i - 7},5/0" for i, name in enumerate("ABCDEFGHIJKLMNO"))
    chart = f"Tonga@0,0/0[rr|rr||||];Samoa@0,1/3[b|b|b];{oceans}"
    position = table(chart).state
    [move] = decide(make("greedy", GAME), GAME, position, Dice(1))
    assert GAME.move_text(position, move) != "settle"


@pytest.mark.parametrize("agent", ["greedy", "mcts:playouts=200"])
def test_no_bot_sails_to_a_royal_island_where_it_could_land(agent: str) -> None:
    """A pier to a royal island is open (T9.6), but a landing elsewhere wins points."""
    chart = "Tonga@0,-1/0[rr|||||];Tubuai@0,0/0[bbb|b];Hawaii@-1,1/0[*r];Samoa@-1,0/0[||]"
    sailing = table(chart, founded="0,1", now="sail")
    assert sailing.offers == ["sail Tubuai.a 1", "sail Tubuai.a 2"]
    for seed in range(5):
        [move] = decide(make(agent, GAME), GAME, sailing.state, Dice(seed))
        assert GAME.move_text(sailing.state, move) == "sail Tubuai.a 2"

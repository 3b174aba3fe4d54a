"""The evaluation of Tongiaki values islands, safe islands and the end of the game."""

from __future__ import annotations

import pytest

from tests.scenarios.tongiaki.table import table
from vaka.core import build_mode
from vaka.core.dice import Dice
from vaka.core.game import NOBODY, Setup
from vaka.games.tongiaki import GAME


def value(chart: str, **fields: str) -> float:
    return GAME.evaluate(table(chart, **fields).state, 0)


def test_an_island_is_worth_more_than_none() -> None:
    held = value("Tonga@0,0/0[r|||||];Hawaii@0,1/3[b||]")
    assert held > value("Tonga@0,0/0[rb|||||];Hawaii@0,1/3[||]")


def test_more_points_are_worth_more() -> None:
    five = value("Tonga@0,0/0[r|||||];Hawaii@0,1/3[b||]")
    assert five > value("Tonga@0,0/0[r|||||];Nauru@0,1/3[b||]")


def test_a_royal_island_is_safer_than_a_beach() -> None:
    royal = value("Tonga@0,0/0[r|||||];Hawaii@0,1/3[*b]", founded="1,0", now="turn", turn="red")
    beach = value("Tonga@0,0/0[r|||||];Hawaii@0,1/3[b||]", turn="red")
    assert royal > beach


def test_boats_on_two_beaches_hold_an_island_better() -> None:
    two = value("Tonga@0,0/0[r|||||];Samoa@0,1/3[b|b|]")
    assert two > value("Tonga@0,0/0[r|||||];Samoa@0,1/3[bb||]")


def test_a_crowded_beach_is_a_danger() -> None:
    alone = value("Tonga@0,0/0[r|||||];Samoa@0,1/3[||b]")
    crowded = value("Tonga@0,0/0[|||||];Samoa@0,1/3[||brrr]")
    assert alone > crowded


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    position = table("Tonga@0,0/0[r|||||];Hawaii@0,1/3[b||]").state
    assert GAME.evaluate(position, 0) > 0 > GAME.evaluate(position, 1)


def test_a_won_game_is_worth_most() -> None:
    over = table("Tonga@0,0/0[r|||||];Nauru@0,1/3[b||]", now="over:stalemate").state
    assert over.returns() == [1.0, 0.0]
    assert GAME.evaluate(over, 0) > 20


@pytest.mark.skipif(build_mode.is_compiled(), reason="compiled, an adapter has C functions only")
@pytest.mark.parametrize(
    "setup", [GAME.setup(2), GAME.setup(4), GAME.setup(2, options={"two_colours": "once"})]
)
def test_a_quick_value_is_the_same_as_from_a_new_position(setup: Setup) -> None:
    dice, known = Dice("quick"), GAME.search_adapter(GAME.initial_state(setup))
    known.reset()
    compared = 0
    for _ in range(40):
        known.mark()
        for _candidate in range(3):
            known.rewind()
            known.play(known.sample(dice))
            unknown = GAME.search_adapter(known.scratch)
            unknown.reset()
            unknown.mark()
            known.estimate_chances()
            unknown.estimate_chances()
            assert list(known.chances) == list(unknown.chances)
            for player in range(known.root.players):
                assert known.quick_value(player) == unknown.quick_value(player)
                compared += 1
        if known.turn() == NOBODY:
            break
    assert compared > 200

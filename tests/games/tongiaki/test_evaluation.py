"""The evaluation of Tongiaki values islands, safe islands and the end of the game."""

from __future__ import annotations

from tests.scenarios.tongiaki.table import table
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

"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import new, table
from vaka.core.errors import InvalidSetup


@shows("T2.1")
def test_tonga_lies_in_the_middle_alone() -> None:
    game = new(3)
    assert game.field("map") == "Tonga@0,0/0[|||||]"
    assert game.now == "setup"


@shows("T2.1")
def test_any_tile_of_the_pile_may_be_on_top() -> None:
    game = table("Tonga@0,0/0[bbb|||||];A@0,-1/0;Samoa@0,-2/0[||]", now="sail")
    game.play("sail Tonga.a 0")
    islands = [move for move in game.offers if len(move) > len("draw A")]
    oceans = [move for move in game.offers if move not in islands]
    assert len(islands) == 14
    assert oceans == [f"draw {letter}" for letter in "BCDEFGHIJKLMNOP"]


@shows("T2.1")
def test_a_tile_on_the_map_or_out_of_the_game_is_not_in_the_pile() -> None:
    game = table("Tonga@0,0/0[bbb|||||];A@0,-1/0", gone="Samoa", now="sail")
    game.play("sail Tonga.a 0")
    game.refuses("draw Tonga", "T2.1")
    game.refuses("draw A", "T2.1")
    game.refuses("draw Samoa", "T2.1")
    game.play("draw M")
    game.refuses("draw M", "T2.1")


@shows("T2.2")
def test_seat_one_begins_and_play_goes_clockwise() -> None:
    game = new(3)
    order = []
    for beach in "abcdef":
        order.append(game.turn)
        game.play(f"place Tonga.{beach}")
    assert order == ["blue", "red", "green"] * 2


@shows("T2.2")
def test_the_table_may_choose_who_begins() -> None:
    game = new(3, first=1)
    assert game.turn == "red"
    assert game.play("place Tonga.a").turn == "green"
    assert game.play("place Tonga.a").turn == "blue"
    with pytest.raises(InvalidSetup, match=r"T2\.2"):
        new(3, first=3)


@shows("T2.2")
def test_the_table_may_draw_who_begins() -> None:
    game = new(3, first=None)
    assert game.offers == ["begin blue", "begin red", "begin green"]
    game.refuses("begin yellow", "T2.2")
    game.play("begin green")
    assert game.event("begun") == {"kind": "begun", "colour": "green"}
    assert (game.turn, game.now) == ("green", "setup")


@shows("T2.3")
def test_one_boat_at_a_time_until_each_has_two() -> None:
    game = new(2)
    game.play("place Tonga.a", "place Tonga.b", "place Tonga.c")
    assert (game.turn, game.now) == ("red", "setup")
    game.play("place Tonga.d")
    assert game.tile("Tonga") == "Tonga@0,0/0[b|r|b|r||]"
    assert (game.supply("blue"), game.supply("red")) == (13, 13)
    assert (game.turn, game.now) == ("blue", "turn")


@shows("T2.3")
def test_the_first_turn_is_the_first_seats_whoever_that_is() -> None:
    game = new(2, first=1)
    game.play("place Tonga.a", "place Tonga.b", "place Tonga.c", "place Tonga.d")
    assert (game.turn, game.now) == ("red", "turn")


@shows("T2.3")
def test_set_up_is_on_tonga_only() -> None:
    game = new(2)
    assert game.offers == [f"place Tonga.{beach}" for beach in "abcdef"]
    game.refuses("place Hawaii.a", "T2.3")
    game.is_not_the_time_for("expand Tonga")


@shows("T2.4")
def test_nobody_takes_the_last_free_mooring_in_set_up() -> None:
    game = new(2).play("place Tonga.a", "place Tonga.a")
    game.refuses("place Tonga.a", "T2.4")
    assert game.offers == [f"place Tonga.{beach}" for beach in "bcdef"]


@shows("T2.4")
def test_six_people_leave_one_mooring_free_on_every_beach() -> None:
    game = new(6).play(*(f"place Tonga.{beach}" for beach in "abcdefabcde"))
    assert game.offers == ["place Tonga.f"]
    game.play("place Tonga.f")
    assert game.tile("Tonga") == "Tonga@0,0/0[bb|rr|gg|yy|oo|pp]"
    assert (game.turn, game.now) == ("blue", "turn")

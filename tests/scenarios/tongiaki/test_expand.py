"""Chapter 4: expand."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import table

ALL_OUT = "Tonga@0,0/0[bb|bb|bb|bb|bb|bb];Fidschi@0,1/0[bbb||r]"
"""All 15 boats of blue lie on the map, and no beach is full."""

WAIT = "other_full_beaches:wait"
ANY = "relocate_from:any_island"


@shows("T4.1")
def test_an_island_with_a_boat_of_ones_own_can_be_expanded() -> None:
    game = table("Tonga@0,0/0[r|b||||];Tubuai@0,1/0[b|];Nauru@0,2/0[r||]")
    assert game.offers[:2] == ["expand Tonga", "expand Tubuai"]
    game.play("expand Tubuai", "place Tubuai.b")
    assert game.tile("Tubuai") == "Tubuai@0,1/0[b|b]"


@shows("T4.1")
def test_an_island_without_a_boat_of_ones_own_cannot_be_expanded() -> None:
    game = table("Tonga@0,0/0[b|||||];Nauru@0,2/0[r||]")
    game.refuses("expand Nauru", "T4.1")
    game.refuses("expand Hawaii", "T4.1")


@shows("T4.1")
def test_a_royal_island_cannot_be_expanded_even_by_its_owner() -> None:
    game = table("Tonga@0,0/0[b|r||||];Tubuai@0,1/0[*b]", founded="1,0")
    game.refuses("expand Tubuai", "T4.1")
    assert "expand Tubuai" not in game.offers


@shows("T4.1")
def test_an_island_that_ones_boats_have_left_cannot_be_expanded() -> None:
    game = table("Tonga@0,0/0[bbb|r||||];A@0,1/3;Tubuai@0,-1/0[b|]", now="sail")
    game.play("sail Tonga.a 0", "expand Tonga", "place Tonga.b")
    assert game.turn == "blue"
    game.refuses("expand Tonga", "T4.1")


@shows("T4.1")
def test_who_expands_after_a_settlement_expands() -> None:
    game = table("Tonga@0,0/0[b|rr||||]")
    game.play("settle", "draw Nauru", "lay 0,1 0", "place Nauru.a", "expand Tonga", "place Tonga.a")
    assert (game.turn, game.now) == ("red", "place:expand:Tonga:1:a")


@shows("T4.2")
def test_expanding_adds_as_many_boats_as_lay_there() -> None:
    game = table("Tonga@0,0/0[bb|br||||];Tubuai@0,1/0[b|]")
    game.play("expand Tonga", "place Tonga.b", "place Tonga.c", "place Tonga.d")
    assert game.tile("Tonga") == "Tonga@0,0/0[bb|bbr|b|b||]"
    assert game.supply("blue") == 15 - 4 - 3


@shows("T4.2")
def test_expanding_adds_no_more_boats_than_there_are_beaches() -> None:
    game = table("Tonga@0,0/0[r|||||];RapaNui@0,1/0[bbb|b]").play("expand RapaNui")
    assert game.event("expanded")["boats"] == 2
    game.play("place RapaNui.a", "place RapaNui.b")
    assert game.tile("RapaNui") == "RapaNui@0,1/0[bbbb|bb]"
    assert game.turn == "red"


@shows("T4.2")
def test_expanding_adds_no_more_boats_than_the_supply_holds() -> None:
    game = table("Tonga@0,0/0[bb|bb|bb|bb|bb|bb];Nauru@0,1/0[b||b]").play("expand Nauru")
    assert game.event("expanded")["boats"] == 1
    game.play("place Nauru.b")
    assert game.tile("Nauru") == "Nauru@0,1/0[b|b|b]"
    assert (game.supply("blue"), game.turn) == (0, "red")


@shows("T4.2")
def test_no_boat_is_held_back() -> None:
    game = table("Tonga@0,0/0[bb|r||||]").play("expand Tonga", "place Tonga.a")
    assert game.now == "place:expand:Tonga:1:a"
    for move in ("sail Tonga.a 0", "settle", "pass"):
        game.is_not_the_time_for(move)


@shows("T4.2")
def test_no_boat_is_added_on_another_island() -> None:
    game = table("Tonga@0,0/0[b|r||||];Tubuai@0,1/0[b|]").play("expand Tubuai")
    assert game.offers == ["place Tubuai.a", "place Tubuai.b"]
    game.refuses("place Tonga.a", "T4.2")


@shows("T4.3")
def test_which_beaches_get_a_boat_is_free() -> None:
    game = table("Tonga@0,0/0[bb|r||||]").play("expand Tonga")
    assert game.offers == [f"place Tonga.{beach}" for beach in "abcde"]
    game.play("place Tonga.b")
    assert game.offers == [f"place Tonga.{beach}" for beach in "cdef"]
    game.play("place Tonga.e")
    assert game.tile("Tonga") == "Tonga@0,0/0[bb|br|||b|]"


@shows("T4.3")
def test_a_beach_gets_one_boat_at_most() -> None:
    game = table("Tonga@0,0/0[|||||];Samoa@0,1/0[b|b|]").play("expand Samoa", "place Samoa.b")
    game.refuses("place Samoa.b", "T4.3")


@shows("T4.3")
def test_every_expansion_begins_with_all_beaches() -> None:
    game = table("Tonga@0,0/0[|||||];Samoa@0,1/0[b||r]").play("expand Samoa", "place Samoa.b")
    game.play("expand Samoa")
    assert game.offers == ["place Samoa.a", "place Samoa.b", "place Samoa.c"]


@shows("T4.3", "T11.6")
def test_a_full_beach_gets_no_boat_and_the_others_what_fits() -> None:
    game = table("Tonga@0,0/0[|||||];Tubuai@0,1/0[bbb|b]", options=WAIT).play("expand Tubuai")
    game.refuses("place Tubuai.a", "T4.3")
    game.play("place Tubuai.b")
    assert game.tile("Tubuai") == "Tubuai@0,1/0[bbb|bb]"
    assert game.now == "sail:Tubuai"
    game = table("Tonga@0,0/0[|||||];Nauru@0,1/0[b|b|rr]", options=WAIT).play("expand Nauru")
    assert game.offers == ["place Nauru.a"]
    game.play("place Nauru.a")
    assert game.offers == ["place Nauru.b"]


@shows("T4.2", "T11.6")
def test_expanding_where_nothing_fits_makes_waiting_beaches_sail() -> None:
    game = table("Tonga@0,0/0[|||||];Tubuai@0,1/0[bbb|bbr]", options=WAIT).play("expand Tubuai")
    assert game.event("expanded")["boats"] == 0
    assert game.now == "sail:Tubuai"
    assert game.supply("blue") == 10


@shows("T4.4", option="relocate_from=other_island")
def test_with_an_empty_supply_a_boat_comes_from_another_island() -> None:
    game = table(ALL_OUT).play("expand Fidschi")
    assert game.offers == [f"take Tonga.{beach}" for beach in "abcdef"]
    game.refuses("take Fidschi.a", "T4.4")
    game.play("take Tonga.f")
    assert game.event("taken") == {"kind": "taken", "colour": "blue", "beach": "Tonga.f"}
    game.play("place Fidschi.b")
    assert game.tile("Tonga") == "Tonga@0,0/0[bb|bb|bb|bb|bb|b]"
    assert game.tile("Fidschi") == "Fidschi@0,1/0[bbb|b|r]"
    assert (game.supply("blue"), game.turn) == (0, "red")


@shows("T4.4", option="relocate_from=any_island")
def test_with_an_empty_supply_a_boat_comes_from_any_island() -> None:
    game = table(ALL_OUT, options=ANY).play("expand Fidschi")
    assert game.offers == [*(f"take Tonga.{beach}" for beach in "abcdef"), "take Fidschi.a"]
    game.play("take Fidschi.a", "place Fidschi.c")
    assert game.tile("Fidschi") == "Fidschi@0,1/0[bb||br]"
    assert (game.supply("blue"), game.turn) == (0, "red")


@shows("T4.4", "T11.6", option="relocate_from=any_island")
def test_a_boat_may_go_back_where_it_was() -> None:
    game = table(ALL_OUT, options=ANY).play("expand Fidschi", "take Fidschi.a", "place Fidschi.a")
    assert game.tile("Fidschi") == "Fidschi@0,1/0[bbb||r]"
    assert game.turn == "red"


@shows("T4.4")
def test_boats_are_counted_as_they_lay_when_the_turn_began() -> None:
    lone = "Tonga@0,0/0[bbb|bb|bb|bb|bb|bb];Fidschi@0,1/0[b||];Nauru@0,2/0[b||]"
    game = table(lone, options=f"{ANY},{WAIT}").play("expand Nauru", "take Nauru.a")
    assert game.tile("Nauru") == "Nauru@0,2/0[||]"
    assert game.offers == ["place Nauru.a", "place Nauru.b", "place Nauru.c"]


@shows("T4.4")
def test_nobody_takes_a_boat_of_another_or_from_a_statue() -> None:
    game = table(ALL_OUT.replace("bb];", "b];") + ";Nauru@0,2/0[*b]", founded="1,0")
    game.play("expand Fidschi")
    assert game.offers == [f"take Tonga.{beach}" for beach in "abcdef"]
    game.refuses("take Fidschi.c", "T4.4")
    game.refuses("take Nauru.a", "T4.4")


@shows("T4.4")
def test_with_boats_in_the_supply_none_is_taken() -> None:
    game = table(ALL_OUT.replace("bbb|", "bb|")).play("expand Fidschi")
    assert game.now == "place:expand:Fidschi:1:-"
    game.is_not_the_time_for("take Tonga.a")


@shows("T4.4")
def test_declining_to_take_a_boat_is_a_pass() -> None:
    game = table(ALL_OUT)
    assert game.offers == ["expand Tonga", "expand Fidschi", "settle", "pass"]
    before = game.field("map")
    game.play("pass")
    assert game.kinds() == ["passed_turn", "turn_ended"]
    assert (game.field("map"), game.turn, game.now) == (before, "red", "turn")


@shows("T4.4")
def test_nobody_passes_with_a_boat_in_the_supply() -> None:
    table(ALL_OUT.replace("bbb|", "bb|")).refuses("pass", "T4.4")


@shows("T4.4")
def test_without_a_boat_to_take_there_is_no_expansion() -> None:
    game = table("Tonga@0,0/0[bbb|bbb|bbb|bb|bb|bb]", options=WAIT)
    game.refuses("expand Tonga", "T4.4")
    assert game.offers == ["settle", "pass"]


@shows("T4.4", "T11.6")
def test_where_nothing_fits_one_expands_without_taking_a_boat() -> None:
    full = "Tonga@0,0/0[bb|bb|bb|bb|bb|b];Muroroa@0,1/0[rr|rr|brr];Nauru@0,2/0[b|b|b]"
    game = table(full, options=WAIT)
    assert game.supply("blue") == 0
    game.play("expand Muroroa")
    assert game.kinds() == ["expanded"]
    assert game.now == "sail:Muroroa"


@shows("T4.3", "T4.4")
def test_one_free_mooring_is_enough_for_the_boat_taken() -> None:
    tight = "Tonga@0,0/0[bb|bb|bb|bb|bb|b];Muroroa@0,1/0[rr|rr|br];Nauru@0,2/0[b|b|b]"
    game = table(tight, options=WAIT).play("expand Muroroa", "take Nauru.a")
    assert game.offers == ["place Muroroa.c"]
    game.play("place Muroroa.c")
    assert game.now == "sail:Muroroa"


@shows("T4.3", "T11.6", option="relocate_from=any_island")
def test_a_boat_that_would_find_no_mooring_is_not_taken() -> None:
    full = "Tonga@0,0/0[bb|bb|bb|bb|bb|b];Muroroa@0,1/0[rr|br|brr];Nauru@0,2/0[b|b|]"
    game = table(full, options=f"{ANY},{WAIT}").play("expand Muroroa")
    assert game.offers == ["take Muroroa.b", "take Muroroa.c"]
    game.refuses("take Tonga.a", "T4.3")
    game.play("take Muroroa.b")
    assert game.offers == ["place Muroroa.b"]

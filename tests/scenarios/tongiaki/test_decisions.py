"""Vaka's own decisions: T11.6, T11.10 and T11.11 where no other file has them, and the fine print,
D1 to D6."""

from __future__ import annotations

import pytest

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import at, new, table
from vaka.core.errors import InvalidText
from vaka.core.game import CHANCE

WAIT = "other_full_beaches:wait"
WEST = "N@-1,0/0;P@-1,1/0"  # a way from the south-west to the north-west of an island at 0,0
EAST = "O@1,-1/0;K@1,0/0"

# All 15 of blue's boats lie on the map, and Tubuai has no free mooring.
EMPTY_SUPPLY = "Tonga@0,0/0[b|r||||];Tubuai@0,1/0[bbb|bbr];Samoa@0,-1/0[bb|bbb|bbbb]"

# ---- T11.6


@shows("T11.6", "T4.3")
def test_an_expansion_where_some_beach_is_full_places_what_fits() -> None:
    t = table("Tonga@0,0/0[r|||||];Tubuai@0,1/0[bbr|]", options=WAIT).play("expand Tubuai")
    assert t.event("expanded")["boats"] == 1  # not 2, for beach a is full
    t.refuses("place Tubuai.a", "T4.3")
    t.play("place Tubuai.b")
    assert t.boats("Tubuai.b") == "b"
    assert t.now == "sail:Tubuai"


@shows("T11.6")
def test_an_expansion_where_nothing_fits_is_allowed_and_waiting_beaches_sail() -> None:
    t = table("Tonga@0,0/0[r|||||];Tubuai@0,1/3[bbr|brr]", options=WAIT).play("expand Tubuai")
    assert t.events == [{"kind": "expanded", "colour": "blue", "island": "Tubuai", "boats": 0}]
    assert (t.turn, t.now) == ("blue", "sail:Tubuai")
    assert "sail Tubuai.b 4" in t.offers


@shows("T11.6", "T6.2", "T6.3")
def test_a_landing_where_some_beach_is_full_places_what_fits() -> None:
    t = table("Tonga@0,0/0[bbb|||||];Tubuai@0,1/3[rrr|r]", options=WAIT, now="sail:Tonga")
    t.play("sail Tonga.a 0")
    t.refuses("land blue Tubuai.a", "T6.2")
    t.play("land blue Tubuai.b", "land blue Tubuai.b")
    assert t.tile("Tubuai") == "Tubuai@0,1/3[rrr|bbr]"
    assert t.event("sent_back") == {
        "kind": "sent_back",
        "colour": "blue",
        "boats": 1,
        "rule": "T6.3",
    }


@shows("T11.6", "T4.4")
def test_a_boat_taken_from_the_island_expanded_may_go_back_where_it_was() -> None:
    t = table(EMPTY_SUPPLY, options=f"{WAIT},relocate_from:any_island")
    t.play("expand Tubuai", "take Tubuai.a")
    assert t.offers == ["place Tubuai.a"]
    t.play("place Tubuai.a")
    assert t.boats("Tubuai.a") == "bbb"
    assert (t.turn, t.now) == ("blue", "sail:Tubuai")


# ---- T11.10


@shows("T11.10", "T6.4")
def test_where_beaches_wait_one_that_was_full_before_a_landing_sails_after_it() -> None:
    t = table("Tonga@0,0/0[bbb|||||];Hawaii@0,1/3[||rr]", options=WAIT, now="sail:Tonga")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.a", "land blue Hawaii.b")
    assert t.tile("Hawaii") == "Hawaii@0,1/3[bb|b|rr]"
    assert (t.turn, t.now) == ("blue", "sail:Hawaii")
    assert t.offers == ["sail Hawaii.c 4", "sail Hawaii.c 5"]


@shows("T11.10", "T3.3", "T6.4", "T9.3")
def test_where_beaches_wait_only_those_of_the_island_at_hand_sail_or_are_removed() -> None:
    t = table("Tonga@0,0/0[bbb|rrr||||];Hawaii@0,1/3[||r]", options=WAIT, now="sail:Tonga")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert t.offers == ["sail Hawaii.c 4", "sail Hawaii.c 5"]
    t.refuses("sail Tonga.b 1", "T3.3")
    chart = f"Tonga@0,-1/0[bbb|||||];Tubuai@0,0/0[rrr|];{WEST};{EAST}"
    t = table(chart, options=WAIT, now="sail:Tonga")
    assert t.offers == ["sail Tonga.a 0"]
    t.refuses("remove Tubuai", "T3.3")


@shows("T11.10", "T9.3")
def test_where_beaches_wait_a_removal_ends_the_turn() -> None:
    chart = f"Tonga@0,-1/0[bbb|||||];Tubuai@0,0/0[rrr|];{WEST};{EAST}"
    t = table(chart, options=WAIT, now="sail:Tubuai")
    assert t.offers == ["remove Tubuai"]
    t.play("remove Tubuai")
    assert t.boats("Tonga.a") == "bbb"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T11.10", "T9.3", "T9.4")
def test_where_beaches_wait_who_lost_the_last_boat_by_it_looks_for_land() -> None:
    chart = f"Tonga@0,-1/0[rrr|||||];Tubuai@0,0/0[bbb|];{WEST};{EAST}"
    t = table(chart, options=WAIT, now="sail:Tubuai").play("remove Tubuai")
    assert t.now == "draw:refound"


@shows("T11.10", "T11.3")
def test_where_beaches_wait_the_limit_of_sailings_empties_only_the_island_at_hand() -> None:
    chart = f"Tonga@0,-1/0[rrr|||||];Tubuai@0,0/0[bbb|rr];{WEST}"
    t = table(chart, options=WAIT, sailings="29", now="sail:Tubuai")
    t.play("sail Tubuai.a 1", "land blue Tubuai.a", "land blue Tubuai.a", "land blue Tubuai.b")
    assert t.tile("Tubuai") == "Tubuai@0,0/0[bb|]"
    assert t.boats("Tonga.a") == "rrr"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T11.10", option="other_full_beaches=wait")
def test_where_beaches_wait_a_voyage_leaves_its_island_at_hand() -> None:
    t = table("Tonga@0,0/0[bbb|rrr||||]", options=WAIT, now="sail:Tonga").play("sail Tonga.a 0")
    assert t.now == "draw:voyage:Tonga:Tonga.0:0:bbb"
    t = at(t.position).play("draw Hawaii", *[f"land blue Hawaii.{beach}" for beach in "abc"])
    assert (t.turn, t.now) == ("red", "turn")


def test_a_position_where_beaches_wait_names_the_island_at_hand() -> None:
    with pytest.raises(InvalidText, match="now: the island at hand is missing"):
        table("Tonga@0,0/0[bbb|||||]", options=WAIT, now="sail")
    with pytest.raises(InvalidText, match="now: 'Tonga' has no place here"):
        table("Tonga@0,0/0[bbb|||||]", now="sail:Tonga")
    with pytest.raises(InvalidText, match="there is no legal move"):
        table("Tonga@0,0/0[bbb|||||];Hawaii@0,1/3[||]", options=WAIT, now="sail:Hawaii")


@shows("T11.10", "T9.1")
def test_a_re_entry_by_new_settlement_ends_the_turn_and_waiting_beaches_wait_on() -> None:
    t = table("Tonga@0,0/0[rrr|||||]", options=WAIT)
    t.play("settle", "draw Hawaii", "lay 1,0 0", "place Hawaii.a")
    assert t.boats("Tonga.a") == "rrr"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T11.10", "T9.1")
def test_a_re_entry_with_a_boat_lets_waiting_beaches_sail() -> None:
    t = table("Tonga@0,0/0[rrr|||||]", options=WAIT)
    t.play("reenter Tonga", "place Tonga.b")
    assert (t.turn, t.offers) == ("blue", ["sail Tonga.a 0"])


@shows("T11.10", "T3.2")
def test_boats_at_sea_do_not_save_from_re_entry() -> None:
    t = table("Tonga@0,0/0[r|||||]", sea="3,0")
    assert t.offers == ["reenter Tonga", "reenter Tonga x2", "settle"]
    t.refuses("expand Tonga", "T3.2")


@shows("T11.10", "T9.4")
def test_nor_do_they_save_from_looking_for_land() -> None:
    t = table(f"Tonga@0,-1/0[r|||||];Tubuai@0,0/0[bbr|];{WEST};{EAST}", sea="3,0", now="sail")
    assert t.play("remove Tubuai").now == "draw:refound"


# ---- T11.11


@shows("T11.11")
def test_a_tile_that_looks_alike_in_several_rotations_has_six_moves_on_a_cell() -> None:
    t = table("Tonga@0,0/0[r|||||]", now="lay:refound:P")
    here = [move for move in t.offers if move.startswith("lay 0,1 ")]
    assert here == [f"lay 0,1 {rotation}" for rotation in range(6)]
    for rotation in (0, 2):
        t = table("Tonga@0,0/0[r|||||]", now="lay:refound:P").play(f"lay 0,1 {rotation}")
        assert t.tile("P") == f"P@0,1/{rotation}"


@shows("T11.11", "T9.3")
def test_the_removal_of_an_enclosed_island_is_one_move() -> None:
    t = table(f"Tonga@0,-1/0[r|||||];Tubuai@0,0/0[bbb|rrr];{WEST};{EAST}", now="sail")
    assert t.offers == ["remove Tubuai"]


# ---- the fine print


@shows("T4.4", "T11.6")
def test_with_an_empty_supply_one_may_expand_where_nothing_fits_and_no_boat_is_taken() -> None:
    t = table(EMPTY_SUPPLY, options=WAIT)
    assert t.supply("blue") == 0
    t.play("expand Tubuai")
    assert t.kinds() == ["expanded"]
    assert t.tile("Tubuai") == "Tubuai@0,1/0[bbb|bbr]"
    assert (t.turn, t.now) == ("blue", "sail:Tubuai")


@shows("D1", "T4.4", "T4.3")
def test_a_boat_is_taken_only_if_it_can_then_be_placed() -> None:
    t = table(EMPTY_SUPPLY, options=f"{WAIT},relocate_from:any_island").play("expand Tubuai")
    assert t.offers == ["take Tubuai.a", "take Tubuai.b"]
    t.refuses("take Samoa.a", "T4.3")


@shows("D1", "T4.4")
def test_one_may_pass_exactly_with_an_empty_supply() -> None:
    t = table(EMPTY_SUPPLY)
    assert "pass" in t.offers
    assert t.play("pass").kinds() == ["passed_turn", "turn_ended"]
    assert t.turn == "red"
    t.refuses("pass", "T4.4")  # red has boats in supply
    table("Tonga@0,0/0[r|||||]").refuses("pass", "T3.2")  # blue re-enters


@shows("T11.3")
def test_a_sailing_that_turns_a_tile_is_not_itself_counted() -> None:
    t = table("Tonga@0,0/0[bbb|rrr||||]", sailings="12", now="sail")
    t.play("sail Tonga.a 0")
    assert t.field("sailings") == "13"
    t.play("draw A")  # fails
    assert (t.now, t.field("sailings")) == ("sail", "0")


@shows("D2", "T11.3")
def test_at_the_limit_all_full_beaches_are_emptied_at_once() -> None:
    t = table(f"Tonga@0,-1/0[rrr|||rrr||];Tubuai@0,0/0[bbb|];{WEST}", sailings="29", now="sail")
    t.play("sail Tubuai.a 1", "land blue Tubuai.a", "land blue Tubuai.a", "land blue Tubuai.b")
    assert t.tile("Tonga") == "Tonga@0,-1/0[|||||]"
    assert t.supply("red") == 15
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.1", option="royal_timing=on_landing")
def test_a_group_of_which_no_boat_finds_a_mooring_has_not_landed() -> None:
    chart = "Tonga@0,0/0[bbb|b||||];Tubuai@0,1/3[{}]"
    options = "royal_timing:on_landing"
    t = table(chart.format("brr|rrr"), options=options, now="sail").play("sail Tonga.a 0")
    assert t.event("sent_back")["rule"] == "T6.3"
    assert t.now == "sail"
    t = table(chart.format("brr|rr"), options=options, now="sail")
    t.play("sail Tonga.a 0", "land blue Tubuai.b")
    assert t.now == "crown:Tubuai"


@shows("T7.4", "T11.10")
def test_where_beaches_wait_a_group_that_is_turned_back_has_made_a_landing() -> None:
    chart = "Tonga@0,-1/0[rrr|||||];Muroroa@0,0/0[bb|{}|];Hawaii@-1,1/0[*r]"
    t = table(chart.format(""), founded="0,1", options=WAIT, now="sail:Muroroa")
    t.play("sail Muroroa.a 1", "land blue Muroroa.b", "land blue Muroroa.c")
    assert t.boats("Tonga.a") == "rrr"
    assert (t.turn, t.now) == ("red", "turn")
    t = table(chart.format("r"), founded="0,1", options=WAIT, now="sail:Muroroa")
    t.play("sail Muroroa.a 1", "land blue Muroroa.b", "land blue Muroroa.c")
    assert (t.turn, t.now, t.offers) == ("blue", "sail:Muroroa", ["sail Muroroa.b 2"])


@shows("T9.4")
def test_with_only_a_royal_island_left_one_looks_for_land_for_want_of_a_boat() -> None:
    t = table(
        f"Tubuai@0,0/0[bbr|];{WEST};Hawaii@1,-1/0[*b];Samoa@1,0/0[*r]",
        gone="Tonga",
        founded="1,1",
        now="sail",
    )
    assert t.play("remove Tubuai").now == "draw:refound"
    t.play("draw Oahu", "lay 0,0 0")
    assert t.tile("Hawaii") == "Hawaii@1,-1/0[*b]"
    assert (t.turn, t.now) == ("red", "turn")


@shows("D3", "T6.3")
def test_boats_not_yet_landed_when_every_mooring_is_taken_go_home_by_themselves() -> None:
    t = table("Tonga@0,0/0[brr|||||];Tubuai@0,1/3[bb|bb]", now="sail").play("sail Tonga.a 0")
    t.play("land blue Tubuai.a", "land red Tubuai.b")
    assert t.event("sent_back")["colour"] == "red"
    assert t.now == "sail"


@shows("D4", "T1.3")
def test_the_grid_of_cells_wraps_around() -> None:
    t = table("Tonga@16,0/0[r|||||]", now="lay:settle:Hawaii")
    assert "lay -16,0 0" in t.offers
    t.play("lay -16,0 0", "place Hawaii.a")
    t = table("Tonga@16,0/0[|||||bbb];Hawaii@-16,0/0[||]", now="sail").play("sail Tonga.f 5")
    assert t.now.startswith("land:Hawaii:")


@shows("D5", "T2.2")
def test_the_draw_for_the_first_seat_is_a_chance_move_before_set_up() -> None:
    t = new(3, first=None)
    assert (t.now, t.state.turn) == ("begin", CHANCE)
    assert t.offers == ["begin blue", "begin red", "begin green"]
    t.refuses("begin yellow", "T2.2")
    t.play("begin red")
    assert t.events == [{"kind": "begun", "colour": "red"}]
    assert (t.turn, t.now) == ("red", "setup")


@shows("D6", "T8.1", option="settlement_royal=removed")
def test_a_royal_island_given_up_is_an_ordinary_island_from_then_on() -> None:
    t = table("Tonga@0,0/0[b|||||];Hawaii@0,1/3[*b]", founded="1,0")
    t.play("settle", "draw Samoa", "lay 0,-1 0", "place Samoa.a")
    t.play("reenter Hawaii", "place Hawaii.a")
    t.play("expand Samoa", "place Samoa.b")
    assert "expand Hawaii" in t.offers
    t.play("found Hawaii")
    assert t.tile("Hawaii") == "Hawaii@0,1/3[*r]"
    assert (t.seat("blue", "foundings"), t.seat("red", "foundings")) == (1, 1)


@shows("D6", "T8.1", "T5.4", option="settlement_royal=removed")
def test_it_can_be_landed_on_too() -> None:
    t = table("Tonga@0,0/0[rr|b||||];Hawaii@0,1/3[*b]", founded="1,0")
    t.play("settle", "draw Samoa", "lay 0,-1 0", "place Samoa.a")
    t.play("expand Tonga", "place Tonga.a", "place Tonga.c", "sail Tonga.a 0")
    assert t.event("reached")["island"] == "Hawaii"

"""Closed routes, T9.3 to T9.6, with `refound_boat`; and endless chains, T11.3.

An island at 0,0 without rotation, with piers to the south-west (1), north-west (2), north-east (4)
and south-east (5). Two oceans on its west side make a way from pier 1 to pier 2 and back, two on
its east side one from pier 4 to pier 5:

               north 0,-1
    north-west -1,0    north-east 1,-1
               island 0,0
    south-west -1,1    south-east 1,0
"""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import Table, table
from vaka.core.game import CHANCE

WEST = "N@-1,0/0;P@-1,1/0"  # no numbers on the way
EAST = "O@1,-1/0;K@1,0/0"
NUMBERED_WEST = "J@-1,0/0;L@-1,1/0"  # 2 and 4
NUMBERED_EAST = "E@1,-1/0;H@1,0/0"  # 3 on one of them
EXPANDING = "enclosed_when:expanding"
BELOW = "J@-1,2/0;L@-1,3/0;E@1,1/0;H@1,2/0"  # all around an island at 0,2


def enclosed(tubuai: str, tonga: str = "b|||||", **fields: str) -> Table:
    """Tubuai enclosed, Tonga north of it; blue is to sail."""
    return table(
        f"Tonga@0,-1/0[{tonga}];Tubuai@0,0/0[{tubuai}];{WEST};{EAST}", **{"now": "sail", **fields}
    )


def half_closed(tubuai: str, tonga: str = "b|||||", **fields: str) -> Table:
    """Tubuai with ways back in the west only: beach a sails there, beach b to the open east."""
    return table(
        f"Tonga@0,-1/0[{tonga}];Tubuai@0,0/0[{tubuai}];{WEST}", **{"now": "sail", **fields}
    )


# ---- T9.3


@shows("T9.3")
def test_an_enclosed_island_leaves_the_game_and_all_its_boats_go_home() -> None:
    t = table(
        f"Tonga@0,-1/0[b|r||||];Tubuai@0,0/0[bbr|r];{WEST};{EAST};Rarotonga@0,1/0[r|b]", now="sail"
    )
    t.play("remove Tubuai")
    assert t.tile("Tubuai") is None
    assert t.tile("Rarotonga") == "Rarotonga@0,1/0[r|b]"
    assert t.field("gone") == "Tubuai"
    assert t.event("removed") == {"kind": "removed", "island": "Tubuai", "rule": "T9.3"}
    assert {event["rule"] for event in t.events if event["kind"] == "sent_back"} == {"T9.3"}
    assert (t.supply("blue"), t.supply("red")) == (13, 13)
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.3", "T5.3")
def test_its_cell_is_empty_again() -> None:
    t = enclosed("bbb|", tonga="bbb|||||").play("remove Tubuai", "sail Tonga.a 0", "draw Hawaii")
    assert t.tile("Hawaii") == "Hawaii@0,0/3[||]"


@shows("T9.3", "T11.11")
def test_removing_it_is_the_only_thing_to_do_and_one_move() -> None:
    t = enclosed("bbb|rrr")
    assert t.offers == ["remove Tubuai"]
    for pier in ("a 1", "a 2", "b 4", "b 5"):
        t.refuses(f"sail Tubuai.{pier}", "T9.3")


@shows("T9.3")
def test_an_enclosed_island_stays_as_long_as_none_of_its_beaches_would_sail() -> None:
    t = enclosed("bb|rr", tonga="bbb|||||")
    assert t.offers == ["sail Tonga.a 0"]
    t.refuses("remove Tubuai", "T9.3")


@shows("T9.3")
def test_an_island_with_one_open_pier_is_not_enclosed() -> None:
    t = table(
        f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[|bbb];{WEST};Samoa@1,0/0[*r]", founded="0,1", now="sail"
    )
    assert t.offers == ["sail Tubuai.b 4", "sail Tubuai.b 5"]
    t.refuses("remove Tubuai", "T9.3")


@shows("T9.3")
def test_a_way_to_another_island_is_not_a_way_back() -> None:
    t = table(
        f"Tonga@1,-1/0[b|||||];Tubuai@0,0/0[bbb|];{WEST};Samoa@1,0/0[*r]", founded="0,1", now="sail"
    )
    assert t.offers == ["sail Tubuai.a 1", "sail Tubuai.a 2"]


@shows("T9.3")
def test_ways_back_count_whatever_the_numbers_on_them() -> None:
    t = table(
        f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|];{NUMBERED_WEST};{NUMBERED_EAST}", now="sail"
    )
    assert t.offers == ["remove Tubuai"]


@shows("T9.3")
def test_a_royal_island_encloses_its_neighbour() -> None:
    t = table(
        f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|];{WEST};Hawaii@1,-1/0[*b];Samoa@1,0/0[*r]",
        founded="1,1",
        now="sail",
    )
    assert t.offers == ["remove Tubuai"]


@shows("T9.3")
def test_so_does_a_royal_island_across_an_ocean() -> None:
    # G leads straight on from Tubuai's north-east to Hawaii.
    chart = f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|];{WEST};Samoa@1,0/0[*r];G@1,-1/1"
    t = table(f"{chart};Hawaii@2,-2/0[*r]", founded="0,2", now="sail")
    assert t.offers == ["remove Tubuai"]
    t = table(f"{chart};Hawaii@2,-2/0[||]", founded="0,1", now="sail")
    assert t.offers == ["sail Tubuai.a 1", "sail Tubuai.a 2"]


@shows("T9.3")
def test_tonga_can_be_enclosed_too() -> None:
    t = table(
        "Tonga@0,0/0[bbb|r||||];Hawaii@0,1/0[*b];Samoa@-1,1/0[*b];Oahu@-1,0/0[*r];"
        "Nauru@0,-1/0[*r];Tahiti@1,-1/0[*g];Tuvalu@1,0/0[*g]",
        seats="blue,red,green",
        founded="2,2,2",
        now="sail",
    )
    assert t.offers == ["remove Tonga"]
    assert t.play("remove Tonga").field("gone") == "Tonga"


@shows("T9.3", option="enclosed_when=sailing")
def test_as_a_rule_an_enclosed_island_can_be_expanded() -> None:
    t = enclosed("b|r", now="turn").play("expand Tubuai", "place Tubuai.b")
    assert t.tile("Tubuai") == "Tubuai@0,0/0[b|br]"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.3", option="enclosed_when=expanding")
def test_an_enclosed_island_can_be_made_to_go_as_soon_as_somebody_expands_it() -> None:
    t = enclosed("b|r", now="turn", options=EXPANDING).play("expand Tubuai")
    assert t.kinds() == ["expanded", "removed", "sent_back", "sent_back", "turn_ended"]
    assert t.event("expanded")["boats"] == 0
    assert (t.field("gone"), t.supply("blue"), t.supply("red")) == ("Tubuai", 14, 15)
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.3", "T9.4", option="enclosed_when=expanding")
def test_who_loses_the_last_boat_by_that_looks_for_a_new_island() -> None:
    t = enclosed("b|r", tonga="r|||||", now="turn", options=EXPANDING).play("expand Tubuai")
    assert t.now == "draw:refound"


@shows("T9.3", "T3.3", option="enclosed_when=expanding")
def test_other_full_beaches_then_sail_or_wait() -> None:
    t = enclosed("b|", tonga="rrr|b||||", now="turn", options=EXPANDING).play("expand Tubuai")
    assert (t.turn, t.offers) == ("blue", ["sail Tonga.a 0"])
    options = f"other_full_beaches:wait,{EXPANDING}"
    t = enclosed("b|", tonga="rrr|b||||", now="turn", options=options).play("expand Tubuai")
    assert (t.turn, t.now, t.boats("Tonga.a")) == ("red", "turn", "rrr")


@shows("T9.3", "T4.1", "T4.4", option="enclosed_when=expanding")
def test_an_island_that_could_not_be_expanded_cannot_be_chosen() -> None:
    t = enclosed("|r", now="turn", options=EXPANDING)
    t.refuses("expand Tubuai", "T4.1")
    samoa = "Samoa@0,1/0[bbb|bbbb|bbbbb]"
    t = table(
        f"Tonga@0,-1/0[||||||];Tubuai@0,0/0[bb|];{WEST};{EAST};{samoa}".replace("||||||", "b|||||"),
        options=EXPANDING,
    )
    t.play("expand Tubuai")  # with an empty supply: no boat is lifted
    assert t.kinds()[:2] == ["expanded", "removed"]
    assert t.supply("blue") == 2


@shows("T9.3", "T9.1", option="enclosed_when=expanding")
def test_a_re_entry_is_no_expansion() -> None:
    t = enclosed("|r", tonga="r|||||", now="turn", options=EXPANDING)
    t.play("reenter Tubuai", "place Tubuai.a")
    assert t.tile("Tubuai") == "Tubuai@0,0/0[b|r]"


@shows("T9.3", option="enclosed_when=expanding")
def test_an_island_with_an_open_pier_is_expanded_as_usual() -> None:
    t = half_closed("b|", now="turn", options=EXPANDING).play("expand Tubuai", "place Tubuai.b")
    assert t.tile("Tubuai") == "Tubuai@0,0/0[b|b]"


# ---- T9.4


@shows("T9.4", "T8.2", option="refound_boat=none")
def test_who_has_lost_the_last_boat_by_a_removal_looks_for_a_new_island() -> None:
    t = enclosed("bbr|", tonga="r|||||").play("remove Tubuai")
    assert (t.now, t.state.turn) == ("draw:refound", CHANCE)
    t.play("draw C", "lay 0,0 2")  # an ocean: drawn and laid freely, then the next
    assert t.tile("C") == "C@0,0/2"
    assert t.now == "draw:refound"
    t.play("draw Hawaii")
    t.refuses("lay 0,0 0", "T8.2")
    t.refuses("lay 5,5 0", "T8.2")
    t.play("lay 0,-2 4")
    assert t.tile("Hawaii") == "Hawaii@0,-2/4[||]"
    assert t.supply("blue") == 15
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.4", "T8.3", option="refound_boat=one")
def test_a_boat_can_be_made_to_go_on_the_island_so_found() -> None:
    t = enclosed("bbr|", tonga="r|||||", options="refound_boat:one")
    t.play("remove Tubuai", "draw Hawaii", "lay 0,-2 4")
    assert t.offers == ["place Hawaii.a", "place Hawaii.b", "place Hawaii.c"]
    t.refuses("place Tonga.a", "T8.3")
    t.play("place Hawaii.b")
    assert t.boats("Hawaii.b") == "b"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.4")
def test_so_does_who_has_removed_the_last_island() -> None:
    t = table(f"Tubuai@0,0/0[bbr|];{WEST};{EAST}", gone="Tonga", now="sail")
    t.play("remove Tubuai")
    assert t.now == "draw:refound"
    t.play("draw Hawaii", "lay 0,0 0")
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.4")
def test_who_still_has_a_boat_does_not_look_for_an_island() -> None:
    t = enclosed("brr|", tonga="b|||||").play("remove Tubuai")  # what red has left is no matter
    assert t.kinds() == ["removed", "sent_back", "sent_back", "turn_ended"]
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.4")
def test_without_a_removal_nobody_looks_for_an_island() -> None:
    t = table("Tonga@0,0/0[bbb|r||||];A@0,1/0", now="sail").play("sail Tonga.a 0")
    assert t.seat("blue", "on_beaches") == 0
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.4")
def test_what_counts_are_the_boats_when_all_sailing_is_done() -> None:
    t = enclosed("bbr|", tonga="bbb|r||||").play("remove Tubuai", "sail Tonga.a 0", "draw Hawaii")
    t.play("land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert (t.turn, t.now) == ("red", "turn")
    t = enclosed("rrr|", tonga="bbb|r||||").play("remove Tubuai", "sail Tonga.a 0", "draw A")
    assert t.event("failed")["colours"] == 1
    assert t.now == "draw:refound"


@shows("T9.4")
def test_a_removal_of_an_earlier_turn_is_forgotten() -> None:
    t = enclosed("bbr|", tonga="b|br||||").play("remove Tubuai")
    t.play("expand Tonga", "place Tonga.b", "sail Tonga.b 1", "draw A")
    assert t.event("failed")["colours"] == 2
    assert t.seat("red", "on_beaches") == 0
    assert (t.turn, t.now) == ("blue", "turn")


@shows("T9.4", "T11.8")
def test_a_royal_boat_does_not_save_from_looking_for_an_island() -> None:
    t = table(
        f"Tonga@0,-1/0[r|||||];Tubuai@0,0/0[bbr|];{WEST};Hawaii@1,-1/0[*b];Samoa@1,0/0[*b]",
        founded="2,0",
        now="sail",
    )
    assert t.play("remove Tubuai").now == "draw:refound"


ALL_OTHER_ISLANDS = (
    "Muroroa,Nauru,Rarotonga,RapaNui,Tokelau,Tuamotu,HivaOa,Mangareva,Oahu,Tahiti,Tuvalu,Fidschi,"
    "Hawaii,Samoa"
)


@shows("T9.4", "T9.7")
def test_once_the_last_island_is_drawn_nobody_looks_for_one() -> None:
    t = enclosed("bbr|", tonga="r|||||", gone=ALL_OTHER_ISLANDS).play("remove Tubuai")
    assert t.now == "over:last_island"


# ---- T9.5


@shows("T9.5", "T9.3", "T9.4")
def test_several_enclosed_islands_go_one_after_the_other() -> None:
    t = table(
        f"Tonga@0,-1/0[r|||||];Tubuai@0,0/0[bbr|];Muroroa@0,2/0[bb|r|];{WEST};{EAST};{BELOW}",
        now="sail",
    )
    assert t.offers == ["remove Muroroa", "remove Tubuai"]
    t.play("remove Tubuai")
    assert t.tile("Muroroa") == "Muroroa@0,2/0[bb|r|]"
    assert t.offers == ["remove Muroroa"]
    t.play("remove Muroroa")
    assert t.field("gone") == "Muroroa,Tubuai"
    assert t.now == "draw:refound"  # once, for both


@shows("T9.5")
def test_an_enclosed_island_of_which_no_beach_is_full_stays() -> None:
    t = table(
        f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbr|];Muroroa@0,2/0[b|r|];{WEST};{EAST};{BELOW}",
        now="sail",
    )
    t.refuses("remove Muroroa", "T9.3")
    t.play("remove Tubuai")
    assert t.tile("Muroroa") == "Muroroa@0,2/0[b|r|]"
    assert (t.turn, t.now) == ("red", "turn")


# ---- T9.6


@shows("T9.6")
def test_a_pier_that_leads_back_is_not_used_while_a_full_beach_there_has_an_open_one() -> None:
    t = half_closed("bbb|rrr")
    assert t.offers == ["sail Tubuai.b 4", "sail Tubuai.b 5"]
    t.refuses("sail Tubuai.a 1", "T9.6")
    t.refuses("sail Tubuai.a 2", "T9.6")


@shows("T9.6")
def test_a_pier_that_leads_back_is_used_where_no_full_beach_has_an_open_one() -> None:
    t = half_closed("bbb|rr")
    assert t.offers == ["sail Tubuai.a 1", "sail Tubuai.a 2"]
    t.play("sail Tubuai.a 1")
    assert t.kinds() == ["sailed", "passed_route", "passed_route", "reached"]
    assert t.now == "land:Tubuai:1:bbb:0,0:-"


@shows("T9.6")
def test_open_piers_of_other_islands_do_not_matter() -> None:
    t = half_closed("bbb|", tonga="rrr|||||")
    assert t.offers == ["sail Tonga.a 0", "sail Tubuai.a 1", "sail Tubuai.a 2"]


@shows("T9.6")
def test_once_the_open_beach_has_sailed_the_other_may_go_round() -> None:
    t = half_closed("bbb|rrr").play("sail Tubuai.b 4", "draw A")  # fails
    assert t.offers == ["sail Tubuai.a 1", "sail Tubuai.a 2"]


@shows("T9.6", "T7.4")
def test_a_pier_that_leads_to_a_royal_island_is_open() -> None:
    t = table(
        "Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|];Hawaii@-1,1/0[*r]", founded="0,1", now="sail"
    )
    assert t.offers == ["sail Tubuai.a 1", "sail Tubuai.a 2"]
    t.play("sail Tubuai.a 1")
    assert t.event("turned_back")["island"] == "Hawaii"
    assert t.now == "land:Tubuai:0:bbb:0,0:-"


@shows("T9.6")
def test_so_it_bars_the_piers_that_lead_straight_back() -> None:
    t = table(
        f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|rrr];{WEST};Samoa@1,0/0[*r];Oahu@1,-1/0[*r]",
        founded="0,2",
        now="sail",
    )
    assert t.offers == ["remove Tubuai"]  # T9.3 goes first: no pier leads anywhere else
    t = table(
        f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|rrr];{WEST};Samoa@1,0/0[*r]",
        founded="0,1",
        now="sail",
    )
    assert t.offers == ["sail Tubuai.b 4", "sail Tubuai.b 5"]
    t.refuses("sail Tubuai.a 1", "T9.6")
    t.refuses("sail Tubuai.a 2", "T9.6")


@shows("T9.6", option="closed_way=forbidden")
def test_a_royal_island_alone_bars_them_too() -> None:
    # Beach b of Muroroa has one pier, to Samoa; a and c go round, and beach b is full as well.
    chart = "Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|rrr];N@-1,0/0;P@-1,1/0;Samoa@1,-1/0[*r]"
    t = table(chart, founded="0,1", now="sail")
    assert t.offers == ["sail Tubuai.b 4", "sail Tubuai.b 5"]


@shows("T9.6", option="closed_way=allowed")
def test_a_pier_that_leads_back_can_be_left_open() -> None:
    t = half_closed("bbb|rrr", options="closed_way:allowed")
    assert t.offers == [f"sail Tubuai.{pier}" for pier in ("a 1", "a 2", "b 4", "b 5")]
    t.play("sail Tubuai.a 1")
    assert t.kinds() == ["sailed", "passed_route", "passed_route", "reached"]
    assert t.now == "land:Tubuai:1:bbb:0,0:-"  # a landing like any other, not a turning back


@shows("T9.6", "T5.7", option="closed_way=allowed")
def test_the_numbers_on_the_way_back_are_checked() -> None:
    chart = f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|rrr];{NUMBERED_WEST}"
    t = table(chart, options="closed_way:allowed", now="sail").play("sail Tubuai.a 1")
    assert t.event("failed")["rule"] == "T5.7"


@shows("T9.6", "T11.3", option="closed_way=allowed")
def test_the_limit_of_sailings_ends_what_goes_round_for_ever() -> None:
    t = half_closed("bbb|rr", options="closed_way:allowed", sailings="29").play("sail Tubuai.a 1")
    t.play("land blue Tubuai.a", "land blue Tubuai.a", "land blue Tubuai.b")
    assert {event["rule"] for event in t.events if event["kind"] == "sent_back"} == {"T11.3"}


@shows("T9.6", "T9.3", "T11.10", option="closed_way=allowed")
def test_an_enclosed_island_goes_all_the_same() -> None:
    t = enclosed("bbb|rrr", options="closed_way:allowed")
    assert t.offers == ["remove Tubuai"]


@shows("T9.6")
def test_a_pier_that_leads_back_is_refused_whatever_the_numbers_on_the_way() -> None:
    t = table(f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|rrr];{NUMBERED_WEST}", now="sail")
    t.refuses("sail Tubuai.a 1", "T9.6")


@shows("T9.6")
def test_a_way_back_through_another_island_is_open() -> None:
    # Hawaii's pier 4 faces Tubuai: who lands on Hawaii may sail back.
    t = table("Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|rrr];Hawaii@-1,1/0[||]", now="sail")
    assert "sail Tubuai.a 1" in t.offers
    t.play("sail Tubuai.a 1")
    assert t.now.startswith("land:Hawaii:")


# ---- T11.3, T11.10


@shows("T11.3")
def test_after_thirty_sailings_without_a_new_tile_full_beaches_go_home() -> None:
    t = half_closed("bbb|rr", sailings="29")
    t.play("sail Tubuai.a 1", "land blue Tubuai.a", "land blue Tubuai.a", "land blue Tubuai.b")
    assert {event["rule"] for event in t.events if event["kind"] == "sent_back"} == {"T11.3"}
    assert t.tile("Tubuai") == "Tubuai@0,0/0[bb|]"
    assert (t.supply("blue"), t.supply("red")) == (12, 15)
    assert (t.turn, t.now, t.field("sailings")) == ("red", "turn", "0")


@shows("T11.3")
def test_after_twenty_nine_they_still_sail() -> None:
    t = half_closed("bbb|rr", sailings="28")
    t.play("sail Tubuai.a 1", "land blue Tubuai.a", "land blue Tubuai.a", "land blue Tubuai.b")
    assert (t.turn, t.field("sailings")) == ("blue", "29")
    assert t.offers == ["sail Tubuai.b 4", "sail Tubuai.b 5"]


@shows("T11.3")
def test_a_beach_that_the_thirtieth_group_fills_goes_home_too() -> None:
    for sailings, boats, turn in (("29", "br", "blue"), ("30", "", "red")):
        t = table(
            "Tonga@0,0/0[|||||];Hawaii@0,1/3[b|b|r]",
            sailings=sailings,
            now="land:Hawaii:0:b:1,1,0:bb",
        )
        t.play("land blue Hawaii.c")
        assert (t.boats("Hawaii.c"), t.turn) == (boats, turn)


@shows("T11.3")
def test_a_new_tile_starts_the_count_again() -> None:
    t = table("Tonga@0,0/0[bbb|rrr||||]", sailings="29", now="sail")
    t.play("sail Tonga.a 0", "draw Hawaii")
    t.play("land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert (t.offers, t.field("sailings")) == (["sail Tonga.b 1"], "0")


@shows("T11.3")
def test_a_removal_does_not_start_the_count_again() -> None:
    t = enclosed("rrr|", tonga="bbb|bbb||||", sailings="29").play("remove Tubuai")
    assert t.field("sailings") == "29"
    t = table(
        f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|rr];Muroroa@0,2/0[rr||];{WEST};{BELOW}",
        sailings="29",
        now="sail",
    )
    t.play("remove Muroroa", "sail Tubuai.a 1")
    t.play("land blue Tubuai.a", "land blue Tubuai.a", "land blue Tubuai.b")
    assert t.tile("Tubuai") == "Tubuai@0,0/0[bb|]"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T11.10", "T11.3", "T9.3")
def test_the_limit_of_sailings_goes_before_the_removal_of_an_enclosed_island() -> None:
    t = table(
        f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|];Muroroa@0,2/0[rr|b|];{WEST};{BELOW}",
        sailings="29",
        now="sail",
    )
    t.play("sail Tubuai.a 1", "land blue Tubuai.a", "land blue Tubuai.a", "land blue Tubuai.b")
    assert t.tile("Muroroa") == "Muroroa@0,2/0[|b|]"
    assert t.supply("red") == 15
    assert (t.turn, t.now) == ("red", "turn")


@shows("T11.10", "T9.3", "T9.6")
def test_enclosure_goes_before_the_choice_of_piers_and_that_before_sailing() -> None:
    enclosed("bbb|rrr").refuses("sail Tubuai.a 1", "T9.3")
    half_closed("bbb|rrr").refuses("sail Tubuai.a 1", "T9.6")
    half_closed("bb|rrr").refuses("sail Tubuai.a 1", "T5.1")

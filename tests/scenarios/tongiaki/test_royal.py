"""Chapter 7, royal islands, with `royal_timing`."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import Table, table

ON_LANDING = "royal_timing:on_landing"

# ---- T7.1, instead of a turn


@shows("T7.1", option="royal_timing=instead_of_turn")
def test_a_founding_leaves_one_boat_on_the_statue_and_is_the_whole_turn() -> None:
    t = table("Tonga@0,0/0[r|||||];Hawaii@0,1/3[bb|b|]")
    t.play("found Hawaii")
    assert t.tile("Hawaii") == "Hawaii@0,1/3[*b]"
    assert t.event("founded") == {"kind": "founded", "colour": "blue", "island": "Hawaii"}
    assert {event["rule"] for event in t.events if event["kind"] == "sent_back"} == {"T7.1"}
    assert t.supply("blue") == 14
    assert t.seat("blue", "on_beaches") == 0
    assert t.seat("blue", "foundings") == 1
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.1")
def test_one_boat_is_enough_to_found() -> None:
    t = table("Tonga@0,0/0[r|||||];Hawaii@0,1/3[||b]").play("found Hawaii")
    assert t.tile("Hawaii") == "Hawaii@0,1/3[*b]"
    assert t.kinds() == ["founded", "turn_ended"]
    assert t.supply("blue") == 14


@shows("T7.1")
def test_only_islands_with_ones_own_boats_alone_can_be_founded() -> None:
    t = table("Tonga@0,0/0[b|||||];Hawaii@0,1/3[b|r|];Samoa@0,-1/0[r||];Oahu@1,0/0[b||]")
    assert [move for move in t.offers if move.startswith("found")] == ["found Oahu"]
    t.refuses("found Hawaii", "T7.1")  # red lies there too
    t.refuses("found Samoa", "T7.1")  # only red lies there
    t.refuses("found Nauru", "T7.1")  # it is still in the pile


@shows("T7.1", "T3.2")
def test_without_a_boat_on_a_beach_there_is_nothing_to_found() -> None:
    t = table("Tonga@0,0/0[r|||||];Hawaii@0,1/3[*b]", founded="1,0")
    t.refuses("found Hawaii", "T3.2")


@shows("T7.1")
def test_nothing_sails_in_a_turn_that_founds() -> None:
    t = table(
        "Tonga@0,0/0[rrr|||||];Hawaii@0,1/3[bbb|b|]",
        options="other_full_beaches:wait",
    )
    t.play("found Hawaii")
    assert t.boats("Tonga.a") == "rrr"
    assert t.supply("blue") == 14  # those of the full beach of Hawaii are home as well
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.1", option="royal_timing=instead_of_turn")
def test_a_landing_alone_offers_no_founding() -> None:
    t = table("Tonga@0,0/0[bbb|||||];Hawaii@0,1/3[||]", now="sail")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert "turn_ended" in t.kinds()
    assert (t.turn, t.now) == ("red", "turn")


# ---- T7.2


@shows("T7.2")
def test_tonga_never_becomes_royal() -> None:
    t = table("Tonga@0,0/0[bb|||||]")
    assert "found Tonga" not in t.offers
    t.refuses("found Tonga", "T7.2")


@shows("T7.2")
def test_a_player_founds_twice_but_not_a_third_time() -> None:
    chart = "Tonga@0,0/0[r|||||];Hawaii@0,1/3[b||]"
    t = table(chart, founded="1,2")  # what red founded is no matter
    assert "found Hawaii" in t.offers
    t.play("found Hawaii")
    assert t.seat("blue", "foundings") == 2
    t = table(chart, founded="2,0")
    assert "found Hawaii" not in t.offers
    t.refuses("found Hawaii", "T7.2")


@shows("T7.2", "T11.12", option="two_colours=each")
def test_each_colour_of_a_player_founds_twice() -> None:
    t = table(
        "Tonga@0,0/0[r|||||];Hawaii@0,1/3[b||];Samoa@0,-1/0[g||]",
        seats="blue,red,green,yellow",
        options="two_colours:each",
        founded="2,0,0,0",
        turn="blue",
    )
    t.refuses("found Hawaii", "T7.2")
    t = table(
        "Tonga@0,0/0[r|||||];Hawaii@0,1/3[b||];Samoa@0,-1/0[g||]",
        seats="blue,red,green,yellow",
        options="two_colours:each",
        founded="2,0,0,0",
        turn="green",
    )
    assert t.play("found Samoa").tile("Samoa") == "Samoa@0,-1/0[*g]"


@shows("T7.1", "T11.12", option="two_colours=each")
def test_the_other_colour_of_a_player_is_in_the_way_of_a_founding() -> None:
    t = table(
        "Tonga@0,0/0[r|||||];Hawaii@0,1/3[b|g|]",
        seats="blue,red,green,yellow",
        options="two_colours:each",
    )
    t.refuses("found Hawaii", "T7.1")


# ---- T7.3

ROYAL_HAWAII = "Tonga@0,0/0[b|r||||];Hawaii@0,1/3[*b]"


@shows("T7.3")
def test_nobody_expands_a_royal_island_not_even_its_owner() -> None:
    for colour in ("blue", "red"):
        t = table(ROYAL_HAWAII, founded="1,0", turn=colour)
        assert "expand Hawaii" not in t.offers
        t.refuses("expand Hawaii", "T4.1")
        t.refuses("found Hawaii", "T7.1")


@shows("T7.3", "T9.1")
def test_nobody_re_enters_on_a_royal_island() -> None:
    for colour, boats in (("blue", "r"), ("red", "b")):
        t = table(
            f"Tonga@0,0/0[{boats}|||||];Hawaii@0,1/3[*b]",
            founded="1,0",
            turn=colour,
        )
        t.refuses("reenter Hawaii", "T9.1")


@shows("T7.3", "T7.4")
def test_nobody_lands_on_a_royal_island_not_even_its_owner() -> None:
    for boats in ("bbb", "rrr"):
        t = table(
            f"Tonga@0,0/0[{boats}|||||];Hawaii@0,1/3[*b]",
            founded="1,0",
            now="sail",
        )
        t.play("sail Tonga.a 0")
        assert t.event("reached")["island"] == "Tonga"
        assert t.now == f"land:Tonga:0:{boats}:0,0,0,0,0,0:-"
        t.refuses("land blue Hawaii.a", "T5.4")


@shows("T7.3", "T9.8")
def test_a_royal_island_scores_for_its_owner_only() -> None:
    seats = table(ROYAL_HAWAII, founded="1,0").score["seats"]
    assert seats["blue"]["islands"] == {"Tonga": 0, "Hawaii": 5}
    assert seats["red"]["islands"] == {"Tonga": 0}


# ---- T7.4


@shows("T7.4")
def test_a_group_that_reaches_a_royal_island_is_landed_where_it_came_from() -> None:
    t = table("Tonga@0,0/0[brr|||||];Hawaii@0,1/3[*b]", founded="1,0", now="sail")
    t.play("sail Tonga.a 0")
    assert t.event("turned_back") == {
        "kind": "turned_back",
        "island": "Hawaii",
        "home": "Tonga",
        "rule": "T7.4",
    }
    t.play("land blue Tonga.a", "land red Tonga.b", "land red Tonga.f")
    assert t.tile("Tonga") == "Tonga@0,0/0[b|r||||r]"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.4")
def test_the_way_back_is_not_checked_for_colours() -> None:
    # O asks for two colours from its north to its north-west, and Hawaii lies there.
    chart = "Tonga@0,0/0[{}|||||];O@0,1/0;Hawaii@-1,1/0[*r]"
    t = table(chart.format("bbr"), founded="0,1", now="sail").play("sail Tonga.a 0")
    assert t.kinds() == ["sailed", "passed_route", "turned_back", "reached"]
    assert t.event("passed_route")["number"] == 2  # checked once, on the way out
    t = table(chart.format("bbb"), founded="0,1", now="sail").play("sail Tonga.a 0")
    assert t.event("failed")["rule"] == "T5.7"
    assert t.supply("blue") == 15


@shows("T7.4", "T6.4")
def test_a_group_that_is_turned_back_can_fill_beaches_again() -> None:
    t = table(
        "Tonga@0,-1/0[|||||];Muroroa@0,0/0[bb|r|];Hawaii@-1,1/0[*r]",
        founded="0,1",
        now="sail",
    )
    t.play("sail Muroroa.a 1", "land blue Muroroa.b", "land blue Muroroa.c")
    assert t.boats("Muroroa.b") == "br"
    assert (t.turn, t.offers) == ("blue", ["sail Muroroa.b 2"])


@shows("T7.3", "T7.4")
def test_an_island_that_is_not_royal_turns_nobody_back() -> None:
    t = table("Tonga@0,0/0[bbb|||||];Hawaii@0,1/3[r|r|r]", now="sail").play("sail Tonga.a 0")
    assert t.event("reached")["island"] == "Hawaii"
    assert "turned_back" not in t.kinds()


# ---- royal_timing=on_landing


def landing_on_hawaii(tonga: str, hawaii: str, **fields: str) -> Table:
    """Blue's turn: the group of Tonga.a is about to sail to Hawaii."""
    return table(
        f"Tonga@0,0/0[{tonga}];Hawaii@0,1/3[{hawaii}]", options=ON_LANDING, now="sail", **fields
    )


@shows("T7.1", option="royal_timing=on_landing")
def test_who_has_landed_alone_may_found_and_all_other_boats_go_home() -> None:
    t = landing_on_hawaii("bbb|||||", "b|rr|")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert t.now == "crown:Hawaii"
    assert t.offers == ["found Hawaii", "waive"]
    t.refuses("found Tonga", "T7.1")
    t.play("found Hawaii")
    assert t.tile("Hawaii") == "Hawaii@0,1/3[*b]"
    assert (t.supply("blue"), t.supply("red")) == (14, 15)
    assert t.seat("blue", "foundings") == 1
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.1", "T6.4", option="royal_timing=on_landing")
def test_a_founding_goes_before_the_beaches_that_the_landing_filled() -> None:
    t = landing_on_hawaii("bbb|||||", "||r")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert t.now == "crown:Hawaii"
    t.is_not_the_time_for("sail Hawaii.c 4")
    t.play("found Hawaii")
    assert t.tile("Hawaii") == "Hawaii@0,1/3[*b]"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.1", "T6.4", option="royal_timing=on_landing")
def test_who_waives_the_founding_sails_on() -> None:
    t = landing_on_hawaii("bbb|||||", "||r")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    t.play("waive")
    assert t.event("waived") == {"kind": "waived", "colour": "blue", "island": "Hawaii"}
    assert t.tile("Hawaii") == "Hawaii@0,1/3[b|b|br]"
    assert (t.turn, t.offers) == ("blue", ["sail Hawaii.c 4", "sail Hawaii.c 5"])


@shows("T7.1", option="royal_timing=on_landing")
def test_who_waives_the_founding_with_no_beach_full_ends_the_turn() -> None:
    t = landing_on_hawaii("bbb|||||", "||")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    t.play("waive")
    assert t.kinds() == ["waived", "turn_ended"]
    assert t.tile("Hawaii") == "Hawaii@0,1/3[b|b|b]"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.1", option="royal_timing=on_landing")
def test_a_group_that_holds_another_colour_founds_nothing() -> None:
    for group in ("bbr", "rrr"):
        t = landing_on_hawaii(f"{group}|||||", "||").play("sail Tonga.a 0")
        while t.now.startswith("land"):
            t.play(t.offers[0])
        assert (t.turn, t.now) == ("red", "turn")


@shows("T7.1", option="royal_timing=on_landing")
def test_there_is_no_founding_instead_of_a_turn() -> None:
    t = table("Tonga@0,0/0[r|||||];Hawaii@0,1/3[b||]", options=ON_LANDING)
    assert t.offers == ["expand Hawaii", "settle"]
    t.refuses("found Hawaii", "T7.1")


@shows("T7.1", "T7.4", option="royal_timing=on_landing")
def test_a_group_that_was_turned_back_founds_nothing() -> None:
    t = table(
        "Tonga@0,-1/0[|||||];Muroroa@0,0/0[bb||];Hawaii@-1,1/0[*r]",
        founded="0,1",
        options=ON_LANDING,
        now="sail",
    )
    t.play("sail Muroroa.a 1", "land blue Muroroa.b", "land blue Muroroa.c")
    assert t.tile("Muroroa") == "Muroroa@0,0/0[|b|b]"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.1", "T7.4", option="royal_timing=on_landing")
def test_but_the_next_group_of_that_turn_may_found() -> None:
    t = table(
        "Tonga@0,-1/0[|||||];Muroroa@0,0/0[bb|b|];Hawaii@-1,1/0[*r]",
        founded="0,1",
        options=ON_LANDING,
        now="sail",
    )
    t.play("sail Muroroa.a 1", "land blue Muroroa.b", "land blue Muroroa.c")
    t.play("sail Muroroa.b 2", "draw Samoa", "land blue Samoa.a", "land blue Samoa.b")
    assert t.offers == ["found Samoa", "waive"]


@shows("T7.1", "T9.1", option="royal_timing=on_landing")
def test_who_re_enters_founds_nothing() -> None:
    t = table("Tonga@0,0/0[r|||||];Hawaii@0,1/3[||]", options=ON_LANDING)
    t.play("reenter Hawaii", "place Hawaii.a")
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.2", option="royal_timing=on_landing")
def test_landing_on_tonga_founds_nothing() -> None:
    t = table("Tonga@0,0/0[|||||];Muroroa@0,1/2[bb||]", options=ON_LANDING, now="sail")
    t.play("sail Muroroa.a 1", "land blue Tonga.a", "land blue Tonga.b")
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.2", option="royal_timing=on_landing")
def test_landing_founds_twice_but_not_a_third_time() -> None:
    landing = ("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    t = landing_on_hawaii("bbb|||||", "||", founded="1,0").play(*landing)
    assert t.offers == ["found Hawaii", "waive"]
    t = landing_on_hawaii("bbb|||||", "||", founded="2,0").play(*landing)
    assert (t.turn, t.now) == ("red", "turn")


@shows("T7.1", "T11.10", option="royal_timing=on_landing")
def test_beaches_left_full_by_a_founding_wait_for_the_next_boats_placed() -> None:
    t = landing_on_hawaii("bbb|rrr|rb|||", "||")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    t.play("found Hawaii")
    assert t.boats("Tonga.b") == "rrr"
    assert (t.turn, t.now) == ("red", "turn")
    t.play("expand Tonga", "place Tonga.a", "place Tonga.c", "place Tonga.d", "place Tonga.e")
    assert t.offers == ["sail Tonga.b 1", "sail Tonga.c 2"]


@shows("T7.1", "T9.4", "T11.8", "T11.10", option="royal_timing=on_landing")
def test_a_founding_after_a_removal_still_makes_one_look_for_land() -> None:
    t = landing_on_hawaii("bbb|||||", "||", removal="1")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    t.play("found Hawaii")
    assert t.kinds() == ["founded", "sent_back", "sent_back"]
    assert t.now == "draw:refound"

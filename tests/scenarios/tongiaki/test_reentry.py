"""Re-entry, T9.1, with `reentry_boat`, T11.1, T11.7 and T11.8; and too few boats, T9.2."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import table

# Blue, to move, has no boat on a beach.
NO_BOAT = "Tonga@0,0/0[r|||||];Hawaii@0,1/3[|r|];Samoa@0,-1/0[*r]"
RED_FOUNDED = "0,1"

# ---- T9.1


@shows("T9.1", "T3.2", option="reentry_boat=any_island")
def test_who_has_no_boat_on_the_map_re_enters_and_does_nothing_else() -> None:
    t = table(NO_BOAT, founded=RED_FOUNDED)
    assert t.offers == ["reenter Tonga", "reenter Hawaii", "reenter Tonga x2", "settle"]
    t.refuses("expand Tonga", "T3.2")
    t.refuses("found Hawaii", "T3.2")
    t.refuses("pass", "T3.2")


@shows("T9.1", "T3.2")
def test_who_has_a_boat_on_the_map_does_not_re_enter() -> None:
    t = table("Tonga@0,0/0[b|||||]")
    t.refuses("reenter Tonga", "T3.2")
    t.refuses("reenter Tonga x2", "T3.2")


@shows("T9.1")
def test_two_boats_on_tonga() -> None:
    t = table(NO_BOAT, founded=RED_FOUNDED)
    t.play("reenter Tonga x2", "place Tonga.b", "place Tonga.d")
    assert t.kinds() == ["reentered", "placed", "placed", "turn_ended"]
    assert t.tile("Tonga") == "Tonga@0,0/0[r|b||b||]"
    assert t.supply("blue") == 13
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.1", option="reentry_boat=any_island")
def test_or_one_boat_on_any_island_tonga_included() -> None:
    for island in ("Tonga", "Hawaii"):
        t = table(NO_BOAT, founded=RED_FOUNDED)
        t.play(f"reenter {island}", f"place {island}.c")
        event = {"kind": "reentered", "colour": "blue", "island": island, "boats": 1}
        assert t.event("reentered") == event
        assert t.boats(f"{island}.c") == "b"
        assert t.supply("blue") == 14
        assert (t.turn, t.now) == ("red", "turn")


@shows("T9.1")
def test_but_not_on_a_royal_island_or_one_that_is_not_on_the_map() -> None:
    t = table(NO_BOAT, founded=RED_FOUNDED)
    t.refuses("reenter Samoa", "T9.1")
    t.refuses("reenter Oahu", "T9.1")


@shows("T9.1")
def test_the_boats_go_anywhere_on_the_island_whatever_was_placed_before() -> None:
    t = table("Tonga@0,0/0[b|||||]").play("expand Tonga", "place Tonga.f")
    t.play("reenter Tonga x2", "place Tonga.a", "place Tonga.b")
    assert t.tile("Tonga") == "Tonga@0,0/0[br|r||||b]"


@shows("T9.1")
def test_or_a_new_settlement() -> None:
    t = table(NO_BOAT, founded=RED_FOUNDED)
    t.play("settle", "draw Oahu", "lay 1,0 0", "place Oahu.b")
    assert t.boats("Oahu.b") == "b"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.1")
def test_the_boats_go_on_free_moorings_of_the_island_chosen() -> None:
    t = table("Tonga@0,0/0[r|||||];Tubuai@0,1/0[rrr|]", options="other_full_beaches:wait")
    t.play("reenter Tubuai")
    assert t.offers == ["place Tubuai.b"]
    t.refuses("place Tubuai.a", "T9.1")  # full
    t.refuses("place Tonga.a", "T9.1")


@shows("T9.1")
def test_one_does_not_re_enter_on_an_island_without_a_free_mooring() -> None:
    t = table("Tonga@0,0/0[r|||||];Tubuai@0,1/0[rrr|rrr]", options="other_full_beaches:wait")
    t.refuses("reenter Tubuai", "T9.1")


@shows("T9.1", "T3.3")
def test_a_beach_that_a_re_entry_fills_sails() -> None:
    t = table("Tonga@0,0/0[rr|||||]")
    t.play("reenter Tonga", "place Tonga.a")
    assert (t.turn, t.offers) == ("blue", ["sail Tonga.a 0"])


@shows("T9.1", "T3.3")
def test_full_beaches_sail_only_once_both_boats_are_placed() -> None:
    t = table("Tonga@0,0/0[rr|||||]")
    t.play("reenter Tonga x2", "place Tonga.a")
    assert t.now == "place:pair:Tonga:1:a"
    t.play("place Tonga.f")
    assert t.offers == ["sail Tonga.a 0"]


# ---- reentry_boat


@shows("T9.1", option="reentry_boat=not_tonga")
def test_the_one_boat_can_be_barred_from_tonga() -> None:
    t = table(NO_BOAT, founded=RED_FOUNDED, options="reentry_boat:not_tonga")
    assert t.offers == ["reenter Hawaii", "reenter Tonga x2", "settle"]
    t.refuses("reenter Tonga", "T9.1")


@shows("T9.1", option="reentry_boat=new_settlement")
def test_the_one_boat_can_be_left_to_a_new_settlement() -> None:
    t = table(NO_BOAT, founded=RED_FOUNDED, options="reentry_boat:new_settlement")
    assert t.offers == ["reenter Tonga x2", "settle"]
    t.refuses("reenter Tonga", "T9.1")
    t.refuses("reenter Hawaii", "T9.1")


# ---- reentry_settlement

LAST_RESORT = "reentry_settlement:last_resort"


@shows("T9.1", option="reentry_settlement=always")
def test_as_a_rule_a_new_settlement_is_always_a_choice() -> None:
    assert "settle" in table(NO_BOAT, founded=RED_FOUNDED).offers


@shows("T9.1", option="reentry_settlement=last_resort")
def test_a_new_settlement_can_be_made_the_last_resort() -> None:
    t = table(NO_BOAT, founded=RED_FOUNDED, options=LAST_RESORT)
    assert t.offers == ["reenter Tonga", "reenter Hawaii", "reenter Tonga x2"]
    t.refuses("settle", "T9.1")


@shows("T9.1", option="reentry_settlement=last_resort")
def test_it_is_a_choice_where_nothing_else_is_possible() -> None:
    t = table("C@0,0/0;Samoa@0,-1/0[*r]", gone="Tonga", founded=RED_FOUNDED, options=LAST_RESORT)
    assert t.offers == ["settle"]


@shows("T9.1", option="reentry_settlement=last_resort")
def test_one_island_with_a_free_mooring_is_enough_to_bar_it() -> None:
    full = "Tonga@0,0/0[rrr|rrr|rrr|rrr|ggg|{}]"
    fields = {"seats": "blue,red,green", "options": f"other_full_beaches:wait,{LAST_RESORT}"}
    assert table(full.format("gg"), **fields).offers == ["reenter Tonga"]
    assert table(full.format("ggg"), **fields).offers == ["settle"]


@shows("T9.1", option="reentry_settlement=last_resort")
def test_where_one_boat_needs_a_settlement_two_on_tonga_go_first() -> None:
    options = f"{LAST_RESORT},reentry_boat:new_settlement"
    t = table(NO_BOAT, founded=RED_FOUNDED, options=options)
    assert t.offers == ["reenter Tonga x2"]
    t.refuses("settle", "T9.1")
    t = table("Hawaii@0,1/3[|r|];C@0,0/0", gone="Tonga", options=options)
    assert t.offers == ["settle"]


@shows("T9.1", "T8.1", option="reentry_settlement=last_resort")
def test_who_does_not_re_enter_settles_at_will() -> None:
    assert "settle" in table("Tonga@0,0/0[b|r||||]", options=LAST_RESORT).offers


# ---- T9.2


@shows("T9.2", "T4.2")
def test_with_too_few_boats_in_supply_one_places_what_one_has() -> None:
    t = table("Tonga@0,0/0[b|b|b|b|b|];Samoa@0,1/0[bb|bbb|bbbb]")
    assert t.supply("blue") == 1
    t.play("expand Tonga")
    assert t.event("expanded")["boats"] == 1
    t.play("place Tonga.f")
    assert t.supply("blue") == 0
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.2", "T4.2")
def test_with_enough_boats_in_supply_one_places_them_all() -> None:
    t = table("Tonga@0,0/0[b|b|b|b||];Samoa@0,1/0[bb|bb|bb]")
    t.play("expand Tonga")
    assert t.event("expanded")["boats"] == 4


# ---- T11.1


@shows("T11.1", "T9.1")
def test_the_two_boats_may_share_a_beach() -> None:
    t = table(NO_BOAT, founded=RED_FOUNDED).play("reenter Tonga x2", "place Tonga.b")
    assert t.offers == [f"place Tonga.{beach}" for beach in "bcdef"]
    t.play("place Tonga.b")
    assert t.boats("Tonga.b") == "bb"
    assert (t.turn, t.now) == ("red", "turn")


@shows("T11.1", "T9.1")
def test_the_two_boats_may_share_a_beach_but_not_a_mooring() -> None:
    t = table("Tonga@0,0/0[rr|||||]").play("reenter Tonga x2", "place Tonga.a")
    t.refuses("place Tonga.a", "T9.1")


@shows("T11.1")
def test_two_boats_need_two_free_moorings_on_tonga() -> None:
    chart = "Tonga@0,0/0[rrr|rrr|rrr|rrr|{}|{}]"
    fields = {"seats": "blue,red,green", "options": "other_full_beaches:wait"}
    t = table(chart.format("ggg", "gg"), **fields)
    assert t.offers == ["reenter Tonga", "settle"]
    t.refuses("reenter Tonga x2", "T11.1")
    t = table(chart.format("ggg", "g"), **fields)
    t.play("reenter Tonga x2", "place Tonga.f", "place Tonga.f")
    assert t.boats("Tonga.f") == "bbg"
    t = table(chart.format("gg", "gg"), **fields).play("reenter Tonga x2")
    assert t.offers == ["place Tonga.e"]  # beaches in order, and one must be left
    t.is_not_the_time_for("place Tonga.f")
    t.play("place Tonga.e", "place Tonga.f")
    assert (t.boats("Tonga.e"), t.boats("Tonga.f")) == ("bgg", "bgg")


# ---- T11.7


@shows("T11.7", "T9.1")
def test_with_tonga_on_the_map_two_boats_on_it_are_a_choice() -> None:
    t = table("Tonga@0,0/0[r|||||]").play("reenter Tonga x2")
    assert t.now == "place:pair:Tonga:2:-"


@shows("T11.7")
def test_with_tonga_gone_two_boats_on_it_are_no_choice() -> None:
    t = table("Hawaii@0,1/3[|r|];C@0,0/0", gone="Tonga")
    assert t.offers == ["reenter Hawaii", "settle"]
    t.refuses("reenter Tonga x2", "T11.7")
    t.refuses("reenter Tonga", "T9.1")


# ---- T11.8


@shows("T11.8", "T3.2", "T9.1")
def test_a_royal_boat_does_not_save_from_re_entry() -> None:
    t = table("Tonga@0,0/0[r|||||];Hawaii@0,1/3[*b]", founded="1,0")
    assert t.offers == ["reenter Tonga", "reenter Tonga x2", "settle"]
    t.refuses("expand Hawaii", "T3.2")


@shows("T9.1", "T11.8", "T8.1", option="settlement_royal=removed")
def test_a_re_entry_by_settlement_leaves_royal_boats_where_they_are() -> None:
    t = table("Tonga@0,0/0[r|||||];Hawaii@0,1/3[*b]", founded="1,0").play("settle")
    assert t.kinds() == ["settled"]
    assert t.tile("Hawaii") == "Hawaii@0,1/3[*b]"
    assert t.supply("blue") == 14
    t.play("draw Samoa", "lay 0,-1 0", "place Samoa.a")
    assert (t.turn, t.now) == ("red", "turn")


@shows("T11.8", "T3.2", "T11.12", option="two_colours=each")
def test_nor_does_a_boat_of_ones_other_colour() -> None:
    t = table(
        "Tonga@0,0/0[r|g||||]",
        seats="blue,red,green,yellow",
        options="two_colours:each",
        turn="blue",
    )
    t.refuses("expand Tonga", "T3.2")
    assert "reenter Tonga x2" in t.offers

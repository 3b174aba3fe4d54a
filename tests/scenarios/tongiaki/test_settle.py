"""Chapter 8, new settlements, with `settlement_royal`; and T11.11, laying tiles freely."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import table
from vaka.core.game import CHANCE

AROUND_TONGA = ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0"]

# ---- T8.1


@shows("T8.1")
def test_a_new_settlement_takes_all_ones_boats_off_the_map() -> None:
    t = table("Tonga@0,0/0[br|b||||];Hawaii@0,1/3[bb|r|]")
    t.play("settle")
    assert t.tile("Tonga") == "Tonga@0,0/0[r|||||]"
    assert t.tile("Hawaii") == "Hawaii@0,1/3[|r|]"
    assert t.events == [
        {"kind": "settled", "colour": "blue"},
        {"kind": "sent_back", "colour": "blue", "boats": 4, "rule": "T8.1"},
    ]
    assert t.supply("blue") == 15
    assert t.seat("blue", "on_beaches") == 0
    assert (t.now, t.state.turn) == ("draw:settle", CHANCE)


@shows("T8.1", "T8.2", "T8.3")
def test_new_settlements_can_be_made_again_and_again() -> None:
    t = table("Tonga@0,0/0[b|r||||]")
    t.play("settle", "draw Hawaii", "lay 0,1 0", "place Hawaii.a")
    t.play("expand Tonga", "place Tonga.c")
    t.play("settle", "draw Samoa", "lay 0,-1 0", "place Samoa.a")
    assert t.tile("Hawaii") == "Hawaii@0,1/0[||]"
    assert t.boats("Samoa.a") == "b"
    assert t.supply("blue") == 14


@shows("T8.1")
def test_boats_on_a_full_beach_come_off_too_and_it_is_full_no_more() -> None:
    t = table("Tonga@0,0/0[bbr|r||||]", options="other_full_beaches:wait")
    t.play("settle", "draw Hawaii", "lay 0,1 3", "place Hawaii.a", "expand Tonga")
    t.play("place Tonga.c", "place Tonga.d")
    assert (t.turn, t.now) == ("blue", "turn")


@shows("T8.1", option="settlement_royal=removed")
def test_royal_boats_come_off_too_and_their_islands_are_ordinary_again() -> None:
    t = table("Tonga@0,0/0[b|r||||];Hawaii@0,1/3[*b];Samoa@0,-1/0[*r]", founded="2,1")
    t.play("settle")
    assert t.event("abdicated") == {"kind": "abdicated", "colour": "blue", "island": "Hawaii"}
    assert t.tile("Hawaii") == "Hawaii@0,1/3[||]"
    assert t.tile("Samoa") == "Samoa@0,-1/0[*r]"
    assert t.supply("blue") == 15
    assert t.seat("blue", "foundings") == 2


@shows("T8.1", "T7.2", option="settlement_royal=removed")
def test_foundings_that_were_given_up_still_count() -> None:
    t = table("Tonga@0,0/0[b|r||||];Hawaii@0,1/3[*b]", founded="2,0")
    t.play("settle", "draw Samoa", "lay 0,-1 0", "place Samoa.a", "expand Tonga", "place Tonga.c")
    t.refuses("found Samoa", "T7.2")


@shows("T8.1", option="settlement_royal=kept")
def test_royal_boats_can_be_made_to_stay() -> None:
    t = table(
        "Tonga@0,0/0[b|r||||];Hawaii@0,1/3[*b]", founded="1,0", options="settlement_royal:kept"
    )
    t.play("settle")
    assert t.kinds() == ["settled", "sent_back"]
    assert t.tile("Hawaii") == "Hawaii@0,1/3[*b]"
    assert t.supply("blue") == 14


# ---- T8.2


@shows("T8.2", "T11.11")
def test_a_tile_is_laid_on_any_cell_that_touches_a_tile_in_all_six_rotations() -> None:
    t = table("Tonga@0,0/0[r|||||]", now="lay:settle:P")  # P looks alike in three of them
    assert sorted(t.offers) == [
        f"lay {cell} {rotation}" for cell in AROUND_TONGA for rotation in range(6)
    ]


@shows("T8.2")
def test_a_tile_is_laid_on_no_other_cell() -> None:
    t = table("Tonga@0,0/0[r|||||];C@0,1/0", now="lay:settle:Hawaii")
    t.refuses("lay 0,0 0", "T8.2")  # Tonga lies there
    t.refuses("lay 0,1 0", "T8.2")  # an ocean lies there
    t.refuses("lay 0,-2 0", "T8.2")  # touches nothing
    t.refuses("lay 0,3 0", "T8.2")
    assert t.play("lay 0,2 5").tile("Hawaii") == "Hawaii@0,2/5[||]"


@shows("T8.2")
def test_one_draws_on_after_an_ocean_until_an_island_is_laid() -> None:
    t = table("Tonga@0,0/0[b|r||||]")
    t.play("settle", "draw C")
    assert (t.now, t.state.turn) == ("lay:settle:C", 0)
    t.play("lay 1,0 4")
    assert t.tile("C") == "C@1,0/4"
    assert t.now == "draw:settle"
    t.play("draw Hawaii", "lay 2,0 1")
    assert t.tile("Hawaii") == "Hawaii@2,0/1[||]"
    assert t.now == "place:settle:Hawaii:1:-"


# ---- T8.3


@shows("T8.3")
def test_one_boat_goes_on_a_beach_of_that_island_and_the_turn_ends() -> None:
    t = table("Tonga@0,0/0[r|||||]", now="lay:settle:Hawaii").play("lay 0,1 3")
    assert t.offers == ["place Hawaii.a", "place Hawaii.b", "place Hawaii.c"]
    t.refuses("place Tonga.a", "T8.3")
    t.play("place Hawaii.b")
    assert t.kinds() == ["placed", "turn_ended"]
    assert t.tile("Hawaii") == "Hawaii@0,1/3[|b|]"
    assert t.supply("blue") == 14
    assert (t.turn, t.now) == ("red", "turn")


@shows("T8.3", "T11.10")
def test_nothing_sails_in_a_turn_that_settles() -> None:
    t = table("Tonga@0,0/0[rrr|b||||]", options="other_full_beaches:wait")
    t.play("settle", "draw Hawaii", "lay 1,0 0", "place Hawaii.a")
    assert t.boats("Tonga.a") == "rrr"
    assert (t.turn, t.now) == ("red", "turn")

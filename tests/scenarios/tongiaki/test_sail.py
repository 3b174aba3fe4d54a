"""Chapter 5: sail, migration and voyage."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import Table, table

THREE = "blue,red,green"
WAIT = "other_full_beaches:wait"


@shows("T5.1")
def test_a_beach_is_full_when_all_its_moorings_are_taken() -> None:
    game = table("Tonga@0,0/0[bb|r||||]").play("expand Tonga", "place Tonga.a", "place Tonga.c")
    assert game.offers == ["sail Tonga.a 0"]


@shows("T5.1")
def test_a_beach_with_a_free_mooring_does_not_sail() -> None:
    game = table("Tonga@0,0/0[bbb|rr||||]", now="sail")
    game.refuses("sail Tonga.b 1", "T5.1")
    game.refuses("sail Tonga.c 2", "T5.1")


@shows("T5.1")
def test_all_boats_of_a_full_beach_sail_together() -> None:
    game = table("Tonga@0,0/0[brr|b|r|||];Tubuai@0,1/0[|]", now="sail").play("sail Tonga.a 0")
    assert game.event("sailed") == {
        "kind": "sailed",
        "beach": "Tonga.a",
        "edge": 0,
        "boats": ["blue", "red", "red"],
    }
    assert game.tile("Tonga") == "Tonga@0,0/0[|b|r|||]"
    assert game.now == "land:Tubuai:0:brr:0,0:-"


@shows("T5.2")
def test_the_active_player_chooses_beach_and_pier() -> None:
    game = table("Tonga@0,0/0[|||rrr||];Muroroa@0,2/0[rr|r|rrr]", now="sail")
    assert game.offers == [
        "sail Tonga.d 3",
        "sail Muroroa.a 1",
        "sail Muroroa.c 4",
        "sail Muroroa.c 5",
    ]
    game.play("sail Muroroa.c 5", "draw Nauru")
    assert game.tile("Nauru") == "Nauru@1,2/2[||]"


@shows("T5.2")
def test_the_choice_is_made_before_a_tile_is_turned() -> None:
    game = table("Tonga@0,0/0[bbb|bbb||||]", now="sail").play("sail Tonga.a 0")
    assert game.now == "draw:voyage:Tonga:Tonga.0:0:bbb"
    game.is_not_the_time_for("sail Tonga.b 1")
    game.play("draw Tubuai")
    game.is_not_the_time_for("sail Tonga.b 1")


@shows("T5.3")
def test_a_new_tile_lies_with_its_mark_to_the_boats_from_every_direction() -> None:
    laid = ["0,1/3", "-1,1/4", "-1,0/5", "0,-1/0", "1,-1/1", "1,0/2"]
    for edge, where in enumerate(laid):
        beaches = "|".join("bbb" if beach == edge else "" for beach in range(6))
        game = table(f"Tonga@0,0/0[{beaches}]", now="sail")
        game.play(f"sail Tonga.{'abcdef'[edge]} {edge}", "draw A")
        assert game.kinds()[:5] == ["sailed", "turned", "laid", "failed", "sent_back"]
        assert game.tile("A") == f"A@{where}"
        assert game.event("failed")["edge"] == 0


@shows("T5.3")
def test_no_tile_is_turned_before_the_boats_have_sailed() -> None:
    game = table("Tonga@0,0/0[bbb|||||]", now="sail")
    game.is_not_the_time_for("draw A")
    game.play("sail Tonga.a 0")
    assert len(game.offers) == 31
    game.is_not_the_time_for("lay 0,1 0")


@shows("T5.3", option="free_exploration=off")
def test_every_tile_of_a_voyage_lies_by_its_mark() -> None:
    game = table("Tonga@0,0/0[bbb|||||]", now="sail")
    game.play("sail Tonga.a 0", "draw M", "draw N", "draw Nauru")
    assert [game.tile(name) for name in "MN"] == ["M@0,1/3", "N@-1,2/4"]
    assert game.tile("Nauru") == "Nauru@-1,1/0[||]"


@shows("T5.3", option="free_exploration=on")
def test_the_second_tile_of_a_voyage_is_turned_at_will() -> None:
    game = table("Tonga@0,0/0[bbb|||||]", options="free_exploration:on", now="sail")
    game.play("sail Tonga.a 0", "draw M")
    assert game.tile("M") == "M@0,1/3"
    game.play("draw Nauru")
    assert game.kinds() == ["turned"]
    assert game.offers == [f"lay -1,2 {rotation}" for rotation in range(6)]
    game.refuses("lay 1,0 0", "T5.3")
    game.play("lay -1,2 1")
    assert game.tile("Nauru") == "Nauru@-1,2/1[||]"
    assert game.now == "land:Nauru:1:bbb:0,0,0:-"


@shows("T5.3", option="free_exploration=on")
def test_the_rotation_chosen_decides_the_route() -> None:
    for rotation in range(6):
        game = table("Tonga@0,0/0[bbb|||||]", options="free_exploration:on", now="sail")
        game.play("sail Tonga.a 0", "draw M", "draw C", f"lay -1,2 {rotation}")
        assert ("failed" in game.kinds()) == (rotation in (1, 3, 4, 5))


@shows("T5.3", option="free_exploration=on")
def test_each_voyage_lays_its_first_tile_by_the_mark() -> None:
    game = table("Tonga@0,0/0[bbb|bbb||||];M@0,1/3", options="free_exploration:on", now="sail")
    game.play("sail Tonga.a 0", "draw A")
    assert game.tile("A") == "A@-1,2/4"
    game.play("sail Tonga.b 1", "draw F")
    assert game.tile("F") == "F@-1,1/4"


@shows("T5.4")
def test_a_group_lands_on_a_new_island() -> None:
    game = table("Tonga@0,0/0[bbb|||||]", now="sail").play("sail Tonga.a 0", "draw Tubuai")
    assert game.kinds() == ["sailed", "turned", "laid", "reached"]
    assert game.now == "land:Tubuai:1:bbb:0,0:-"
    assert game.offers == ["land blue Tubuai.a"]


@shows("T5.4")
def test_a_group_lands_on_an_old_island_and_no_tile_is_drawn() -> None:
    game = table("Tonga@0,0/0[bbb|||||];Tubuai@0,1/1[r|]", now="sail").play("sail Tonga.a 0")
    assert game.kinds() == ["sailed", "reached"]
    assert game.event("reached") == {"kind": "reached", "island": "Tubuai", "boats": 3}


@shows("T5.4")
def test_a_group_lands_on_no_other_island_than_the_one_it_reached() -> None:
    game = table("Tonga@0,0/0[bbb|||||];Tubuai@0,1/1[r|]", now="sail").play("sail Tonga.a 0")
    game.refuses("land blue Tonga.a", "T5.4")
    game.refuses("land blue Hawaii.a", "T5.4")
    game.refuses("land red Tubuai.a", "T6.1")  # the right island, but no boat of the group


@shows("T5.5")
def test_a_route_without_number_lets_every_group_pass() -> None:
    for ocean in ("M@0,1/3", "C@0,1/1"):
        game = table(f"Tonga@0,0/0[bbb|||||];{ocean}", now="sail").play("sail Tonga.a 0")
        assert game.event("passed_route")["number"] == 0


@shows("T5.5")
def test_a_route_with_a_number_wants_as_many_colours() -> None:
    for number, ocean in ((2, "K"), (3, "F")):
        for colours, boats in ((1, "bbb"), (2, "bbr"), (3, "bgr")):
            game = table(f"Tonga@0,0/0[{boats}|||||];{ocean}@0,1/3", seats=THREE, now="sail")
            game.play("sail Tonga.a 0")
            assert ("passed_route" in game.kinds()) == (colours >= number)
            assert ("failed" in game.kinds()) == (colours < number)


@shows("T5.5")
def test_the_number_of_a_new_ocean_counts_too() -> None:
    for boats, outcome in (("bbb", "failed"), ("bbr", "passed_route")):
        game = table(f"Tonga@0,0/0[{boats}|||||]", now="sail").play("sail Tonga.a 0", "draw K")
        assert outcome in game.kinds()


@shows("T5.5")
def test_the_route_begins_where_the_group_comes_in() -> None:
    for rotation, outcome in ((3, "failed"), (1, "passed_route")):
        game = table(f"Tonga@0,0/0[bbb|||||];C@0,1/{rotation}", now="sail")
        assert outcome in game.play("sail Tonga.a 0").kinds()


@shows("T5.6")
def test_a_group_leaves_by_the_other_end_of_its_route() -> None:
    game = table("Tonga@0,0/0[bbb|||||];C@0,1/1", now="sail").play("sail Tonga.a 0")
    assert game.now == "draw:voyage:Tonga:C.4:0:bbb"
    game.play("draw Tubuai")
    assert game.tile("Tubuai") == "Tubuai@1,1/2[|]"


LOOP = "Tonga@0,0/0[{tonga}|||||];Tubuai@-1,2/3[{tubuai}|];G@0,1/3;O@1,1/1;P@0,2/4"
"""From Tonga south across G, P and O to G again, there crossing the first way, and to Tubuai."""


def looped(tonga: str = "", tubuai: str = "") -> Table:
    return table(LOOP.format(tonga=tonga, tubuai=tubuai), seats=THREE, now="sail")


@shows("T5.6")
def test_a_voyage_crosses_known_oceans_and_may_pass_one_twice() -> None:
    game = looped(tonga="bgr").play("sail Tonga.a 0")
    passed = [event for event in game.events if event["kind"] == "passed_route"]
    assert [event["ocean"] for event in passed] == ["G", "P", "O", "G"]
    assert [event["edge"] for event in passed if event["ocean"] == "G"] == [0, 2]
    assert game.now == "land:Tubuai:0:brg:0,0:-"


@shows("T5.6")
def test_the_same_way_leads_back() -> None:
    game = looped(tubuai="bgr").play("sail Tubuai.a 1")
    passed = [event["ocean"] for event in game.events if event["kind"] == "passed_route"]
    assert passed == ["G", "O", "P", "G"]
    assert game.event("reached")["island"] == "Tonga"


@shows("T5.6")
def test_a_group_that_passed_an_ocean_can_fail_on_another_route_of_it() -> None:
    game = looped(tubuai="bbr").play("sail Tubuai.a 1")
    assert game.kinds()[:5] == ["sailed", "passed_route", "passed_route", "passed_route", "failed"]
    assert game.event("failed") == {
        "kind": "failed",
        "ocean": "G",
        "edge": 3,
        "number": 3,
        "colours": 2,
        "rule": "T5.7",
    }


@shows("T5.6")
def test_a_voyage_goes_from_tile_to_tile_without_limit() -> None:
    game = table("Tonga@0,0/0[bbr|||||];M@0,1/3;G@-1,2/4", seats=THREE, now="sail")
    game.play("sail Tonga.a 0")
    assert game.event("failed")["ocean"] == "G"
    game = table("Tonga@0,0/0[bgr|||||];M@0,1/3;G@-1,2/4", seats=THREE, now="sail")
    game.play("sail Tonga.a 0", "draw I", "draw D", "draw Hawaii")
    assert game.kinds().count("passed_route") == 4
    assert [game.tile(name) for name in "ID"] == ["I@-2,3/4", "D@-3,3/5"]
    assert game.tile("Hawaii") == "Hawaii@-3,2/0[||]"
    assert game.event("reached")["island"] == "Hawaii"


@shows("T5.6")
def test_nobody_turns_off_between_two_tiles() -> None:
    game = table("Tonga@0,0/0[bbb|||||]", now="sail").play("sail Tonga.a 0", "draw M")
    assert game.now == "draw:voyage:Tonga:M.4:1:bbb"
    assert all(move.startswith("draw ") for move in game.offers)


@shows("T5.7")
def test_all_boats_of_a_failed_voyage_go_back_to_their_owners() -> None:
    game = table("Tonga@0,0/0[bbr|b|r|||];A@0,1/3", now="sail")
    assert (game.supply("blue"), game.supply("red")) == (12, 13)
    game.play("sail Tonga.a 0")
    assert game.kinds() == ["sailed", "failed", "sent_back", "sent_back", "turn_ended"]
    assert game.events[2] == {"kind": "sent_back", "colour": "blue", "boats": 2, "rule": "T5.7"}
    assert game.events[3] == {"kind": "sent_back", "colour": "red", "boats": 1, "rule": "T5.7"}
    assert (game.supply("blue"), game.supply("red")) == (14, 14)
    assert game.tile("Tonga") == "Tonga@0,0/0[|b|r|||]"


@shows("T5.7", option="other_full_beaches=sail")
def test_other_full_beaches_sail_after_a_failed_voyage() -> None:
    game = table("Tonga@0,0/0[bbb|bbb|r|||];A@0,1/3", now="sail").play("sail Tonga.a 0")
    assert (game.turn, game.offers) == ("blue", ["sail Tonga.b 1"])


@shows("T5.7", option="other_full_beaches=wait")
def test_a_failed_voyage_ends_the_turn() -> None:
    game = table("Tonga@0,0/0[bbb|bbb|r|||];A@0,1/3", options=WAIT, now="sail:Tonga")
    game.play("sail Tonga.a 0")
    assert game.kinds() == ["sailed", "failed", "sent_back", "turn_ended"]
    assert (game.turn, game.now, game.boats("Tonga.b")) == ("red", "turn", "bbb")


@shows("T5.5", "T5.8")
def test_two_yellow_one_orange_and_one_green_fail_at_a_four() -> None:
    for boats, third in (("goyy", "green"), ("royy", "red")):
        game = at_a_four(boats, f"yellow,orange,{third}")
        assert game.event("failed")["colours"] == 3
        assert (game.supply("yellow"), game.supply(third)) == (15, 15)


@shows("T5.5", "T5.8")
def test_with_purple_for_a_yellow_they_pass() -> None:
    for boats, others in (("gopy", "green,purple"), ("rboy", "red,blue")):
        game = at_a_four(boats, f"yellow,orange,{others}")
        assert game.event("passed_route") == {
            "kind": "passed_route",
            "ocean": "A",
            "edge": 0,
            "number": 4,
        }
        assert game.now.startswith("draw:voyage:Tuamotu:A.3:")


def at_a_four(boats: str, seats: str) -> Table:
    game = table(f"Tonga@0,0/0[|||||];Tuamotu@0,1/0[{boats}|];A@-1,2/4", seats=seats, now="sail")
    return game.play("sail Tuamotu.a 1")

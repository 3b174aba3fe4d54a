"""Chapter 6: land."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import table

WAIT = "other_full_beaches:wait"


@shows("T6.1")
def test_the_active_player_lands_everybodys_boats() -> None:
    game = table("Tonga@0,0/0[brr|||||];Nauru@0,1/0[||]", now="sail").play("sail Tonga.a 0")
    assert game.turn == "blue"
    assert game.offers == ["land blue Nauru.a", "land red Nauru.a"]
    game.play("land red Nauru.a", "land blue Nauru.b", "land red Nauru.c")
    assert game.tile("Nauru") == "Nauru@0,1/0[r|b|r]"
    assert game.events[0] == {"kind": "landed", "colour": "red", "beach": "Nauru.a"}


@shows("T6.1")
def test_every_beach_gets_a_boat_before_any_gets_two() -> None:
    game = table("Tonga@0,0/0[brr|||||];Nauru@0,1/0[||]", now="sail")
    game.play("sail Tonga.a 0", "land blue Nauru.a")
    game.refuses("land red Nauru.a", "T6.1")


@shows("T6.1")
def test_two_rules_against_a_landing_are_told_by_the_lower_one() -> None:
    game = table("Tonga@0,0/0[bbb|||||];Muroroa@0,1/0[r||]", now="sail")
    game.play("sail Tonga.a 0", "land blue Muroroa.a")
    assert game.boats("Muroroa.a") == "br"
    game.refuses("land blue Muroroa.a", "T6.1")


@shows("T6.1")
def test_with_fewer_boats_than_beaches_the_player_picks_the_beaches() -> None:
    game = table("Tonga@0,0/0[|||||];HivaOa@0,1/2[br||]", now="sail").play("sail HivaOa.a 1")
    assert game.offers == [
        f"land {colour} Tonga.{beach}" for beach in "abcde" for colour in ("blue", "red")
    ]
    game.play("land red Tonga.c")
    game.refuses("land blue Tonga.c", "T6.1")
    game.play("land blue Tonga.e")
    assert game.tile("Tonga") == "Tonga@0,0/0[||r||b|]"


@shows("T6.1")
def test_nobody_lands_a_boat_that_is_not_in_the_group() -> None:
    game = table("Tonga@0,0/0[bbb|||||];Nauru@0,1/0[||]", now="sail").play("sail Tonga.a 0")
    game.refuses("land red Nauru.a", "T6.1")


@shows("T6.1", "T6.2")
def test_a_full_beach_is_not_owed_a_boat() -> None:
    game = table("Tonga@0,0/0[bbb|||||];Tubuai@0,1/0[rrr|]", now="sail").play("sail Tonga.a 0")
    game.refuses("land blue Tubuai.a", "T6.2")
    game.play("land blue Tubuai.b", "land blue Tubuai.b", "land blue Tubuai.b")
    assert game.tile("Tubuai") == "Tubuai@0,1/0[rrr|bbb]"


FIVE = "Tonga@0,0/0[|||||];RapaNui@0,2/2[bbrrr|];Tubuai@0,1/0[|]"


@shows("T6.2")
def test_boats_left_over_go_anywhere_whatever_colours_lie_there() -> None:
    game = table(FIVE.replace("[|]", "[r|]"), now="sail").play("sail RapaNui.a 1")
    game.play("land blue Tubuai.a", "land red Tubuai.a")
    game.play("land blue Tubuai.b", "land red Tubuai.b", "land red Tubuai.b")
    assert game.tile("Tubuai") == "Tubuai@0,1/0[brr|brr]"
    game = table(FIVE, now="sail").play("sail RapaNui.a 1")
    assert game.offers == ["land blue Tubuai.a", "land red Tubuai.a"]
    game.play("land red Tubuai.a")
    assert game.offers == ["land red Tubuai.a"]
    game.play("land red Tubuai.a")
    assert game.offers == ["land red Tubuai.a", "land blue Tubuai.b"]
    game.play("land red Tubuai.a", "land blue Tubuai.b", "land blue Tubuai.b")
    assert game.tile("Tubuai") == "Tubuai@0,1/0[rrr|bb]"


@shows("T6.2")
def test_a_beach_takes_no_more_boats_than_it_has_moorings() -> None:
    game = table(FIVE, now="sail").play("sail RapaNui.a 1", *["land red Tubuai.a"] * 3)
    game.refuses("land blue Tubuai.a", "T6.2")


@shows("T6.3")
def test_the_active_player_picks_who_goes_back() -> None:
    for stays, goes in (("blue", "red"), ("red", "blue")):
        game = table("Tonga@0,0/0[|||||];HivaOa@0,2/2[br||];Tubuai@0,1/0[bbr|rr]", now="sail")
        game.play("sail HivaOa.a 1")
        assert game.offers == ["land blue Tubuai.b", "land red Tubuai.b"]
        supply = game.supply(goes)
        game.play(f"land {stays} Tubuai.b")
        assert game.kinds() == ["landed", "sent_back"]
        assert game.event("sent_back") == {
            "kind": "sent_back",
            "colour": goes,
            "boats": 1,
            "rule": "T6.3",
        }
        assert game.supply(goes) == supply + 1
        assert game.boats("Tubuai.b") == "".join(sorted(stays[0] + "rr"))


@shows("T6.3")
def test_no_boat_goes_back_while_a_mooring_is_free() -> None:
    game = table("Tonga@0,0/0[bbr|||||];Tubuai@0,1/0[rr|rr]", now="sail")
    game.play("sail Tonga.a 0", "land blue Tubuai.a")
    assert game.now == "land:Tubuai:0:br:1,0:ab"
    assert game.offers == ["land blue Tubuai.b", "land red Tubuai.b"]
    game.is_not_the_time_for("sail Tubuai.a 1")
    assert game.supply("blue") == 13
    game.play("land red Tubuai.b")
    assert game.supply("blue") == 14


@shows("T6.3")
def test_on_an_island_without_a_free_mooring_the_whole_group_goes_back() -> None:
    game = table("Tonga@0,0/0[bbr|||||];Tubuai@0,1/0[rrr|rrr]", now="sail").play("sail Tonga.a 0")
    assert game.kinds() == ["sailed", "reached", "sent_back", "sent_back"]
    assert (game.supply("blue"), game.supply("red")) == (15, 9)
    assert game.now == "sail"


@shows("T6.4")
def test_beaches_that_a_landing_fills_sail_too() -> None:
    game = table("Tonga@0,0/0[bbr|||||];Muroroa@0,1/0[b|b|b]", now="sail")
    game.play("sail Tonga.a 0", "land blue Muroroa.a", "land red Muroroa.b", "land blue Muroroa.c")
    assert game.tile("Muroroa") == "Muroroa@0,1/0[bb|br|bb]"
    assert (game.turn, game.offers) == ("blue", ["sail Muroroa.a 1", "sail Muroroa.b 2"])
    game.play("sail Muroroa.b 2", "draw A")
    assert (game.turn, game.offers) == ("blue", ["sail Muroroa.a 1"])
    game.play("sail Muroroa.a 1", "draw F")
    assert (game.turn, game.now) == ("red", "turn")


@shows("T6.4")
def test_the_turn_is_not_over_while_a_beach_is_full() -> None:
    game = table("Tonga@0,0/0[bbr|||||];Muroroa@0,1/0[b|b|b]", now="sail")
    game.play("sail Tonga.a 0", "land blue Muroroa.a", "land red Muroroa.b", "land blue Muroroa.c")
    game.is_not_the_time_for("settle")
    game.refuses("sail Muroroa.c 4", "T5.1")


@shows("T6.4")
def test_boats_come_back_to_an_island_that_was_left() -> None:
    game = table("Tonga@0,0/0[brr||||r|];Muroroa@0,1/2[b||]", now="sail")
    game.play("sail Tonga.a 0", "land red Muroroa.a", "land blue Muroroa.b", "land red Muroroa.c")
    game.play("sail Muroroa.a 1")
    assert game.event("reached") == {"kind": "reached", "island": "Tonga", "boats": 2}
    game.play("land blue Tonga.a", "land red Tonga.e")
    assert game.tile("Tonga") == "Tonga@0,0/0[b||||rr|]"
    assert game.tile("Muroroa") == "Muroroa@0,1/2[|b|r]"
    assert game.turn == "red"


@shows("T6.4")
def test_a_chain_runs_from_island_to_island() -> None:
    game = table("Tonga@0,0/0[bbb|||||];Nauru@0,1/2[|bb|];Tubuai@0,2/0[bb|]", now="sail")
    game.play("sail Tonga.a 0", *[f"land blue Nauru.{beach}" for beach in "abc"])
    game.play("sail Nauru.b 3", "draw Samoa", *[f"land blue Samoa.{beach}" for beach in "abc"])
    assert (game.turn, game.now) == ("red", "turn")
    assert game.tile("Nauru") == "Nauru@0,1/2[b||b]"


@shows("T6.4", option="other_full_beaches=sail")
def test_after_a_landing_that_fills_nothing_other_full_beaches_sail() -> None:
    game = table("Tonga@0,0/0[bbb|bbb||||];Oahu@0,1/0[||]", now="sail")
    game.play("sail Tonga.a 0", *[f"land blue Oahu.{beach}" for beach in "abc"])
    assert (game.turn, game.offers) == ("blue", ["sail Tonga.b 1"])


@shows("T6.4", option="other_full_beaches=wait")
def test_a_landing_that_fills_nothing_ends_the_turn() -> None:
    game = table("Tonga@0,0/0[bbb|bbb||||];Oahu@0,1/0[||]", options=WAIT, now="sail:Tonga")
    game.play("sail Tonga.a 0", *[f"land blue Oahu.{beach}" for beach in "abc"])
    assert (game.turn, game.now, game.boats("Tonga.b")) == ("red", "turn", "bbb")


@shows("T6.3", "T6.4", option="other_full_beaches=wait")
def test_a_group_that_finds_no_mooring_at_all_still_puts_its_island_at_hand() -> None:
    game = table("Tonga@0,0/0[bbb|||||];Tubuai@0,1/0[rrr|rrr]", options=WAIT, now="sail:Tonga")
    game.play("sail Tonga.a 0")
    assert game.kinds() == ["sailed", "reached", "sent_back"]
    assert (game.turn, game.now) == ("blue", "sail:Tubuai")


@shows("T6.4", option="other_full_beaches=wait")
def test_after_a_landing_only_beaches_of_that_island_sail() -> None:
    game = table("Tonga@0,0/0[bbb|bbb||||];Oahu@0,1/0[bb||]", options=WAIT, now="sail:Tonga")
    game.play("sail Tonga.a 0", *[f"land blue Oahu.{beach}" for beach in "abc"])
    assert (game.turn, game.now) == ("blue", "sail:Oahu")
    assert game.offers == ["sail Oahu.a 1", "sail Oahu.a 2"]
    game.refuses("sail Tonga.b 1", "T3.3")


@shows("T6.4", option="other_full_beaches=wait")
def test_a_beach_that_was_full_before_the_landing_sails_as_well() -> None:
    game = table("Tonga@0,0/0[bbb|||||];Oahu@0,1/0[rrr||]", options=WAIT, now="sail:Tonga")
    game.play("sail Tonga.a 0", "land blue Oahu.b", "land blue Oahu.b", "land blue Oahu.c")
    assert (game.turn, game.now) == ("blue", "sail:Oahu")
    assert game.offers == ["sail Oahu.a 1", "sail Oahu.a 2"]


@shows("T6.4", option="other_full_beaches=wait")
def test_each_landing_of_a_chain_must_fill_a_beach_anew() -> None:
    chain = "Tonga@0,0/0[bbb|bbb||||];Muroroa@0,1/0[b||];Oahu@-1,2/0[||]"
    game = table(chain, options=WAIT, now="sail:Tonga")
    game.play("sail Tonga.a 0", *[f"land blue Muroroa.{beach}" for beach in "abc"])
    assert game.offers == ["sail Muroroa.a 1"]
    game.play("sail Muroroa.a 1", "land blue Oahu.a", "land blue Oahu.b")
    assert (game.turn, game.now, game.boats("Tonga.b")) == ("red", "turn", "bbb")

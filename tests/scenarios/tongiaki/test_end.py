"""The end of the game and the score: T9.7 with `last_ocean`, T9.8, T11.2, T11.4, T11.5, T11.9, and
T11.12 with `two_colours`."""

from __future__ import annotations

import pytest

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import Table, new, table
from vaka.core.errors import InvalidText
from vaka.core.game import NOBODY
from vaka.games.tongiaki import GAME

ALL_ISLANDS = (
    "Muroroa,Nauru,Tubuai,Rarotonga,RapaNui,Tokelau,Tuamotu,HivaOa,Mangareva,Oahu,Tahiti,Tuvalu,"
    "Fidschi,Samoa,Hawaii"
)
ALL_BUT_HAWAII = ALL_ISLANDS.removesuffix(",Hawaii")
ALL_BUT_SAMOA_AND_HAWAII = ALL_BUT_HAWAII.removesuffix(",Samoa")


def row(letters: str, first: int = 1) -> str:
    """Oceans in a row to the north of Tonga."""
    return ";".join(f"{letter}@0,{-r}/0" for r, letter in enumerate(letters, first))


ALL_BUT_P = row("ABCDEFGHIJKLMNO")
ALL_BUT_O_AND_P = row("ABCDEFGHIJKLMN")
ALL_OCEANS = row("ABCDEFGHIJKLMNOP")

# ---- T9.7, the last island


@shows("T9.7", "T3.3")
def test_the_last_island_is_landed_on_and_the_game_is_over() -> None:
    t = table("Tonga@0,0/0[bbb|r||||]", gone=ALL_BUT_HAWAII, now="sail")
    t.play("sail Tonga.a 0", "draw Hawaii")
    assert t.event("last_tile") == {"kind": "last_tile", "tile": "Hawaii"}
    t.play("land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert t.kinds()[-2:] == ["turn_ended", "over"]
    assert t.event("over")["reason"] == "last_island"
    assert (t.now, t.state.turn, t.offers) == ("over:last_island", NOBODY, [])
    assert (t.score["winners"], t.score["decided_by"]) == ([0], "points")
    t.is_not_the_time_for("expand Tonga")


@shows("T9.7")
def test_the_last_island_but_one_ends_nothing() -> None:
    t = table("Tonga@0,0/0[bbb|r||||]", gone=ALL_BUT_SAMOA_AND_HAWAII, now="sail")
    t.play("sail Tonga.a 0", "draw Hawaii")
    t.play("land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert (t.turn, t.now) == ("red", "turn")


@shows("T9.7", "T6.4")
def test_after_the_last_island_the_chain_reaction_runs_out() -> None:
    gone = ALL_ISLANDS.replace("Nauru,", "").replace("Oahu,", "")
    t = table("Tonga@0,0/0[b|r||||];Oahu@0,1/3[|bbbrr|]", gone=gone, now="sail")
    t.play("sail Oahu.b 3", "draw Nauru", "land blue Nauru.a", "land blue Nauru.a")
    t.play("land blue Nauru.b", "land red Nauru.c", "land red Nauru.c")
    assert t.offers == ["sail Nauru.a 1", "sail Nauru.a 2", "sail Nauru.c 4", "sail Nauru.c 5"]
    t.play("sail Nauru.a 1", "draw A")  # fails
    assert t.offers == ["sail Nauru.c 4", "sail Nauru.c 5"]
    t.play("sail Nauru.c 4", "draw D")  # fails
    assert t.now == "over:last_island"


# ---- T9.7, the last ocean, with last_ocean


def finding_the_last_ocean(tonga: str, left: str, **fields: str) -> Table:
    """Blue's turn, all oceans but one on the map; the group of Tonga.a sails and turns it."""
    others = row("ABCDEFGHIJKLMNOP".replace(left, ""))
    t = table(f"Tonga@0,0/0[{tonga}];{others}", **{"now": "sail", **fields})
    return t.play("sail Tonga.a 0", f"draw {left}")


@shows("T9.7", option="last_ocean=stay_at_sea")
def test_the_last_ocean_stops_the_voyage_and_its_boats_stay_at_sea() -> None:
    t = finding_the_last_ocean("bbr|r||||", left="P")
    assert t.event("last_tile") == {"kind": "last_tile", "tile": "P"}
    assert [event for event in t.events if event["kind"] == "stranded"] == [
        {"kind": "stranded", "colour": "blue", "boats": 2},
        {"kind": "stranded", "colour": "red", "boats": 1},
    ]
    assert t.tile("P") == "P@0,1/3"
    assert (t.seat("blue", "at_sea"), t.seat("red", "at_sea")) == (2, 1)
    assert (t.supply("blue"), t.supply("red")) == (13, 13)
    assert t.now == "over:last_ocean"
    assert t.score["seats"]["blue"]["islands"] == {}  # boats at sea score nothing


@shows("T9.7", option="last_ocean=removed")
def test_the_boats_can_be_made_to_leave_the_game() -> None:
    t = finding_the_last_ocean("bbr|r||||", left="P", options="last_ocean:removed")
    assert [event for event in t.events if event["kind"] == "lost"] == [
        {"kind": "lost", "colour": "blue", "boats": 2},
        {"kind": "lost", "colour": "red", "boats": 1},
    ]
    assert (t.seat("blue", "lost"), t.seat("red", "lost")) == (2, 1)
    assert (t.seat("blue", "at_sea"), t.supply("blue")) == (0, 13)
    assert t.now == "over:last_ocean"


@shows("T9.7", option="last_ocean=sail_on")
def test_the_voyage_can_be_made_to_sail_on() -> None:
    t = finding_the_last_ocean("bbb|r||||", left="P", options="last_ocean:sail_on")
    assert t.event("passed_route")["ocean"] == "P"
    t.play("draw Hawaii", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert t.tile("Hawaii") == "Hawaii@-1,1/5[b|b|b]"
    assert t.now == "over:last_ocean"


@shows("T9.7", "T5.7", option="last_ocean=sail_on")
def test_a_voyage_that_sails_on_can_fail_on_the_last_ocean() -> None:
    t = finding_the_last_ocean("bbb|r||||", left="A", options="last_ocean:sail_on")
    assert t.event("failed")["ocean"] == "A"
    assert t.supply("blue") == 15
    assert t.now == "over:last_ocean"


@shows("T9.7")
def test_other_full_beaches_still_sail_after_the_last_ocean() -> None:
    t = finding_the_last_ocean("bbb|rrr||||", left="P")
    assert t.offers == ["sail Tonga.b 1"]
    t.play("sail Tonga.b 1", "draw Hawaii")
    t.play("land red Hawaii.a", "land red Hawaii.b", "land red Hawaii.c")
    assert t.now == "over:last_ocean"
    assert t.score["winners"] == [1]


@shows("T9.7", "T11.10")
def test_even_where_full_beaches_wait_after_a_failed_voyage() -> None:
    for value in ("stay_at_sea", "removed"):
        options = f"other_full_beaches:wait,last_ocean:{value}"
        t = finding_the_last_ocean("bbb|rrr||||", left="P", options=options, now="sail:Tonga")
        assert (t.now, t.offers) == ("sail:Tonga", ["sail Tonga.b 1"])


@shows("T9.7", "T11.5", "T11.10", option="other_full_beaches=wait")
def test_or_for_want_of_a_tile() -> None:
    t = table(
        f"Tonga@0,0/0[bbb|rrr||||];{ALL_OCEANS}",
        gone=ALL_ISLANDS,
        options="other_full_beaches:wait",
        fresh="last_ocean",
        now="sail:Tonga",
    )
    t.play("sail Tonga.a 0")
    assert t.kinds() == ["sailed", "stranded"]
    assert (t.now, t.offers) == ("sail:Tonga", ["sail Tonga.b 1"])


@shows("T9.7")
def test_the_last_ocean_but_one_is_like_any_other() -> None:
    t = table(f"Tonga@0,0/0[bbb|r||||];{ALL_BUT_O_AND_P}", now="sail")
    t.play("sail Tonga.a 0", "draw O")
    assert t.event("passed_route")["ocean"] == "O"
    assert t.now.startswith("draw:voyage:Tonga:O.1:")


# ---- T9.7, the kind that ran out first


@shows("T9.7")
def test_the_kind_of_tile_that_ran_out_first_is_the_reason_of_the_end() -> None:
    t = table(f"Tonga@0,0/0[bbb|rrr||||];{ALL_BUT_P}", gone=ALL_BUT_HAWAII, now="sail")
    t.play("sail Tonga.a 0", "draw P")  # the last ocean: the boats stay at sea
    assert (t.field("fresh"), t.offers) == ("1", ["sail Tonga.b 1"])
    t.play("sail Tonga.b 1", "draw Hawaii")
    assert t.field("fresh") == "last_ocean"  # nothing else tells, now that the pile is empty
    t.play("land red Hawaii.a", "land red Hawaii.b", "land red Hawaii.c")
    assert (t.now, t.event("over")["reason"]) == ("over:last_ocean", "last_ocean")
    assert t.field("fresh") == "1"


@shows("T9.7")
def test_so_it_is_the_last_island_where_that_came_first() -> None:
    t = table(f"Tonga@0,0/0[bbb|rrr||||];{ALL_BUT_P}", gone=ALL_BUT_HAWAII, now="sail")
    t.play("sail Tonga.a 0", "draw Hawaii")
    t.play("land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    t.play("sail Tonga.b 1", "draw P")
    assert t.now == "over:last_island"


def test_a_position_without_tiles_must_say_which_kind_ran_out_first() -> None:
    chart = f"Tonga@0,0/0[bbb|r||||];{ALL_OCEANS}"
    with pytest.raises(InvalidText, match="fresh: both kinds of tile are drawn: say last_island"):
        table(chart, gone=ALL_ISLANDS, now="sail")
    with pytest.raises(InvalidText, match="fresh: both kinds of tile must be drawn"):
        table(chart, gone=ALL_BUT_HAWAII, fresh="last_ocean", now="sail")
    with pytest.raises(InvalidText, match="the game is over, so fresh is 0 or 1"):
        table(chart, gone=ALL_ISLANDS, fresh="last_ocean", now="over:last_ocean")
    for reason in ("last_island", "last_ocean"):
        t = table(chart, gone=ALL_ISLANDS, fresh=reason, now="sail").play("sail Tonga.a 0")
        assert t.now == f"over:{reason}"


# ---- T9.7, tiles laid freely


@shows("T9.7", "T8.3")
def test_a_settlement_on_the_last_island_ends_the_game() -> None:
    t = table("Tonga@0,0/0[b|r||||]", gone=ALL_BUT_HAWAII)
    t.play("settle", "draw Hawaii", "lay 0,1 3")
    assert t.now == "place:settle:Hawaii:1:-"
    t.play("place Hawaii.a")
    assert t.now == "over:last_island"
    assert t.score["seats"]["blue"]["points"] == 5


@shows("T9.7", "T8.2")
def test_a_settlement_goes_on_after_the_last_ocean_until_an_island_is_laid() -> None:
    t = table(f"Tonga@0,0/0[b|r||||];{ALL_BUT_P}")
    t.play("settle", "draw P", "lay 0,1 3")
    assert t.now == "draw:settle"
    t.play("draw Hawaii", "lay 1,0 3", "place Hawaii.a")
    assert t.now == "over:last_ocean"
    assert t.score["seats"]["blue"]["points"] == 5


ENCLOSED_TUBUAI = "Tonga@0,-1/0[r|||||];Tubuai@0,0/0[bbr|];N@-1,0/0;P@-1,1/0;O@1,-1/0;K@1,0/0"


@shows("T9.7", "T9.4")
def test_who_looks_for_land_and_finds_the_last_island_ends_the_game() -> None:
    gone = ALL_BUT_HAWAII.replace("Tubuai,", "")
    t = table(ENCLOSED_TUBUAI, gone=gone, now="sail")
    t.play("remove Tubuai", "draw Hawaii", "lay 0,0 0")  # Tubuai, removed, counts as drawn
    assert t.now == "over:last_island"


@shows("T9.7", "T9.4")
def test_who_looks_for_land_goes_on_after_the_last_ocean_until_an_island_is_laid() -> None:
    t = table(f"{ENCLOSED_TUBUAI};{row('BCDEFGHIJLM', first=2)}", now="sail")
    t.play("remove Tubuai", "draw A", "lay 0,0 0")
    assert t.now == "draw:refound"
    t.play("draw Hawaii", "lay 0,1 0")
    assert t.now == "over:last_ocean"


# ---- T11.5, T11.9


@shows("T11.5")
def test_without_a_tile_to_turn_the_boats_stay_at_sea_whatever_last_ocean_says() -> None:
    for value in ("-", "last_ocean:removed", "last_ocean:sail_on"):
        t = table(
            f"Tonga@0,0/0[bbb|r||||];{ALL_OCEANS}",
            gone=ALL_ISLANDS,
            options=value,
            fresh="last_ocean",
            now="sail",
        )
        t.play("sail Tonga.a 0")
        assert t.kinds() == ["sailed", "stranded", "turn_ended", "over"]
        assert (t.seat("blue", "at_sea"), t.seat("blue", "lost")) == (3, 0)


@shows("T11.5")
def test_with_one_tile_left_it_is_turned() -> None:
    t = table(f"Tonga@0,0/0[bbb|r||||];{ALL_OCEANS}", gone=ALL_BUT_HAWAII, now="sail")
    assert t.play("sail Tonga.a 0").offers == ["draw Hawaii"]


@shows("T11.9")
def test_the_number_on_the_last_ocean_is_not_checked() -> None:
    for value, where in (("stay_at_sea", "at_sea"), ("removed", "lost")):
        t = finding_the_last_ocean("bbb|r||||", left="A", options=f"last_ocean:{value}")
        assert "failed" not in t.kinds()
        assert (t.seat("blue", where), t.supply("blue")) == (3, 12)


# ---- T9.8, T11.2


def at_the_end(chart: str, **fields: str) -> Table:
    return table(chart, **{"now": "over:stalemate", **fields})


@shows("T9.8")
def test_each_island_with_a_boat_brings_its_points_once() -> None:
    t = at_the_end("Tonga@0,0/0[|||||];Hawaii@0,1/0[bb|b|];Samoa@0,2/0[b|r|];Nauru@0,3/0[r||]")
    assert t.score["seats"]["blue"]["islands"] == {"Hawaii": 5, "Samoa": 5}
    assert t.score["seats"]["red"]["islands"] == {"Nauru": 2, "Samoa": 5}
    assert t.score["players"] == [
        {"points": 10, "islands": 2, "boats": 4},
        {"points": 7, "islands": 2, "boats": 2},
    ]
    assert (t.score["winners"], t.score["decided_by"]) == ([0], "points")
    assert t.state.returns() == [1.0, 0.0]


@shows("T9.8", "T11.2")
def test_tonga_is_worth_nothing_but_is_an_island() -> None:
    t = at_the_end("Tonga@0,0/0[r|||||];Hawaii@0,1/0[b||];Samoa@0,2/0[rr||]")
    assert [player["points"] for player in t.score["players"]] == [5, 5]
    assert (t.score["winners"], t.score["decided_by"]) == ([1], "islands")


@shows("T9.8")
def test_more_points_beat_more_islands() -> None:
    t = at_the_end("Tonga@0,0/0[r|||||];Hawaii@0,1/0[bb||];Nauru@0,2/0[r||];Muroroa@0,3/0[r||]")
    assert (t.score["winners"], t.score["decided_by"]) == ([0], "points")


@shows("T9.8")
def test_at_equal_points_more_islands_win_whatever_the_boats() -> None:
    t = at_the_end("Tonga@0,0/0[|||||];Hawaii@0,1/0[b||];Nauru@0,2/0[rr||];Tuamotu@0,3/0[rr|]")
    assert (t.score["winners"], t.score["decided_by"]) == ([1], "islands")
    assert t.state.returns() == [0.0, 1.0]


@shows("T9.8")
def test_at_equal_islands_fewer_boats_win() -> None:
    t = at_the_end("Tonga@0,0/0[|||||];Hawaii@0,1/0[bb||];Samoa@0,2/0[r||]")
    assert (t.score["winners"], t.score["decided_by"]) == ([1], "boats")
    assert t.state.returns() == [0.0, 1.0]


@shows("T9.8", "T11.2", "T11.12")
def test_what_is_still_tied_is_a_shared_win() -> None:
    t = at_the_end(
        "Tonga@0,0/0[|||||];Hawaii@0,1/0[b||];Samoa@0,2/0[r||];Oahu@0,3/0[g||]",
        seats="blue,red,green",
    )
    assert t.state.returns() == [0.5, 0.5, 0.0]
    assert (t.score["winners"], t.score["decided_by"]) == ([0, 1], "shared")


@shows("T9.8")
def test_who_falls_behind_in_islands_is_not_saved_by_few_boats() -> None:
    t = at_the_end(
        "Tonga@0,0/0[|||||];Nauru@0,1/0[b|rr|];Tuamotu@0,2/0[b|r];Hawaii@0,3/0[g||]",
        seats="blue,red,green",
    )
    assert [player["points"] for player in t.score["players"]] == [5, 5, 5]
    assert (t.score["winners"], t.score["decided_by"]) == ([0], "boats")


@shows("T9.8", "T7.3")
def test_a_royal_island_counts_in_every_tie_break_and_as_one_boat() -> None:
    royal = "Tonga@0,0/0[|||||];Nauru@0,1/0[*b];Tuamotu@0,2/0[*b];Hawaii@0,3/0[r||]"
    t = at_the_end(royal, founded="2,0")
    assert t.score["players"][0] == {"points": 5, "islands": 2, "boats": 2}
    assert (t.score["winners"], t.score["decided_by"]) == ([0], "islands")
    t = at_the_end("Tonga@0,0/0[|||||];Hawaii@0,1/0[*b];Samoa@0,2/0[rr||]", founded="1,0")
    assert (t.score["winners"], t.score["decided_by"]) == ([0], "boats")
    t = at_the_end("Tonga@0,0/0[|||||];Hawaii@0,1/0[*b];Samoa@0,2/0[r||]", founded="1,0")
    assert t.score["decided_by"] == "shared"


@shows("T11.2", "T9.8")
def test_boats_at_sea_count_as_on_the_map_and_lost_ones_do_not() -> None:
    tied = "Tonga@0,0/0[|||||];Hawaii@0,1/0[b||];Samoa@0,2/0[rr||]"
    t = at_the_end(tied, sea="2,0")
    assert [player["boats"] for player in t.score["players"]] == [3, 2]
    assert (t.score["winners"], t.score["decided_by"]) == ([1], "boats")
    t = at_the_end(tied, lost="2,0")
    assert [player["boats"] for player in t.score["players"]] == [1, 2]
    assert (t.score["winners"], t.score["decided_by"]) == ([0], "boats")


@shows("T9.8")
def test_before_the_end_nobody_has_won() -> None:
    t = table("Tonga@0,0/0[b|r||||];Hawaii@0,1/0[b||]")
    assert t.score["reason"] is None
    assert t.score["seats"]["blue"]["points"] == 5
    assert t.state.returns() == [0.0, 0.0]


# ---- T11.4

QUIET = "Tonga@0,0/0[b|r||||]"


@shows("T11.4")
def test_twenty_turns_of_every_seat_without_a_new_tile_end_the_game() -> None:
    t = table(QUIET, quiet="39").play("expand Tonga", "place Tonga.c")
    assert t.kinds()[-2:] == ["turn_ended", "over"]
    assert (t.now, t.score["reason"]) == ("over:stalemate", "stalemate")


@shows("T11.4")
def test_one_turn_less_does_not() -> None:
    t = table(QUIET, quiet="38").play("expand Tonga", "place Tonga.c")
    assert (t.turn, t.now, t.field("quiet")) == ("red", "turn", "39")


@shows("T11.4")
def test_three_seats_have_sixty_quiet_turns() -> None:
    for quiet, now in (("58", "turn"), ("59", "over:stalemate")):
        t = table(QUIET, seats="blue,red,green", quiet=quiet)
        assert t.play("expand Tonga", "place Tonga.c").now == now


@shows("T11.4")
def test_a_new_tile_starts_the_count_of_quiet_turns_again() -> None:
    t = table("Tonga@0,0/0[bbb|r||||]", quiet="39", now="sail")
    t.play("sail Tonga.a 0", "draw A")  # fails
    assert (t.turn, t.now, t.field("quiet")) == ("red", "turn", "0")
    t.play("expand Tonga", "place Tonga.c")
    assert t.field("quiet") == "1"


# ---- T11.12, two_colours

FOUR = "blue,red,green,yellow"


@shows("T11.12", "T2.3", option="two_colours=each")
def test_two_players_with_two_colours_take_turns_colour_by_colour() -> None:
    t = new(2, two_colours="each")
    order = []
    for beach in "abcdefab":
        order.append(t.turn)
        t.play(f"place Tonga.{beach}")
    assert order == ["blue", "red", "green", "yellow"] * 2
    assert [t.state.player_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert (t.turn, t.supply("blue"), t.supply("green")) == ("blue", 13, 13)


@shows("T11.12", option="two_colours=off")
def test_as_a_rule_each_player_has_one_colour() -> None:
    t = new(4)
    assert [t.state.player_of(seat) for seat in range(4)] == [0, 1, 2, 3]
    assert len(t.state.returns()) == 4
    assert t.field("options") == "-"


@shows("T11.12", "T9.8", option="two_colours=each")
def test_points_and_tie_breaks_of_two_colours_are_summed() -> None:
    t = at_the_end(
        "Tonga@0,0/0[|||||];Hawaii@0,1/0[b||];Nauru@0,2/0[g||];Samoa@0,3/0[rr||];Oahu@0,4/0[|b|y]",
        seats=FOUR,
        options="two_colours:each",
    )
    assert t.score["players"] == [
        {"points": 11, "islands": 3, "boats": 3},
        {"points": 9, "islands": 2, "boats": 3},
    ]
    assert (t.score["winners"], t.score["decided_by"]) == ([0], "points")
    assert t.state.returns() == [1.0, 0.0]


@shows("T11.12", "T9.8", option="two_colours=each")
def test_boats_of_two_colours_are_summed_in_the_last_tie_break() -> None:
    t = at_the_end(
        "Tonga@0,0/0[b|y||||];Hawaii@0,1/0[g||];Samoa@0,2/0[rr||]",
        seats=FOUR,
        options="two_colours:each",
    )
    assert (t.score["winners"], t.score["decided_by"]) == ([0], "boats")


@shows("T11.12", "T11.4", option="two_colours=each")
def test_with_two_colours_a_stalemate_takes_twenty_turns_of_each() -> None:
    for quiet, now in (("78", "turn"), ("79", "over:stalemate")):
        t = table(QUIET, seats=FOUR, options="two_colours:each", quiet=quiet)
        assert t.play("expand Tonga", "place Tonga.c").now == now


@shows("T11.12", "T9.8", option="two_colours=once")
def test_an_island_with_both_colours_of_a_player_can_be_made_to_count_once() -> None:
    t = at_the_end(
        "Tonga@0,0/0[|||||];Hawaii@0,1/0[b|g|];Samoa@0,2/0[r||];Oahu@0,3/0[y||]",
        seats=FOUR,
        options="two_colours:once",
    )
    assert t.score["players"] == [
        {"points": 5, "islands": 1, "boats": 2},
        {"points": 9, "islands": 2, "boats": 2},
    ]
    assert t.score["winners"] == [1]
    assert GAME.score_breakdown(t.state) == [{"Hawaii": 5}, {"Samoa": 5, "Oahu": 4}]


@shows("T11.12", "T9.8", option="two_colours=once")
def test_it_counts_whichever_of_the_two_colours_is_there() -> None:
    chart = "Tonga@0,0/0[|||||];Hawaii@0,1/0[{}||];Samoa@0,2/0[y||]"
    for boat in "bg":
        t = at_the_end(chart.format(boat), seats=FOUR, options="two_colours:once")
        assert [player["points"] for player in t.score["players"]] == [5, 5]


@shows("T11.12", "T9.8", option="two_colours=each")
def test_an_island_with_both_colours_of_a_player_counts_once_for_each() -> None:
    t = at_the_end(
        "Tonga@0,0/0[|||||];Hawaii@0,1/0[b|g|];Samoa@0,2/0[r||];Oahu@0,3/0[y||]",
        seats=FOUR,
        options="two_colours:each",
    )
    assert t.score["players"] == [
        {"points": 10, "islands": 2, "boats": 2},
        {"points": 9, "islands": 2, "boats": 2},
    ]
    assert t.score["winners"] == [0]
    assert GAME.score_breakdown(t.state) == [{"Hawaii": 10}, {"Samoa": 5, "Oahu": 4}]


@shows("T11.12", option="two_colours=once")
def test_two_colours_that_count_once_still_play_one_by_one() -> None:
    t = new(2, two_colours="once")
    assert [t.state.player_of(seat) for seat in range(4)] == [0, 1, 0, 1]

"""Chapter 4: opening attractions, and who wins the tourists."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tahiti.table import Table, table


def award(tables: str, *, first: str = "purple", **fields: str) -> Table:
    """A table on which the last one passes, and tourists are won."""
    count = len(tables.split("/"))
    hands = "/".join(["flowers1", "boats1", "fruit1"][:count])
    game = table(hands=hands, tables=tables, first=first, now="open", round="4", **fields)
    return game.play(*["pass"] * count)


@shows("H4.1")
def test_each_in_turn_lays_a_card_or_passes() -> None:
    game = table(
        hands="fruit8,fruit9*/boats5,boats6/pearls1",
        tables="pearls5/-/-",
        first="orange",
        now="open",
    )
    assert game.turn == "orange"
    assert game.offers == ["lay boats5", "lay boats6", "pass"]
    game.play("lay boats6")
    assert game.events == [{"kind": "laid", "seat": "orange", "card": "boats6"}]
    assert game.turn == "yellow"
    game.play("pass")
    assert game.events == [{"kind": "passed", "seat": "yellow"}]
    game.play("lay fruit9")
    assert game.field("tables") == "fruit9,pearls5/boats6/-"
    assert game.hand("purple") == "fruit8"
    assert (game.turn, game.field("round")) == ("orange", "2")


@shows("H4.1")
def test_only_a_card_in_hand_is_laid() -> None:
    game = table(hands="fruit8/boats5", tables="pearls5/-", now="open")
    game.refuses("lay pearls5", "H4.1")
    game.refuses("lay fruit9", "H4.1")


@shows("H4.1")
def test_who_has_passed_lays_no_more() -> None:
    game = table(hands="fruit8,fruit9/boats5,boats6", now="open")
    game.play("pass", "lay boats5")
    assert (game.turn, game.field("round")) == ("orange", "2")
    assert game.see(None)["seats"][0]["passed"]
    game.play("lay boats6")
    assert game.field("year") == "1"
    assert "open" not in game.now
    assert game.field("passed") == "0,0"


@shows("H4.1")
def test_an_empty_hand_passes_by_itself() -> None:
    game = table(hands="fruit8/boats5,boats6", now="open").play("lay fruit8", "lay boats5")
    assert (game.turn, game.now) == ("orange", "open")
    nobody = table(hands="-/-", tables="fruit8/-", turn="orange", round="4", top="pearls11")
    nobody.play("end", "draw pearls10")
    assert nobody.now == "open"
    silent = table(hands="fruit4/-", tables="fruit8,fruit2/-", round="4", now="open").play("pass")
    assert silent.now == "renovate:-:-"


@shows("H4.1")
def test_it_goes_round_four_times() -> None:
    cards = ",".join(f"fruit{value}" for value in range(5, 11))
    game = table(hands=f"{cards}/boats5", tables="-/-", now="open")
    game.play("lay fruit5", "lay boats5", "lay fruit6", "lay fruit7")
    assert (game.turn, game.now, game.field("round")) == ("purple", "open", "4")
    game.play("lay fruit8")
    assert "awarded" in game.kinds()
    assert game.hand("purple") == "fruit9,fruit10"


@shows("H4.1")
def test_the_opening_of_the_next_year_forgets_who_passed() -> None:
    game = table(turn="orange", round="4", hands="fruit8/boats8").play("end")
    assert game.field("passed") == "0,0"
    assert game.offers == ["lay fruit8", "pass"]


@shows("H4.2")
def test_the_best_cards_of_all_suits_win_two_tourists() -> None:
    game = award("fruit8,fruit7,boats2/fruit6,boats5,pearls1")
    assert game.event("awarded_two") == {
        "kind": "awarded_two",
        "seat": "orange",
        "sum": 12,
        "sums": [10, 12],
        "year": 1,
        "rule": "H4.2",
    }
    assert game.field("twos") == "0,1"
    assert game.score["players"][1]["points"] == 2 + 2 + 1
    assert game.see(None)["seats"][1]["aside"] == 3


@shows("H4.3")
def test_the_highest_sum_of_a_suit_sets_aside_its_highest_card_there() -> None:
    game = award("fruit8,fruit2,boats3/fruit9,pearls1,pearls2")
    assert game.events_of("awarded") == [
        {
            "kind": "awarded",
            "seat": "purple",
            "card": "boats3",
            "suit": "boats",
            "sum": 3,
            "sums": [3, 0],
            "year": 1,
            "rule": "H4.3",
        },
        {
            "kind": "awarded",
            "seat": "purple",
            "card": "fruit8",
            "suit": "fruit",
            "sum": 10,
            "sums": [10, 9],
            "year": 1,
            "rule": "H4.3",
        },
        {
            "kind": "awarded",
            "seat": "orange",
            "card": "pearls2",
            "suit": "pearls",
            "sum": 3,
            "sums": [0, 3],
            "year": 1,
            "rule": "H4.3",
        },
    ]
    assert game.field("aside") == "boats3,fruit8/pearls2"


@shows("H4.2", "H4.3")
def test_the_sums_of_all_are_told_in_the_order_of_seats() -> None:
    """Whoever is first player, and before any card has left its table."""
    game = award("fruit5,fruit2/fruit8/boats6,fruit3", first="yellow", year="2")
    assert game.event("awarded_two")["sums"] == [5, 8, 9]
    told = {event["suit"]: event["sums"] for event in game.events_of("awarded")}
    assert told == {"boats": [0, 0, 6], "fruit": [7, 8, 3]}
    assert {event["year"] for event in game.events if "sums" in event} == {2}


@shows("H4.3")
def test_a_card_won_has_left_the_table_before_renovation() -> None:
    game = award("fruit8,fruit2/fruit9")
    assert game.now == "renovate:-:-"
    assert game.of("purple", "tables") == "fruit2"
    game.refuses("keep fruit8", "H5.1")
    assert (game.turn, game.field("round"), game.field("place")) == ("purple", "0", "0")


@shows("H4.4")
def test_ties_go_to_the_one_earlier_in_play_order() -> None:
    game = award("fruit8/fruit8", first="orange")
    assert game.event("awarded")["seat"] == "orange"
    assert game.event("awarded_two")["seat"] == "orange"
    three = award("fruit5/fruit8/fruit6,fruit2,pearls2", first="yellow")
    assert three.events_of("awarded")[0]["seat"] == "yellow"
    assert three.event("awarded_two")["seat"] == "yellow"
    assert award("fruit8/fruit8").event("awarded")["seat"] == "purple"


@shows("H4.4", "H4.2", "H4.3")
def test_what_nobody_opened_nobody_wins() -> None:
    game = award("fruit8/-")
    assert len(game.events_of("awarded")) == 1
    nothing = award("-/-")
    assert "awarded" not in nothing.kinds()
    assert "awarded_two" not in nothing.kinds()
    assert nothing.field("twos") == "0,0"


@shows("H4.4", "H4.2", "H4.3")
def test_both_awards_are_judged_on_the_same_table() -> None:
    game = award("fruit8,boats8/fruit7,boats7,pearls1")
    assert game.event("awarded_two")["seat"] == "purple"
    assert game.event("awarded_two")["sum"] == 16
    seats = [event["seat"] for event in game.events_of("awarded")]
    assert seats == ["purple", "purple", "orange"]

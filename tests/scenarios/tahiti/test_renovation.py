"""Chapter 5: renovation, and the way to the next year."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tahiti.table import table


@shows("H5.1")
def test_two_cards_of_different_suits_are_kept() -> None:
    game = table(tables="fruit8,fruit5,boats3,pearls2/-", now="renovate:-:-", hands="fruit1/fruit1")
    game.play("keep boats3", "keep fruit8")
    game.refuses("keep pearls2", "H5.1")
    assert game.of("purple", "tables") == "boats3,fruit5,fruit8,pearls2"
    game.play("done")
    assert game.of("purple", "tables") == "boats3,fruit8"
    assert game.events[:2] == [
        {"kind": "kept", "seat": "purple", "cards": ["boats3", "fruit8"]},
        {"kind": "dropped", "seat": "purple", "cards": ["fruit5", "pearls2"], "rule": "H5.1"},
    ]
    assert game.field("discards") == "fruit5,pearls2"


@shows("H5.1")
def test_two_cards_of_one_suit_are_not_kept() -> None:
    game = table(tables="fruit8,fruit8,fruit5/-", now="renovate:-:-").play("keep fruit5")
    game.refuses("keep fruit8", "H5.1")
    game.refuses("keep fruit5", "H5.1")
    game.refuses("keep boats5", "H5.1")


@shows("H5.1")
def test_nothing_need_be_kept() -> None:
    game = table(tables="fruit8/boats8", now="renovate:-:-")
    assert game.offers == ["keep fruit8", "done"]
    game.play("done")
    assert game.events[0] == {"kind": "kept", "seat": "purple", "cards": []}
    assert (game.of("purple", "tables"), game.turn) == ("-", "orange")
    assert game.state.is_turn_start


@shows("H5.1")
def test_in_play_order_and_who_has_nothing_to_choose_is_passed_over() -> None:
    game = table(
        hands="fruit1/fruit1/boats1",
        tables="fruit8/-/boats8",
        first="yellow",
        turn="yellow",
        now="renovate:-:-",
    )
    game.play("keep boats8", "done")
    assert game.turn == "purple"
    game.play("keep fruit8", "done")
    assert game.event("became_first")["seat"] == "purple"
    assert game.now == "turn:0:grant"


@shows("H5.2", "H5.1")
def test_a_hand_of_more_than_five_is_cut_to_five() -> None:
    hand = "fruit1,fruit2,fruit3*,fruit4,fruit5,fruit6,boats7"
    game = table(hands=f"{hand}/boats1", now="renovate:-:-")
    game.refuses("done", "H5.2")
    game.refuses("cut fruit9", "H5.2")
    game.play("cut boats7")
    game.refuses("cut boats7", "H5.2")
    game.refuses("done", "H5.2")
    game.play("cut fruit3")
    game.refuses("cut fruit4", "H5.2")
    assert game.hand("purple") == "boats7,fruit1,fruit2,fruit3*,fruit4,fruit5,fruit6"
    game.play("done")
    assert game.hand("purple") == "fruit1,fruit2,fruit4,fruit5,fruit6"
    assert game.event("dropped") == {
        "kind": "dropped",
        "seat": "purple",
        "cards": ["boats7", "fruit3"],
        "rule": "H5.2",
    }
    assert game.field("discards") == "boats7,fruit3"


@shows("H5.2")
def test_a_hand_of_five_is_not_cut() -> None:
    hand = "fruit1,fruit2,fruit3,fruit4,fruit5"
    game = table(hands=f"{hand}/boats1", tables="boats8/-", now="renovate:-:-")
    game.refuses("cut fruit1", "H5.2")
    game.play("done")
    assert game.hand("purple") == "fruit1,fruit2,fruit3,fruit4,fruit5"
    assert "H5.2" not in [event.get("rule") for event in game.events]


@shows("H5.1", "H5.2")
def test_keeping_and_cutting_is_one_choice_that_is_shown_when_complete() -> None:
    hand = "fruit1,fruit2,fruit3,fruit4,fruit5,fruit6"
    game = table(hands=f"{hand}/boats1", tables="boats8,pearls1/-", now="renovate:-:-")
    before = game.see("orange")
    game.play("keep boats8", "cut fruit1")
    assert game.see("orange") == before
    assert game.see("purple")["choice"] == {
        "put": None,
        "picked": ["boats8"],
        "sum": 8,
        "cut": ["fruit1"],
        "to_cut": 0,
    }
    game.is_not_the_time_for("keep pearls1")
    game.play("done")
    assert game.kinds()[:3] == ["kept", "dropped", "dropped"]


@shows("H5.3")
def test_the_highest_total_of_kept_cards_makes_the_first_player() -> None:
    game = table(
        hands="fruit1/fruit1/boats1",
        tables="fruit8,boats2/pearls9,boats2/boats10",
        now="renovate:-:-",
    )
    game.play("keep fruit8", "done", "keep boats2", "keep pearls9", "done", "keep boats10", "done")
    assert game.event("became_first") == {
        "kind": "became_first",
        "seat": "orange",
        "sum": 11,
        "rule": "H5.3",
    }
    assert game.field("first") == "orange"


@shows("H5.3")
def test_a_tie_makes_the_last_in_the_old_order_first() -> None:
    game = table(
        hands="fruit1/fruit1/boats1",
        tables="fruit8/pearls8/boats3",
        first="orange",
        turn="orange",
        now="renovate:-:-",
    )
    game.play("keep pearls8", "done", "keep boats3", "done", "keep fruit8", "done")
    assert game.event("became_first")["seat"] == "purple"


@shows("H5.3")
def test_if_nobody_keeps_a_card_all_tie() -> None:
    game = table(
        hands="fruit1/fruit2/boats1",
        tables="-/fruit8/-",
        turn="orange",
        first="orange",
        now="renovate:-:-",
    )
    game.play("done")
    assert game.event("became_first") == {
        "kind": "became_first",
        "seat": "purple",
        "sum": 0,
        "rule": "H5.3",
    }


@shows("H5.3")
def test_in_the_new_order_each_draws_the_top_card_and_shows_it() -> None:
    game = table(tables="-/fruit8", turn="orange", now="renovate:-:-", top="pearls11", centre="-")
    game.play("keep fruit8", "done")
    assert game.event("drew") == {
        "kind": "drew",
        "seat": "orange",
        "card": "pearls11",
        "rule": "H5.3",
    }
    assert game.now == "turn:0:grant"
    game.play("draw pearls10")
    assert game.event("drew")["seat"] == "purple"
    assert game.hand("orange") == "boats1,pearls11*"
    assert game.hand("purple") == "flowers1,pearls10*"


@shows("H5.3")
def test_the_centre_is_filled_up_to_five_and_a_new_year_begins() -> None:
    game = table(
        tables="-/fruit8", turn="orange", now="renovate:-:-", top="pearls11", centre="boats2,boats3"
    )
    game.play("keep fruit8", "done", "draw pearls10")
    assert game.now == "turn:0:grant"
    game.play("draw pearls9")
    assert game.now == "turn:2:year"
    game.play("draw pearls8", "draw pearls7", "draw pearls6")
    assert game.now == "turn:0:start"
    game.play("draw pearls5")
    assert game.centre == "boats2,boats3,pearls6,pearls7,pearls8,pearls9"
    assert (game.field("year"), game.field("round"), game.turn) == ("2", "1", "orange")
    assert game.now == "build"


@shows("H5.3")
def test_a_centre_of_five_or_more_stays_as_it_is() -> None:
    game = table(
        tables="-/fruit8",
        turn="orange",
        now="renovate:-:-",
        top="pearls11",
        centre="boats2,boats3,boats5,boats6,boats7,boats8",
    )
    game.play("keep fruit8", "done", "draw pearls10", "draw pearls9", "draw pearls8")
    assert game.centre == "boats2,boats3,boats5,boats6,boats7,boats8,pearls9"
    assert (game.field("year"), game.turn) == ("2", "orange")

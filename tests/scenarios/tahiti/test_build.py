"""Chapter 3: rounds, turns and the swap."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tahiti.table import dealt, table


@shows("H3.1")
def test_a_year_begins_with_the_first_player_turning_a_time_card() -> None:
    game = dealt(3, first=1)
    game.play(*(f"draw pearls{value}" for value in (1, 2, 3, 5, 6, 7, 8)))
    assert game.event("round_begun") == {"kind": "round_begun", "year": 1, "round": 1}
    assert (game.turn, game.now) == ("orange", "build")
    assert game.field("year") == "1"
    assert game.state.is_turn_start


@shows("H3.1")
def test_everybody_has_one_turn_a_round_in_play_order() -> None:
    game = table(hands="flowers1/boats1/fruit1", first="orange", turn="orange")
    order = []
    for card in ("pearls2", "pearls3", "pearls5"):
        order.append(game.turn)
        game.play("end", f"draw {card}")
    assert order == ["orange", "yellow", "purple"]
    assert game.turn == "orange"
    assert game.field("round") == "2"
    assert game.event("round_begun") == {"kind": "round_begun", "year": 1, "round": 2}


@shows("H3.1")
def test_after_four_rounds_attractions_are_opened() -> None:
    game = table(turn="orange", round="4").play("end")
    assert (game.turn, game.now, game.field("round")) == ("purple", "open", "1")
    third = table(turn="orange", round="3").play("end", "draw pearls2")
    assert (third.turn, third.now, third.field("round")) == ("purple", "build", "4")


@shows("H3.2")
def test_first_the_top_card_goes_to_the_centre() -> None:
    game = table(centre="pearls1", top="pearls11").play("end")
    assert game.event("added") == {"kind": "added", "card": "pearls11"}
    game.play("draw pearls10")
    assert game.centre == "pearls1,pearls11"
    assert game.field("top") == "pearls10"
    assert (game.turn, game.now) == ("orange", "build")


@shows("H3.3")
def test_a_card_is_put_down_and_one_is_taken() -> None:
    game = table(hands="fruit1,fruit5/boats1", centre="pearls12,boats3")
    game.play("put fruit5", "take pearls12", "done")
    assert game.hand("purple") == "fruit1,pearls12*"
    assert game.centre == "boats3,fruit5"
    assert game.events == [
        {"kind": "put", "seat": "purple", "card": "fruit5"},
        {"kind": "took", "seat": "purple", "cards": ["pearls12"]},
    ]
    assert game.now == "build"
    assert not game.state.is_turn_start


@shows("H3.3")
def test_cards_of_at_most_ten_in_all_are_taken() -> None:
    game = table(hands="fruit5/boats1", centre="flowers2,boats1,boats7,pearls8")
    game.play("put fruit5", "take flowers2")
    assert game.offers == ["take boats1", "take boats7", "take pearls8", "done"]
    game.play("take boats1", "take boats7")
    game.refuses("take pearls8", "H3.3")
    assert game.play("done").hand("purple") == "flowers2*,boats1*,boats7*"


@shows("H3.3")
def test_two_cards_of_the_same_value_may_exceed_ten_and_three_may_not() -> None:
    game = table(hands="fruit5/boats1", centre="flowers9,boats9,pearls9,pearls8,pearls1")
    game.play("put fruit5", "take flowers9", "take boats9")
    game.refuses("take pearls9", "H3.3")
    game.refuses("take pearls1", "H3.3")
    game.play("done")
    assert game.hand("purple") == "flowers9*,boats9*"
    three = table(hands="fruit5/boats1", centre="flowers3,boats3,pearls3,pearls4")
    three.play("put fruit5", "take flowers3", "take boats3", "take pearls3")
    three.refuses("take pearls4", "H3.3")


@shows("H3.3")
def test_two_cards_that_differ_may_not_exceed_ten() -> None:
    game = table(hands="fruit5/boats1", centre="flowers9,boats8,pearls1")
    game.play("put fruit5", "take flowers9")
    game.refuses("take boats8", "H3.3")
    assert game.offers == ["take pearls1", "done"]


@shows("H3.3")
def test_a_card_put_down_cannot_be_taken_back_but_its_twin_can() -> None:
    game = table(hands="fruit5/boats1", centre="boats3").play("put fruit5")
    game.refuses("take fruit5", "H3.3")
    twin = table(hands="fruit5/boats1", centre="boats3,fruit5").play("put fruit5", "take fruit5")
    twin.refuses("take fruit5", "H3.3")
    assert twin.play("done").centre == "boats3,fruit5"


@shows("H3.3")
def test_only_a_card_in_hand_can_be_put_down() -> None:
    game = table(hands="fruit5/boats1", centre="boats3")
    game.refuses("put boats3", "H3.3")
    game.refuses("put fruit6", "H3.3")
    assert game.offers == ["put fruit5", "end"]


@shows("H3.3")
def test_nobody_swaps_with_an_empty_hand() -> None:
    game = table(hands="-/boats1", centre="boats3")
    assert game.offers == ["end"]


@shows("H3.3")
def test_nobody_swaps_with_an_empty_centre() -> None:
    game = table(hands="fruit5/boats1", centre="-")
    assert game.offers == ["end"]
    game.refuses("put fruit5", "H3.3")


@shows("H3.3")
def test_at_least_one_card_is_taken() -> None:
    game = table(hands="fruit5/boats1", centre="boats3").play("put fruit5")
    game.refuses("done", "H3.3")
    assert game.offers == ["take boats3"]


@shows("H3.3")
def test_one_swap_a_turn() -> None:
    game = table(hands="fruit5,fruit6/boats1", centre="boats3,boats7")
    game.play("put fruit5", "take boats3", "done")
    game.refuses("put fruit6", "H3.3")
    game.play("end", "draw pearls2", "end", "draw pearls3")
    assert "put fruit6" in game.offers


@shows("H3.3")
def test_nothing_is_played_between_putting_and_taking() -> None:
    game = table(hands="fruit4,fruit5/boats1", centre="boats3").play("put fruit5")
    game.is_not_the_time_for("play fruit4")
    game.is_not_the_time_for("put fruit4")
    game.is_not_the_time_for("end")


@shows("H3.3")
def test_until_it_is_complete_a_swap_changes_nothing() -> None:
    game = table(hands="fruit5/boats1", centre="boats3,boats7")
    before = (game.centre, game.hand("purple"), game.see("orange"), game.see(None))
    game.play("put fruit5", "take boats3")
    assert (game.centre, game.hand("purple"), game.see("orange"), game.see(None)) == before
    assert game.events == []
    assert game.see("purple")["choice"] == {
        "put": "fruit5",
        "picked": ["boats3"],
        "sum": 3,
        "cut": [],
        "to_cut": 0,
    }


@shows("H3.4", "H2.2")
def test_who_ends_a_turn_without_cards_takes_the_top_card() -> None:
    game = table(hands="fruit4/boats1", top="pearls11").play("play fruit4", "end")
    assert game.event("drew") == {
        "kind": "drew",
        "seat": "purple",
        "card": "pearls11",
        "rule": "H3.4",
    }
    assert game.hand("purple") == "pearls11*"
    assert game.now == "turn:0:volcano"
    with_cards = table(hands="fruit4/boats1", top="pearls11").play("end")
    assert with_cards.hand("purple") == "fruit4"
    assert "drew" not in with_cards.kinds()


@shows("H3.4")
def test_the_last_card_comes_before_the_volcano() -> None:
    centre = "flowers1,flowers2,flowers3,boats1,boats2,boats5,pearls1,pearls2"
    game = table(hands="fruit4/fruit1", centre=centre, top="pearls11").play("play fruit4", "end")
    assert "drew" in game.kinds()
    assert "erupted" not in game.kinds()
    game.play("draw pearls10")
    assert "erupted" in game.kinds()

"""Chapter 3: special cards."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tahiti.table import table


@shows("H3.3")
def test_the_government_adds_the_top_two_cards_of_the_deck() -> None:
    game = table(hands="fruit2,fruit9/boats1", centre="pearls1", top="pearls11")
    game.play("play fruit2", "draw pearls10")
    assert game.centre == "pearls1,pearls10,pearls11"
    assert game.field("discards") == "fruit2"
    game.play("draw pearls9")
    assert (game.field("top"), game.now, game.turn) == ("pearls9", "build", "purple")
    assert game.hand("purple") == "fruit9"


@shows("H3.3", "H8.4")
def test_a_builder_discards_any_cards_and_replaces_each() -> None:
    game = table(hands="fruit3,fruit9/boats1", centre="pearls1,pearls2,boats5", top="pearls11")
    game.play("play fruit3")
    assert game.events == [{"kind": "played", "seat": "purple", "card": "fruit3"}]
    assert game.now == "clear:-"
    game.play("discard boats5", "discard pearls2")
    assert game.centre == "boats5,pearls1,pearls2"
    game.refuses("discard pearls2", "H3.3")
    game.refuses("discard fruit9", "H3.3")
    game.play("done")
    assert game.events[0] == {
        "kind": "cleared",
        "seat": "purple",
        "cards": ["boats5", "pearls2"],
    }
    assert game.field("discards") == "boats5,fruit3,pearls2"
    assert game.centre == "pearls1,pearls11"
    game.play("draw flowers7", "draw flowers8")
    assert game.centre == "flowers7,pearls1,pearls11"
    assert (game.field("top"), game.now) == ("flowers8", "build")


@shows("H3.3")
def test_a_builder_may_leave_everything() -> None:
    game = table(hands="fruit3,fruit9/boats1").play("play fruit3", "done")
    assert game.event("cleared")["cards"] == []
    assert (game.centre, game.now, game.field("discards")) == ("pearls1", "build", "fruit3")


@shows("H3.3")
def test_a_builder_may_take_away_twins() -> None:
    game = table(hands="fruit3/boats1", centre="boats5,boats5").play("play fruit3")
    game.play("discard boats5", "discard boats5")
    game.refuses("discard boats5", "H3.3")
    game.play("done")
    assert game.centre == "pearls11"


@shows("H3.3")
def test_an_aeroplane_is_set_aside() -> None:
    game = table(hands="fruit4,fruit9/boats1").play("play fruit4")
    assert game.events == [{"kind": "set_aside", "seat": "purple", "card": "fruit4"}]
    assert game.of("purple", "aside") == "fruit4"
    assert game.field("discards") == "-"
    assert game.score["players"][0]["points"] == 2
    assert (game.now, game.hand("purple")) == ("build", "fruit9")


@shows("H3.3")
def test_only_a_special_card_in_hand_is_played() -> None:
    game = table(hands="fruit5,fruit1/boats1", centre="pearls2")
    for card in ("fruit5", "fruit1", "pearls2", "fruit12"):
        game.refuses(f"play {card}", "H3.3")


@shows("H3.3")
def test_special_cards_are_played_at_will_and_in_any_order() -> None:
    game = table(hands="fruit4,boats4,fruit9/boats1", centre="pearls4,pearls1")
    game.play("play boats4", "put fruit9", "take pearls4", "done", "play pearls4", "play fruit4")
    assert game.of("purple", "aside") == "boats4,fruit4,pearls4"
    assert not game.state.is_turn_start


@shows("H3.3")
def test_a_special_card_taken_this_turn_may_be_played_this_turn() -> None:
    game = table(hands="fruit9/boats1", centre="pearls4")
    game.play("put fruit9", "take pearls4", "done")
    assert game.play("play pearls4").of("purple", "aside") == "pearls4"

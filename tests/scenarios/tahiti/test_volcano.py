"""Chapter 3: the volcano Orohena."""

from __future__ import annotations

import pytest

from tests.scenarios.rule_registry import shows
from tests.scenarios.tahiti.table import table
from vaka.core.errors import InvalidText

EXAMPLE = "fruit8,fruit5,fruit2,boats8,boats3,boats3,flowers12,flowers10"


@shows("H3.5")
def test_the_worked_example_fruit_is_struck() -> None:
    game = table(centre=EXAMPLE).play("end")
    assert game.event("erupted") == {"kind": "erupted", "suit": "fruit", "rule": "H3.5"}
    assert game.field("discards") == "fruit2,fruit5,fruit8"
    lost = [event["card"] for event in game.events_of("lost")]
    assert lost == ["fruit2", "fruit5", "fruit8"]
    assert "fruit" not in game.centre


@shows("H3.5")
def test_the_suit_with_most_cards_is_struck_whatever_its_sum() -> None:
    centre = "pearls1,pearls1,pearls2,pearls2,fruit12,fruit11,fruit11,boats12"
    game = table(centre=centre, top="pearls3").play("end")
    assert game.event("erupted")["suit"] == "pearls"


@shows("H3.5")
def test_cards_on_the_tables_are_struck_and_those_set_aside_are_safe() -> None:
    game = table(
        centre=EXAMPLE,
        tables="fruit12,boats1/fruit11",
        aside="fruit10/boats9",
        hands="fruit9/fruit9",
    ).play("end")
    assert game.field("tables") == "boats1/-"
    assert game.field("aside") == "fruit10/boats9"
    assert game.field("hands") == "fruit9/fruit9"
    assert game.field("discards") == "fruit2,fruit5,fruit8,fruit11,fruit12"
    assert {"kind": "lost", "seat": "orange", "card": "fruit11"} in game.events


@shows("H3.5")
def test_the_centre_is_not_filled_up_but_for_the_card_of_the_next_turn() -> None:
    game = table(centre=EXAMPLE, top="pearls11").play("end")
    assert game.centre == "flowers10,flowers12,boats3,boats3,boats8,pearls11"
    assert game.see(None)["volcano"]["cards"] == 6
    assert (game.now, game.field("place")) == ("turn:0:start", "1")
    assert game.play("draw pearls10").turn == "orange"


@shows("H3.5")
def test_equal_counts_and_equal_sums_spare_all() -> None:
    centre = "fruit8,fruit5,fruit1,boats8,boats3,boats3,flowers12,flowers10"
    game = table(centre=centre, tables="fruit12/boats12").play("end")
    assert game.event("spared") == {"kind": "spared", "count": 8, "rule": "H3.5"}
    assert "erupted" not in game.kinds()
    assert game.field("tables") == "fruit12/boats12"
    assert game.see(None)["volcano"]["suit"] is None


@shows("H3.5")
def test_a_tie_of_lesser_suits_does_not_count() -> None:
    centre = "pearls1,pearls1,pearls2,pearls2,fruit5,fruit6,boats5,boats6"
    game = table(centre=centre, top="pearls3").play("end")
    assert game.event("erupted")["suit"] == "pearls"
    later = table(
        centre="flowers5,flowers6,boats5,boats6,pearls1,pearls1,pearls2,pearls2", top="pearls3"
    )
    assert later.play("end").event("erupted")["suit"] == "pearls"


@shows("H3.5")
def test_three_suits_may_tie_and_the_largest_sum_decides() -> None:
    centre = "flowers1,flowers2,flowers3,boats1,boats2,boats4,fruit1,fruit2,fruit5"
    game = table(centre=centre).play("end")
    assert game.event("erupted")["suit"] == "fruit"
    tied = "flowers1,flowers2,flowers3,boats1,boats2,boats5,fruit1,fruit2,fruit5"
    assert table(centre=tied).play("end").kinds().count("spared") == 1


@shows("H3.5", "H8.3", option="volcano=exactly_8")
def test_it_can_be_made_to_wake_with_exactly_eight_cards() -> None:
    nine = table(centre=f"{EXAMPLE},pearls1", volcano="exactly_8")
    assert not nine.see(None)["volcano"]["is_awake"]
    nine.play("end")
    assert "erupted" not in nine.kinds()
    assert "spared" not in nine.kinds()
    eight = table(centre=EXAMPLE, volcano="exactly_8").play("end")
    assert eight.event("erupted")["suit"] == "fruit"
    assert eight.field("volcano") == "exactly_8"


@shows("H8.3", option="volcano=at_least_8")
def test_a_position_names_the_option_only_if_it_is_not_the_default() -> None:
    assert " volcano=" not in table(centre=EXAMPLE).position
    with pytest.raises(InvalidText, match=r"volcano: .* must be exactly_8, or left out"):
        table(centre=EXAMPLE, volcano="at_least_8")


@shows("H3.5", "H8.3")
def test_it_wakes_with_eight_cards_and_more_but_not_with_seven() -> None:
    seven = EXAMPLE.removeprefix("fruit8,")
    game = table(centre=seven, top="fruit8")
    assert not game.see(None)["volcano"]["is_awake"]
    game.play("end")
    assert "erupted" not in game.kinds()
    assert "spared" not in game.kinds()
    nine = table(centre=f"{EXAMPLE},pearls1")
    assert nine.see(None)["volcano"] == {
        "cards": 9,
        "wakes_at": 8,
        "is_awake": True,
        "suit": "fruit",
    }
    assert nine.play("end").event("erupted")["suit"] == "fruit"


@shows("H3.5")
def test_it_strikes_at_the_end_of_a_turn_and_once_only() -> None:
    centre = "fruit1,fruit2,fruit3,fruit5,boats1,boats2,boats3,boats5,pearls1,pearls2,pearls3"
    centre += ",flowers1,flowers2,flowers3"
    game = table(centre=centre, hands="fruit4,fruit9/boats1", top="pearls11")
    game.play("play fruit4")
    assert "erupted" not in game.kinds()
    game.play("end")
    assert game.kinds().count("erupted") == 0
    assert game.kinds().count("spared") == 1
    more = table(centre=f"{centre},fruit6", hands="fruit4,fruit9/boats1", top="pearls11")
    more.play("end")
    assert more.kinds().count("erupted") == 1
    assert more.state.turn == -1
    assert len(more.centre.split(",")) == 11

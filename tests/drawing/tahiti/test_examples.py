"""The worked examples of the rules page: the engine reaches what their texts say."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from tests.drawing.picture import broken_references, drawing, numbered_pictures, parsed
from tests.scenarios.tahiti.table import Table
from vaka.games.tahiti import GAME
from vaka.games.tahiti.drawing import example_svg, examples
from vaka.games.tahiti.drawing.rule_examples import EXAMPLES, Shown, shown_by
from vaka.games.tahiti.rules.cards import DEFAULT_TOURISTS

PICTURES = numbered_pictures(examples())


@pytest.mark.parametrize(("rule", "number"), PICTURES)
@pytest.mark.parametrize("language", GAME.features.languages)
def test_every_picture_is_whole(rule: str, number: int, language: str) -> None:
    svg = example_svg(rule, language=language, number=number)
    parsed(svg)
    assert broken_references(svg) == set()


def test_a_picture_that_is_not_there_is_an_error() -> None:
    for rule, number in (("H4.3", 3), ("H4.3", 0), ("H1.1", 1)):
        with pytest.raises(KeyError):
            example_svg(rule, number=number)


def test_labels_are_in_the_language() -> None:
    italian = re.findall(r">([^<>]+)</text>", example_svg("H1.2", language="it"))
    assert italian == ["valore", "seme", "simbolo speciale", "turisti"]


def steps(rule: str) -> Sequence[Shown]:
    return [shown_by(EXAMPLES[rule][: number + 1]) for number in range(examples()[rule])]


def test_after_the_deal_the_card_of_the_deck_goes_to_the_centre() -> None:
    (layout,) = steps("H2.1")
    table = Table(layout.state)
    assert len(table.centre.split(",")) == 5
    assert all(len(hand.split(",")) == 5 for hand in table.field("hands").split("/"))
    assert "#card-boats4" in drawing(example_svg("H2.1"))
    table.play("draw boats4", "draw flowers12")
    assert "boats4" in table.centre
    assert table.field("top") == "flowers12"


def test_a_building_turn_adds_the_four_and_swaps_one_for_two_and_seven() -> None:
    before, turned, _, after = (Table(shown.state) for shown in steps("H3.3")[:4])
    assert before.field("top") == "boats4"
    assert turned.centre == "flowers2,boats4,boats11,fruit7,pearls9"
    assert (turned.field("top"), turned.turn) == ("flowers12", "purple")
    assert after.centre == "boats4,boats11,fruit1,pearls9"
    assert {"flowers2*", "fruit7*"} <= set(after.hand("purple").split(","))


def test_two_eights_may_be_taken_together() -> None:
    table = Table(steps("H3.3")[-1].state).play("put flowers5", "take flowers8", "take pearls8")
    assert table.play("done").event("took")["cards"] == ["flowers8", "pearls8"]


def test_fruit_is_struck_with_15_against_14() -> None:
    table = Table(steps("H3.5")[0].state).play("end")
    assert table.event("erupted")["suit"] == "fruit"


def test_aldo_wins_the_two_tourists_with_33_against_32_and_both_win_seven() -> None:
    opened, awarded = steps("H4.3")
    won = dict.fromkeys(("purple", "orange"), 0)
    for event in awarded.events:
        if event["kind"] == "awarded":
            won[event["seat"]] += DEFAULT_TOURISTS[int(re.sub(r"\D", "", event["card"])) - 1]
    assert won == {"purple": 7, "orange": 7}
    two = next(event for event in awarded.events if event["kind"] == "awarded_two")
    assert (two["seat"], two["sums"]) == ("purple", [33, 32])
    first = drawing(example_svg("H4.3", number=1))
    assert all(f">{total}</text>" in first for total in (33, 32))
    assert Table(opened.state).of("purple", "tables") == "flowers10,boats9,fruit1,fruit8,pearls6"
    assert Table(awarded.state).of("orange", "tables") == "flowers9,boats6"
    assert Table(awarded.state).of("purple", "tables") == "fruit1,fruit8,pearls6"

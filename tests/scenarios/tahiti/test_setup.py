"""Chapter 2: set-up and the deck."""

from __future__ import annotations

import pytest

from tests.scenarios.rule_registry import shows
from tests.scenarios.tahiti.table import Table, all_but, dealt, new, table
from vaka.core.errors import InvalidSetup, InvalidText
from vaka.games.tahiti import GAME


@shows("H2.1")
def test_lots_are_drawn_for_the_first_player() -> None:
    game = new(3, first=None)
    assert game.offers == ["begin purple", "begin orange", "begin yellow"]
    assert game.state.weights() == [1, 1, 1]
    game.refuses("begin white", "H2.1")
    game.play("begin orange")
    assert game.events == [{"kind": "begun", "seat": "orange"}]
    assert game.field("first") == "orange"
    assert game.now == "deal"


@shows("H2.1")
def test_a_table_may_agree_on_the_first_player() -> None:
    assert new(3, first=2).field("first") == "yellow"
    assert new(3, first=2).now == "deal"
    with pytest.raises(InvalidSetup, match=r"seat 4 cannot begin.*H2\.1"):
        new(3, first=3)
    with pytest.raises(InvalidSetup, match="first is the number"):
        GAME.setup(2, first="purple")  # type: ignore[arg-type]


@shows("H2.1")
def test_five_cards_are_dealt_to_each_from_the_first_player() -> None:
    game = new(3, first=1)
    for seat in ("orange", "yellow", "purple"):
        for number in range(5):
            assert game.hand(seat).count("fruit") == 0
            game.play(f"draw {seat_suit(seat)}{number + 1}")
            assert game.events[0] == {"kind": "dealt", "seat": seat}
    assert game.hand("orange") == "flowers1,flowers2,flowers3,flowers4,flowers5"
    assert game.hand("purple") == "pearls1,pearls2,pearls3,pearls4,pearls5"
    assert game.now.startswith("turn")


def seat_suit(seat: str) -> str:
    return {"orange": "flowers", "yellow": "boats", "purple": "pearls"}[seat]


@shows("H2.1")
def test_five_more_are_laid_open_in_the_centre() -> None:
    game = dealt(2)
    for value in range(1, 6):
        assert game.now == f"turn:{6 - value}:year"
        game.play(f"draw fruit{value}")
    assert game.centre == "fruit1,fruit2,fruit3,fruit4,fruit5"
    assert game.now == "turn:0:year"


@shows("H2.1")
def test_a_deal_that_cannot_be_is_no_position() -> None:
    table(hands="-/-", now="deal", year="0", centre="-", top="-")
    for hands in ("-/fruit1", "fruit1*/-", "fruit1/fruit2"):
        with pytest.raises(InvalidText, match="now: "):
            table(hands=hands, now="deal", year="0", centre="-", top="-")


@shows("H2.2")
def test_the_top_card_of_the_deck_is_turned_up_at_once() -> None:
    game = dealt(2)
    game.play("draw fruit1", "draw fruit2", "draw fruit3", "draw fruit4", "draw fruit5")
    game.play("draw pearls11")
    assert game.events[0] == {"kind": "turned", "card": "pearls11"}
    game.play("draw pearls10")
    assert game.centre == "fruit1,fruit2,fruit3,fruit4,fruit5,pearls11"
    assert game.field("top") == "pearls10"


@shows("H2.2")
def test_any_card_of_the_deck_may_come_up_and_no_other() -> None:
    game = table(hands="fruit8,fruit8,fruit9/boats12").play("end")
    assert game.now == "turn:0:start"
    game.refuses("draw fruit8", "H2.2")
    game.refuses("draw boats12", "H2.2")
    weights = dict(zip(game.offers, game.state.weights(), strict=True))
    assert weights["draw fruit9"] == 1
    assert weights["draw pearls11"] == 1
    assert weights["draw boats11"] == 2


@shows("H2.2")
def test_when_the_deck_runs_out_the_discards_form_a_new_one() -> None:
    game = out_of_cards(top="pearls11", discards="fruit8,boats2")
    game.play("end")
    assert game.event("reshuffled") == {"kind": "reshuffled", "count": 2}
    assert game.field("discards") == "-"
    assert game.offers == ["draw boats2", "draw fruit8"]
    game.play("draw boats2")
    assert game.field("top") == "boats2"


@shows("H2.2")
def test_the_last_card_is_drawn_before_the_discards_are_shuffled() -> None:
    game = out_of_cards(top="pearls11", discards="fruit8")
    assert game.field("discards") == "fruit8"
    game.play("end")
    assert "pearls11" in game.centre
    assert game.offers == ["draw fruit8"]


@shows("H2.2")
def test_a_deck_can_run_out_halfway_through_an_effect() -> None:
    game = out_of_cards(hands="fruit2/boats1", top="pearls11", discards="fruit8,fruit9")
    game.play("play fruit2")
    assert game.events[:2] == [
        {"kind": "played", "seat": "purple", "card": "fruit2"},
        {"kind": "added", "card": "pearls11"},
    ]
    assert game.event("reshuffled")["count"] == 3
    assert game.now == "turn:1:build"
    game.play("draw fruit9", "draw fruit8")
    assert game.centre == "fruit9,pearls1,pearls11"
    assert game.now == "build"


@shows("H2.2")
def test_without_deck_and_discards_what_cannot_be_drawn_is_skipped() -> None:
    game = out_of_cards(top="-", discards="-", hands="fruit5/boats1")
    before = game.centre
    game.play("end")
    assert game.turn == "orange"
    assert game.centre == before
    assert game.field("top") == "-"
    assert "turned" not in game.kinds()


@shows("H2.2")
def test_the_next_discards_form_a_deck_at_once() -> None:
    game = out_of_cards(top="-", discards="-", hands="fruit2,fruit7/boats1")
    game.play("play fruit2")
    assert game.kinds() == ["played", "reshuffled"]
    assert game.offers == ["draw fruit2"]
    game.play("draw fruit2")
    assert game.events == [
        {"kind": "turned", "card": "fruit2"},
        {"kind": "added", "card": "fruit2"},
    ]
    assert game.now == "build"
    assert game.field("top") == "-"


@shows("H2.2", "H3.4", "H5.3")
def test_who_should_draw_from_nothing_draws_nothing() -> None:
    game = out_of_cards(top="-", discards="-", hands="-/boats1")
    game.play("end")
    assert game.hand("purple") == "-"
    assert "drew" not in game.kinds()


@shows("H2.2")
def test_a_builder_played_on_an_empty_deck_is_the_deck() -> None:
    game = out_of_cards(top="-", discards="-", hands="fruit3/boats1", centre="pearls1,pearls2")
    game.play("play fruit3")
    assert game.now == "turn:0:clear"
    game.play("draw fruit3", "discard pearls1", "discard pearls2", "done")
    assert game.centre == "fruit3"
    assert game.offers == ["draw pearls1", "draw pearls2"]


@shows("H2.2")
def test_a_position_has_its_top_card_and_no_idle_discards() -> None:
    with pytest.raises(InvalidText, match=r"discards: the deck has no top card \(H2\.2\)"):
        table(top="-")
    with pytest.raises(InvalidText, match=r"the discards form a new one \(H2\.2\)"):
        out_of_cards(top="-", discards="fruit8")


def out_of_cards(
    *, top: str, discards: str, hands: str = "flowers1/boats1", centre: str = "pearls1"
) -> Table:
    """A table with nothing below the top card: all else is set aside."""
    rest = all_but(hands, centre, top, discards)
    return table(hands=hands, centre=centre, top=top, discards=discards, aside=f"{rest}/-")

"""Chapter 1: the material, and what the cards are worth (chapter 8)."""

from __future__ import annotations

import pytest

from tests.scenarios.rule_registry import shows
from tests.scenarios.tahiti.table import all_but, new, table
from vaka.core.errors import InvalidSetup, InvalidText
from vaka.games.tahiti import GAME
from vaka.games.tahiti.rules.cards import SUIT_LIST, card_text, copies
from vaka.games.tahiti.rules.state import State

FLAT = "1,1,1,1,1,1,1,1,1,1,1,1"


@shows("H1.1")
def test_two_to_four_people_play() -> None:
    for players in (2, 3, 4):
        setup = GAME.setup(players)
        assert len(setup.players) == players
        assert GAME.initial_state(setup).players == players
    for players in (1, 5):
        with pytest.raises(InvalidSetup, match=r"2 to 4 players.*H1\.1"):
            GAME.setup(players)
    with pytest.raises(InvalidSetup, match=r"H1\.1"):
        GAME.setup(["Anna"])


@shows("H1.2")
def test_the_deck_has_four_suits_of_twenty_three_cards() -> None:
    game = new(2)
    deck = dict(zip(game.offers, game.state.weights(), strict=True))
    assert sum(deck.values()) == 92
    for suit in ("flowers", "boats", "fruit", "pearls"):
        cards = {name: count for name, count in deck.items() if suit in name}
        assert sum(cards.values()) == 23
        assert all(cards[f"draw {suit}{value}"] == 2 for value in range(1, 12))
        assert cards[f"draw {suit}12"] == 1


@shows("H1.2")
def test_there_are_no_more_cards_than_in_the_box() -> None:
    assert sum(copies()) == 92
    table(hands="fruit8,fruit8/boats12")
    with pytest.raises(InvalidText, match=r"hands: there are too many fruit8 \(H1\.2\)"):
        table(hands="fruit8,fruit8/fruit8")
    with pytest.raises(InvalidText, match="too many boats12"):
        table(hands="boats12/boats12")


@shows("H1.2")
def test_a_card_has_a_suit_and_a_value() -> None:
    game = table(hands="fruit1/boats1", centre="fruit7,pearls3,boats12")
    game.play("put fruit1", "take fruit7", "take pearls3")
    game.refuses("take pearls3", "H3.3")
    game.refuses("take boats12", "H3.3")
    leaders = table(tables="fruit7,fruit2/pearls12", now="open").see(None)["leaders"]
    assert [(leader["card"], leader["sum"]) for leader in leaders] == [
        (None, 0),
        (None, 0),
        ("fruit7", 9),
        ("pearls12", 12),
        (None, 12),
    ]
    kept = table(tables="fruit7,fruit2,pearls1/-", now="renovate:fruit7:-", round="0")
    kept.refuses("keep fruit2", "H5.1")
    assert kept.play("keep pearls1", "done").of("purple", "tables") == "fruit7,pearls1"


@shows("H1.2")
def test_the_two_the_three_and_the_four_are_special() -> None:
    game = table(hands="fruit1,fruit2,fruit3,fruit4,fruit5,boats12/boats1")
    specials = [offer for offer in game.offers if offer.startswith("play")]
    assert specials == ["play fruit2", "play fruit3", "play fruit4"]


@shows("H1.3")
def test_there_are_four_cards_with_two_tourists() -> None:
    game = table(hands="boats1/boats1", tables="fruit7/-", twos="1,2", now="open", round="4")
    game.play("pass", "pass")
    assert game.field("twos") == "2,2"
    spent = table(hands="boats1/boats1", tables="fruit7/-", twos="1,3", now="open", round="4")
    spent.play("pass", "pass")
    assert spent.field("twos") == "1,3"
    assert spent.see(None)["twos_left"] == 0
    with pytest.raises(InvalidText, match=r"only 4 cards.*H1\.3"):
        table(twos="3,2")


@shows("H8.1")
def test_the_tourists_go_by_the_value() -> None:
    for value, tourists in enumerate([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4], start=1):
        score = table(aside=f"fruit{value}/-").score
        assert score["players"][0] == {
            "points": tourists,
            "cards": [f"fruit{value}"],
            "twos": 0,
        }


@shows("H8.1", option="tourists=1,1,1,2,2,2,3,3,3,4,4,4")
def test_by_default_the_table_is_that_of_the_rules() -> None:
    assert new(2).field("tourists") == "1,1,1,2,2,2,3,3,3,4,4,4"


@shows("H8.1", option=f"tourists={FLAT}")
def test_every_card_may_bring_one() -> None:
    game = new(2, tourists=FLAT)
    assert game.field("tourists") == FLAT
    assert table(aside="fruit12,boats1/-", tourists=FLAT).score["players"][0]["points"] == 2


@shows("H8.1")
def test_a_game_may_have_a_table_of_its_own() -> None:
    own = "0,1,2,3,4,5,6,7,8,9,10,99"
    assert GAME.setup(2, options={"tourists": own}).options["tourists"] == own
    assert table(aside="fruit12,boats1/-", tourists=own).score["players"][0]["points"] == 99


@shows("H8.1")
def test_a_table_that_makes_no_sense_is_refused() -> None:
    for text, message in (
        ("", "12 numbers"),
        ("1,2,3", "12 numbers"),
        ("1,1,1,1,1,1,1,1,1,1,1,100", "0 to 99"),
        ("1,1,1,1,1,1,1,1,1,1,1,-1", "whole numbers"),
        ("1,1,1,1,1,1,1,1,1,1,1,x", "whole numbers"),
        ("01,1,1,1,1,1,1,1,1,1,1,1", "leading zeros"),
    ):
        with pytest.raises(InvalidSetup, match=f"option tourists: .*{message}"):
            GAME.setup(2, options={"tourists": text})


@shows("H8.2")
def test_the_fourth_suit_is_pearls_and_each_has_its_colour() -> None:
    assert [(suit.name, suit.colour) for suit in SUIT_LIST] == [
        ("flowers", "red"),
        ("boats", "blue"),
        ("fruit", "green"),
        ("pearls", "black"),
    ]
    assert card_text(47) == "pearls12"


def test_a_state_is_empty_before_the_game_starts() -> None:
    assert State().seats == 0
    assert all_but(all_but("fruit8")) == "fruit8"

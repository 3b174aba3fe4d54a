"""Tahiti at a terminal: the table in words, and what happens."""

from __future__ import annotations

import re

from tests.contract.walk import every_setup, walk
from tests.scenarios.tahiti.table import Table, table
from vaka.core.dice import Dice
from vaka.games.tahiti import GAME
from vaka.games.tahiti.text import terminal
from vaka.games.tahiti.text.events import KINDS

WIDTH = 80
_TAG = re.compile(r"\[[^]]*\]")


def plain(lines: list[str]) -> str:
    return "\n".join(_TAG.sub("", line) for line in lines)


def shown(game: Table, seat: str | None = "purple") -> str:
    return plain(terminal.table_lines(game.see(seat)))


def test_the_centre_is_shown_by_suit_with_its_sum() -> None:
    text = shown(table(centre="fruit8,fruit2,boats3", top="pearls11", discards="boats1"))
    assert re.search(r"centre +- +3 +2 8 +- +3 cards, 13", text)
    assert re.search(r"deck +pearls11 on top, 85 cards below, 1 discard\b", text)


def test_tables_are_shown_by_suit_with_who_leads() -> None:
    text = shown(table(tables="fruit8,fruit5,boats2/fruit9,pearls4", now="open"))
    assert re.search(r"purple +- +2\* +5\+8=13\* +- +10\n", text)
    assert re.search(r"orange +- +- +9 +4\* +13\*\n", text)


def test_the_volcano_warns_from_six_cards() -> None:
    cards = ["fruit1", "fruit2", "fruit3", "boats1", "boats2", "pearls1", "pearls2", "pearls3"]
    assert "asleep: 5 of 8" in shown(table(centre=",".join(cards[:5])))
    assert "WARNING: 6 of 8 cards; now it would strike fruit" in shown(
        table(centre=",".join(cards[:6]))
    )
    assert "AWAKE: at the end of the turn it strikes none, for a tie" in shown(
        table(centre=",".join(cards))
    )


def test_the_volcano_sleeps_past_eight_cards_if_exactly_eight_wake_it() -> None:
    nine = "fruit1,fruit2,fruit3,fruit5,boats1,boats2,pearls1,pearls2,pearls3"
    assert "AWAKE: at the end of the turn it strikes fruit" in shown(table(centre=nine))
    text = shown(table(centre=nine, volcano="exactly_8"))
    assert "asleep: 9 cards in the centre, not exactly 8" in text
    assert "strike" not in text
    exact, usual = table(centre=nine, volcano="exactly_8"), table(centre=nine)
    assert "only exactly eight" in plain(terminal.sheet_lines(exact.see(None)))
    assert "only exactly eight" not in plain(terminal.sheet_lines(usual.see(None)))


def test_the_own_hand_is_shown_and_those_of_others_only_counted() -> None:
    game = table(hands="fruit4,fruit9/boats5,boats6*")
    text = shown(game)
    assert "your hand  fruit4 (aeroplane) fruit9" in text
    assert re.search(r"orange +2 +0 +boats6\n", text)
    assert "boats5" not in text
    assert "your hand" not in shown(game, None)


SHOWN = ("dealt", "turned", "turn_ended")
"""What the table shows, without a word."""


def test_every_line_fits_and_every_event_is_told() -> None:
    told = set()
    for setup in every_setup(GAME):
        for state, move in walk(GAME, setup, Dice("terminal")):
            after = state.copy()
            for event in GAME.play(after, move):
                told.add(event["kind"])
                assert len(terminal.event_lines([event])) == (event["kind"] not in SHOWN)
            lines = plain(terminal.map_lines(GAME.view(after, 0), WIDTH)).splitlines()
            assert max(map(len, lines)) <= WIDTH
    assert told == set(KINDS)


def test_whose_turn_it_is_goes_without_saying() -> None:
    event = {"kind": "passed", "seat": "orange"}
    assert plain(terminal.event_lines([event])) == "orange passed"
    assert terminal.event_lines([event], "orange") == ["passed"]


def test_the_summary_card_has_every_line_and_fits() -> None:
    lines = terminal.sheet_lines(table().see("purple"))
    assert all(len(_TAG.sub("", line)) <= WIDTH for line in lines)
    said = " ".join(plain(lines).split())
    for line in str(GAME.texts()["board.summary"]).split("|"):
        assert " ".join(line.split()) in said

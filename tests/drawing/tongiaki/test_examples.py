"""The worked examples of the rules page: the engine reaches what their texts say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from tests.drawing.picture import broken_references, drawing, numbered_pictures, parsed
from tests.scenarios.tongiaki.table import Table
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.drawing import example_svg, examples
from vaka.games.tongiaki.drawing.rule_examples import EXAMPLES, Shown, shown_by
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES, island_title

PICTURES = numbered_pictures(examples())


def table(shown: Shown) -> Table:
    return Table(shown.state)


def steps(rule: str) -> Sequence[Shown]:
    return [shown_by(EXAMPLES[rule][: number + 1]) for number in range(examples()[rule])]


@pytest.mark.parametrize(("rule", "number"), PICTURES)
def test_every_picture_is_whole(rule: str, number: int) -> None:
    svg = example_svg(rule, number=number)
    parsed(svg)
    assert broken_references(svg) == set()


def test_a_picture_that_is_not_there_is_an_error() -> None:
    for rule, number in (("T5.8", 4), ("T5.8", 0), ("T1.1", 1)):
        with pytest.raises(KeyError):
            example_svg(rule, number=number)


def test_three_colours_fail_at_a_four_and_four_colours_pass() -> None:
    full, failed, passed = steps("T5.8")
    assert table(full).boats("Rarotonga.b") == "yyog"
    assert failed.sent_back == ["yellow", "yellow", "orange", "green"]
    assert [table(failed).supply(c) - table(full).supply(c) for c in ("yellow", "green")] == [2, 1]
    assert GAME.view(passed.state, None)["group"]["boats"] == "yellow orange green purple".split()
    assert passed.sent_back == []
    assert "#ring-fail" in drawing(example_svg("T5.8", number=2))
    assert "#ring-pass" in drawing(example_svg("T5.8", number=3))


def test_a_chain_reaction_ends_on_samoa() -> None:
    full, landed, over = steps("T6.4")
    assert table(full).offers == ["sail Tonga.f 5"]
    assert table(landed).offers == ["sail Nauru.a 1", "sail Nauru.a 2"]
    assert table(over).tile("Samoa") == "Samoa@2,0/0[b|gg|r]"
    assert (table(over).turn, table(over).now) == ("red", "turn")


def test_two_boats_find_no_mooring() -> None:
    _, reached, landed = steps("T6.3")
    moorings = [beach.moorings for beach in ISLAND_TILES[NAMES.index("Nauru")].beaches]
    boats = [len(beach["boats"]) for beach in _island(reached, "Nauru")["beaches"]]
    assert [all_of - taken for all_of, taken in zip(moorings, boats, strict=True)] == [1, 1, 1]
    assert landed.sent_back == ["green", "green"]
    assert all(beach["full"] for beach in _island(landed, "Nauru")["beaches"])


def _island(shown: Shown, name: str) -> Any:
    islands = GAME.view(shown.state, None)["islands"]
    return next(island for island in islands if island["name"] == name)


def test_a_group_that_is_turned_back_lands_at_home() -> None:
    back, landed = steps("T7.4")
    assert GAME.view(back.state, None)["choice"]["island"] == "Tonga"
    assert [table(landed).boats(f"Tonga.{letter}") for letter in "ace"] == ["b", "b", "r"]


def test_an_enclosed_island_is_removed() -> None:
    before, after = steps("T9.3")
    assert table(before).offers == ["remove Tubuai"]
    assert table(after).tile("Tubuai") is None
    assert sorted(after.sent_back) == ["blue", "blue", "green", "red"]


@pytest.mark.parametrize("language", GAME.features.languages)
def test_pictures_name_islands_in_the_language(language: str) -> None:
    svg = example_svg("T6.3", language=language)
    assert re.findall(r">([^<>]+)</text>", svg)
    for name in ("RapaNui", "Nauru", "Tonga"):
        assert f">{island_title(name, language)}</text>" in svg

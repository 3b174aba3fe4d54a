"""The symbols of Tahiti, and the pictures of cards."""

from __future__ import annotations

import gzip
import re
from itertools import combinations

import pytest

from tests.drawing.picture import SVG, check_references, drawing, parsed
from vaka.core.drawing.palette import THEMES, Theme
from vaka.core.errors import InvalidText
from vaka.games.tahiti.drawing import geometry, piece_svg, pieces, sheet_svg, symbols
from vaka.games.tahiti.drawing.palette import PALETTE
from vaka.games.tahiti.drawing.piece_sheet import OTHERS, drawn
from vaka.games.tahiti.drawing.symbol_library import library
from vaka.games.tahiti.rules.cards import SPECIALS, SUIT_NAMES
from vaka.games.tahiti.rules.constants import VALUES, VOLCANO


def colourless(name: str) -> str:
    """The shapes of a symbol and of what it is made of, without any colour."""
    shapes = library().needed(f'<use href="#{name}"/>')
    return re.sub(r"var\([^)]*\)|#[0-9a-f]{3,6}\b", "", shapes)


def test_the_symbols_are_small() -> None:
    assert len(gzip.compress(symbols().encode(), 9)) < 12_000


def test_there_are_all_kinds_of_cards() -> None:
    assert len(pieces()) == len(SUIT_NAMES) * VALUES + len(OTHERS)
    for name in pieces():
        assert f"card-{name}" in library().definitions


def test_suits_are_told_apart_without_colour() -> None:
    for kind in ("sign", "motif", "suit"):
        shapes = [colourless(f"{kind}-{suit}").split(">", 1)[1] for suit in SUIT_NAMES]
        assert all(a != b for a, b in combinations(shapes, 2))


@pytest.mark.parametrize("suit", SUIT_NAMES)
@pytest.mark.parametrize("value", range(1, VALUES + 1))
def test_a_card_shows_its_value_its_suit_and_what_is_special(suit: str, value: int) -> None:
    card = library().definitions[f"card-{suit}{value}"]
    assert re.findall(r"#digit-(\d)", card) == list(str(value))
    assert f"#sign-{suit}" in card
    assert re.findall(r"#medal-(\w+)", card) == ([SPECIALS[value]] if value in SPECIALS else [])
    assert ("--gold" in card) == (value == VALUES)


def test_the_foot_of_a_card_shows_its_tourists_by_the_table_in_use() -> None:
    assert '"#tourists-3"' in drawn("fruit8")
    assert '"#tourists-23"' in drawn("fruit8", [23] * VALUES)
    for count in range(6):
        row = library().definitions[f"tourists-{count}"]
        assert row.count('href="#tourist-') == count
    many = library().definitions["tourists-23"]
    assert re.findall(r"#digit-(\d)", many) == ["2", "3"]


def test_a_layer_of_the_volcano_glows_for_each_card() -> None:
    for count in range(VOLCANO + 1):
        mountain = library().definitions[f"volcano-{count}"]
        assert mountain.count("--ember") == count
        assert mountain.count("--rock") == VOLCANO - count
    assert "--fire" not in library().definitions["volcano-5"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", pieces())
def test_every_card_draws_by_itself(name: str, theme: Theme) -> None:
    picture = piece_svg(name, theme)
    check_references(picture)
    assert "var(" not in picture
    assert parsed(picture).find(f"{SVG}title") is not None


def test_a_card_is_found_by_any_spelling_and_a_wrong_one_is_named() -> None:
    assert piece_svg("Fruit8") == piece_svg("fruit8")
    for name in ("fruit13", "gold1", "back2", ""):
        with pytest.raises(InvalidText, match="card"):
            piece_svg(name)


@pytest.mark.parametrize("theme", THEMES)
def test_the_sheet_shows_every_card(theme: Theme) -> None:
    body = drawing(sheet_svg(theme))
    assert [name for name in pieces() if f'href="#card-{name}"' not in body] == []


def test_the_geometry_tells_what_a_page_lays_out() -> None:
    facts = geometry()
    assert [suit["name"] for suit in facts["suits"]] == list(SUIT_NAMES)
    assert facts["card"]["width"] / facts["card"]["height"] == pytest.approx(5 / 7)
    assert facts["volcano"]["cards"] == VOLCANO
    assert facts["palette"]["dark"].keys() == PALETTE.own.keys()

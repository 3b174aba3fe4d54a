"""Pages to print."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.drawing.picture import broken_references, drawing, parsed
from vaka import games
from vaka.core.translations import LANGUAGES
from vaka.games import tahiti, tongiaki
from vaka.games.tahiti.drawing import print_pages as tahiti_sheets
from vaka.games.tongiaki.drawing.print_pages import print_svg
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES, island_title

PAGES = [
    (game.name, sheet)
    for game in (tongiaki.GAME, tahiti.GAME)
    for sheet in games.part(game, "drawing").print_sheets()  # type: ignore[union-attr]
]


@pytest.mark.parametrize(("name", "sheet"), PAGES)
def test_a_page_is_an_a4_picture(name: str, sheet: str) -> None:
    part = games.part(games.load(name), "drawing")
    assert part
    svg = part.print_svg(sheet)
    root = parsed(svg)
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    assert broken_references(svg) == set()
    with pytest.raises(KeyError):
        part.print_svg("cover")


def test_all_tiles_are_printed_once() -> None:
    pages = "".join(drawing(print_svg(f"tiles-{page}")) for page in range(1, 5))
    assert Counter(re.findall(r'href="#tile-(\w+)"', pages)) == Counter(NAMES) + Counter(
        {"outline": len(NAMES)}
    )


def test_all_105_cards_are_printed_as_often_as_they_are_in_the_box() -> None:
    cards = Counter(tahiti_sheets.cards())
    assert cards.total() == 105
    assert (cards["fruit11"], cards["fruit12"], cards["two"], cards["summary"]) == (2, 1, 4, 4)
    pages = [name for name in tahiti_sheets.print_sheets() if name.startswith("cards-")]
    printed = "".join(drawing(tahiti_sheets.print_svg(name)) for name in pages)
    assert Counter(re.findall(r'href="#card-([\w-]+)"', printed)) == cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_has_every_island_that_scores_and_every_colour(language: str) -> None:
    texts = re.findall(r">([^<>]*)</text>", print_svg("score-sheet", language))
    scoring = [name for name, tile in zip(NAMES, ISLAND_TILES, strict=False) if tile.points]
    for name in scoring:
        assert texts.count(island_title(name, language)) == 2  # two sheets on a page
    for colour in tongiaki.GAME.seat_words:
        assert texts.count(str(tongiaki.GAME.texts(language)[f"board.{colour}"])) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_summary_cards_say_it_in_lines_that_fit(language: str) -> None:
    svg = tahiti_sheets.print_svg("summary-cards", language)
    texts = re.findall(r'<text x="70" y="([\d.]+)"[^>]*>([^<>]*)</text>', svg)
    said = str(tahiti.GAME.texts(language)["board.summary"])
    assert said.count("|") >= 6
    joined = re.sub(r"\s|&#x27;|'", "", "".join(line for _, line in texts))
    for line in said.split("|"):
        assert re.sub(r"\s|'", "", line) in joined
    assert max(float(y) for y, _ in texts) < 1485

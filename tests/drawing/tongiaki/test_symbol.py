"""The symbols of Tongiaki, and the pictures of tiles."""

from __future__ import annotations

import gzip
import re

import pytest

from tests.drawing.picture import SVG, check_references, ids, parsed
from vaka.core.errors import InvalidText
from vaka.games.tongiaki.drawing import (
    THEMES,
    Theme,
    piece_svg,
    pieces,
    sheet_svg,
    symbols,
    tile_svg,
)
from vaka.games.tongiaki.drawing.boat import boat
from vaka.games.tongiaki.drawing.symbol_library import library
from vaka.games.tongiaki.rules.tiles import COLOURS, NAMES

UNPAINTED = {"none", "currentColor"}
WOOD = ("#5b3519", "#c48d57", "#7d4b26")


@pytest.mark.parametrize("name", NAMES)
def test_every_tile_has_a_part_that_turns_and_a_part_that_does_not(name: str) -> None:
    faces = [f"face-{name}"] if len(name) > 1 else [f"face-{name}-{turn}" for turn in range(6)]
    assert {f"tile-{name}", *faces} <= set(library().definitions)


def test_a_page_finds_what_it_draws_with() -> None:
    wanted = {f"{kind}-{seat}" for kind in ("boat", "sail", "royal") for seat in COLOURS}
    wanted |= {"number-2", "number-3", "number-4", "statue-5", "plinth-2", "tile-back"}
    wanted |= {"mark-buoys", "crown-ring", "star-compass", "pier-arrow", "mooring-filled"}
    assert wanted <= set(library().definitions)


def test_every_colour_is_a_property_with_a_fallback() -> None:
    root = parsed(symbols())
    for part in root.iter():
        for name in ("fill", "stroke", "stop-color", "color"):
            value = part.get(name, "none")
            if value in UNPAINTED or value in WOOD or value.startswith("url("):
                continue
            assert re.fullmatch(r"var\(--[a-z-]+,#[0-9a-f]{6}\)", value)


def test_the_symbols_are_small() -> None:
    assert len(gzip.compress(symbols().encode(), 9)) < 26_000


def test_boats_are_told_apart_without_colour() -> None:
    plain = {re.sub(r"var\([^)]*\)", "", boat(seat)) for seat in COLOURS}
    assert len(plain) == len(COLOURS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", NAMES)
def test_every_tile_draws_by_itself(name: str, theme: Theme) -> None:
    for rotation in (0, 4):
        picture = tile_svg(name, rotation, theme)
        check_references(picture)
        assert f"tile-{name}" in ids(picture)
        assert "var(" not in picture


@pytest.mark.parametrize("theme", THEMES)
def test_the_sheet_shows_all_tiles_with_their_names(theme: Theme) -> None:
    root = parsed(sheet_svg(theme))
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert len(words) == len(NAMES)
    assert "Rapa Nui" in words


def test_a_small_picture_has_no_palms() -> None:
    assert tile_svg("Hawaii", size=60).count('display="none"') > 1
    assert 'display="none"' not in tile_svg("Hawaii")


def test_a_piece_is_a_tile_as_it_lies_or_turned() -> None:
    assert pieces() == list(NAMES)
    assert piece_svg("Hawaii") == tile_svg("Hawaii")
    assert piece_svg("Hawaii/2", "dark") == tile_svg("Hawaii", 2, "dark")
    for name in ("Atlantis", "Hawaii/6", "Hawaii/", "Hawaii/-1"):
        with pytest.raises(InvalidText):
            piece_svg(name)

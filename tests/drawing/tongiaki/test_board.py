"""Whole positions as pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.drawing.picture import broken_references, drawing, parsed
from vaka.core.dice import Dice
from vaka.core.errors import InvalidText
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.drawing import THEMES, Theme, board_svg
from vaka.games.tongiaki.drawing.__main__ import POSITION, VOYAGE, pictures
from vaka.games.tongiaki.drawing.flat_map import flat_map

View = dict[str, Any]

PHASES = {"setup", "turn", "place", "sail", "draw", "land", "over"}


def positions(players: int, seed: int) -> Iterator[View]:
    """Some positions of a random game."""
    dice = Dice(seed)
    state = GAME.initial_state(GAME.setup(players))
    for step in range(400):
        view = GAME.view(state, None)
        if step % 12 == 0 or view["group"] or state.is_over:
            yield view
        if state.is_over:
            return
        state.play(dice.choose(state.moves()))


def example() -> View:
    return GAME.view(GAME.parse_position(POSITION), None)


def boats_of(view: View) -> int:
    moored = sum(len(beach["boats"]) for island in view["islands"] for beach in island["beaches"])
    return moored + len((view["group"] or {"boats": []})["boats"])


@pytest.mark.parametrize("players", [2, 4, 6])
def test_any_position_draws_every_tile_and_every_boat(players: int) -> None:
    seen = set()
    for view in positions(players, seed=players):
        seen.add(view["phase"])
        picture = board_svg(view, theme="dark")
        body = drawing(picture)
        assert not broken_references(picture)
        assert "var(" not in picture
        assert body.count('<use href="#boat-') == boats_of(view)
        royal = [island for island in view["islands"] if island["royal"]]
        assert body.count('<use href="#royal-') == len(royal)
        for tile in view["islands"] + view["oceans"]:
            assert f'href="#tile-{tile["name"]}"' in body
    assert {"setup", "turn", "over"} <= seen <= PHASES | {"lay", "take", "crown"}


def test_a_picture_holds_its_whole_map() -> None:
    for view in positions(3, seed=1):
        picture = board_svg(view)
        left, top, width, height = map(float, parsed(picture).attrib["viewBox"].split())
        outlines = re.findall(r'#tile-outline" x="(\S+)" y="(\S+)"', drawing(picture))
        assert len(outlines) == len(view["islands"]) + len(view["oceans"])
        for x, y in outlines:
            assert left + 100 < float(x) < left + width - 100
            assert top + 87 < float(y) < top + height - 87


def lie(name: str, q: int, r: int) -> View:
    beaches = [{"name": f"{name}.a", "boats": [], "full": False}] * 6
    whole = {"name": name, "q": q, "r": r, "rotation": 0}
    return whole | {"royal": None, "beaches": beaches} if name == "Tonga" else whole


def map_of(*tiles: View) -> View:
    return {
        "islands": [tile for tile in tiles if "beaches" in tile],
        "oceans": [tile for tile in tiles if "beaches" not in tile],
        "phase": "turn",
        "active": "blue",
        "group": None,
        "choice": None,
    }


def test_a_map_that_wraps_around_is_drawn_in_one_piece() -> None:
    view = map_of(lie("B", -16, -1), lie("A", -16, 0), lie("Tonga", 16, 0))
    laid = flat_map(view)
    assert {tile["name"]: cell for cell, tile in laid.tiles.items()} == {
        "Tonga": (16, 0),
        "A": (17, 0),
        "B": (17, -1),
    }
    assert laid.open_cell(-15, 0) == (18, 0)
    parsed(board_svg(view))


def test_what_hangs_on_nothing_lies_by_its_coordinates() -> None:
    view = map_of(lie("Tonga", 0, 0), lie("A", 5, -2), lie("B", 5, -1))
    assert set(flat_map(view).tiles) == {(0, 0), (5, -2), (5, -1)}


def test_no_edge_is_drawn_twice() -> None:
    view = map_of(lie("Tonga", 0, 0), lie("A", 0, 1))
    body = drawing(board_svg(view))
    edges = re.findall(r'<use href="#edge-\d"[^>]*>', body)
    assert len(edges) == len(set(edges))
    assert len(flat_map(view).frontier()) == 8


# ---- lights


def test_a_full_beach_that_is_to_sail_glows() -> None:
    assert drawing(board_svg(example())).count("url(#blur)") == 1
    assert "url(#blur)" not in board_svg(example(), highlight=())


def test_legal_moves_can_be_lit_as_they_are_written() -> None:
    state = GAME.parse_position(POSITION)
    moves = [GAME.move_text(state, move) for move in state.moves()]
    body = drawing(board_svg(GAME.view(state, None), highlight=moves))
    assert body.count('href="#pier-arrow"') == len(moves) == 3
    assert body.count("url(#blur)") == 1


def test_cells_and_tiles_can_be_lit() -> None:
    body = drawing(board_svg(example(), highlight=["lay 0,1 3", "expand Samoa", "pass"]))
    assert body.count('href="#cell-legal"') == 1
    assert body.count('<use href="#tile-outline" stroke=') == 2


def test_a_beach_that_no_island_has_is_refused() -> None:
    with pytest.raises(InvalidText):
        board_svg(example(), highlight=["Tubuai.f"])


# ---- groups and royal islands


def test_a_group_that_lands_is_shown_on_its_island() -> None:
    state = GAME.parse_position(POSITION)
    GAME.play(state, GAME.parse_move(state, VOYAGE))
    view = GAME.view(state, None)
    assert view["phase"] == "land"
    assert drawing(board_svg(view)).count('href="#boat-') == boats_of(view)


def test_a_group_before_an_empty_cell_waits_for_a_tile() -> None:
    view = next(
        view
        for seed in range(20)
        for view in positions(4, seed)
        if view["phase"] == "draw" and view["group"]
    )
    assert 'href="#tile-back"' in drawing(board_svg(view))


def test_the_moorings_of_a_royal_island_are_filled() -> None:
    body = drawing(board_svg(example()))
    assert body.count('href="#royal-blue"') == 1
    assert body.count('href="#mooring-filled"') == 9
    assert 'href="#plinth-4"' in body


# ---- sizes and files


def test_a_picture_is_as_wide_as_asked() -> None:
    root = parsed(board_svg(example(), size=300))
    assert root.attrib["width"] == "300"
    assert 'display="none"' in board_svg(example(), size=300)


@pytest.mark.parametrize("theme", THEMES)
def test_the_documentation_has_its_pictures(theme: Theme) -> None:
    assert set(pictures(theme)) == {f"{kind}-{theme}.svg" for kind in ("board", "landing", "sheet")}

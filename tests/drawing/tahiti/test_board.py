"""Whole tables as pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.drawing.picture import broken_references, drawing, parsed
from tests.scenarios.tahiti.table import table
from vaka.core.dice import Dice
from vaka.core.errors import InvalidText
from vaka.games.tahiti import GAME
from vaka.games.tahiti.drawing import THEMES, Theme, board_svg
from vaka.games.tahiti.drawing.__main__ import POSITION, pictures
from vaka.games.tahiti.rules.constants import VOLCANO

View = dict[str, Any]

_PANEL = r'translate\(([\d.]+) ([\d.]+)\)"><rect width="(\d+)" height="(\d+)"'


def positions(players: int, seed: int) -> Iterator[View]:
    """Some positions of a random game, each as one of the seats or a spectator sees it."""
    dice = Dice(seed)
    state = GAME.initial_state(GAME.setup(players))
    step = 0
    while not state.is_over:
        if step % 4 == 0:
            yield GAME.view(state, [None, *range(players)][step // 4 % (players + 1)])
        state.play(dice.choose(state.moves()))
        step += 1
    yield GAME.view(state, None)


def example() -> View:
    return GAME.view(GAME.parse_position(POSITION), 0)


def faces(view: View) -> list[str]:
    """Every card that lies face up in a view."""
    cards = [*view["centre"], *([view["top"]] if view["top"] else [])]
    if view["score"]:
        return cards + [card for pile in view["score"]["players"] for card in pile["cards"]]
    for seat, own in enumerate(view["seats"]):
        cards += own["table"]
        cards += view["hand"] if view["seat"] == seat else own["known"]
    return cards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_table_draws_every_open_card_and_no_other(players: int) -> None:
    seen = set()
    for view in positions(players, seed=players):
        seen.add(view["phase"])
        picture = board_svg(view, theme="dark")
        assert not broken_references(picture)
        assert "var(" not in picture
        drawn = re.findall(r'href="#card-([a-z]+\d+)"', drawing(picture))
        assert sorted(drawn) == sorted(faces(view))
        layers = f"#volcano-{min(VOLCANO, len(view['centre']))}"
        assert layers in drawing(picture)
    assert {"deal", "build", "open", "renovate", "over"} <= seen


def test_past_eight_cards_the_picture_warns_only_if_the_volcano_can_wake() -> None:
    nine = "fruit1,fruit2,fruit3,fruit5,boats1,boats2,pearls1,pearls2,pearls3"
    assert "strikes: fruit" in board_svg(table(centre=nine).see(None))
    assert "strikes: fruit" not in board_svg(table(centre=nine, volcano="exactly_8").see(None))


def test_hands_of_others_and_piles_set_aside_show_their_backs() -> None:
    view = example()
    hidden = sum(own["hand"] - len(own["known"]) for own in view["seats"][1:])
    piles = sum(min(3, own["aside"]) for own in view["seats"])
    backs = drawing(board_svg(view)).count('href="#card-back"')
    assert backs == hidden + piles + 1  # and the deck


def test_at_the_end_piles_are_open_and_counted() -> None:
    *_, view = positions(3, seed=5)
    body = drawing(board_svg(view))
    piles = view["score"]["players"]
    assert body.count('href="#card-two"') == sum(pile["twos"] for pile in piles)
    for pile in piles:
        assert f"{pile['points']} tourists" in body


def test_a_table_is_drawn_in_a_language() -> None:
    for view in (example(), [*positions(2, seed=1)][-1]):
        said = re.findall(r"<text[^>]*>([^<]*)", board_svg(view, language="ja"))
        assert said
        assert not [text for text in said if re.search("[A-Za-z]", text)]


def test_a_picture_holds_its_whole_table() -> None:
    for players in (2, 3, 4):
        view = next(positions(players, seed=1))
        picture = board_svg(view)
        _, _, width, height = map(float, parsed(picture).attrib["viewBox"].split())
        panels = re.findall(_PANEL, picture)
        assert len(panels) == players
        for x, y, wide, high in panels:
            assert float(x) + float(wide) <= width
            assert float(y) + float(high) <= height


def test_high_cards_lie_under_low_ones() -> None:
    body = drawing(board_svg(example(), highlight=()))
    piles = [re.findall(r"#card-pearls(\d+)", part) for part in body.split("in hand")]
    assert ["12", "8", "3"] in piles


def test_legal_moves_are_lit_as_they_are_written() -> None:
    rims = '<use href="#card-outline" stroke="'
    view = example()
    assert drawing(board_svg(view, highlight=())).count(rims) == 0
    lit = drawing(board_svg(view, highlight=["take flowers6", "put boats7", "end"]))
    assert lit.count(rims) == 2 * 2
    hand = len(set(view["hand"]))
    assert drawing(board_svg(view)).count(rims) == 2 * hand


def test_a_card_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidText):
        board_svg(example(), highlight=["take gold3"])


def test_a_picture_is_as_wide_as_asked() -> None:
    assert parsed(board_svg(example(), size=300)).attrib["width"] == "300"


@pytest.mark.parametrize("theme", THEMES)
def test_the_documentation_has_its_pictures(theme: Theme) -> None:
    assert set(pictures(theme)) == {f"{kind}-{theme}.svg" for kind in ("table", "cards")}

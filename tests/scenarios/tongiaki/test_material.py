"""Chapter 1: material."""

from __future__ import annotations

import pytest

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import new, table
from vaka.core.errors import InvalidSetup, InvalidText
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, OCEAN_TILES

BOX = ("blue", "red", "green", "yellow", "orange", "purple")


@shows("T1.1")
def test_each_of_two_to_six_people_has_fifteen_boats() -> None:
    for players in range(2, 7):
        game = new(players)
        assert game.field("seats") == ",".join(BOX[:players])
        assert [game.supply(colour) for colour in BOX[:players]] == [15] * players


@shows("T1.1")
def test_one_alone_or_seven_cannot_play() -> None:
    for players in (1, 7):
        with pytest.raises(InvalidSetup, match=r"T1\.1"):
            new(players)


@shows("T1.1")
def test_people_choose_different_colours_of_the_box() -> None:
    assert GAME.setup(2, seats=("purple", "yellow")).seats == ("purple", "yellow")
    for colours in (("white", "red"), ("red", "red"), ("red", "blue", "green")):
        with pytest.raises(InvalidSetup):
            GAME.setup(2, seats=colours)


@shows("T1.1")
def test_nobody_has_a_sixteenth_boat() -> None:
    assert table("Tonga@0,0/0[bbb|bbb|bbb|bbb|bb|b]").supply("blue") == 0
    with pytest.raises(InvalidText, match=r"T1\.1"):
        table("Tonga@0,0/0[bbb|bbb|bbb|bbb|bb|bb]")


@shows("T1.2")
def test_sixteen_islands_are_worth_what_the_score_sheet_says() -> None:
    worth = {
        0: ["Tonga"],
        2: ["Muroroa", "Nauru", "Tubuai"],
        3: ["Rarotonga", "Rapa Nui", "Tokelau", "Tuamotu"],
        4: ["Hiva Oa", "Mangareva", "Oahu", "Tahiti", "Tuvalu"],
        5: ["Fidschi", "Hawaii", "Samoa"],
    }
    for points, names in worth.items():
        assert [island.name for island in ISLAND_TILES if island.points == points] == names
    assert len(ISLAND_TILES) == 16


@shows("T1.2")
def test_sixteen_oceans_have_three_routes_each_and_a_quarter_of_them_no_number() -> None:
    assert "".join(ocean.name for ocean in OCEAN_TILES) == "ABCDEFGHIJKLMNOP"
    for ocean in OCEAN_TILES:
        assert sorted(edge for route in ocean.routes for edge in route.edges) == [0, 1, 2, 3, 4, 5]
    numbers = [route.colours for ocean in OCEAN_TILES for route in ocean.routes]
    assert [numbers.count(number) for number in (0, 2, 3, 4)] == [12, 12, 12, 12]


@shows("T1.2")
def test_the_pile_holds_all_tiles_but_tonga_once() -> None:
    pile = GAME.view(new().state, None)["pile"]
    assert len(set(pile["islands"])) == len(pile["islands"]) == 15
    assert "".join(pile["oceans"]) == "ABCDEFGHIJKLMNOP"
    with pytest.raises(InvalidText, match="twice"):
        table("Tonga@0,0/0[|||||];A@0,1/0;A@0,2/0")


@shows("T1.2")
def test_a_beach_has_its_own_moorings_and_piers_and_none_at_the_mark() -> None:
    game = table("Tonga@0,0/0[|||||];Tuamotu@0,1/0[bbbb|bbb]", now="sail")
    assert game.offers == ["sail Tuamotu.a 1", "sail Tuamotu.a 2", "sail Tuamotu.a 3"]
    with pytest.raises(InvalidText, match="has no pier at edge 0, only at 1 and 2 and 3"):
        game.play("sail Tuamotu.a 0")
    with pytest.raises(InvalidText, match=r"Tuamotu\.a has 4 moorings"):
        table("Tonga@0,0/0[|||||];Tuamotu@0,1/0[bbbbb|]")


@shows("T1.3")
def test_rotation_turns_an_edge_to_another_direction() -> None:
    south, south_west, north_west = "0,1", "-1,1", "-1,0"
    north, north_east, south_east = "0,-1", "1,-1", "1,0"
    clockwise = [south, south_west, north_west, north, north_east, south_east]
    for rotation, cell in enumerate(clockwise):
        game = table(f"Tonga@0,0/{rotation}[bbb|||||]", now="sail")
        game.play("sail Tonga.a 0", "draw Nauru")
        assert game.tile("Nauru") == f"Nauru@{cell}/{(rotation + 3) % 6}[||]"


@shows("T1.3")
def test_rotation_decides_which_edges_touch() -> None:
    for rotation, touched in enumerate([3, 2, 1, 0, 5, 4]):
        game = table(f"Tonga@0,0/0[bbb|||||];A@0,1/{rotation}", now="sail")
        game.play("sail Tonga.a 0")
        assert game.event("failed")["edge"] == touched


@shows("T1.3")
def test_there_is_no_seventh_rotation() -> None:
    with pytest.raises(InvalidText, match="edges are 0 to 5"):
        table("Tonga@0,0/6[|||||]")

"""The geometry of a tile, which pictures and the page rely on."""

from __future__ import annotations

from itertools import combinations
from math import dist, hypot

import pytest

from vaka.core.drawing.svg_path import Point
from vaka.games.tongiaki.drawing import geometry
from vaka.games.tongiaki.drawing.beach import (
    BERTH_LENGTH,
    BERTH_WIDTH,
    BERTHS,
    are_apart,
    mooring_place,
    shores,
)
from vaka.games.tongiaki.drawing.hexagon import (
    REACH,
    SWAY,
    centre,
    corners,
    edge_angle,
    edge_curve,
    midpoint,
    polar,
    turned,
)
from vaka.games.tongiaki.drawing.island import jungle, palms
from vaka.games.tongiaki.drawing.ocean import DISC, swells
from vaka.games.tongiaki.drawing.route import at, cubic, line, number_places, streams
from vaka.games.tongiaki.rules.tiles import (
    DIRECTIONS,
    ISLAND_TILES,
    NAMES,
    OCEAN_TILES,
    Beach,
    Island,
    Ocean,
)

islands = pytest.mark.parametrize("island", ISLAND_TILES, ids=lambda tile: str(tile.name))
oceans = pytest.mark.parametrize("ocean", OCEAN_TILES, ids=lambda tile: str(tile.name))
edges = pytest.mark.parametrize("edge", range(6))


def near(point: Point) -> object:
    return pytest.approx(point, abs=1e-9)


# ---- the hexagon


@edges
def test_an_edge_is_the_same_curve_for_both_neighbours(edge: int) -> None:
    x, y = centre(*DIRECTIONS[edge])
    theirs = [(px + x, py + y) for px, py in edge_curve((edge + 3) % 6)]
    for ours, other in zip(edge_curve(edge), reversed(theirs), strict=True):
        assert ours == near(other)


@edges
def test_an_edge_sways_by_an_odd_curve_and_meets_its_midpoint(edge: int) -> None:
    normal = polar(1, edge_angle(edge))
    for t in (0.1, 0.25, 0.5, 0.8):
        x, y = at(edge_curve(edge), t)
        assert x * normal[0] + y * normal[1] - REACH == pytest.approx(
            3 * SWAY * t * (1 - t) * (1 - 2 * t)
        )
    assert at(edge_curve(edge), 0.5) == near(midpoint(edge))


@edges
def test_neighbours_touch_at_the_middle_of_an_edge(edge: int) -> None:
    x, y = centre(*DIRECTIONS[edge])
    assert (x / 2, y / 2) == near(midpoint(edge))
    assert hypot(*midpoint(edge)) == pytest.approx(86.6, abs=0.01)


@edges
def test_a_tile_turned_by_one_shows_the_next_edge(edge: int) -> None:
    assert turned(midpoint(edge), 1) == near(midpoint((edge + 1) % 6))
    assert turned(corners()[edge], 1) == near(corners()[(edge + 1) % 6])


# ---- islands


@islands
def test_a_beach_has_the_moorings_and_piers_of_the_data(island: Island) -> None:
    for shore, beach in zip(shores(island), island.beaches, strict=True):
        assert len(shore.moorings) == beach.moorings
        assert shore.piers == beach.piers


@islands
def test_moorings_never_overlap(island: Island) -> None:
    landward = BERTHS - (BERTH_LENGTH - BERTH_WIDTH) / 2
    angles = [angle for shore in shores(island) for angle in shore.moorings]
    for a, b in combinations(angles, 2):
        assert dist(mooring_place(a), mooring_place(b)) >= BERTH_WIDTH
        assert dist(polar(landward, a), polar(landward, b)) >= BERTH_WIDTH


@islands
def test_beaches_are_apart_and_every_pier_starts_on_its_sand(island: Island) -> None:
    found = shores(island)
    assert are_apart(found)
    for shore in found:
        for edge in shore.piers:
            assert abs((edge_angle(edge) - shore.middle + 180) % 360 - 180) <= (
                (shore.last - shore.first) / 2 + 4 + 1e-9
            )


def test_moorings_of_an_unknown_tile_move_closer_where_there_is_no_room() -> None:
    crowded = Island("Crowded", 1, (Beach(5, (1,)), Beach(5, (2,)), Beach(3, (4, 5))))
    found = shores(crowded)
    assert [len(shore.moorings) for shore in found] == [5, 5, 3]
    assert found[0].moorings[1] - found[0].moorings[0] < 16


def test_a_beach_may_lie_across_edge_0() -> None:
    (shore,) = shores(Island("Southern", 1, (Beach(2, (5, 0)),)))
    assert shore.middle % 360 == pytest.approx((edge_angle(5) + 30) % 360)


@islands
def test_palms_stand_in_the_jungle_and_off_the_moorings(island: Island) -> None:
    reach = max(hypot(*point) for point in jungle(island))
    moored = [mooring_place(angle) for shore in shores(island) for angle in shore.moorings]
    for palm in palms(island):
        assert 30 < hypot(*palm) < reach
        assert all(dist(palm, place) > BERTH_WIDTH for place in moored)


# ---- oceans


@oceans
def test_a_route_meets_its_edges_at_the_middle_and_perpendicular(ocean: Ocean) -> None:
    for route in ocean.routes:
        first, leaving, arriving, last = cubic(route.edges)
        for edge, end, handle in zip(route.edges, (first, last), (leaving, arriving), strict=True):
            assert end == near(midpoint(edge))
            x, y = end[0] - handle[0], end[1] - handle[1]
            assert (x, y) == near(polar(hypot(x, y), edge_angle(edge)))


@oceans
def test_a_route_has_as_many_streams_as_it_asks_for_colours(ocean: Ocean) -> None:
    for route in ocean.routes:
        assert len(streams(route.edges, route.colours)) == route.colours


@oceans
def test_numbers_stand_on_their_route_and_clear_of_others(ocean: Ocean) -> None:
    places = number_places(ocean.routes)
    assert set(places) == {route.edges for route in ocean.routes if route.colours}
    for route, place in places.items():
        assert min(dist(place, point) for point in line(route)) < 1
        assert hypot(*place) < REACH - DISC
    for a, b in combinations(places.values(), 2):
        assert dist(a, b) > 2 * DISC + 4


@oceans
def test_swells_keep_away_from_routes(ocean: Ocean) -> None:
    points = [point for route in ocean.routes for point in line(route.edges)]
    assert swells(ocean)
    assert all(dist(swell, point) > 18 for swell in swells(ocean) for point in points)


# ---- the geometry as told


def test_geometry_tells_of_every_tile() -> None:
    told = geometry()
    assert [*told["islands"], *told["oceans"]] == list(NAMES)
    for name, island in zip(NAMES, ISLAND_TILES, strict=False):
        beaches = told["islands"][name]["beaches"]
        assert [beach["letter"] for beach in beaches] == list("abcdef"[: len(island.beaches)])
        for beach, facts in zip(beaches, island.beaches, strict=True):
            assert len(beach["moorings"]) == facts.moorings
            assert [pier["edge"] for pier in beach["piers"]] == list(facts.piers)
            for pier in beach["piers"]:
                assert hypot(pier["x"], pier["y"]) == pytest.approx(86.6, abs=0.05)
    for ocean in OCEAN_TILES:
        routes = told["oceans"][ocean.name]["routes"]
        assert [(tuple(route["edges"]), route["number"]) for route in routes] == [
            (route.edges, route.colours) for route in ocean.routes
        ]
        assert all((route["place"] is None) == (route["number"] == 0) for route in routes)


def test_geometry_steps_from_cell_to_cell() -> None:
    told = geometry()
    for edge in told["edges"]:
        step = edge["neighbour"]
        x = step["q"] * told["step_q"]["x"] + step["r"] * told["step_r"]["x"]
        y = step["q"] * told["step_q"]["y"] + step["r"] * told["step_r"]["y"]
        assert (x, y) == pytest.approx((2 * edge["x"], 2 * edge["y"]), abs=0.05)

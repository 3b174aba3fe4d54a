"""Where everything lies on every tile, as JSON, for pages that move boats over the drawings.

Places are those of an unturned tile. A page turns them with the tile; it draws upright symbols
(numbers, statues, names) at the turned place without turning them.

Angles say by how much to turn a symbol: at a mooring a boat, so that its bow points to the sea; at
a pier the arrow, around the middle of the tile.
"""

from __future__ import annotations

from typing import Any

from vaka.core.drawing import seat_emblem
from vaka.core.drawing.palette import SEAT_STYLES, THEMES
from vaka.core.drawing.svg_path import Point
from vaka.games.tongiaki.drawing import beach, boat, hexagon, island, ocean, palette, route
from vaka.games.tongiaki.drawing.hexagon import edge_angle, polar
from vaka.games.tongiaki.rules.constants import EDGES
from vaka.games.tongiaki.rules.tiles import (
    COLOURS,
    DIRECTIONS,
    ISLAND_TILES,
    NAMES,
    OCEAN_TILES,
    TITLES,
    Island,
    Ocean,
    island_title,
)
from vaka.games.tongiaki.text.notation import LETTERS

JSON = dict[str, Any]

ARROW = 90.0
"""From the middle of the tile to the middle of a pier's arrow."""


def geometry() -> JSON:
    """The measures that all tiles share, the places on each, and the palette."""
    return {
        **_hexagon(),
        "boat": {"scale": beach.BOAT_SCALE, "box": boat.BOX},
        "sail": {"box": seat_emblem.BOX},
        "mooring": {"width": beach.BERTH_WIDTH, "length": beach.BERTH_LENGTH},
        "number": {"radius": ocean.DISC},
        "detail": {"full_from": palette.FULL_FROM, "plain_below": palette.PLAIN_BELOW},
        "islands": {name: _island(tile) for name, tile in zip(NAMES, ISLAND_TILES, strict=False)},
        "oceans": {tile.name: _ocean(tile) for tile in OCEAN_TILES},
        "palette": {theme: palette.PALETTE.tokens(theme) for theme in THEMES},
        "marks": {colour: SEAT_STYLES[colour].mark for colour in COLOURS},
    }


def _hexagon() -> JSON:
    """The shape of a tile; a cell's middle is q * `step_q` + r * `step_r`."""
    return {
        "radius": hexagon.RADIUS,
        "reach": _round(hexagon.REACH),
        "corners": [_xy(corner) for corner in hexagon.corners()],
        "outline": hexagon.outline(),
        "edges": [
            {
                **_xy(hexagon.midpoint(edge)),
                "angle": edge_angle(edge),
                "path": hexagon.edge_path(edge),
                "neighbour": {"q": DIRECTIONS[edge][0], "r": DIRECTIONS[edge][1]},
            }
            for edge in range(EDGES)
        ],
        "step_q": _xy(hexagon.centre(1, 0)),
        "step_r": _xy(hexagon.centre(0, 1)),
    }


def _island(tile: Island) -> JSON:
    statue, scale = (island.STATUE, island.STATUE_SCALE) if tile.points else (island.COMPASS, 1)
    shores = beach.shores(tile)
    return {
        "title": tile.name,
        "titles": {
            language: island_title(tile.name.replace(" ", ""), language) for language in TITLES
        },
        "points": tile.points,
        "statue": {**_xy(statue), "scale": scale},
        "name": _xy(island.NAME),
        "royal": {"plinth": _xy(island.ROYAL_PLINTH), "name": _xy(island.ROYAL_NAME)},
        "beaches": [
            {"letter": letter, **_beach(shore)}
            for letter, shore in zip(LETTERS, shores, strict=False)
        ],
    }


def _beach(shore: beach.Shore) -> JSON:
    return {
        "centre": _xy(polar(beach.RING, shore.middle)),
        "arc": shore.arc(),
        "width": 2 * beach.HALF,
        "outline": shore.outline(),
        "moorings": [
            {**_xy(beach.mooring_place(angle)), "angle": _round(angle + 90)}
            for angle in shore.moorings
        ],
        "piers": [_pier(edge) for edge in shore.piers],
    }


def _pier(edge: int) -> JSON:
    """Where a pier meets the edge; its arrow is a symbol that is turned around the middle."""
    angle = edge_angle(edge)
    return {
        "edge": edge,
        **_xy(hexagon.midpoint(edge)),
        "angle": angle,
        "arrow": _xy(polar(ARROW, angle)),
    }


def _ocean(tile: Ocean) -> JSON:
    places = route.number_places(tile.routes)
    return {
        "routes": [
            {
                "edges": list(way.edges),
                "number": way.colours,
                "path": route.path(way.edges),
                "place": _xy(places[way.edges]) if way.edges in places else None,
            }
            for way in tile.routes
        ]
    }


def _xy(point: Point) -> JSON:
    return {"x": _round(point[0]), "y": _round(point[1])}


def _round(value: float) -> float:
    return round(value, 2) + 0.0

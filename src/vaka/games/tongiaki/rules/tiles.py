"""The 32 tiles, from `tiles.json`, and the tables of numbers that the rules use (T1.2, T1.3).

Islands are numbered 0 (Tonga) to 15 and oceans 16 to 31. Beaches and piers are numbered through
all islands, those of Tonga first; a beach's piers follow each other clockwise. A port is an edge
of a tile, `tile * 6 + edge`: a map is ports joined to ports.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from vaka.games.tongiaki.rules.constants import CELLS, EDGES, ISLANDS, NO_PORT, PORTS, SIDE

DIRECTIONS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""T1.3  S, SW, NW, N, NE, SE, clockwise, as steps in axial coordinates (q, r)."""

COLOURS = ("blue", "red", "green", "yellow", "orange", "purple")
"""T1.1  The colours of the boats."""


@dataclass(frozen=True)
class Beach:
    moorings: int
    piers: tuple[int, ...]
    """The edges its piers lead to, clockwise."""


@dataclass(frozen=True)
class Route:
    edges: tuple[int, int]
    colours: int
    """How many colours a group must show; 0 lets every group pass."""


@dataclass(frozen=True)
class Island:
    name: str
    points: int
    beaches: tuple[Beach, ...]


@dataclass(frozen=True)
class Ocean:
    name: str
    routes: tuple[Route, ...]


def _island(data: dict[str, Any]) -> Island:
    beaches = tuple(Beach(beach["moorings"], tuple(beach["piers"])) for beach in data["beaches"])
    return Island(data["name"], data["points"], beaches)


def _ocean(data: dict[str, Any]) -> Ocean:
    routes = tuple(
        Route((route["edges"][0], route["edges"][1]), route["colours"]) for route in data["routes"]
    )
    return Ocean(data["name"], routes)


_data = json.loads(files(__package__).joinpath("tiles.json").read_text("utf-8"))
ISLAND_TILES = tuple(_island(island) for island in _data["islands"])
OCEAN_TILES = tuple(_ocean(ocean) for ocean in _data["oceans"])

NAMES = tuple(
    [island.name.replace(" ", "") for island in ISLAND_TILES]
    + [ocean.name for ocean in OCEAN_TILES]
)
"""The names in the notation, without blanks: RapaNui."""

TITLES: dict[str, dict[str, str]] = _data["titles"]
"""By language and name: how a language writes an island, where that is not what its tile has."""


def island_title(name: str, language: str = "en") -> str:
    """An island as a reader of a language knows it: Rapa Nui, Fiji. An ocean has its letter."""
    tile = NAMES.index(name)
    if tile >= ISLANDS:
        return name
    return TITLES.get(language, {}).get(name) or ISLAND_TILES[tile].name


def cell_of(q: int, r: int) -> int:
    """The cell at axial coordinates, on a grid that wraps around."""
    return (q % SIDE) * SIDE + r % SIDE


def coordinates(cell: int) -> tuple[int, int]:
    """The axial coordinates of a cell, each from -16 to 16."""
    half = SIDE // 2
    q, r = divmod(cell, SIDE)
    return (q + half) % SIDE - half, (r + half) % SIDE - half


def points() -> list[int]:
    return [island.points for island in ISLAND_TILES]


def first_beaches() -> list[int]:
    """The first beach of each island, and one past the last."""
    firsts = [0]
    for island in ISLAND_TILES:
        firsts.append(firsts[-1] + len(island.beaches))
    return firsts


def islands_of_beaches() -> list[int]:
    return [number for number, island in enumerate(ISLAND_TILES) for _ in island.beaches]


def moorings() -> list[int]:
    return [beach.moorings for island in ISLAND_TILES for beach in island.beaches]


def first_piers() -> list[int]:
    """The first pier of each beach, and one past the last."""
    firsts = [0]
    for island in ISLAND_TILES:
        for beach in island.beaches:
            firsts.append(firsts[-1] + len(beach.piers))
    return firsts


def ports_of_piers() -> list[int]:
    return [
        number * EDGES + edge
        for number, island in enumerate(ISLAND_TILES)
        for beach in island.beaches
        for edge in beach.piers
    ]


def beaches_of_piers() -> list[int]:
    beaches = [beach for island in ISLAND_TILES for beach in island.beaches]
    return [number for number, beach in enumerate(beaches) for _ in beach.piers]


def other_ends() -> list[int]:
    """For a port of an ocean, the port at the other end of its route (T5.5)."""
    ends = [NO_PORT] * PORTS
    for number, ocean in enumerate(OCEAN_TILES, ISLANDS):
        for route in ocean.routes:
            a, b = (number * EDGES + edge for edge in route.edges)
            ends[a], ends[b] = b, a
    return ends


def numbers() -> list[int]:
    """For a port of an ocean, the number of its route (T5.5)."""
    colours = [0] * PORTS
    for number, ocean in enumerate(OCEAN_TILES, ISLANDS):
        for route in ocean.routes:
            for edge in route.edges:
                colours[number * EDGES + edge] = route.colours
    return colours


def neighbours() -> list[int]:
    """For each cell and direction (cell * 6 + direction), the cell next to it (T1.3)."""
    return [
        cell_of(cell // SIDE + dq, cell % SIDE + dr)
        for cell in range(CELLS)
        for dq, dr in DIRECTIONS
    ]

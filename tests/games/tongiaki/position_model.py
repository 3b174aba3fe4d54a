"""A position text of Tongiaki, read without the engine: what the engine is compared with.

Nothing of the rules is imported here, only the facts of the tiles (T1.2).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files

COLOURS = ("blue", "red", "green", "yellow", "orange", "purple")
STEPS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""T1.3  S, SW, NW, N, NE, SE."""

SIDE = 33
BOATS = 15

_data = json.loads(files("vaka.games.tongiaki.rules").joinpath("tiles.json").read_text("utf-8"))

MOORINGS: dict[str, list[int]] = {}
"""How many moorings each beach of an island has."""

PIERS: dict[str, list[list[int]]] = {}
"""The edges that each beach of an island has a pier at."""

ROUTES: dict[str, dict[int, int]] = {}
"""Where a route of an ocean leads: from edge to edge."""

for _island in _data["islands"]:
    _name = _island["name"].replace(" ", "")
    MOORINGS[_name] = [beach["moorings"] for beach in _island["beaches"]]
    PIERS[_name] = [beach["piers"] for beach in _island["beaches"]]
for _ocean in _data["oceans"]:
    _ends = [route["edges"] for route in _ocean["routes"]]
    ROUTES[_ocean["name"]] = dict(_ends) | {b: a for a, b in _ends}


@dataclass(frozen=True)
class Tile:
    """A laid tile; an island has its boats beach by beach, or the owner of its statue."""

    name: str
    q: int
    r: int
    rotation: int
    beaches: tuple[str, ...] = ()
    royal: str = ""

    @property
    def is_island(self) -> bool:
        return self.name in PIERS

    @property
    def cell(self) -> tuple[int, int]:
        return self.q % SIDE, self.r % SIDE

    def next_cell(self, edge: int) -> tuple[int, int]:
        """The cell that an edge faces."""
        dq, dr = STEPS[(edge + self.rotation) % 6]
        return (self.q + dq) % SIDE, (self.r + dr) % SIDE

    def edge_towards(self, cell: tuple[int, int]) -> int:
        """The edge that faces a cell next to it."""
        return next(edge for edge in range(6) if self.next_cell(edge) == cell)

    def is_full(self, beach: int) -> bool:
        return len(self.beaches[beach]) == MOORINGS[self.name][beach]

    def __str__(self) -> str:
        text = f"{self.name}@{self.q},{self.r}/{self.rotation}"
        if not self.is_island:
            return text
        return f"{text}[*{self.royal}]" if self.royal else f"{text}[{'|'.join(self.beaches)}]"


@dataclass(frozen=True)
class Position:
    """A position, field by field."""

    tiles: tuple[Tile, ...]
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def seats(self) -> list[str]:
        return self.fields["seats"].split(",")

    @property
    def now(self) -> list[str]:
        """What the position waits for, word by word."""
        return self.fields["now"].split(":")

    @property
    def options(self) -> dict[str, str]:
        """The options that are not at their default."""
        pairs = self.fields["options"].split(",")
        return dict(pair.split(":", 1) for pair in pairs if pair != "-")

    @property
    def islands(self) -> list[Tile]:
        return [tile for tile in self.tiles if tile.is_island]

    @property
    def group(self) -> str:
        """The boats under way, a letter each."""
        if self.now[0] == "land":
            return self.now[3]
        return self.now[-1] if self.now[1:2] == ["voyage"] else ""

    @property
    def full_beaches(self) -> list[tuple[Tile, int]]:
        return [
            (tile, beach)
            for tile in self.islands
            for beach in range(len(tile.beaches))
            if tile.is_full(beach)
        ]

    def boats_out(self) -> dict[str, int]:
        """How many boats of each colour are not in the supply."""
        letters = Counter(self.group)
        for tile in self.islands:
            letters.update("".join(tile.beaches) + tile.royal)
        counts = {colour: letters.pop(colour[0], 0) for colour in self.seats}
        assert not letters, f"boats of a colour that nobody plays: {dict(letters)}"
        for name in ("sea", "lost"):
            for colour, boats in zip(self.seats, self.fields[name].split(","), strict=True):
                counts[colour] += int(boats)
        return counts

    def __str__(self) -> str:
        fields = {**self.fields, "map": ";".join(map(str, self.tiles)) or "-"}
        return " ".join(["tongiaki/2", *(f"{name}={value}" for name, value in fields.items())])


def read(text: str) -> Position:
    """The position that a text describes."""
    version, *words = text.split(" ")
    assert version == "tongiaki/2"
    fields = dict(word.split("=", 1) for word in words)
    tiles = [] if fields["map"] == "-" else [_tile(item) for item in fields["map"].split(";")]
    return Position(tuple(tiles), fields)


def _tile(item: str) -> Tile:
    head, _, boats = item.partition("[")
    name, _, place = head.partition("@")
    cell, _, rotation = place.partition("/")
    q, r = map(int, cell.split(","))
    tile = Tile(name, q, r, int(rotation))
    if not tile.is_island:
        return tile
    if boats.startswith("*"):
        return replace(tile, beaches=("",) * len(MOORINGS[name]), royal=boats[1])
    return replace(tile, beaches=tuple(boats[:-1].split("|")))


# ---- the same position, seen differently


def turned(position: Position) -> Position:
    """The whole map turned by 60 degrees: direction d becomes direction d + 1."""
    tiles = [
        replace(
            tile, q=_wrapped(-tile.r), r=_wrapped(tile.q + tile.r), rotation=(tile.rotation + 1) % 6
        )
        for tile in position.tiles
    ]
    return replace(position, tiles=tuple(tiles))


def turned_move(text: str) -> str:
    """A move on the map turned by 60 degrees: only where tiles are laid freely it differs."""
    word, *rest = text.split()
    if word != "lay":
        return text
    q, r = map(int, rest[0].split(","))
    return f"lay {_wrapped(-r)},{_wrapped(q + r)} {(int(rest[1]) + 1) % 6}"


def _wrapped(coordinate: int) -> int:
    """A coordinate on the grid that wraps around, from -16 to 16."""
    half = SIDE // 2
    return (coordinate + half) % SIDE - half


def renamed(position: Position, names: Mapping[str, str]) -> Position:
    """The same position with other colours at the seats."""
    letters = str.maketrans({old[0]: new[0] for old, new in names.items()})
    tiles = [
        replace(
            tile,
            beaches=tuple(beach.translate(letters) for beach in tile.beaches),
            royal=tile.royal.translate(letters),
        )
        for tile in position.tiles
    ]
    fields = {
        **position.fields,
        "seats": ",".join(names[colour] for colour in position.seats),
        "turn": names[position.fields["turn"]],
        "now": ":".join(_renamed_now(position.now, letters)),
    }
    return Position(tuple(tiles), fields)


def _renamed_now(now: list[str], letters: Mapping[int, str]) -> list[str]:
    if now[0] == "land":
        last = now[5] if now[5] == "-" else now[5][0] + now[5][1].translate(letters)
        return [*now[:3], now[3].translate(letters), now[4], last]
    if now[1:2] == ["voyage"]:
        return [*now[:-1], now[-1].translate(letters)]
    return now


# ---- ways over the sea (T9.3, T9.6), the slow way


def end_of_way(position: Position, island: Tile, edge: int) -> str:
    """The island that the way from an edge leads to, whatever the numbers; empty: the open sea."""
    tiles = {tile.cell: tile for tile in position.tiles}
    here = island
    while True:
        beyond = tiles.get(here.next_cell(edge))
        if beyond is None:
            return ""
        if beyond.is_island:
            return beyond.name
        edge = ROUTES[beyond.name][beyond.edge_towards(here.cell)]
        here = beyond


def piers(island: Tile) -> Iterator[tuple[int, int]]:
    """All piers of an island: beach and edge."""
    for beach, edges in enumerate(PIERS[island.name]):
        for edge in edges:
            yield beach, edge


def leads_back(position: Position, island: Tile, edge: int) -> bool:
    """T9.6  Straight back to the island itself."""
    return end_of_way(position, island, edge) == island.name


def is_enclosed(position: Position, island: Tile) -> bool:
    """T9.3  Every pier leads back to the island itself, or to a royal one."""
    closed = {island.name, *(tile.name for tile in position.islands if tile.royal)}
    return all(end_of_way(position, island, edge) in closed for _, edge in piers(island))

"""Moves as text: `sail Hawaii.b 4`. Every integer below MOVES has exactly one text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from vaka.core.errors import InvalidText
from vaka.games.tongiaki.rules.constants import (
    BEGIN,
    DRAW,
    EDGES,
    EXPAND,
    FOUND,
    ISLANDS,
    LAND,
    LAY,
    MOVES,
    PASS,
    PLACE,
    REENTER,
    REENTER_PAIR,
    REMOVE,
    SAIL,
    SEATS,
    SETTLE,
    SIDE,
    TAKE,
    WAIVE,
)
from vaka.games.tongiaki.rules.tiles import (
    COLOURS,
    ISLAND_TILES,
    NAMES,
    beaches_of_piers,
    cell_of,
    coordinates,
    first_beaches,
    islands_of_beaches,
    ports_of_piers,
)

LETTERS = "abcdef"
_FIRST_BEACH = first_beaches()
_ISLAND_OF = islands_of_beaches()
_PIERS = list(zip(beaches_of_piers(), (port % EDGES for port in ports_of_piers()), strict=True))
_TILES = {name.lower(): number for number, name in enumerate(NAMES)}

AWAITED = {
    "begin": "begin",
    "setup": "place",
    "turn": "expand, found, settle, pass or reenter",
    "take": "take",
    "place": "place, beaches in ascending order",
    "sail": "sail or remove",
    "draw": "draw",
    "lay": "lay",
    "land": "land, beaches and seats in ascending order",
    "crown": "found or waive",
}
"""The verbs of the moves that are possible in each phase."""


@cache
def beach_text(beach: int) -> str:
    """A beach by its island and letter: Hawaii.b."""
    island = _ISLAND_OF[beach]
    return f"{NAMES[island]}.{LETTERS[beach - _FIRST_BEACH[island]]}"


@cache
def cell_text(cell: int) -> str:
    """A cell by its axial coordinates: 1,-2."""
    q, r = coordinates(cell)
    return f"{q},{r}"


@lru_cache(maxsize=MOVES)
def move_text(move: int, colours: tuple[int, ...]) -> str:
    """The text of a move; `colours` are the colours of the seats."""
    if not 0 <= move < MOVES:
        raise InvalidText(f"moves are numbers from 0 to {MOVES - 1}, not {move}")
    first, write = next(kind for kind in reversed(_WRITERS) if move >= kind[0])
    return write(move - first, colours)


def _land_text(number: int, colours: Sequence[int]) -> str:
    beach, seat = divmod(number, SEATS)
    return f"land {COLOURS[colours[seat]]} {beach_text(beach)}"


def _lay_text(number: int, colours: Sequence[int]) -> str:
    cell, rotation = divmod(number, EDGES)
    return f"lay {cell_text(cell)} {rotation}"


def _sail_text(number: int, colours: Sequence[int]) -> str:
    beach, edge = _PIERS[number]
    return f"sail {beach_text(beach)} {edge}"


_WRITERS: list[tuple[int, Callable[[int, Sequence[int]], str]]] = [
    (DRAW, lambda number, _: f"draw {NAMES[number]}"),
    (BEGIN, lambda number, colours: f"begin {COLOURS[colours[number]]}"),
    (EXPAND, lambda number, _: f"expand {NAMES[number]}"),
    (FOUND, lambda number, _: f"found {NAMES[number]}"),
    (REENTER, lambda number, _: f"reenter {NAMES[number]}"),
    (REENTER_PAIR, lambda *_: "reenter Tonga x2"),
    (SETTLE, lambda *_: "settle"),
    (PASS, lambda *_: "pass"),
    (WAIVE, lambda *_: "waive"),
    (PLACE, lambda number, _: f"place {beach_text(number)}"),
    (TAKE, lambda number, _: f"take {beach_text(number)}"),
    (SAIL, _sail_text),
    (REMOVE, lambda number, _: f"remove {NAMES[number]}"),
    (LAND, _land_text),
    (LAY, _lay_text),
]


# ---- reading


@lru_cache(maxsize=MOVES)
def parse_move(text: str, colours: tuple[int, ...]) -> int:
    """The move that a text means."""
    words = text.split()
    read = _READERS.get(words[0].lower()) if words else None
    if read is None:
        known = ", ".join(_READERS)
        raise InvalidText(f"{_shown(text)} is no move: it must begin with one of {known}")
    move = read(words[1:], colours)
    if move is None:
        raise InvalidText(f"{_shown(text)} is no move: write it like {_EXAMPLES[words[0].lower()]}")
    return move


def _shown(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")


def parse_tile(name: str) -> int:
    """The number of a tile, by its name in any case."""
    number = _TILES.get(name.lower())
    if number is None:
        raise InvalidText(f"there is no tile {_shown(name)}")
    return number


def parse_island(name: str) -> int:
    number = parse_tile(name)
    if number >= ISLANDS:
        raise InvalidText(f"{NAMES[number]} is an ocean, not an island")
    return number


def parse_beach(text: str) -> int:
    """The number of a beach: Hawaii.b."""
    name, dot, letter = text.partition(".")
    island = parse_island(name)
    place = LETTERS.find(letter.lower()) if dot and len(letter) == 1 else -1
    count = len(ISLAND_TILES[island].beaches)
    if not 0 <= place < count:
        raise InvalidText(
            f"{_shown(text)} is no beach: {NAMES[island]} has"
            f" {NAMES[island]}.a to {NAMES[island]}.{LETTERS[count - 1]}"
        )
    return _FIRST_BEACH[island] + place


def parse_seat(colour: str, colours: Sequence[int]) -> int:
    """The seat that plays a colour."""
    if colour.lower() not in COLOURS:
        raise InvalidText(f"there is no colour {_shown(colour)} (colours: {', '.join(COLOURS)})")
    return list(colours).index(COLOURS.index(colour.lower()))


def parse_cell(text: str) -> int:
    """The cell at coordinates from -16 to 16: 1,-2."""
    match = re.fullmatch(r"(-?\d{1,2}),(-?\d{1,2})", text)
    half = SIDE // 2
    if not match or any(abs(int(part)) > half for part in match.groups()):
        raise InvalidText(f"{_shown(text)} is no cell: write q,r from -{half} to {half}")
    return cell_of(int(match[1]), int(match[2]))


def parse_edge(text: str) -> int:
    if text not in set("012345"):
        raise InvalidText(f"{_shown(text)} is no edge: edges are 0 to 5")
    return int(text)


def _one(
    first: int, parse: Callable[[str], int]
) -> Callable[[list[str], Sequence[int]], int | None]:
    return lambda words, _: first + parse(words[0]) if len(words) == 1 else None


def _word(move: int) -> Callable[[list[str], Sequence[int]], int | None]:
    return lambda words, _: None if words else move


def _read_begin(words: list[str], colours: Sequence[int]) -> int | None:
    return BEGIN + parse_seat(words[0], colours) if len(words) == 1 else None


def _read_reenter(words: list[str], colours: Sequence[int]) -> int | None:
    if [word.lower() for word in words] == ["tonga", "x2"]:
        return REENTER_PAIR
    return REENTER + parse_island(words[0]) if len(words) == 1 else None


def _read_sail(words: list[str], colours: Sequence[int]) -> int | None:
    if len(words) != 2:
        return None
    pier = (parse_beach(words[0]), parse_edge(words[1]))
    if pier not in _PIERS:
        edges = " and ".join(str(edge) for beach, edge in _PIERS if beach == pier[0])
        raise InvalidText(f"{beach_text(pier[0])} has no pier at edge {pier[1]}, only at {edges}")
    return SAIL + _PIERS.index(pier)


def _read_land(words: list[str], colours: Sequence[int]) -> int | None:
    if len(words) != 2:
        return None
    return LAND + parse_beach(words[1]) * SEATS + parse_seat(words[0], colours)


def _read_lay(words: list[str], colours: Sequence[int]) -> int | None:
    if len(words) != 2:
        return None
    return LAY + parse_cell(words[0]) * EDGES + parse_edge(words[1])


_READERS: dict[str, Callable[[list[str], Sequence[int]], int | None]] = {
    "draw": _one(DRAW, parse_tile),
    "begin": _read_begin,
    "expand": _one(EXPAND, parse_island),
    "found": _one(FOUND, parse_island),
    "reenter": _read_reenter,
    "settle": _word(SETTLE),
    "pass": _word(PASS),
    "waive": _word(WAIVE),
    "place": _one(PLACE, parse_beach),
    "take": _one(TAKE, parse_beach),
    "sail": _read_sail,
    "remove": _one(REMOVE, parse_island),
    "land": _read_land,
    "lay": _read_lay,
}

_EXAMPLES = {
    "draw": "draw Hawaii",
    "begin": "begin blue",
    "expand": "expand Hawaii",
    "found": "found Hawaii",
    "reenter": "reenter Hawaii, or reenter Tonga x2",
    "settle": "settle",
    "pass": "pass",
    "waive": "waive",
    "place": "place Hawaii.b",
    "take": "take Hawaii.b",
    "sail": "sail Hawaii.b 3",
    "remove": "remove Hawaii",
    "land": "land red Hawaii.b",
    "lay": "lay 1,-2 3",
}

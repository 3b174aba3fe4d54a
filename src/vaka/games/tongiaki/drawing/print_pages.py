"""Sheets to print: a blank score sheet, and all tiles."""

from __future__ import annotations

from vaka.core.drawing.picture_words import Words
from vaka.core.drawing.print_page import WIDTH, placed, print_page
from vaka.core.drawing.svg_document import caption, use_symbol
from vaka.core.drawing.svg_path import number
from vaka.core.translations import ENGLISH
from vaka.games.tongiaki.drawing.hexagon import REACH
from vaka.games.tongiaki.drawing.piece_sheet import lone_tile
from vaka.games.tongiaki.drawing.symbol_library import library
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES, island_title

SCORE_SHEET = "score-sheet"
_PER_PAGE = 8
_SCALE = 3.9
"""A tile is 78 mm wide."""

_COLUMNS = ("blue", "green", "orange", "purple", "red", "yellow")
"""T1.1  In the order of the printed score sheet (S3)."""

_ROW = 74.0
_NAMES = 460.0
_CELL = 205.0
_TEXT = 'font-size="40" font-weight="600" fill="#11303b"'
_HEAD = 'font-size="31" font-weight="700" fill="#11303b"'


def print_sheets() -> list[str]:
    """The names of all sheets."""
    pages = -(-len(NAMES) // _PER_PAGE)
    return [SCORE_SHEET, *(f"tiles-{page}" for page in range(1, pages + 1))]


def print_svg(name: str, language: str = ENGLISH) -> str:
    """A sheet as a page; KeyError if there is none of that name."""
    if name not in print_sheets():
        raise KeyError(name)
    if name == SCORE_SHEET:
        say = Words("vaka.games.tongiaki", language)
        halves = (_score_sheet(say, language, top) for top in (120.0, 1590.0))
        return print_page(library(), "".join(halves), say("score_sheet"))
    first = (int(name.removeprefix("tiles-")) - 1) * _PER_PAGE
    tiles = NAMES[first : first + _PER_PAGE]
    drawn = [lone_tile(tile, 0, language) for tile in tiles]
    body = placed(drawn, 2, (220 * _SCALE, (2 * REACH + 8) * _SCALE), _SCALE)
    return print_page(
        library(), body, f"Tongiaki: {', '.join(island_title(t, language) for t in tiles)}"
    )


def _score_sheet(say: Words, language: str, top: float) -> str:
    """Islands down in alphabetical order, colours across, the sum below."""
    left = (WIDTH - _NAMES - _CELL * (len(_COLUMNS) + 0.8)) / 2
    islands = sorted(
        (island_title(NAMES[i], language), island.points)
        for i, island in enumerate(ISLAND_TILES)
        if island.points
    )
    rows = [(say("island"), say("points")), *((t, str(p)) for t, p in islands), (say("total"), "")]
    body = caption(f"Tongiaki: {say('score_sheet')}", (WIDTH / 2, top - 20), _TEXT)
    for index, (name, points) in enumerate(rows):
        y = top + _ROW * index
        label = caption(name, (left + 16, y + 51), _TEXT if index else _HEAD)
        body += label.replace('text-anchor="middle"', 'text-anchor="start"')
        body += caption(points, (left + _NAMES + _CELL * 0.4, y + 51), _TEXT if index else _HEAD)
    for column, colour in enumerate(_COLUMNS):
        x = left + _NAMES + _CELL * (column + 1.3)
        body += use_symbol(f"sail-{colour}", (x - 74, top + 34), scale=1.5)
        body += caption(say(colour), (x + 24, top + 48), _HEAD)
    return body + _grid(left, top, len(rows))


def _grid(left: float, top: float, rows: int) -> str:
    uprights = [0.0, _NAMES, *(_NAMES + _CELL * (i + 0.8) for i in range(len(_COLUMNS) + 1))]
    width, height = uprights[-1], _ROW * rows
    lines = "".join(f"M{number(left + x)} {number(top)}v{number(height)}" for x in uprights)
    lines += "".join(
        f"M{number(left)} {number(top + _ROW * row)}h{number(width)}" for row in range(rows + 1)
    )
    return f'<path d="{lines}" fill="none" stroke="#11303b" stroke-width="3"/>'

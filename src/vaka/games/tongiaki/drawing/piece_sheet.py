"""Single tiles, and a sheet with all 32."""

from __future__ import annotations

from vaka.core.drawing.palette import Theme
from vaka.core.drawing.svg_document import background, caption
from vaka.core.errors import InvalidText
from vaka.core.translations import ENGLISH
from vaka.games.tongiaki.drawing.hexagon import RADIUS, REACH
from vaka.games.tongiaki.drawing.tile import JOINT, base, face, is_island
from vaka.games.tongiaki.drawing.tile_picture import document
from vaka.games.tongiaki.rules.constants import EDGES
from vaka.games.tongiaki.rules.tiles import NAMES, island_title
from vaka.games.tongiaki.text.notation import parse_tile

_TURNS = tuple(str(edge) for edge in range(EDGES))
_COLUMNS = 8
_WIDTH = 215.0
_HEIGHT = 216.0
_TAG = 'font-size="12" font-weight="700" fill="var(--muted)"'


def tile_svg(
    name: str, rotation: int = 0, theme: Theme = "light", size: float | None = None
) -> str:
    """A single tile without a background, turned clockwise by `rotation` sixths."""
    name = NAMES[parse_tile(name)]
    box = (-RADIUS - 4, -REACH - 7, 2 * RADIUS + 8, 2 * REACH + 14)
    return document(lone_tile(name, rotation), box, island_title(name), theme, size)


def pieces() -> list[str]:
    """The names of the tiles: islands, then oceans."""
    return list(NAMES)


def piece_svg(name: str, theme: Theme = "light", size: float | None = None) -> str:
    """A tile by its name, `Hawaii`, or turned clockwise by sixths, `Hawaii/2`."""
    tile, is_turned, sixths = name.partition("/")
    if is_turned and sixths not in _TURNS:
        raise InvalidText(f"a tile is turned by 0 to 5 sixths, not by {sixths!r}")
    return tile_svg(tile, int(sixths or 0), theme, size)


def sheet_svg(theme: Theme = "light", size: float | None = None) -> str:
    """All 32 tiles with their names."""
    rows = len(NAMES) // _COLUMNS
    box = (0.0, 0.0, _WIDTH * _COLUMNS + 20, _HEIGHT * rows + 10)
    cells = "".join(_cell(number, name) for number, name in enumerate(NAMES))
    return document(background(box, "page") + cells, box, "The 32 tiles of Tongiaki", theme, size)


def lone_tile(name: str, rotation: int = 0, language: str = ENGLISH) -> str:
    """A tile on its own, around the origin."""
    front = face(name, rotation, language=language)
    return f'{base(name, rotation)}<use href="#tile-outline" {JOINT}/>{front}'


def _cell(number: int, name: str) -> str:
    row, column = divmod(number, _COLUMNS)
    x, y = _WIDTH * (column + 0.5) + 10, _HEIGHT * (row + 0.5)
    tag = "" if is_island(name) else caption(name, (0, 103), _TAG)
    return f'<g transform="translate({x} {y})">{lone_tile(name, 0)}{tag}</g>'

"""A tile in its three layers: what turns with it, the boats on it, and what stays upright."""

from __future__ import annotations

from collections.abc import Sequence

from vaka.core.drawing.svg_document import caption, use_symbol
from vaka.core.translations import ENGLISH
from vaka.games.tongiaki.drawing.beach import BOAT_SCALE, mooring_place, shores
from vaka.games.tongiaki.drawing.island import NAME, ROYAL_NAME, ROYAL_PLINTH, STATUE_SCALE
from vaka.games.tongiaki.rules.constants import ISLANDS
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES, island_title

_NAME = (
    'font-size="10.5" font-weight="700" letter-spacing=".35" fill="#fff" stroke="var(--shade)"'
    ' stroke-width="3.6" stroke-linejoin="round" paint-order="stroke" display="var(--palms)"'
)

JOINT = 'fill="none" stroke="var(--ink)" stroke-opacity=".42" stroke-width="1.5"'


def is_island(name: str) -> bool:
    return NAMES.index(name) < ISLANDS


def base(name: str, rotation: int = 0) -> str:
    return use_symbol(f"tile-{name}", turn=60 * rotation)


def moored(name: str, symbols: Sequence[Sequence[str]], scale: float = BOAT_SCALE) -> str:
    """Symbols at the moorings of an unturned island, beach by beach, from the first mooring on."""
    drawn = ""
    for shore, row in zip(shores(ISLAND_TILES[NAMES.index(name)]), symbols, strict=True):
        for angle, symbol in zip(shore.moorings, row, strict=False):
            drawn += use_symbol(symbol, mooring_place(angle), angle + 90, scale)
    return drawn


def filled(name: str) -> str:
    """The moorings of a royal island, filled with sand."""
    beaches = ISLAND_TILES[NAMES.index(name)].beaches
    return moored(name, [["mooring-filled"] * beach.moorings for beach in beaches], 1)


def face(name: str, rotation: int = 0, royal: str | None = None, language: str = ENGLISH) -> str:
    """What stays upright however the tile is turned."""
    if not is_island(name):
        return use_symbol(f"face-{name}-{rotation}")
    if royal is None:
        return use_symbol(f"face-{name}") + caption(island_title(name, language), NAME, _NAME)
    points = ISLAND_TILES[NAMES.index(name)].points
    return (
        use_symbol(f"royal-{royal}")
        + use_symbol(f"plinth-{points}", ROYAL_PLINTH, scale=STATUE_SCALE)
        + caption(island_title(name, language), ROYAL_NAME, _NAME)
    )

"""The drawing of Tongiaki, made once: for the page, the command line and the documentation.

A tile has two parts. One turns with it: the symbol `tile-Hawaii`. The other stays upright: the
symbol `face-Hawaii` of an island, `face-A-2` of an ocean that is turned by 2. Boats lie at the
moorings that `geometry()` names. `board_svg` puts all of it together from a view.

    symbols()     every symbol, for a page, in one SVG; colours are custom properties
    geometry()    where everything lies on every tile, and the palette, as JSON
    board_svg()   a position as a picture of its own
    piece_svg()   one tile, and sheet_svg() all 32
    example_svg() a small position that shows what a rule means

Which drawing is where: `hexagon` (the shape of a tile), `beach` and `route` (what lies where on
it), `island`, `ocean`, `statue`, `boat`, `sign` (how it looks), `palette` (colours).
"""

from vaka.core.drawing.palette import THEMES, Theme
from vaka.games.tongiaki.drawing.atlas import geometry
from vaka.games.tongiaki.drawing.board import board_svg
from vaka.games.tongiaki.drawing.example import example_svg, examples
from vaka.games.tongiaki.drawing.sheet import piece_svg, pieces, sheet_svg, tile_svg
from vaka.games.tongiaki.drawing.symbol import symbols

KIND = "tiles"

__all__ = [
    "KIND",
    "THEMES",
    "Theme",
    "board_svg",
    "example_svg",
    "examples",
    "geometry",
    "piece_svg",
    "pieces",
    "sheet_svg",
    "symbols",
    "tile_svg",
]

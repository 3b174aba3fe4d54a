"""The drawings of Tongiaki, shared by the page, the command line and the documentation.

A tile has two parts. One turns with it: the symbol `tile-Hawaii`. The other stays upright: the
symbol `face-Hawaii` of an island, `face-A-2` of an ocean that is turned by 2. Boats lie at the
moorings that `geometry()` lists. `board_svg` draws a whole view.

    symbols()     every symbol, for a page, in one SVG; colours are custom properties
    geometry()    where everything lies on every tile, and the palette, as JSON
    board_svg()   a position as a stand-alone picture
    piece_svg()   one tile, and sheet_svg() all 32
    print_svg()   a page to print, by one of the names in print_sheets()
    example_svg() a small position that shows what a rule means

Modules: `hexagon` (the shape of a tile), `beach` and `route` (the layout of a tile), `island`,
`ocean`, `statue`, `boat` and `markers` (the look), `palette` (colours).
"""

from vaka.core.drawing.palette import THEMES, Theme
from vaka.games.tongiaki.drawing.board import board_svg
from vaka.games.tongiaki.drawing.piece_sheet import piece_svg, pieces, sheet_svg, tile_svg
from vaka.games.tongiaki.drawing.print_pages import print_sheets, print_svg
from vaka.games.tongiaki.drawing.rule_examples import example_svg, examples
from vaka.games.tongiaki.drawing.symbol_library import symbols
from vaka.games.tongiaki.drawing.tile_geometry import geometry

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
    "print_sheets",
    "print_svg",
    "sheet_svg",
    "symbols",
    "tile_svg",
]

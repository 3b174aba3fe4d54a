"""The drawing of Tahiti, made once: for the page, the command line and the documentation.

A card is the symbol `card-fruit8`, and its tourists, on its foot, the symbol `tourists-3`: a game
may be given another table of tourists. `board_svg` lays a whole table from a view.

    symbols()     every symbol, for a page, in one SVG; colours are custom properties
    geometry()    sizes, suits and the colours of the cards, as JSON
    board_svg()   a table as a picture of its own
    piece_svg()   one card, and sheet_svg() every kind of card
    example_svg() a small table that shows what a rule means

Which drawing is where: `suit` (motifs and signs), `special` (what 2, 3 and 4 carry), `tourist`,
`card` (the faces and the back), `timing` (time cards, first player), `summary`, `volcano`,
`palette` (colours), `light` (what is lit).
"""

from vaka.core.drawing.palette import THEMES, Theme
from vaka.games.tahiti.drawing.atlas import geometry
from vaka.games.tahiti.drawing.board import board_svg
from vaka.games.tahiti.drawing.example import example_svg, examples
from vaka.games.tahiti.drawing.sheet import piece_svg, pieces, sheet_svg
from vaka.games.tahiti.drawing.symbol import symbols

KIND = "cards"

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
]

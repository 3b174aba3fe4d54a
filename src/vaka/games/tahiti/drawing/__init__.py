"""The drawings of Tahiti, shared by the page, the command line and the documentation.

A card is the symbol `card-fruit8`. The tourists on its foot are another symbol, `tourists-3`,
because their number is an option of a game. `board_svg` draws a whole view.

    symbols()     every symbol, for a page, in one SVG; colours are custom properties
    geometry()    sizes, suits and the colours of the cards, as JSON
    board_svg()   a table as a stand-alone picture
    piece_svg()   one card, and sheet_svg() every kind of card
    print_svg()   a page to print, by one of the names in print_sheets()
    example_svg() a small table that shows what a rule means

Modules: `suits` (motifs and signs), `special_cards` (the signs of 2, 3 and 4), `tourist`, `card`
(faces and back), `time_cards` (time cards, first player), `summary_card`, `volcano`, `palette`
(colours), `highlights` (what the player may choose).
"""

from vaka.core.drawing.palette import THEMES, Theme
from vaka.games.tahiti.drawing.board import board_svg
from vaka.games.tahiti.drawing.card_geometry import geometry
from vaka.games.tahiti.drawing.piece_sheet import piece_svg, pieces, sheet_svg
from vaka.games.tahiti.drawing.print_pages import print_sheets, print_svg
from vaka.games.tahiti.drawing.rule_examples import example_svg, examples
from vaka.games.tahiti.drawing.symbol_library import symbols

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
    "print_sheets",
    "print_svg",
    "sheet_svg",
    "symbols",
]

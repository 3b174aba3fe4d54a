"""Draws the pictures of the documentation: python -m vaka.games.tahiti.drawing OUT_DIR."""

from __future__ import annotations

import sys

from vaka.core.drawing import picture_export
from vaka.games.tahiti import GAME
from vaka.games.tahiti.drawing import Theme, board_svg, sheet_svg

POSITION = (
    "tahiti/1 seats=purple,orange,white tourists=1,1,1,2,2,2,3,3,3,4,4,4 year=2 round=3"
    " first=purple turn=purple place=0"
    " hands=flowers12,boats7,fruit9,pearls4,pearls10/boats4,fruit5*,fruit8,pearls2"
    "/boats1,fruit3,fruit6*"
    " tables=boats11,fruit10/flowers11,pearls3,pearls8,pearls12/boats5,pearls9"
    " aside=boats12,pearls4,pearls11/flowers10,fruit11/flowers9,fruit4,fruit12 twos=1,0,0"
    " centre=flowers3,flowers6,boats8,boats8,fruit2,fruit11,pearls1 top=pearls5"
    " discards=flowers2,flowers5,boats2,fruit3 passed=0,0,0 acted=0 taken=0 now=build"
)
"""Purple may put down boats 7 and take both flowers: together they are worth nine."""


def pictures(theme: Theme) -> dict[str, str]:
    """Every picture by its file name."""
    view = GAME.view(GAME.parse_position(POSITION), 0)
    choices = ["put boats7", "take flowers6", "take flowers3"]
    table = board_svg(view, theme=theme, highlight=choices)
    return {f"table-{theme}.svg": table, f"cards-{theme}.svg": sheet_svg(theme)}


if __name__ == "__main__":
    sys.exit(picture_export.write_pictures(pictures, __doc__, sys.argv[1:]))

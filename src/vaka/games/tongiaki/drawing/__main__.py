"""Draws the pictures of the documentation: python -m vaka.games.tongiaki.drawing OUT_DIR."""

from __future__ import annotations

import sys

from vaka.core.drawing import picture_export
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.drawing import Theme, board_svg, sheet_svg

_MAP = (
    "Tonga@0,0/0[b|br|g|ry|g|y];RapaNui@-1,0/1[brg|bry];Mangareva@0,-2/2[y|b|r];"
    "Tahiti@2,-1/3[*b];Tuvalu@1,0/3[y|gy|r];Fidschi@-2,-1/5[g|bg|r];Samoa@1,-1/1[b|rgy|b];"
    "B@-1,-2/1;D@-1,1/4;G@-1,-1/5;I@2,-2/2;J@1,-2/0;N@-2,1/5;O@0,-1/1"
)
POSITION = (
    f"tongiaki/2 seats=blue,red,green,yellow options=- map={_MAP} gone=- founded=1,0,0,0"
    " sea=0,0,0,0 lost=0,0,0,0 quiet=0 turn=blue fresh=0 sailings=0 removal=0 now=sail"
)
"""A beach of Rapa Nui is full, and blue chooses among its three piers."""

VOYAGE = "sail RapaNui.b 3"
"""The pier that leads over two oceans to Fidschi."""


def pictures(theme: Theme) -> dict[str, str]:
    """Every picture by its file name."""
    state = GAME.parse_position(POSITION)
    piers = [GAME.move_text(state, move) for move in state.moves()]
    drawn = {f"board-{theme}.svg": board_svg(GAME.view(state, None), theme=theme, highlight=piers)}
    GAME.play(state, GAME.parse_move(state, VOYAGE))
    beaches = [GAME.move_text(state, move) for move in state.moves()]
    landing = board_svg(GAME.view(state, None), theme=theme, highlight=beaches)
    return drawn | {f"landing-{theme}.svg": landing, f"sheet-{theme}.svg": sheet_svg(theme)}


if __name__ == "__main__":
    sys.exit(picture_export.write_pictures(pictures, __doc__, sys.argv[1:]))

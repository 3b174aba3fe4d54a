"""`vaka pieces`: the pieces of a game, its tiles or its cards, as a list or as a picture."""

from __future__ import annotations

from typing import Annotated

import typer

from vaka.cli.drawing import Dark, Width, drawing, theme
from vaka.cli.parameters import GameName

Piece = Annotated[
    str | None, typer.Argument(metavar="[PIECE]", help="This one only, as the list names it.")
]
Svg = Annotated[bool, typer.Option("--svg", help="As a picture (SVG); else their names.")]


def pieces(
    game: GameName,
    piece: Piece = None,
    svg: Svg = False,
    dark: Dark = False,
    width: Width = None,
) -> None:
    """List the pieces of a game, or draw them: vaka pieces tongiaki --svg > tiles.svg."""
    from vaka.games import load

    pictures = drawing(load(game))
    if piece:
        print(pictures.piece_svg(piece, theme(dark), width))
    elif svg:
        print(pictures.sheet_svg(theme(dark), width))
    else:
        print("\n".join(pictures.pieces()))


def tiles(piece: Piece = None, svg: Svg = False, dark: Dark = False, width: Width = None) -> None:
    """List the tiles of Tongiaki, or draw them: short for `vaka pieces tongiaki`."""
    pieces("tongiaki", piece, svg, dark, width)

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
    """List the tiles of the game that has some, or draw them: vaka tiles --svg > tiles.svg."""
    pieces(_game_with("tiles"), piece, svg, dark, width)


def cards(piece: Piece = None, svg: Svg = False, dark: Dark = False, width: Width = None) -> None:
    """List the cards of the game that has some, or draw them: vaka cards --svg > cards.svg."""
    pieces(_game_with("cards"), piece, svg, dark, width)


def _game_with(kind: str) -> str:
    """The game whose pieces are of a kind."""
    from vaka.core.errors import InvalidText
    from vaka.games import offered, part

    found = [
        game.name
        for game in offered()
        if part(game, "drawing") is not None and kind == drawing(game).KIND
    ]
    if len(found) != 1:
        raise InvalidText(f"{kind} of which game? write vaka pieces GAME ({', '.join(found)})")
    return found[0]

"""`vaka tiles`: the tiles of a game, as a list or as a picture."""

from __future__ import annotations

from typing import Annotated

import typer

from vaka.cli.drawing import Dark, Width, drawing, theme
from vaka.cli.parameters import OptionalGame

Name = Annotated[
    str | None, typer.Option("--tile", metavar="NAME", help="This tile only, by its name.")
]
Rotation = Annotated[
    int, typer.Option("--rotation", metavar="R", min=0, max=5, help="Turned by R sixths.")
]
Svg = Annotated[bool, typer.Option("--svg", help="As a picture (SVG); else their names.")]


def tiles(
    game: OptionalGame = None,
    tile: Name = None,
    rotation: Rotation = 0,
    svg: Svg = False,
    dark: Dark = False,
    width: Width = None,
) -> None:
    """List the tiles of a game, or draw them: vaka tiles --svg > tiles.svg."""
    from vaka.games import load, names

    pictures = drawing(load(game or names()[0]))
    if not svg:
        facts = pictures.geometry()
        for name in [tile] if tile else [*facts["islands"], *facts["oceans"]]:
            print(name)
    elif tile:
        print(pictures.tile_svg(tile, rotation, theme(dark), width))
    else:
        print(pictures.sheet_svg(theme(dark), width))

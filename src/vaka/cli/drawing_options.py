"""Options of commands that draw pictures, and the drawing of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

import typer

from vaka.core.errors import InvalidText

if TYPE_CHECKING:
    from vaka.core.drawing import Drawing
    from vaka.core.drawing.palette import Theme
    from vaka.core.game import Game

Dark = Annotated[bool, typer.Option("--dark", help="Use the dark theme.")]
Width = Annotated[
    int | None, typer.Option("--width", metavar="PX", min=50, max=20000, help="Width in pixels.")
]


def drawing(game: Game) -> Drawing:
    """The drawing of a game."""
    from vaka.games import part

    module = part(game, "drawing")
    if module is None:
        raise InvalidText(f"{game.name} has no drawings")
    return cast("Drawing", module)


def theme(is_dark: bool) -> Theme:
    """The theme that an option selects."""
    return "dark" if is_dark else "light"

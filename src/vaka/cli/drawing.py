"""Games drawn as pictures, where a game has a `drawing`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

import typer

from vaka.core.errors import InvalidText

if TYPE_CHECKING:
    from vaka.core.drawing import Drawing
    from vaka.core.drawing.palette import Theme
    from vaka.core.game import Game

Dark = Annotated[bool, typer.Option("--dark", help="In the colours of the night.")]
Width = Annotated[
    int | None, typer.Option("--width", metavar="PX", min=50, max=20000, help="Width in pixels.")
]


def drawing(game: Game) -> Drawing:
    """The drawing of a game."""
    from vaka.games import part

    module = part(game, "drawing")
    if module is None:
        raise InvalidText(f"{game.name} cannot be drawn yet")
    return cast("Drawing", module)


def theme(is_dark: bool) -> Theme:
    return "dark" if is_dark else "light"

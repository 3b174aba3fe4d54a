"""`vaka pieces`: the pieces of a game (tiles or cards) as a list or as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.drawing_options import Dark, Width, drawing, theme
from vaka.cli.shared_options import GameName, LanguageName, checked_language
from vaka.core.translations import ENGLISH

if TYPE_CHECKING:
    from vaka.core.drawing import Drawing

Piece = Annotated[
    str | None,
    typer.Argument(metavar="PIECE", help="Draw this piece only; use its name in the list."),
]
Svg = Annotated[
    bool, typer.Option("--svg", help="Draw them as an SVG picture instead of listing their names.")
]


def pieces(
    game: GameName,
    piece: Piece = None,
    svg: Svg = False,
    dark: Dark = False,
    width: Width = None,
    print_to: Annotated[
        Path | None,
        typer.Option(
            "--print", metavar="DIR", help="Write pages to print (A4, SVG) into a folder."
        ),
    ] = None,
    language: LanguageName = ENGLISH,
) -> None:
    """List or draw the pieces of a game, or write pages to print.

    Examples: vaka pieces tongiaki --svg > tiles.svg; vaka pieces tahiti --print cards/
    """
    from vaka.games import load

    pictures = drawing(load(game))
    if print_to:
        _write_pages(pictures, print_to, checked_language(language))
        return
    if piece:
        print(pictures.piece_svg(piece, theme(dark), width))
    elif svg:
        print(pictures.sheet_svg(theme(dark), width))
    else:
        print("\n".join(pictures.pieces()))


def tiles(piece: Piece = None, svg: Svg = False, dark: Dark = False, width: Width = None) -> None:
    """List or draw the tiles of the game that has tiles.

    Example: vaka tiles --svg > tiles.svg
    """
    pieces(_game_with("tiles"), piece, svg, dark, width)


def cards(piece: Piece = None, svg: Svg = False, dark: Dark = False, width: Width = None) -> None:
    """List or draw the cards of the game that has cards.

    Example: vaka cards --svg > cards.svg
    """
    pieces(_game_with("cards"), piece, svg, dark, width)


def _write_pages(pictures: Drawing, folder: Path, language: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in pictures.print_sheets():
        path = folder / f"{name}.svg"
        path.write_text(pictures.print_svg(name, language), "utf-8")
        print(path)


def _game_with(kind: str) -> str:
    """The only game with pieces of this kind."""
    from vaka.core.errors import InvalidText
    from vaka.games import offered, part

    found = [
        game.name
        for game in offered()
        if part(game, "drawing") is not None and kind == drawing(game).KIND
    ]
    if len(found) != 1:
        raise InvalidText(f"which game? use vaka pieces GAME ({', '.join(found)})")
    return found[0]

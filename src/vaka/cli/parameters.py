"""What several commands take: games, positions, options of a table."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from vaka.core.errors import InvalidText

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")]
OptionalGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The name of a game.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
OptionalFile = Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A record.")]
Ply = Annotated[
    int | None,
    typer.Option("--at", metavar="N", min=0, help="After N plies of the record; else its end."),
]
Position = Annotated[
    str | None, typer.Option("--position", metavar="TEXT", help="A position, instead of a record.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Agents = Annotated[
    str,
    typer.Option("--agents", metavar="LIST", help="One agent for all seats, or one for each."),
]
OptionalAgents = Annotated[
    str | None,
    typer.Option("--agents", metavar="LIST", help="One agent for all seats, or one for each."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the rules; repeatable."),
]
Preset = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help="The rules of one edition.")
]
RandomOptions = Annotated[
    bool, typer.Option("--random-options", help="Other options in every game or round.")
]
First = Annotated[
    str, typer.Option("--first", metavar="N|lot", help="The seat that begins, or draw lots.")
]
MOST_GAMES = 10_000_000
"""More would take years."""

Seed = Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", min=1, help="Processes that share the work; else all cores.")
]


def read_options(texts: Iterable[str] | None) -> dict[str, str]:
    """Options given as `name=value`."""
    options: dict[str, str] = {}
    for text in texts or ():
        name, is_given, value = text.partition("=")
        if not is_given:
            raise InvalidText(f"write --option name=value, not {text!r}")
        options[name.strip()] = value.strip()
    return options


def read_first(text: str) -> int | None:
    """The seat that begins, from 0; None to draw lots."""
    if text == "lot":
        return None
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise InvalidText(f"--first is the number of a seat, from 1, or lot, not {text!r}")
    return int(text) - 1


def read_numbers(text: str, what: str) -> tuple[int, ...]:
    """Whole numbers with commas between them."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise InvalidText(f"{what} is a list of numbers such as 2,3,4, not {text!r}")
    return tuple(map(int, parts))

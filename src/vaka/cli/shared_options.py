"""Arguments and options that several commands share."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from vaka.core.errors import InvalidText
from vaka.core.translations import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")]
OptionalGame = Annotated[str | None, typer.Argument(metavar="GAME", help="The name of a game.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of a record.")]
OptionalFile = Annotated[Path | None, typer.Argument(metavar="FILE", help="The file of a record.")]
Ply = Annotated[
    int | None,
    typer.Option(
        "--at", metavar="N", min=0, help="The position after N plies; without this, at the end."
    ),
]
Position = Annotated[
    str | None,
    typer.Option("--position", metavar="TEXT", help="A position text, instead of a record."),
]
LanguageName = Annotated[
    str,
    typer.Option("--language", metavar="LANGUAGE", help=f"One of {', '.join(LANGUAGES)}."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Agents = Annotated[
    str,
    typer.Option("--agents", metavar="LIST", help="One agent for all seats, or one per seat."),
]
OptionalAgents = Annotated[
    str | None,
    typer.Option("--agents", metavar="LIST", help="One agent for all seats, or one per seat."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the rules; repeatable."),
]
Preset = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help="Use the rules of one edition.")
]
RandomOptions = Annotated[
    bool,
    typer.Option("--random-options", help="Draw the options of every game or round at random."),
]
First = Annotated[
    str, typer.Option("--first", metavar="N|lot", help="The seat that begins, or lot to draw it.")
]
MAX_GAMES = 10_000_000
"""More games would take years."""

Seed = Annotated[
    str, typer.Option("--seed", metavar="TEXT", help="The same seed gives the same games.")
]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs", min=1, metavar="N", help="The number of processes; without this, one per core."
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Use a Ray cluster instead of processes: an address, or auto.",
    ),
]


def parse_options(texts: Iterable[str] | None) -> dict[str, str]:
    """Parse options given as `name=value`."""
    options: dict[str, str] = {}
    for text in texts or ():
        name, is_given, value = text.partition("=")
        if not is_given:
            raise InvalidText(f"write --option name=value, not {text!r}")
        options[name.strip()] = value.strip()
    return options


def parse_first(text: str) -> int | None:
    """Parse the seat that begins. Return its number from 0, or None for a lot."""
    if text == "lot":
        return None
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise InvalidText(f"--first is the number of a seat from 1, or lot, not {text!r}")
    return int(text) - 1


def parse_numbers(text: str, what: str) -> tuple[int, ...]:
    """Parse a comma-separated list of whole numbers."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise InvalidText(f"{what} is a list of numbers such as 2,3,4, not {text!r}")
    return tuple(map(int, parts))


def checked_language(language: str) -> str:
    """A language that Vaka speaks."""
    if language not in LANGUAGES:
        raise InvalidText(f"unknown language {language!r}: use one of {', '.join(LANGUAGES)}")
    return language

"""`vaka guide`: the strategy guide of a game, or one of its tips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, print_json
from vaka.cli.rules import item
from vaka.cli.shared_options import AsJson, GameName, LanguageName, checked_language
from vaka.core.errors import InvalidSetup
from vaka.core.translations import ENGLISH

if TYPE_CHECKING:
    from rich.console import RenderableType

    from vaka.core.strategy_guide import Guide, Tip


def guide(
    game: GameName,
    tip: Annotated[str | None, typer.Argument(metavar="ID", help="A tip.")] = None,
    as_json: AsJson = False,
    language: LanguageName = ENGLISH,
) -> None:
    """Show the strategy guide of a game, or one tip.

    Example: vaka guide tongiaki G1 --language it
    """
    from vaka.games import load

    found = load(game).guide_in(checked_language(language))
    if found is None:
        raise InvalidSetup(f"{game} has no strategy guide")
    chosen = found[tip.upper()] if tip else None
    if as_json:
        print_json(asdict(chosen or found))
        return
    screen = console()
    for part in _tip(chosen) if chosen else _guide(found):
        screen.print(part)


def _guide(guide: Guide) -> Iterator[RenderableType]:
    from rich.text import Text

    yield Text(guide.title, style="bold")
    for paragraph in guide.introduction:
        yield item("", paragraph)
    for section in guide.sections:
        yield Text(f"\n{section.title}", style="bold cyan")
        for tip in section.tips:
            yield from _tip(tip)


def _tip(tip: Tip) -> Iterator[RenderableType]:
    yield item(tip.id, f"**{tip.heading}.** {tip.text}", " ".join(tip.rules))
    if tip.table:
        yield _table(tip)


def _table(tip: Tip) -> RenderableType:
    """The table of a tip, below its text."""
    from rich.padding import Padding
    from rich.table import Table

    head, *rows = tip.table
    table = Table(box=None, header_style="dim", pad_edge=False)
    for number, cell in enumerate(head):
        table.add_column(cell, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    return Padding(table, (0, 0, 1, 7))

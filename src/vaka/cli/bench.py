"""`vaka bench`: the speed of the games on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, print_json, progress
from vaka.cli.shared_options import AsJson

if TYPE_CHECKING:
    from rich.table import Table


def bench(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The name of a game; without this, all games."),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(min=0.01, max=3600, metavar="N", help="The seconds to measure each game."),
    ] = 8.0,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the games on this machine."""
    from vaka import __version__
    from vaka.arena.speed import measure
    from vaka.core import build_mode
    from vaka.games import load, names

    figures: dict[str, float] = {}
    chosen = [game] if game else names()
    with progress("games", len(chosen)) as bar:
        for done, name in enumerate(chosen, start=1):
            for figure, value in measure(load(name), seconds).items():
                figures[f"{name}.{figure}"] = value
            bar(done)
    if as_json:
        print_json({"version": __version__, "mode": build_mode.describe()} | figures)
        return
    screen = console()
    screen.print(f"vaka {__version__}, {build_mode.describe()}")
    screen.print(_table(figures))


def _table(figures: dict[str, float]) -> Table:
    from rich.table import Table

    from vaka.arena.speed import FIGURE_TITLES

    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(style="dim")
    for name, value in figures.items():
        shown = f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
        table.add_row(name, shown, FIGURE_TITLES[name.rpartition(".")[2]])
    return table

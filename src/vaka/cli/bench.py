"""`vaka bench`: the speed of the games on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, print_json, progress
from vaka.cli.shared_options import AsJson

if TYPE_CHECKING:
    from rich.table import Table

    from vaka.core.game import Game


def bench(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The name of a game; without this, all games."),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(min=0.01, max=3600, metavar="N", help="The seconds to measure each game."),
    ] = 8.0,
    envs: Annotated[
        bool,
        typer.Option("--envs", help="Measure the environments, beside those of other libraries."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the games on this machine."""
    from vaka import __version__
    from vaka.core import build_mode
    from vaka.games import load, names

    chosen = [load(name) for name in ([game] if game else names())]
    figures, missing = _environments(chosen, seconds) if envs else (_games(chosen, seconds), {})
    if as_json:
        head: dict[str, object] = {"version": __version__, "mode": build_mode.describe()}
        print_json(head | figures | ({"missing": missing} if missing else {}))
        return
    screen = console()
    screen.print(f"vaka {__version__}, {build_mode.describe()}")
    screen.print(_table(figures, envs))
    for name, reason in missing.items():
        screen.print(f"{name} is missing: {reason}", markup=False)


def _games(chosen: list[Game], seconds: float) -> dict[str, float]:
    """The figures of some games."""
    from vaka.arena.game_speed import ROUNDS, measure

    figures: dict[str, float] = {}
    with progress("rounds", ROUNDS * len(chosen)) as bar:
        for index, game in enumerate(chosen):

            def watch(done: int, before: int = ROUNDS * index) -> None:
                bar(before + done)

            for figure, value in measure(game, seconds, watch).items():
                figures[f"{game.name}.{figure}"] = value
    return figures


def _environments(chosen: list[Game], seconds: float) -> tuple[dict[str, float], dict[str, str]]:
    """The figures of environments, and why some are missing."""
    from vaka.core.errors import VakaError

    try:
        from vaka.envs.speed import measure, steps
    except ImportError as error:
        raise VakaError(f"{error}: install the environments, pip install 'vaka[envs]'") from error
    observed = [game for game in chosen if game.features.observations]
    with progress("measurements", steps(observed)) as bar:
        return measure(observed, seconds * max(1, len(observed)), bar)


def _table(figures: dict[str, float], envs: bool) -> Table:
    from rich.table import Table

    from vaka.arena.game_speed import FIGURE_TITLES

    def title(name: str) -> str:
        if envs:
            from vaka.envs.speed import title

            return title(name)
        return FIGURE_TITLES[name.rpartition(".")[2]]

    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(style="dim")
    for name, value in figures.items():
        shown = f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
        table.add_row(name, shown, title(name))
    return table

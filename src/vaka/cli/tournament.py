"""`vaka tournament`: many bots, several numbers of players, ratings and a report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.outlet import check_folder, check_journal
from vaka.cli.parameters import (
    MOST_GAMES,
    AsJson,
    First,
    GameName,
    Jobs,
    Options,
    Seed,
    read_first,
    read_numbers,
    read_options,
)
from vaka.cli.screen import console, keeping, notice, print_json, progress

if TYPE_CHECKING:
    from rich.table import Table

    from vaka.arena.tournament import Results


def tournament(
    game: GameName,
    agents: Annotated[str, typer.Option(metavar="LIST", help="Who takes part.")],
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Results and report; taken up where they end.")
    ],
    players: Annotated[
        str, typer.Option(metavar="LIST", help="How many play at a table, such as 2,3,4.")
    ] = "2",
    games: Annotated[
        int,
        typer.Option(
            min=1, max=MOST_GAMES, help="Games at each table, or a few more to complete a round."
        ),
    ] = 100,
    seed: Seed = "1",
    presets: Annotated[
        str | None, typer.Option(metavar="LIST", help="Editions of the rules to compare.")
    ] = None,
    option: Options = None,
    first: First = "1",
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Hold a tournament: ratings, and a report to open in a browser."""
    from vaka.agents import split
    from vaka.arena.report import chart, tournament
    from vaka.arena.tournament import Tournament, hold
    from vaka.arena.workers import cores
    from vaka.games import load

    asked = Tournament(
        game=load(game),
        agents=tuple(split(agents)),
        players=read_numbers(players, "--players"),
        games=games,
        seed=seed,
        presets=tuple(part.strip() for part in presets.split(",")) if presets else (None,),
        options=read_options(option),
        first=read_first(first),
    )
    asked.check()
    figures_file, report_file = out / "tournament.json", out / "report.html"
    check_folder(out)
    check_journal(figures_file)
    check_journal(report_file)
    chart.check()
    with keeping(out), progress("games", asked.total) as bar:
        results = hold(asked, out, jobs=jobs or cores(), watch=bar)
    figures = results.to_json()
    figures_file.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    report_file.write_text(tournament.report(results), "utf-8")
    if as_json:
        print_json(figures | {"report": str(report_file)})
    else:
        console().print(_ratings(results))
        notice(f"the report is {report_file}")


def _ratings(results: Results) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("agent")
    for name in ("rating", "95 % interval", "games"):
        table.add_column(name, justify="right", no_wrap=True)
    for rating in results.ratings:
        table.add_row(
            escape(rating.agent),
            f"{rating.value:.1f}",
            f"{rating.low:.1f} to {rating.high:.1f}",
            str(rating.games),
        )
    return table

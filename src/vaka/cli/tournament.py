"""`vaka tournament`: many agents, several numbers of players, ratings and a report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, interrupt_notice, print_json, print_notice, shared_work
from vaka.cli.output_paths import check_folder, check_log
from vaka.cli.shared_options import (
    MAX_GAMES,
    AsJson,
    Cluster,
    First,
    GameName,
    Jobs,
    Options,
    Seed,
    parse_first,
    parse_numbers,
    parse_options,
)

if TYPE_CHECKING:
    from rich.table import Table

    from vaka.arena.tournament import TournamentResults


def tournament(
    game: GameName,
    agents: Annotated[str, typer.Option(metavar="LIST", help="The agents that take part.")],
    out: Annotated[
        Path,
        typer.Option(
            metavar="DIR", help="Folder for results and report; an interrupted run continues."
        ),
    ],
    players: Annotated[
        str, typer.Option(metavar="LIST", help="The numbers of players, such as 2,3,4.")
    ] = "2",
    games: Annotated[
        int,
        typer.Option(
            min=1, max=MAX_GAMES, metavar="N", help="Games per match, rounded up to whole rounds."
        ),
    ] = 100,
    seed: Seed = "1",
    presets: Annotated[
        str | None, typer.Option(metavar="LIST", help="Presets of the rules to compare.")
    ] = None,
    option: Options = None,
    first: First = "1",
    jobs: Jobs = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Play a tournament: ratings, and a report as HTML."""
    from vaka.agents import split
    from vaka.arena.report import plots, tournament_report
    from vaka.arena.tournament import Tournament, play_tournament
    from vaka.games import load

    tournament = Tournament(
        game=load(game),
        agents=tuple(split(agents)),
        players=parse_numbers(players, "--players"),
        games=games,
        seed=seed,
        presets=tuple(part.strip() for part in presets.split(",")) if presets else (None,),
        options=parse_options(option),
        first=parse_first(first),
    )
    tournament.check()
    figures_file, report_file = out / "tournament.json", out / "report.html"
    check_folder(out)
    check_log(figures_file)
    check_log(report_file)
    plots.check_installed()
    with (
        interrupt_notice(out),
        shared_work(jobs, cluster, tournament.total) as (workers, bar),
    ):
        results = play_tournament(tournament, out, workers=workers, watch=bar)
    figures = results.to_json()
    figures_file.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    report_file.write_text(tournament_report.tournament_report(results), "utf-8")
    if as_json:
        print_json(figures | {"report": str(report_file)})
    else:
        console().print(_ratings(results))
        print_notice(f"report: {report_file}")


def _ratings(results: TournamentResults) -> Table:
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

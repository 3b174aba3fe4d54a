"""`vaka calibrate`: compare predicted chances with results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, interrupt_notice, print_json, shared_work
from vaka.cli.output_paths import check_file, check_log
from vaka.cli.shared_options import (
    MAX_GAMES,
    AsJson,
    Cluster,
    GameName,
    Jobs,
    Options,
    Preset,
    Seed,
    parse_options,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from vaka.arena.calibration import CalibrationBin

TRACK = 31
"""The width of the plot in characters."""


def calibrate(
    game: GameName,
    games: Annotated[
        int, typer.Option(min=1, max=MAX_GAMES, metavar="N", help="The number of games.")
    ] = 1000,
    players: Annotated[int, typer.Option(metavar="N", help="The number of players.")] = 2,
    agent: Annotated[
        str, typer.Option(metavar="AGENT", help="The agent for all seats.")
    ] = "mcts:playouts=400",
    playouts: Annotated[
        int, typer.Option(min=1, metavar="N", help="Playouts per prediction.")
    ] = 2000,
    moments: Annotated[int, typer.Option(min=1, metavar="N", help="Predictions per game.")] = 5,
    seed: Seed = "1",
    preset: Preset = None,
    option: Options = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Store predictions here; an interrupted run continues."),
    ] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the plot as SVG.")] = None,
    as_json: AsJson = False,
) -> None:
    """Compare predicted chances to win with results."""
    from vaka.agents.search import Budget
    from vaka.arena.calibration import brier_score, calibrate, calibration_bins
    from vaka.arena.match import Match
    from vaka.arena.report import plots
    from vaka.games import load

    match = Match(load(game), players, (agent,), seed, options=parse_options(option), preset=preset)
    match.check()
    check_log(out)
    check_file(svg)
    if svg:
        plots.check_installed()
    with interrupt_notice(out), shared_work(jobs, cluster, games) as (workers, bar):
        found = calibrate(
            match,
            games,
            Budget(playouts),
            moments=moments,
            path=out,
            workers=workers,
            watch=bar,
        )
    rows = calibration_bins(found)
    if svg:
        svg.write_text(_plot(rows), "utf-8")
    if as_json:
        print_json(
            {
                "game": game,
                "rules": match.game.rules_version,
                "games": games,
                "players": players,
                "agent": agent,
                "playouts": playouts,
                "seed": seed,
                "predictions": len(found),
                "squared_error": round(brier_score(found), 4),
                "tenths": [row.to_json() for row in rows],
            }
        )
        return
    screen = console()
    screen.print(f"[bold]{game}[/], {players} players, {games} games, {len(found)} predictions")
    screen.print(_table(rows))
    within = sum(row.is_within for row in rows)
    screen.print(f"{within} of {len(rows)} tenths within their intervals")
    screen.print(f"mean squared error {brier_score(found):.3f}")


def _table(rows: Sequence[CalibrationBin]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for name in ("tenth", "count", "predicted", "actual", "95 % interval", ""):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("0%" + "100%".rjust(TRACK - 2), no_wrap=True)
    for row in rows:
        table.add_row(
            f"{100 * row.low:.0f}-{row.high:.0%}",
            str(row.count),
            f"{row.predicted:.1%}",
            f"{row.share.mean:.1%}",
            f"{100 * row.share.low:.0f}-{row.share.high:.0%}",
            "" if row.is_within else "[red]x[/]",
            _track(row),
        )
    return table


def _track(row: CalibrationBin) -> str:
    """The interval as a line, and the prediction as a bar in it or beside it."""
    line = ["·"] * TRACK
    for place in range(_place(row.share.low), _place(row.share.high) + 1):
        line[place] = "─"
    line[_place(row.share.mean)] = "●"
    line[_place(row.predicted)] = "┃" if row.is_within else "╳"
    return "".join(line)


def _place(chance: float) -> int:
    return round(chance * (TRACK - 1))


def _plot(rows: Sequence[CalibrationBin]) -> str:
    from vaka.arena.report.plots import calibration_plot, standalone

    return standalone(
        calibration_plot(
            [
                {
                    "predicted": row.predicted,
                    "share": row.share.mean,
                    "low": row.share.low,
                    "high": row.share.high,
                    "colour": "var(--accent)" if row.is_within else "var(--danger)",
                }
                for row in rows
            ],
            "predicted chance",
            "share of wins",
        )
    )

"""`vaka calibrate`: whether predicted chances come true as often as they say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.outlet import check_file, check_journal
from vaka.cli.parameters import (
    MOST_GAMES,
    AsJson,
    GameName,
    Jobs,
    Options,
    Preset,
    Seed,
    read_options,
)
from vaka.cli.screen import console, keeping, print_json, progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from vaka.arena.calibration import Tenth

TRACK = 31
"""Characters from 0 % to 100 % in the plot."""


def calibrate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 1000,
    players: Annotated[int, typer.Option(help="How many play.")] = 2,
    agent: Annotated[
        str, typer.Option(metavar="AGENT", help="Who plays all seats.")
    ] = "mcts:playouts=400",
    playouts: Annotated[int, typer.Option(min=1, help="Playouts for a prediction.")] = 2000,
    moments: Annotated[int, typer.Option(min=1, help="Predictions in each game.")] = 5,
    seed: Seed = "1",
    preset: Preset = None,
    option: Options = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep predictions here, and go on after an interrupt."),
    ] = None,
    jobs: Jobs = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the plot here.")] = None,
    as_json: AsJson = False,
) -> None:
    """Hold predicted chances against what came true, tenth by tenth."""
    from vaka.agents.search import Budget
    from vaka.arena.calibration import calibrate, error, tenths
    from vaka.arena.match import Match
    from vaka.arena.report import chart
    from vaka.arena.workers import cores
    from vaka.games import load

    asked = Match(load(game), players, (agent,), seed, options=read_options(option), preset=preset)
    asked.check()
    check_journal(out)
    check_file(svg)
    if svg:
        chart.check()
    with keeping(out), progress("games", games) as bar:
        found = calibrate(
            asked,
            games,
            Budget(playouts),
            moments=moments,
            path=out,
            jobs=jobs or cores(),
            watch=bar,
        )
    rows = tenths(found)
    if svg:
        svg.write_text(_drawn(rows), "utf-8")
    if as_json:
        print_json(
            {
                "game": game,
                "rules": asked.game.rules_version,
                "games": games,
                "players": players,
                "agent": agent,
                "playouts": playouts,
                "seed": seed,
                "predictions": len(found),
                "squared_error": round(error(found), 4),
                "tenths": [row.to_json() for row in rows],
            }
        )
        return
    screen = console()
    screen.print(f"[bold]{game}[/], {players} players, {games} games, {len(found)} predictions")
    screen.print(_table(rows))
    within = sum(row.is_within for row in rows)
    screen.print(f"{within} of {len(rows)} tenths within their bands")
    screen.print(f"mean squared error {error(found):.3f}")


def _table(rows: Sequence[Tenth]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for name in ("tenth", "count", "said", "came", "95 % band", ""):
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


def _track(row: Tenth) -> str:
    """The band as a line, what was predicted as a bar in it, or beside it."""
    line = ["·"] * TRACK
    for place in range(_place(row.share.low), _place(row.share.high) + 1):
        line[place] = "─"
    line[_place(row.share.mean)] = "●"
    line[_place(row.predicted)] = "┃" if row.is_within else "╳"
    return "".join(line)


def _place(chance: float) -> int:
    return round(chance * (TRACK - 1))


def _drawn(rows: Sequence[Tenth]) -> str:
    from vaka.arena.report.chart import diagonal, standalone

    return standalone(
        diagonal(
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

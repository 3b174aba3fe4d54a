"""`vaka simulate`: many games between agents, with records and statistics."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, print_json, print_notice, shared_work
from vaka.cli.dataset import (
    HiddenColumns,
    ObservationColumns,
    SearchColumns,
    optional_dataset,
)
from vaka.cli.output_paths import check_folder
from vaka.cli.shared_options import (
    MAX_GAMES,
    Agents,
    AsJson,
    Cluster,
    First,
    GameName,
    Options,
    Preset,
    RandomOptions,
    Seed,
    parse_first,
    parse_options,
)

if TYPE_CHECKING:
    from rich.table import Table

    from vaka.arena.statistics import Distribution, Statistics
    from vaka.core.game import JSON


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(metavar="N", help="The number of players.")] = 4,
    games: Annotated[
        int, typer.Option(min=1, max=MAX_GAMES, metavar="N", help="The number of games.")
    ] = 100,
    agents: Agents = "random",
    seed: Seed = "1",
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save the record of every game here.")
    ] = None,
    dataset: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write all games to a new dataset.")
    ] = None,
    hidden: HiddenColumns = False,
    search: SearchColumns = 0,
    observations: ObservationColumns = False,
    preset: Preset = None,
    option: Options = None,
    random_options: RandomOptions = False,
    first: First = "1",
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="The number of processes.")] = 1,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Play games between agents and print statistics."""
    from vaka.agents import split
    from vaka.arena.match import Match
    from vaka.arena.simulation import simulate
    from vaka.games import load

    match = Match(
        game=load(game),
        players=players,
        agents=tuple(split(agents)),
        seed=seed,
        options=parse_options(option),
        preset=preset,
        first=parse_first(first),
        has_random_options=random_options,
    )
    check_folder(out)
    match.check()
    with (
        optional_dataset(dataset, hidden, search, observations) as rows,
        shared_work(jobs, cluster, games) as (workers, bar),
    ):
        statistics = simulate(match, games, folder=out, dataset=rows, workers=workers, progress=bar)
    if out:
        _report_leftovers(out, games)
    if as_json:
        print_json(statistics.to_json() | _written(out, dataset))
    else:
        _show(statistics)


def _written(out: Path | None, dataset: Path | None) -> JSON:
    found: JSON = {"records": str(out) if out else None}
    return found | {"dataset": str(dataset)} if dataset else found


def _report_leftovers(folder: Path, games: int) -> None:
    """Warn about records of an earlier, longer simulation in the same folder."""
    from vaka.arena.simulation import record_name

    others = sum(1 for file in folder.glob("game-*.vaka") if file.name > record_name(games))
    if others:
        print_notice(f"{folder} also contains {others} records of other games")


def _show(statistics: Statistics) -> None:
    screen = console()
    screen.print(_wins(statistics))
    screen.print(_lengths(statistics))
    ends = (f"{reason} {_percent(count, statistics)}" for reason, count in _ends(statistics))
    screen.print(f"[dim]ends[/]     {', '.join(ends)}")
    for name, counts in statistics.options.items():
        if len(counts) > 1:
            values = (f"{value} {_percent(count, statistics)}" for value, count in counts.items())
            screen.print(f"[dim]option[/]   {name}: {', '.join(values)}")


def _wins(statistics: Statistics) -> Table:
    from rich.markup import escape
    from rich.table import Table

    match = statistics.match
    title = f"{statistics.games} games of {match.game.name}, seed {escape(match.seed)}"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("seat")
    table.add_column("agent")
    for name in ("wins", "shared", "share", "± error", "points", "middle half"):
        table.add_column(name, justify="right")
    for wins in statistics.wins:
        figures = wins.to_json(statistics.games)
        table.add_row(
            wins.seat,
            escape(wins.agent),
            str(wins.alone),
            str(wins.shared),
            f"{figures['share']:.1%}",
            f"{figures['error']:.1%}",
            f"{wins.points.mean:.1f}" if wins.points.counts else "",
            _middle(wins.points),
        )
    return table


def _lengths(statistics: Statistics) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for name in ("per game", "mean", "min", "middle half", "max"):
        table.add_column(name, justify="left" if name == "per game" else "right")
    for name in ("turns", "decisions", "points"):
        found: Distribution = getattr(statistics, name)
        if found.counts:
            least, most = str(min(found.counts)), str(max(found.counts))
            of = "points per player" if name == "points" else name
            table.add_row(of, f"{found.mean:.1f}", least, _middle(found), most)
    return table


def _middle(found: Distribution) -> str:
    """The range of the middle half of the numbers."""
    return f"{found.quantile(0.25)} to {found.quantile(0.75)}" if found.counts else ""


def _ends(statistics: Statistics) -> list[tuple[str, int]]:
    return statistics.reasons.most_common()


def _percent(count: int, statistics: Statistics) -> str:
    return f"{count / statistics.games:.1%}"

"""`vaka match`: agents against each other, seats rotated, luck shared."""

from __future__ import annotations

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
    Preset,
    RandomOptions,
    Seed,
    read_first,
    read_options,
)
from vaka.cli.screen import console, keeping, print_json, progress

if TYPE_CHECKING:
    from rich.table import Table

    from vaka.arena.standing import Standing


def match(
    game: GameName,
    agents: Annotated[
        str, typer.Option(metavar="LIST", help="Who plays; fewer than players are repeated.")
    ],
    players: Annotated[
        int | None, typer.Option(help="How many play; else as many as there are agents.")
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            min=1, max=MOST_GAMES, help="How many games, or a few more to complete a round."
        ),
    ] = 200,
    seed: Seed = "1",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every result here, and take up where it ends."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep a record of every game here.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="LOW,HIGH",
            help="Stop when the first agent's score is known to be one or the other: "
            "scores such as 50%,55% or Elo such as 0,10.",
        ),
    ] = None,
    alpha: Annotated[float, typer.Option(help="The risk to accept HIGH wrongly.")] = 0.05,
    beta: Annotated[float, typer.Option(help="The risk to accept LOW wrongly.")] = 0.05,
    preset: Preset = None,
    option: Options = None,
    random_options: RandomOptions = False,
    first: First = "1",
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Measure agents against each other: score with a 95 % interval.

    In each round every agent sits in every seat once, and chance is the same in all its games.
    """
    from vaka.agents import split
    from vaka.arena.contest import contest, whole_rounds
    from vaka.arena.match import Match
    from vaka.arena.sprt import read_trial
    from vaka.arena.workers import cores
    from vaka.games import load

    texts = tuple(split(agents))
    asked = Match(
        game=load(game),
        players=len(texts) if players is None else players,
        agents=texts,
        seed=seed,
        options=read_options(option),
        preset=preset,
        first=read_first(first),
        has_random_options=random_options,
        is_rotated=True,
    )
    asked.check()
    check_journal(out)
    check_folder(records)
    trial = read_trial(sprt, asked.players, alpha, beta) if sprt else None
    with keeping(out), progress("games", whole_rounds(asked, games)) as bar:
        standing = contest(
            asked,
            games,
            path=out,
            records=records,
            trial=trial,
            jobs=jobs or cores(),
            watch=(lambda _, done: bar(done)) if bar else None,
        )
    if as_json:
        print_json(standing.to_json() | {"results": str(out) if out else None})
    else:
        show(standing)


def show(standing: Standing) -> None:
    """A match for a person: scores, seats, and what the test says."""
    from rich.markup import escape

    screen = console()
    asked = standing.match
    screen.print(
        f"[bold]{asked.game.name}[/], {asked.players} players, {len(standing.outcomes)} games in "
        f"{standing.rounds} rounds of {asked.rotations}, seed {escape(asked.seed)}"
    )
    screen.print(_scores(standing))
    seats = ", ".join(f"{seat['seat']} {seat['score']:.1%}" for seat in standing.to_json()["seats"])
    screen.print(f"[dim]seats[/]    {seats}; par is {1 / asked.players:.1%}")
    screen.print(f"[dim]length[/]   {standing.turns.mean:.1f} turns")
    if standing.trial:
        screen.print(f"[dim]test[/]     {_verdict(standing)}")


def _scores(standing: Standing) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("agent")
    for name in ("score", "95 % interval", "wins", "shared", "points"):
        table.add_column(name, justify="right", no_wrap=True)
    for score in standing.scores:
        found = score.interval
        table.add_row(
            escape(score.agent) + (f" [dim]x {score.players}[/]" if score.players > 1 else ""),
            f"{found.mean:.1%}",
            f"{found.low:.1%} to {found.high:.1%}",
            str(score.wins),
            str(score.shared),
            f"{score.points.mean:.1f}" if score.points.counts else "",
        )
    return table


def _verdict(standing: Standing) -> str:
    figures = standing.to_json()["sprt"]
    low, high = figures["bounds"]
    if not figures["accepted"]:
        return f"undecided: evidence {figures['evidence']:+.2f} within {low:+.2f} and {high:+.2f}"
    score = figures[figures["accepted"]]
    return (
        f"a score of {score:.1%} is accepted (evidence {figures['evidence']:+.2f}, "
        f"bounds {low:+.2f} and {high:+.2f})"
    )

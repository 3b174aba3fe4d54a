"""`vaka match`: agents against each other, with rotating seats and paired chance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, interrupt_notice, print_json, shared_work
from vaka.cli.output_paths import check_folder, check_log
from vaka.cli.shared_options import (
    MAX_GAMES,
    AsJson,
    Cluster,
    First,
    GameName,
    Jobs,
    Options,
    Preset,
    RandomOptions,
    Seed,
    parse_first,
    parse_options,
)
from vaka.core.errors import InvalidSetup

if TYPE_CHECKING:
    from rich.table import Table

    from vaka.arena.match_score import MatchScore


def match(
    game: GameName,
    agents: Annotated[
        str, typer.Option(metavar="LIST", help="The agents; repeated if there are more players.")
    ],
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="The number of players; without this, of agents."),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            min=1,
            max=MAX_GAMES,
            metavar="N",
            help="The number of games, rounded up to whole rounds.",
        ),
    ] = 200,
    seed: Seed = "1",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Store results here; an interrupted match continues."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save the record of every game here.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="LOW,HIGH",
            help="Stop when a sequential test of the first agent is decided. Give two scores "
            "(50%,55%) or two Elo differences (0,10).",
        ),
    ] = None,
    alpha: Annotated[
        float, typer.Option(metavar="P", help="The probability of accepting HIGH wrongly.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option(metavar="P", help="The probability of accepting LOW wrongly.")
    ] = 0.05,
    preset: Preset = None,
    option: Options = None,
    random_options: RandomOptions = False,
    first: First = "1",
    jobs: Jobs = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Measure the scores of agents against each other.

    In each round every agent plays every seat once, and chance is the same in all its games.
    """
    from vaka.agents import split
    from vaka.arena.match import Match
    from vaka.arena.rotated_match import play_match, whole_rounds
    from vaka.arena.sprt import parse_test
    from vaka.games import load

    texts = tuple(split(agents))
    if players is None and len(texts) == 1:
        raise InvalidSetup(
            f"a match needs two agents or more, such as --agents {texts[0]},random, or --players"
        )
    asked = Match(
        game=load(game),
        players=len(texts) if players is None else players,
        agents=texts,
        seed=seed,
        options=parse_options(option),
        preset=preset,
        first=parse_first(first),
        has_random_options=random_options,
        is_rotated=True,
    )
    asked.check()
    check_log(out)
    check_folder(records)
    test = parse_test(sprt, asked.players, alpha, beta) if sprt else None
    with (
        interrupt_notice(out),
        shared_work(jobs, cluster, whole_rounds(asked, games)) as (workers, bar),
    ):
        match_score = play_match(
            asked,
            games,
            path=out,
            records=records,
            test=test,
            workers=workers,
            watch=lambda _, done: bar(done),
        )
    if as_json:
        print_json(match_score.to_json() | {"results": str(out) if out else None})
    else:
        show_score(match_score)


def show_score(match_score: MatchScore) -> None:
    """Print a match: scores, seats, and the result of the test."""
    from rich.markup import escape

    screen = console()
    asked = match_score.match
    screen.print(
        f"[bold]{asked.game.name}[/], {asked.players} players, "
        f"{len(match_score.game_results)} games in {match_score.rounds} rounds of "
        f"{asked.rotations}, seed {escape(asked.seed)}"
    )
    screen.print(_scores(match_score))
    seats = ", ".join(
        f"{seat['seat']} {seat['score']:.1%}" for seat in match_score.to_json()["seats"]
    )
    screen.print(f"[dim]seats[/]    {seats}; par is {1 / asked.players:.1%}")
    screen.print(f"[dim]length[/]   {match_score.turns.mean:.1f} turns")
    if match_score.test:
        screen.print(f"[dim]test[/]     {_verdict(match_score)}")


def _scores(match_score: MatchScore) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("agent")
    for name in ("score", "95 % interval", "wins", "shared", "points"):
        table.add_column(name, justify="right", no_wrap=True)
    for score in match_score.scores:
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


def _verdict(match_score: MatchScore) -> str:
    figures = match_score.to_json()["sprt"]
    low, high = figures["bounds"]
    if not figures["accepted"]:
        return f"undecided: evidence {figures['evidence']:+.2f} within {low:+.2f} and {high:+.2f}"
    score = figures[figures["accepted"]]
    return (
        f"a score of {score:.1%} is accepted (evidence {figures['evidence']:+.2f}, "
        f"bounds {low:+.2f} and {high:+.2f})"
    )

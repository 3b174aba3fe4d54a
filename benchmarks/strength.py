"""How strong the bots are: `make strength`.

Plays the matches described in docs/arena.md, for every game, and prints each score next to its
target. Results are stored, so an interrupted run continues where it stopped. `report.html` shows
them, and the score over playouts: for two players, and for one search among four players.

    python benchmarks/strength.py --out build/strength --games 400
    python benchmarks/strength.py --game tongiaki --games 40      # a quick look
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from vaka import __version__
from vaka.arena.match import Match
from vaka.arena.match_score import MatchScore
from vaka.arena.report import plots
from vaka.arena.report.html_page import Figure, HtmlTable, Section, html_page
from vaka.arena.rotated_match import play_match, whole_rounds
from vaka.arena.workers import Workers, open_workers
from vaka.core import build_mode
from vaka.core.game import JSON, Game
from vaka.games import load, names

MCTS = "mcts:cpu=0.2"
"""A search of a fifth of a second of CPU time, independent of other load on the machine."""

CAPPED = "mcts:playouts=3000,cpu=0.2"
"""The same with a maximum of playouts: enough for two players, whose games are long."""

STEPS = (10, 30, 100, 300, 1000, 3000)
TABLE_STEPS = (100, 300, 1000, 3000)
"""Playouts of the curves: for two players, and for one search against three `greedy`."""


@dataclass(frozen=True)
class Claim:
    """A claimed score. `playouts` is its place on the curve, if it belongs to one."""

    name: str
    title: str
    agents: tuple[str, ...]
    target: float | None = None
    playouts: int | None = None

    def match(self, game: Game) -> Match:
        return Match(game, len(self.agents), self.agents, f"strength/{self.name}", is_rotated=True)


CLAIMS = (
    Claim("greedy", "greedy against random", ("greedy", "random"), 0.95),
    Claim("mcts", "mcts, at most 0.2 s, against greedy", (CAPPED, "greedy"), 0.85),
    Claim(
        "table", "one mcts, 0.2 s, among three greedy", (MCTS, "greedy", "greedy", "greedy"), 0.6
    ),
    Claim(
        "tenfold",
        "ten times the playouts against once",
        ("mcts:playouts=1000", "mcts:playouts=100"),
        0.6,
    ),
)
CURVES = (
    *(
        Claim(f"curve-{n}", f"mcts, {n} playouts, against greedy", agents, None, n)
        for n in STEPS
        for agents in [(f"mcts:playouts={n}", "greedy")]
    ),
    *(
        Claim(f"table-{n}", f"one mcts, {n} playouts, among three greedy", agents, None, n)
        for n in TABLE_STEPS
        for agents in [(f"mcts:playouts={n}", "greedy", "greedy", "greedy")]
    ),
)


@dataclass(frozen=True)
class Shown:
    """The measured score of a claim."""

    claim: Claim
    match_score: MatchScore

    def to_json(self) -> JSON:
        found, target = self.match_score.scores[0], self.claim.target
        return {
            "claim": self.claim.title,
            "target": target,
            "is_reached": None if target is None else found.interval.mean >= target,
            **found.to_json(),
            "match": self.match_score.to_json(),
        }

    def cells(self) -> list[str]:
        found = self.match_score.scores[0].interval
        target = self.claim.target
        verdict = "" if target is None else "reached" if found.mean >= target else "missed"
        return [
            self.claim.title,
            f"{found.mean:.1%}",
            f"{found.low:.1%} to {found.high:.1%}",
            "" if target is None else f"{target:.0%}",
            verdict,
            f"{1 / self.match_score.match.players:.0%}",
            str(len(self.match_score.game_results)),
        ]


COLUMNS = ("claim", "score", "95 % interval", "target", "", "par", "games")


def show(
    game: Game, claims: Sequence[Claim], games: int, folder: Path, workers: Workers, bar: Progress
) -> list[Shown]:
    """Play the matches of some claims, or continue them."""
    shown = []
    for claim in claims:
        match = claim.match(game)
        count = games if claim in CLAIMS else max(2, games // 4)
        task = bar.add_task(f"{game.name}: {claim.title}", total=whole_rounds(match, count))
        match_score = play_match(
            match,
            count,
            path=folder / game.name / f"{claim.name}.jsonl",
            workers=workers,
            watch=lambda _, done, task=task: bar.update(task, completed=done),  # type: ignore[misc]
        )
        bar.remove_task(task)
        shown.append(Shown(claim, match_score))
    return shown


def sections(results: dict[str, list[Shown]]) -> Iterator[Section]:
    """A section for every game: the table and the curves."""
    for name, shown in results.items():
        curves = [one for one in shown if one.claim.playouts]
        numbers = sorted({len(one.claim.agents) for one in curves})
        yield Section(
            name.capitalize(),
            table=HtmlTable(COLUMNS, [one.cells() for one in shown]),
            figures=[
                figure(players, [one for one in curves if len(one.claim.agents) == players])
                for players in numbers
            ],
        )


def figure(players: int, curve: Sequence[Shown]) -> Figure:
    """The curve of the score over playouts, for one search among a number of players."""
    rows = [
        {"value": one.claim.playouts, "score": found.mean, "low": found.low, "high": found.high}
        for one in sorted(curve, key=lambda one: one.claim.playouts or 0)
        for found in [one.match_score.scores[0].interval]
    ]
    return Figure(
        f"Score over playouts, {players} players",
        plots.curve_plot(rows, "playouts a choice", "score against greedy", 1 / players),
        "Where it flattens, the luck of the game is what is left.",
    )


def grid(name: str, shown: Sequence[Shown]) -> Grid:
    """Print the table."""
    table = Grid(title=name, title_justify="left", box=None, pad_edge=False)
    for index, column in enumerate(COLUMNS):
        table.add_column(column, justify="right" if index else "left", no_wrap=bool(index))
    for one in shown:
        table.add_row(*one.cells())
    return table


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=names(), help="one game, else all")
    parser.add_argument("--games", type=int, default=400, help="games a claim (400)")
    parser.add_argument(
        "--out", type=Path, default=Path("build/strength"), help="where they are kept"
    )
    parser.add_argument("--jobs", type=int, help="processes (all cores)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Ray cluster instead, or auto")
    asked = parser.parse_args(arguments)
    plots.check_installed()
    began = time.monotonic()
    results: dict[str, list[Shown]] = {}
    screen = Console()
    with (
        open_workers(asked.jobs, asked.cluster) as workers,
        Progress(console=Console(stderr=True), transient=True) as bar,
    ):
        for name in [asked.game] if asked.game else names():
            game = load(name)
            results[name] = show(game, [*CLAIMS, *CURVES], asked.games, asked.out, workers, bar)
            screen.print(grid(name, results[name]))
    minutes = (time.monotonic() - began) / 60
    figures = {name: [one.to_json() for one in shown] for name, shown in results.items()}
    (asked.out / "strength.json").write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    summary = (
        "Seats rotate, all games of a round share their luck, and intervals hold with 95 %. "
        f"Vaka {__version__}, {build_mode.describe()}."
    )
    (asked.out / "report.html").write_text(
        html_page("How strong the bots are", summary, sections(results)), "utf-8"
    )
    print(f"{minutes:.1f} minutes; the report is {asked.out / 'report.html'}", file=sys.stderr)


if __name__ == "__main__":
    main()

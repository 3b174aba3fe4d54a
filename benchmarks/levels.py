"""How strong the levels are: `make levels`.

Every level meets every other, two players, seats rotated; their ratings go to `ratings.json` beside
the levels, where the page finds them. The games are kept, so an interrupted run goes on where it
ended.

    python benchmarks/levels.py --out build/levels --games 60
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from vaka import agents
from vaka.arena.tournament import Results, Tournament, hold
from vaka.arena.workers import cores
from vaka.core.game import JSON
from vaka.games import load, names

RATINGS = Path(agents.__file__).with_name("ratings.json")


def rate(name: str, games: int, folder: Path, jobs: int, bar: Progress) -> Results:
    """Let all levels meet in a game, or go on with it."""
    levels = tuple(level.name for level in agents.levels())
    tournament = Tournament(load(name), levels, (2,), games, "levels")
    task = bar.add_task(name, total=tournament.total)
    return hold(
        tournament,
        folder / name,
        jobs=jobs,
        watch=lambda done: bar.update(task, completed=done),
    )


def write(results: Sequence[Results], path: Path) -> None:
    """Put the ratings of some games beside those that are there."""
    kept: JSON = json.loads(path.read_text("utf-8"))
    for found in results:
        rated = {rating.agent: round(rating.value) for rating in found.ratings}
        name = found.tournament.game.name
        kept["games"][name] = {level.name: rated[level.name] for level in agents.levels()}
    path.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=names(), help="one game, else all")
    parser.add_argument("--games", type=int, default=60, help="games a pair of levels (60)")
    parser.add_argument("--out", type=Path, default=Path("build/levels"), help="where they go")
    parser.add_argument("--ratings", type=Path, default=RATINGS, help="the file to write")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (all cores)")
    asked = parser.parse_args(arguments)
    chosen = [asked.game] if asked.game else names()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        results = [rate(name, asked.games, asked.out, asked.jobs, bar) for name in chosen]
    write(results, asked.ratings)
    for found in results:
        for one in found.ratings:
            print(
                f"{found.tournament.game.name} {one.agent}: {one.value:.1f} "
                f"({one.low:.1f} to {one.high:.1f}, {one.games} games)"
            )


if __name__ == "__main__":
    main()

"""How strong the levels are: `make levels`.

Every level meets every other, two players, seats rotated; their ratings go to `ratings.json` beside
the levels, where the page finds them, with a digest of how they play: a test tells when that has
changed. The games are kept, so an interrupted run goes on where it ended.

    python benchmarks/levels.py --out build/levels --games 60
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from vaka import agents
from vaka.agents.mcts import MctsAgent
from vaka.arena.tournament import Tournament, TournamentResults, play_tournament
from vaka.arena.workers import Workers, open_workers
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, JSON, Game
from vaka.games import load, names

RATINGS = Path(agents.__file__).with_name("ratings.json")

MOST_PLAYOUTS = 40
CHOICES = 6
EVERY = 10
"""A digest of how the levels play holds so many choices of each, with so many playouts; one of
ten moments of a game is taken."""


def rate(name: str, games: int, folder: Path, workers: Workers, bar: Progress) -> TournamentResults:
    """Let all levels meet in a game, or go on with it."""
    levels = tuple(level.name for level in agents.levels())
    tournament = Tournament(load(name), levels, (2,), games, "levels")
    task = bar.add_task(name, total=tournament.total)
    return play_tournament(
        tournament,
        folder / name,
        workers=workers,
        watch=lambda done: bar.update(task, completed=done),
    )


def digest(game: Game) -> str:
    """How the levels play a game: a few of their choices, made with the same dice everywhere. Play
    that has changed shows here, most likely, and then old ratings mean nothing."""
    said = sha256()
    for level in agents.levels():
        said.update(f"{level.agent} {_choices(game, level)}\n".encode())
    return said.hexdigest()[:16]


def _choices(game: Game, level: agents.Level) -> list[list[int]]:
    """What a level would do at some moments of a game at random, if it thought for a moment."""
    bot, dice, state = (
        agents.make(level.agent, game),
        Dice("digest"),
        game.initial_state(game.setup(2)),
    )
    if isinstance(bot, MctsAgent):
        bot = replace(bot, playouts=min(bot.playouts, MOST_PLAYOUTS), seconds=0.0)
    chosen: list[list[int]] = []
    while not state.is_over and len(chosen) < CHOICES:
        if state.turn != CHANCE and not state.is_mid_choice and dice.below(EVERY) == 0:
            chosen.append(agents.decide(bot, game, state, Dice(len(chosen))))
        state.play(dice.choose(state.moves()))
    return chosen


def write(results: Sequence[TournamentResults], path: Path) -> None:
    """Put the ratings of some games beside those that are there, with how it was played."""
    kept: JSON = json.loads(path.read_text("utf-8"))
    for found in results:
        rated = {rating.agent: round(rating.value) for rating in found.ratings}
        game = found.tournament.game
        kept["games"][game.name] = {level.name: rated[level.name] for level in agents.levels()}
        kept["play"][game.name] = digest(game)
    path.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=names(), help="one game, else all")
    parser.add_argument("--games", type=int, default=60, help="games a pair of levels (60)")
    parser.add_argument("--out", type=Path, default=Path("build/levels"), help="where they go")
    parser.add_argument("--ratings", type=Path, default=RATINGS, help="the file to write")
    parser.add_argument("--jobs", type=int, help="processes (all cores)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Ray cluster instead, or auto")
    asked = parser.parse_args(arguments)
    chosen = [asked.game] if asked.game else names()
    with (
        open_workers(asked.jobs, asked.cluster) as workers,
        Progress(console=Console(stderr=True), transient=True) as bar,
    ):
        results = [rate(name, asked.games, asked.out, workers, bar) for name in chosen]
    write(results, asked.ratings)
    for found in results:
        for one in found.ratings:
            print(
                f"{found.tournament.game.name} {one.agent}: {one.value:.1f} "
                f"({one.low:.1f} to {one.high:.1f}, {one.games} games)"
            )


if __name__ == "__main__":
    main()

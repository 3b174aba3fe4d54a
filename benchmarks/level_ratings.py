"""How strong the levels are: `make levels`.

Every level plays every other: two players, rotating seats. The ratings go to `ratings.json` next to
the levels, where the page finds them, with a digest of how the levels play: a test fails when that
has changed. Games are stored, so an interrupted run continues where it stopped.

    python benchmarks/level_ratings.py --out build/levels --games 60
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
"""The digest contains this many choices of each level, with this many playouts, at every tenth
position of a game."""


def rate(name: str, games: int, folder: Path, workers: Workers, bar: Progress) -> TournamentResults:
    """Play the matches of all levels in a game, or continue them."""
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
    """A digest of a few choices of each level, made with the same dice everywhere. If a level plays
    differently now, the digest has most likely changed, and the old ratings are no longer valid."""
    said = sha256()
    for level in agents.levels():
        said.update(f"{level.agent} {_choices(game, level)}\n".encode())
    return said.hexdigest()[:16]


def _choices(game: Game, level: agents.Level) -> list[list[int]]:
    """The choices of a level at some positions of a random game, with a small budget."""
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
    """Add the ratings of some games to the stored ones, with the conditions of their matches."""
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

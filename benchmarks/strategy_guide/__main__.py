"""Compute the numbers of the strategy guides: `make guide`.

python -m benchmarks.strategy_guide tongiaki --games 3000
"""

from __future__ import annotations

import argparse
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

from rich.progress import Progress

from benchmarks.strategy_guide.tally import Tally
from vaka.arena.match import Match, play_game
from vaka.arena.workers import Workers, missing_numbers, open_workers
from vaka.core.records.record import standing_moves
from vaka.core.strategy_guide import NUMBERS, write_numbers
from vaka.core.transition import Transition, apply_move
from vaka.games import load, names

AGENT = "greedy"
"""Strong enough to show what pays off, fast, and the same on every machine."""

SEED = "guide"


def replayed(match: Match, number: int) -> list[Transition]:
    """Play a game of a match, and replay it ply by ply."""
    record = play_game(match, number).record
    state, plies = match.game.initial_state(record.setup), list[Transition]()
    for move in standing_moves(record.entries):
        plies.append(apply_move(match.game, state, move))
        state = plies[-1].after
    return plies


def counted_game(match: Match, what: ModuleType, number: int) -> Tally:
    """Count what happens in a game of a match."""
    tally = Tally()
    what.count(replayed(match, number), tally)
    return tally


def counted(name: str, agent: str, games: int, workers: Workers, bar: Progress) -> Tally:
    """Play games of a game, equally many with each number of players."""
    what, total = import_module(f"benchmarks.strategy_guide.{name}"), Tally()
    each = games // len(what.PLAYERS)
    task = bar.add_task(name, total=each * len(what.PLAYERS))
    for players in what.PLAYERS:
        match = Match(load(name), players, (agent,), SEED)
        work = partial(counted_game, match, what)
        for tally in workers.ordered(work, missing_numbers(each, ())):
            total.update(tally)
            bar.advance(task)
    return total


def main() -> None:
    """Play, count, and store the numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[*names(), []], help="all games by default")
    parser.add_argument("--agent", default=AGENT, help="plays all seats")
    parser.add_argument("--games", type=int, default=3000, help="games of each game")
    parser.add_argument("--jobs", type=int, help="processes")
    chosen = parser.parse_args()
    with Progress() as bar, open_workers(chosen.jobs) as workers:
        for name in chosen.game or names():
            tally = counted(name, chosen.agent, chosen.games, workers, bar)
            what = import_module(f"benchmarks.strategy_guide.{name}")
            path = Path(import_module(f"vaka.games.{name}").__file__ or "").with_name(NUMBERS)
            write_numbers(path, load(name), chosen.agent, tally.cases["games"], what.numbers(tally))
            bar.print(f"{path}: {tally.cases['games']} games")


if __name__ == "__main__":
    main()

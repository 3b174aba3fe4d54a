"""Writes the golden records: `python -m tests.records.make_golden`, or with the names of games.

It plays random games until each feature to be covered has occurred a few times, and keeps the
shortest games that cover all of them. They are complete games, from set-up to result.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.contract.walk import random_setup
from tests.records import coverage
from tests.records.coverage import FOLDER
from tests.records.random_records import play
from vaka import games
from vaka.core.dice import Dice
from vaka.core.game import Game, Setup
from vaka.core.records import files
from vaka.core.records.record import Record

TIMES = 2
"""How often each feature is covered, unless it is very rare."""

ENOUGH = 4
"""How often a feature must occur before games with it are skipped."""

PATIENCE = 6000
"""After this many games, it is enough that each feature occurred once."""

MOST = 30_000
"""The maximum number of games to play in search of rare features."""


@dataclass(frozen=True)
class Found:
    """A game and the features it covers."""

    record: Record
    shown: frozenset[str]
    size: int


def main(names: Sequence[str]) -> None:
    """Write the records of some games, or of all."""
    for name in names or coverage.GAMES:
        make(games.load(name))


def make(game: Game) -> None:
    """Search, select and write the records of a game."""
    wanted = coverage.wanted(game)
    chosen = choose(list(search(game)), wanted)
    for old in coverage.paths(game.name):
        old.unlink()
    names: Counter[str] = Counter()
    for found in chosen:
        stem = _stem(found.record)
        names[stem] += 1
        path = FOLDER / f"{stem}-{names[stem]}.vaka"
        files.write(path, found.record, game)
        print(f"{path.name}: {found.size} bytes", file=sys.stderr)
    met = Counter(thing for found in chosen for thing in found.shown)
    for thing in sorted(wanted, key=lambda thing: met[thing]):
        print(f"{met[thing]:3} {thing}", file=sys.stderr)


def search(game: Game) -> Iterator[Found]:
    """Games with a feature that is not yet covered often enough."""
    met: Counter[str] = Counter()
    missing = coverage.wanted(game)
    for number in range(MOST):
        found = _play(game, number)
        if found.shown & missing:
            yield found
        met.update(found.shown)
        missing = {thing for thing in missing if met[thing] < ENOUGH}
        times = TIMES if number < PATIENCE else 1
        if all(met[thing] >= times for thing in missing):
            return


def _play(game: Game, number: int) -> Found:
    dice = Dice(f"golden {number}")
    setup = _setup(game, number, dice)
    recorder = play(
        game,
        setup,
        f"golden game {number}",
        is_fair=number % 3 == 0,
        undos=3 if number % 4 == 0 else 0,
    )
    size = len(files.dumps(recorder.record, game))
    return Found(recorder.record, frozenset(coverage.shown(game, recorder.record)), size)


def _setup(game: Game, number: int, dice: Dice) -> Setup:
    """A random set-up; one in five uses a preset, if there are any."""
    if number % 5 or not game.presets:
        return random_setup(game, dice)
    preset = dice.choose(list(game.presets))
    return game.setup(dice.choose(game.player_counts), preset=preset)


def choose(found: list[Found], wanted: set[str]) -> list[Found]:
    """Games that together cover every feature often enough, in few bytes."""
    met = Counter(thing for game in found for thing in game.shown)
    left = {thing: min(TIMES, met[thing]) for thing in sorted(wanted)}
    chosen: list[Found] = []
    while any(left.values()):
        best = max(found, key=lambda game: _gain(game, left) / game.size)
        found.remove(best)
        chosen.append(best)
        for thing in best.shown & left.keys():
            left[thing] = max(0, left[thing] - 1)
    return chosen


def _gain(game: Found, left: dict[str, int]) -> int:
    return sum(left.get(thing, 0) > 0 for thing in game.shown)


def _stem(record: Record) -> str:
    assert record.result is not None
    reason = record.result.reason.replace("_", "-")
    return f"{record.setup.game}-{len(record.setup.players)}-{reason}"


if __name__ == "__main__":
    main(sys.argv[1:])

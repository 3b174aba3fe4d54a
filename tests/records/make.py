"""Makes the golden records: `python -m tests.records.make`.

Games are played in all moods until each thing to be shown was shown a few times over; then the
shortest games that show it all are kept. They are genuine games, from set-up to result.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tests.contract.walk import random_setup
from tests.records import coverage
from tests.records.coverage import FOLDER
from tests.records.play import play
from vaka.core.dice import Dice
from vaka.core.game import Setup
from vaka.core.records import archive
from vaka.core.records.record import Record
from vaka.games.tongiaki import GAME

TIMES = 2
"""How often each thing is shown, unless it is very rare."""

ENOUGH = 4
"""How often a thing is met before games that show it are passed over."""

PATIENCE = 6000
"""Games after which it is enough to have met each thing once."""

MOST = 30_000
"""Games that are played in search of what is very rare."""


@dataclass(frozen=True)
class Found:
    """A game, and what it shows."""

    record: Record
    shown: frozenset[str]
    size: int


def main() -> None:
    """Search, choose, and write the records anew."""
    chosen = choose(list(search()))
    for old in FOLDER.glob("*.vaka"):
        old.unlink()
    names: Counter[str] = Counter()
    for found in chosen:
        stem = _stem(found.record)
        names[stem] += 1
        path = FOLDER / f"{stem}-{names[stem]}.vaka"
        archive.write(path, found.record, GAME)
        print(f"{path.name}: {found.size} bytes", file=sys.stderr)
    met = Counter(thing for found in chosen for thing in found.shown)
    for thing in sorted(coverage.wanted(), key=lambda thing: met[thing]):
        print(f"{met[thing]:3} {thing}", file=sys.stderr)


def search() -> Iterator[Found]:
    """Games that show something not yet shown often enough."""
    met: Counter[str] = Counter()
    missing = coverage.wanted()
    for number in range(MOST):
        found = _play(number)
        if found.shown & missing:
            yield found
        met.update(found.shown)
        missing = {thing for thing in missing if met[thing] < ENOUGH}
        times = TIMES if number < PATIENCE else 1
        if all(met[thing] >= times for thing in missing):
            return


def _play(number: int) -> Found:
    dice = Dice(f"golden {number}")
    setup = _setup(number, dice)
    log = play(
        GAME,
        setup,
        f"golden game {number}",
        is_fair=number % 3 == 0,
        undos=3 if number % 4 == 0 else 0,
    )
    size = len(archive.dumps(log.record, GAME))
    return Found(log.record, frozenset(coverage.shown(log.record)), size)


def _setup(number: int, dice: Dice) -> Setup:
    """Any table; one in five by a preset."""
    if number % 5:
        return random_setup(GAME, dice)
    preset = dice.choose(list(GAME.presets))
    return GAME.setup(dice.choose(GAME.player_counts), preset=preset)


def choose(games: list[Found]) -> list[Found]:
    """Games that together show everything often enough, with few bytes."""
    met = Counter(thing for game in games for thing in game.shown)
    left = {thing: min(TIMES, met[thing]) for thing in sorted(coverage.wanted())}
    chosen: list[Found] = []
    while any(left.values()):
        best = max(games, key=lambda game: _gain(game, left) / game.size)
        games.remove(best)
        chosen.append(best)
        for thing in best.shown & left.keys():
            left[thing] = max(0, left[thing] - 1)
    return chosen


def _gain(game: Found, left: dict[str, int]) -> int:
    return sum(left.get(thing, 0) > 0 for thing in game.shown)


def _stem(record: Record) -> str:
    assert record.result is not None
    reason = record.result.reason.replace("_", "-")
    return f"tongiaki-{len(record.setup.players)}-{reason}"


if __name__ == "__main__":
    main()

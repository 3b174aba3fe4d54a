"""Writes the perft counts: `python -m tests.perft.make_counts`, or with the names of games.

Random walks find the positions: each phase with different numbers of seats, and for each value of
each option a position where that value changes the counts, if there is one.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Sequence

from tests.contract.walk import random_setup, walk
from tests.games.expectations import expected
from tests.perft import perft_file
from tests.perft.perft_file import Entry
from vaka import games
from vaka.core.dice import Dice
from vaka.core.errors import InvalidText
from vaka.core.game import Game, Option, State
from vaka.core.perft import perft

GAMES = 1500
LONGEST = 5
MOST = 3_000_000
"""The maximum number of lines to count from one position."""

EACH = 3
"""Positions of each phase."""

FEW = 30_000
"""The maximum number of lines to count to see whether an option matters."""

TRIED = 1000
"""The number of positions to try for one value of an option."""


def main(names: Sequence[str]) -> None:
    """Write the counts of some games, or of all."""
    counted = [name for name in games.names() if games.load(name).features.perft]
    for name in names or counted:
        make(games.load(name))


def make(game: Game) -> None:
    """Find the positions, count, and write the file."""
    found = list(_positions(game))
    entries = [*_by_phase(game, found), *_by_option(game, found)]
    perft_file.write(game.name, entries)
    total = sum(max(entry.counts) for entry in entries)
    print(f"{game.name}: {len(entries)} positions, {total} lines of play", file=sys.stderr)


def _positions(game: Game) -> Iterator[str]:
    """Some positions of every game, including its last ones."""
    phase_of = expected(game.name).phase
    for number in range(GAMES):
        dice = Dice(f"perft {number}")
        setup = random_setup(game, dice)
        state: State = game.initial_state(setup)
        some: dict[str, str] = {}
        last: deque[str] = deque(maxlen=12)
        for state, _ in walk(game, setup, dice):
            position = game.position_text(state)
            phase = phase_of(position)
            last.append(position)
            if phase not in some or dice.below(8) == 0:
                some[phase] = position
        yield from dict.fromkeys((*some.values(), *last, game.position_text(state)))


def _by_phase(game: Game, found: list[str]) -> Iterator[Entry]:
    """Each phase with different numbers of seats, in turn."""
    expectations = expected(game.name)
    for number, phase in enumerate(expectations.phases):
        here = [position for position in found if expectations.phase(position) == phase]
        for more in range(EACH):
            counts = game.player_counts
            seats = counts[(number + 2 * more) % len(counts)]
            position = min(here, key=lambda text: abs(_seats(text) - seats))
            here.remove(position)
            found.remove(position)
            yield _entry(game, f"{phase}, {_seats(position)} seats", position)


def _seats(position: str) -> int:
    return len(position.split(" ", 2)[1].split(","))


def _by_option(game: Game, found: list[str]) -> Iterator[Entry]:
    """Each value of each option, where it matters."""
    for option in game.options:
        for value in option.values:
            position = _telling(game, found, option, value)
            found.remove(position)
            yield _entry(game, f"{option.name}={value}", position)


def _telling(game: Game, found: list[str], option: Option, value: str) -> str:
    """A position with other counts for another value, or else any position with this value."""
    here = [position for position in found if _value(game, position, option) == value]
    expectations = expected(game.name)
    telling = expectations.telling.get(option.name, ())
    tried = [text for text in here if expectations.phase(text) in telling]
    for position in tried[:TRIED]:
        if _matters(game, position, option):
            return position
    print(f"no position tells {option.name}={value}", file=sys.stderr)
    return here[0]


def _value(game: Game, position: str, option: Option) -> str:
    value: str = game.view(game.parse_position(position), None)["options"][option.name]
    return value


def _matters(game: Game, position: str, option: Option) -> bool:
    """Whether another value of the option changes the counts from here."""
    with_option = expected(game.name).with_option
    assert with_option is not None, f"{game.name} does not say how to change an option"
    counts = _counts(game, position, FEW)
    return any(
        _counts(game, with_option(position, option.name, value), FEW) not in (counts, ())
        for value in option.values
    )


def _counts(game: Game, position: str, most: int) -> tuple[int, ...]:
    """The counts up to the limit; empty if the position is not valid."""
    try:
        state = game.parse_position(position)
    except InvalidText:
        return ()
    counts: list[int] = []
    lines = 1
    while len(counts) < LONGEST and 0 < lines * len(state.moves()) <= most:
        lines = perft(state, len(counts) + 1)
        if lines > most:
            break
        counts.append(lines)
    return tuple(counts) or (0,)


def _entry(game: Game, name: str, position: str) -> Entry:
    return Entry(name, _counts(game, position, MOST), position)


if __name__ == "__main__":
    main(sys.argv[1:])

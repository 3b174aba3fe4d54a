"""Makes the books of counts: `python -m tests.perft.make`, or with the names of games.

Walks in all moods find the positions: each phase at tables of different size, and for each value
of each option a position where that value makes a difference, if one can be found.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Sequence

from tests.contract.walk import random_setup, walk
from tests.perft import book
from tests.perft.book import PHASES, Entry
from tests.properties import chart
from vaka import games
from vaka.core.choice import perft
from vaka.core.dice import Dice
from vaka.core.errors import InvalidText
from vaka.core.game import Game, Option, State

GAMES = 1500
LONGEST = 5
MOST = 3_000_000
"""Lines that are counted from one position, at most."""

EACH = 3
"""Positions of each phase."""

FEW = 30_000
"""Lines that are counted to see whether an option matters, at most."""

TRIED = 1000
"""Positions that are tried for one value of an option."""

TELLING = {
    "other_full_beaches": ("sail", "land"),
    "royal_timing": ("turn", "land"),
    "last_ocean": ("draw:voyage",),
    "reentry_boat": ("turn",),
    "relocate_from": ("turn", "take"),
    "refound_boat": ("sail", "lay:refound"),
    "free_exploration": ("draw:voyage",),
}
"""Where an option shows in the counts. The others change a later turn, or only who wins."""


def main(names: Sequence[str]) -> None:
    """Make the books of some games, or of all."""
    for name in names or games.names():
        make(games.load(name))


def make(game: Game) -> None:
    """Find the positions, count, and write the book."""
    found = list(_positions(game))
    entries = [*_by_phase(game, found), *_by_option(game, found)]
    book.write(game.name, entries)
    total = sum(max(entry.counts) for entry in entries)
    print(f"{game.name}: {len(entries)} positions, {total} lines of play", file=sys.stderr)


def _positions(game: Game) -> Iterator[str]:
    """Some positions of every game, its last ones always among them."""
    for number in range(GAMES):
        dice = Dice(f"perft {number}")
        setup = random_setup(game, dice)
        state: State = game.start(setup)
        some: dict[str, str] = {}
        last: deque[str] = deque(maxlen=12)
        for state, _ in walk(game, setup, dice):
            position = game.position(state)
            phase = book.phase(position)
            last.append(position)
            if phase not in some or dice.below(8) == 0:
                some[phase] = position
        yield from dict.fromkeys((*some.values(), *last, game.position(state)))


def _by_phase(game: Game, found: list[str]) -> Iterator[Entry]:
    """Each phase at tables of different size, the sizes taking turns."""
    for number, phase in enumerate(PHASES[game.name]):
        here = [position for position in found if book.phase(position) == phase]
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
    """A position that counts otherwise with another value, or else any with this one."""
    here = [position for position in found if _value(game, position, option) == value]
    tried = [text for text in here if book.phase(text) in TELLING.get(option.name, ())]
    for position in tried[:TRIED]:
        if _matters(game, position, option):
            return position
    print(f"no position tells {option.name}={value}", file=sys.stderr)
    return here[0]


def _value(game: Game, position: str, option: Option) -> str:
    value: str = game.view(game.from_position(position), None)["options"][option.name]
    return value


def _matters(game: Game, position: str, option: Option) -> bool:
    """Whether some other value of an option leads to other counts from here."""
    counts = _counts(game, position, FEW)
    return any(
        _counts(game, _with(game, position, option.name, value), FEW) not in (counts, ())
        for value in option.values
    )


def _with(game: Game, position: str, name: str, value: str) -> str:
    """The position of Tongiaki with another value of an option."""
    here = chart.read(position)
    defaults = {option.name: option.default for option in game.options}
    options = {**defaults, **here.options, name: value}
    changed = [f"{name}:{value}" for name, value in options.items() if value != defaults[name]]
    return str(chart.Chart(here.tiles, {**here.fields, "options": ",".join(changed) or "-"}))


def _counts(game: Game, position: str, most: int) -> tuple[int, ...]:
    """The counts as far as they are not too many; none if there is no such position."""
    try:
        state = game.from_position(position)
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

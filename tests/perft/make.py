"""Makes the book of counts: `python -m tests.perft.make`.

Walks in all moods find the positions: each phase at tables of different size, and for each value
of each option a position where that value makes a difference, if one can be found.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator

from tests.contract.walk import random_setup, walk
from tests.perft import book
from tests.perft.book import PHASES, Entry
from tests.properties import chart
from vaka.core.choice import perft
from vaka.core.dice import Dice
from vaka.core.errors import InvalidText
from vaka.core.game import Option, State
from vaka.games.tongiaki import GAME

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


def main() -> None:
    """Find the positions, count, and write the book."""
    found = list(_positions())
    entries = [*_by_phase(found), *_by_option(found)]
    book.write(entries)
    total = sum(max(entry.counts) for entry in entries)
    print(f"{len(entries)} positions, {total} lines of play", file=sys.stderr)


def _positions() -> Iterator[str]:
    """Some positions of every game, its last ones always among them."""
    for number in range(GAMES):
        dice = Dice(f"perft {number}")
        setup = random_setup(GAME, dice)
        state: State = GAME.start(setup)
        some: dict[str, str] = {}
        last: deque[str] = deque(maxlen=12)
        for state, _ in walk(GAME, setup, dice):
            position = GAME.position(state)
            phase = book.phase(position)
            last.append(position)
            if phase not in some or dice.below(8) == 0:
                some[phase] = position
        yield from dict.fromkeys((*some.values(), *last, GAME.position(state)))


def _by_phase(found: list[str]) -> Iterator[Entry]:
    """Each phase at tables of different size, the sizes taking turns."""
    for number, phase in enumerate(PHASES):
        here = [position for position in found if book.phase(position) == phase]
        for more in range(EACH):
            seats = 2 + (number + 2 * more) % 5
            position = min(here, key=lambda text: abs(_seats(text) - seats))
            here.remove(position)
            found.remove(position)
            yield _entry(f"{phase}, {_seats(position)} seats", position)


def _seats(position: str) -> int:
    return len(position.split(" ", 2)[1].split(","))


def _by_option(found: list[str]) -> Iterator[Entry]:
    """Each value of each option, where it matters."""
    for option in GAME.options:
        for value in option.values:
            position = _telling(found, option, value)
            found.remove(position)
            yield _entry(f"{option.name}={value}", position)


def _telling(found: list[str], option: Option, value: str) -> str:
    """A position that counts otherwise with another value, or else any with this one."""
    here = [position for position in found if _value(position, option) == value]
    tried = [text for text in here if book.phase(text) in TELLING.get(option.name, ())]
    for position in tried[:TRIED]:
        if _matters(position, option):
            return position
    print(f"no position tells {option.name}={value}", file=sys.stderr)
    return here[0]


def _value(position: str, option: Option) -> str:
    options = position.split(" ", 3)[2].removeprefix("options=").split(",")
    return dict(pair.partition(":")[::2] for pair in options).get(option.name, option.default)


def _matters(position: str, option: Option) -> bool:
    """Whether some other value of an option leads to other counts from here."""
    counts = _counts(position, FEW)
    return any(
        _counts(_with(position, option.name, value), FEW) not in (counts, ())
        for value in option.values
    )


def _with(position: str, name: str, value: str) -> str:
    """The position with another value of an option."""
    here = chart.read(position)
    defaults = {option.name: option.default for option in GAME.options}
    options = {**defaults, **here.options, name: value}
    changed = [f"{name}:{value}" for name, value in options.items() if value != defaults[name]]
    return str(chart.Chart(here.tiles, {**here.fields, "options": ",".join(changed) or "-"}))


def _counts(position: str, most: int) -> tuple[int, ...]:
    """The counts as far as they are not too many; none if there is no such position."""
    try:
        state = GAME.from_position(position)
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


def _entry(name: str, position: str) -> Entry:
    return Entry(name, _counts(position, MOST), position)


if __name__ == "__main__":
    main()

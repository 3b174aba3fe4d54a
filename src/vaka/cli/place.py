"""The place in a game that a command is about: some plies into a record, or a position."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from vaka.cli.narration import voice
from vaka.core.errors import InvalidText, NotNow
from vaka.core.game import CHANCE, NOBODY, Game, State
from vaka.core.records.archive import read
from vaka.core.records.record import Record, standing
from vaka.core.text import shown
from vaka.games import load, names


@dataclass(frozen=True)
class Place:
    """A state, and where it comes from: `ply` is None if from no record."""

    game: Game
    state: State
    seats: tuple[str, ...]
    ply: int | None = None

    @property
    def mover(self) -> str | None:
        """Who is to act: the word of a seat, `chance`, or None when the game is over."""
        turn = self.state.turn
        if turn == NOBODY:
            return None
        return "chance" if turn == CHANCE else self.seats[turn]


def find(file: Path | None, ply: int | None, position: str | None) -> Place:
    """The place that the parameters of a command name."""
    if (file is None) == (position is None):
        raise InvalidText("give a record, or a position by --position")
    if file is not None:
        return in_record(read(file, load), ply)
    if ply is not None:
        raise InvalidText("--at counts the plies of a record; a position has none")
    return at_position(str(position))


def in_record(record: Record, ply: int | None) -> Place:
    """The place after some plies of a record, or at its end."""
    plies = len(record.entries)
    ply = plies if ply is None else ply
    if ply > plies:
        raise NotNow(f"the record has {plies} plies: there is no ply {ply}")
    game = load(record.setup.game)
    state = game.start(record.setup)
    for move in standing(record.entries[:ply]):
        state.play(move)
    return Place(game, state, record.setup.seats, ply)


def at_position(text: str) -> Place:
    """The place that a position describes; its first word names the game."""
    name = text.partition(" ")[0].partition("/")[0]
    if name not in names():
        raise InvalidText(
            f"a position begins with the name of its game ({', '.join(names())}), not {shown(name)}"
        )
    game = load(name)
    state = game.from_position(text)
    return Place(game, state, tuple(voice(game).seats(game.view(state, None))))

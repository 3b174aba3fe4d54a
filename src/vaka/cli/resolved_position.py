"""The position that a command works on: from a record after some plies, or from a position text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from vaka.core.choice import state_after
from vaka.core.errors import InvalidText, NotNow
from vaka.core.game import CHANCE, NOBODY, Game, State
from vaka.core.records.files import read
from vaka.core.records.record import Record, standing_moves
from vaka.core.text_checks import excerpt
from vaka.envs.text.table_renderer import renderer_of
from vaka.games import load, names


@dataclass(frozen=True)
class ResolvedPosition:
    """A state with its game and seats. `ply` is None if it does not come from a record."""

    game: Game
    state: State
    seats: tuple[str, ...]
    ply: int | None = None

    @property
    def mover(self) -> str | None:
        """Who is to act: the word of a seat, `chance`, or None if the game is over."""
        turn = self.state.turn
        if turn == NOBODY:
            return None
        return "chance" if turn == CHANCE else self.seats[turn]


def resolve_position(file: Path | None, ply: int | None, position: str | None) -> ResolvedPosition:
    """The position that the parameters of a command select."""
    if (file is None) == (position is None):
        raise InvalidText("give either a record or --position")
    if file is not None:
        return position_in_record(read(file, load), ply)
    if ply is not None:
        raise InvalidText("--at needs a record, not a position")
    return position_from_text(str(position))


def position_in_record(record: Record, ply: int | None) -> ResolvedPosition:
    """The position after some plies of a record, or at its end."""
    plies = len(record.entries)
    ply = plies if ply is None else ply
    if ply > plies:
        raise NotNow(f"the record has {plies} plies: there is no ply {ply}")
    game = load(record.setup.game)
    moves = standing_moves(record.entries[:ply])
    state = state_after(game.initial_state(record.setup), moves)
    return ResolvedPosition(game, state, record.setup.seats, ply)


def position_from_text(text: str) -> ResolvedPosition:
    """The position that a text describes. Its first word names the game."""
    name = text.partition(" ")[0].partition("/")[0]
    if name not in names():
        known = ", ".join(names())
        raise InvalidText(
            f"a position begins with the name of its game ({known}), not {excerpt(name)}"
        )
    game = load(name)
    state = game.parse_position(text)
    return ResolvedPosition(
        game, state, tuple(renderer_of(game).seat_words(game.view(state, None)))
    )

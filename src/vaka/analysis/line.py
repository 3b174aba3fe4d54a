"""A record as it was played: the choices that seats made, and what chance turned up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vaka.core.choice import choices
from vaka.core.game import CHANCE, Game, State
from vaka.core.records.record import Entry, Record, Undo


@dataclass(frozen=True)
class Step:
    """A complete choice of a seat, or all that chance turned up at one time.

    `ply` is the number of entries before it, `to` the number after it: what was taken back stands
    between them or not at all. `turn` counts turns from 1, and is 0 before any; `active` is the
    seat whose turn it is.
    """

    ply: int
    to: int
    turn: int
    active: int
    seat: int
    state: State
    moves: tuple[int, ...]

    @property
    def is_chance(self) -> bool:
        """Whether chance acted."""
        return self.seat == CHANCE

    @property
    def is_choice(self) -> bool:
        """Whether a seat acted, and had something to choose."""
        return not self.is_chance and len(choices(self.state, 2)) > 1

    def after(self) -> State:
        """The position that it led to."""
        state = self.state.copy()
        for move in self.moves:
            state.play(move)
        return state


def line(game: Game, record: Record) -> list[Step]:
    """The steps of all that was not taken back. A choice that is only half made is left out."""
    return list(_steps(game, record))


def end(game: Game, record: Record) -> State:
    """The position that a record ends with."""
    state = game.start(record.setup)
    for _, move in _standing(record.entries):
        state.play(move)
    return state


def _steps(game: Game, record: Record) -> Iterator[Step]:
    state = game.start(record.setup)
    before, turn, first = state.copy(), 0, 0
    run: list[int] = []
    for index, move in _standing(record.entries):
        if not run:
            before, first = state.copy(), index
            turn += state.is_turn_start
        state.play(move)
        run.append(move)
        if _is_complete(before, state):
            yield Step(first, index + 1, turn, before.active, before.turn, before, tuple(run))
            run = []


def _is_complete(before: State, state: State) -> bool:
    """A choice ends with its run; chance goes on while it is still to act in the same turn."""
    if before.turn == CHANCE:
        return state.turn != CHANCE or state.is_turn_start
    return not (state.is_mid_choice and state.turn == before.turn)


def _standing(entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """The moves that were not taken back, each with its place in the record."""
    moves: list[tuple[int, int]] = []
    for index, entry in enumerate(entries):
        if isinstance(entry, Undo):
            del moves[len(moves) - entry.plies :]
        else:
            moves.append((index, entry))
    return moves

"""The steps of a record: the choices of seats and the outcomes of chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vaka.core.choice import choices, state_after
from vaka.core.game import CHANCE, Game, State
from vaka.core.records.record import Entry, Record, Undo, move_in, standing_moves


@dataclass(frozen=True)
class Step:
    """A complete choice of a seat, or all outcomes of chance at one time.

    `ply` is the number of entries before the step, `to` the number after it. Moves that were undone
    are not part of any step. `turn` counts from 1 and is 0 before the first turn. `active` is the
    seat whose turn it is, `seat` the one that acts. `state` is the position before the `moves`.
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
        """Whether a seat acted and had more than one choice."""
        return not self.is_chance and len(choices(self.state, 2)) > 1

    def after(self) -> State:
        """The position after the step."""
        return state_after(self.state, self.moves)


def record_steps(game: Game, record: Record) -> list[Step]:
    """The steps of a record without undone moves and without an incomplete choice at the end."""
    return list(_steps(game, record))


def final_state(game: Game, record: Record) -> State:
    """The position at the end of a record."""
    return state_after(game.initial_state(record.setup), standing_moves(record.entries))


def _steps(game: Game, record: Record) -> Iterator[Step]:
    state = game.initial_state(record.setup)
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
    """A choice ends with its last move; chance ends when it has no more to decide in this turn."""
    if before.turn == CHANCE:
        return state.turn != CHANCE or state.is_turn_start
    return not (state.is_mid_choice and state.turn == before.turn)


def _standing(entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """The moves that were not undone, each with its index in the record."""
    moves: list[tuple[int, int]] = []
    for index, entry in enumerate(entries):
        if isinstance(entry, Undo):
            del moves[len(moves) - entry.plies :]
        elif (move := move_in(entry)) is not None:
            moves.append((index, move))
    return moves

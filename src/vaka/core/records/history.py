"""The line of play that stands: every move is remembered, and an undo cuts it back."""

from __future__ import annotations

from vaka.core.errors import InvalidText
from vaka.core.game import CHANCE, Game, Setup, State
from vaka.core.records.record import Entry, Undo, check_undo
from vaka.core.records.trail import Trail


class History:
    """States, moves and movers of a line of play.

    An undo shortens the line, but `draws` goes on counting: a draw that was taken back is spent.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.seats = setup.seats
        self.draws = 0
        self.movers: list[int] = []
        self._turns = [0]
        self._trail = Trail(game, setup)

    @property
    def state(self) -> State:
        """The position now. It belongs to the history: play on a copy."""
        return self._trail.state

    @property
    def moves(self) -> list[int]:
        """The moves that stand."""
        return self._trail.moves

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self._turns[-1]

    @property
    def turn(self) -> int:
        """The number of the turn to which the next move belongs, from 1; 0 before any turn."""
        return self.turns + self.state.is_turn_start

    @property
    def who(self) -> str:
        """Whose line the next move stands on: the word of a seat, or `chance` before any turn."""
        if self.turn == 0 and self.state.turn == CHANCE:
            return "chance"
        return self.seats[self.state.active]

    @property
    def is_at_rest(self) -> bool:
        """Whether a turn has just been completed: here a line of a record ends."""
        return bool(self.moves) and (self.state.is_turn_start or self.state.is_over)

    def enter(self, entry: Entry) -> list[tuple[int, ...]]:
        """Make a move or an undo; the events that the rules noted."""
        if isinstance(entry, Undo):
            self._undo(entry)
            return []
        return self._play(entry)

    def own(self, seat: int) -> int:
        """How many of the last moves are the seat's own, with no draw and no other seat between."""
        count = 0
        for mover in reversed(self.movers):
            if mover != seat:
                break
            count += 1
        return count

    def _play(self, move: int) -> list[tuple[int, ...]]:
        check_move(self.game, self.state, move)
        turn, mover = self.turn, self.state.turn
        heard = self._trail.play(move)
        self.draws += mover == CHANCE
        self.movers.append(mover)
        self._turns.append(turn)
        return heard

    def _undo(self, undo: Undo) -> None:
        if not 0 <= undo.seat < len(self.seats):
            raise InvalidText(f"there is no seat {undo.seat}")
        check_undo(undo, len(self.moves))
        depth = len(self.moves) - undo.plies
        del self.movers[depth:], self._turns[depth + 1 :]
        self._trail.cut(undo.plies)


def check_move(game: Game, state: State, move: int) -> None:
    """Raise what is wrong with a move; nothing if it is legal."""
    if not 0 <= move < game.move_count:
        raise InvalidText(f"{game.name} has no move {move}")
    refusal = game.why_not(state, move)
    if refusal:
        raise refusal.error()

"""Plays the moves of a record turn by turn, while nothing is taken back and nobody resigns.

Writing and reading a record look at the positions between turns only. So this keeps no history,
unlike `PositionHistory`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vaka.core.errors import IllegalMove, NotNow
from vaka.core.game import CHANCE, Game, Setup


class TurnReplay:
    """A position, and the number of `turns` that have begun and of `draws` that were made."""

    resigned: Collection[int] = ()
    """The players who have resigned: none."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.state = game.initial_state(setup)
        """The current position. It is shared: copy it before you play on it."""
        self.turns = 0
        self.draws = 0

    @property
    def turn(self) -> int:
        """The number of the turn to which the next move belongs, from 1; 0 before any turn."""
        return self.turns + self.state.is_turn_start

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.is_over

    def play(self, moves: Sequence[int], start: int = 0) -> int:
        """Play moves from the index `start` on, until a turn is complete. Return the index after
        the last one that was played: an illegal move is not."""
        state, draws = self.state, self.draws
        play, turn = state.play, self.turn
        index = start
        try:
            while index < len(moves):
                is_draw = state.turn == CHANCE
                play(moves[index])
                draws += is_draw
                index += 1
                if state.is_turn_start:
                    break
        except (IllegalMove, NotNow):
            pass
        if index > start:
            self.turns, self.draws = turn, draws
        return index

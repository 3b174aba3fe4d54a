"""Resamples the draws that some viewers have not seen.

A table that branches off a running game starts from moves that are consistent with everything its
creator has seen, and reveals nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.core.game import CHANCE, Game, Setup, State

SWEEPS = 3
"""How many times each unseen draw is resampled given all others (Gibbs sampling), so that nothing
of the true draws remains."""


def resample_unseen(
    game: Game, setup: Setup, moves: Sequence[int], viewers: Sequence[int | None], dice: Dice
) -> list[int]:
    """The same moves, with new draws where none of the viewers (a seat, or None for a spectator)
    saw the draw.

    All moves stay legal and all viewers see the same at the end. The moves of seats do not change:
    once a choice is complete, everybody knows it.
    """
    line = _Line(game, setup, moves, viewers)
    for _ in range(SWEEPS):
        for index in line.unseen:
            line.resample(index, dice)
        for one, other in combinations(line.unseen, 2):
            line.swap_or_not(one, other, dice)
    return line.moves


class _Line:
    """Moves from the start, some of which can be replaced."""

    def __init__(
        self, game: Game, setup: Setup, moves: Sequence[int], viewers: Sequence[int | None]
    ) -> None:
        self.moves = list(moves)
        self.unseen: list[int] = []
        """The indices of the draws that no viewer saw."""
        self._game = game
        self._viewers = viewers
        self._start = game.initial_state(setup)
        state = self._start.copy()
        for index, move in enumerate(moves):
            if state.turn == CHANCE and not any(
                game.may_see(state, move, viewer) for viewer in viewers
            ):
                self.unseen.append(index)
            state.play(move)
        self._views = self._seen(state)

    def resample(self, index: int, dice: Dice) -> None:
        """Resample one draw given all others."""
        state = self._before(index)
        rest = self.moves[index + 1 :]
        lots: list[int] = []
        for move, weight in zip(state.moves(), state.weights(), strict=True):
            if move == self.moves[index] or self._can_follow(state, [move, *rest]):
                lots += [move] * weight
        self.moves[index] = dice.choose(lots)

    def swap_or_not(self, one: int, other: int, dice: Dice) -> None:
        """Swap two draws with probability 1/2, if the rest stays legal. This is needed where
        resampling one draw alone has no alternative."""
        swapped = list(self.moves)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if dice.below(2) and self._can_follow(self._before(one), swapped[one:]):
            self.moves = swapped

    def _before(self, index: int) -> State:
        """The position before a move of the line."""
        state = self._start.copy()
        for move in self.moves[:index]:
            state.play(move)
        return state

    def _can_follow(self, state: State, moves: Sequence[int]) -> bool:
        """Whether these moves are legal from a position and leave every viewer's view as it was."""
        after = state.copy()
        try:
            for move in moves:
                after.play(move)
        except VakaError:
            return False
        return self._seen(after) == self._views

    def _seen(self, state: State) -> list[object]:
        return [self._game.view(state, viewer) for viewer in self._viewers]

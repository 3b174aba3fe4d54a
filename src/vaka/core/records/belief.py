"""A line of play as somebody may believe it who did not see all of it.

What was drawn unseen is drawn anew, so that all the rest could have happened. Whoever goes on from
a moment of a running game goes on from this, and learns nothing by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.core.game import CHANCE, Game, Setup, State

SWEEPS = 3
"""So often is all that was unseen drawn anew, one draw after another, each beside what the others
are by then: of what was true at first nothing is left."""


def believable(
    game: Game, setup: Setup, moves: Sequence[int], eyes: Sequence[int | None], dice: Dice
) -> list[int]:
    """The same moves, but for the draws that none of these eyes (a seat, None: a spectator) saw.

    These are others, with which all moves can be made and all these eyes see the same at the end.
    What seats have done stands: once a choice is complete, everybody knows it.
    """
    line = _Line(game, setup, moves, eyes)
    for _ in range(SWEEPS):
        for place in line.unseen:
            line.draw_anew(place, dice)
        for one, other in combinations(line.unseen, 2):
            line.maybe_swap(one, other, dice)
    return line.moves


class _Line:
    """Moves from the start on, some of which can be others."""

    def __init__(
        self, game: Game, setup: Setup, moves: Sequence[int], eyes: Sequence[int | None]
    ) -> None:
        self.moves = list(moves)
        self.unseen: list[int] = []
        """The places of the draws that nobody of these saw."""
        self._game = game
        self._eyes = eyes
        self._start = game.start(setup)
        state = self._start.copy()
        for place, move in enumerate(moves):
            if state.turn == CHANCE and not any(game.sees(state, move, eye) for eye in eyes):
                self.unseen.append(place)
            state.play(move)
        self._views = self._seen(state)

    def draw_anew(self, place: int, dice: Dice) -> None:
        """Draw any of what could be drawn there, all other draws being as they are."""
        state = self._before(place)
        rest = self.moves[place + 1 :]
        lots: list[int] = []
        for move, weight in zip(state.moves(), state.weights(), strict=True):
            if move == self.moves[place] or self._can_follow(state, [move, *rest]):
                lots += [move] * weight
        self.moves[place] = dice.choose(lots)

    def maybe_swap(self, one: int, other: int, dice: Dice) -> None:
        """Let two draws change places or not, if they can: nothing else may be left to draw."""
        swapped = list(self.moves)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if dice.below(2) and self._can_follow(self._before(one), swapped[one:]):
            self.moves = swapped

    def _before(self, place: int) -> State:
        """The position before a move of the line."""
        state = self._start.copy()
        for move in self.moves[:place]:
            state.play(move)
        return state

    def _can_follow(self, state: State, moves: Sequence[int]) -> bool:
        """Whether these moves can be made from a position, and the eyes see what they saw."""
        after = state.copy()
        try:
            for move in moves:
                after.play(move)
        except VakaError:
            return False
        return self._seen(after) == self._views

    def _seen(self, state: State) -> list[object]:
        return [self._game.view(state, eye) for eye in self._eyes]

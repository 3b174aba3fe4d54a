"""The way to a position: the moves that led there, and how to go back along them.

Only a few of the positions on the way are kept, so that a record of any length needs little memory:
one in `SPACING`, and where somebody went back also that one and one a little before it, for whoever
tries something out goes to and fro there. The others are found again by replaying.
"""

from __future__ import annotations

from collections.abc import Sequence

from vaka.core.game import Game, Setup, State

SPACING = 256
"""Going back never costs more replayed moves than this, a fraction of a millisecond."""

NEAR = 16
"""Who has gone back and goes back further, step by step, mostly has fewer than so many replayed."""


class Trail:
    """A position that goes on and back."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.moves: list[int] = []
        self.state = game.start(setup)
        """The position now. It belongs to the trail, and stays as it is when that goes on."""
        self._game = game
        self._setup = setup
        self._kept: dict[int, State] = {}
        self._returns: tuple[int, ...] = ()  # kept because of the last way back

    def play(self, move: int) -> list[tuple[int, ...]]:
        """Go on; the events that the rules noted."""
        state = self.state.copy()
        state.listen(True)
        state.play(move)
        heard = state.heard()
        state.listen(False)
        self.state = state
        self.moves.append(move)
        if len(self.moves) % SPACING == 0:
            self._kept[len(self.moves)] = state
        return heard

    def cut(self, plies: int) -> None:
        """Go back by so many moves."""
        depth = len(self.moves) - plies
        state, nearest = self._nearest(depth)
        near = max(nearest, depth - NEAR)
        before = _after(state, self.moves[nearest:near])
        self.state = _after(before, self.moves[near:depth])
        del self.moves[depth:]
        self._keep({near: before, depth: self.state})

    def _nearest(self, depth: int) -> tuple[State, int]:
        """The last position that is kept up to a depth, and how many moves led there."""
        for gone in [kept for kept in self._kept if kept > depth]:
            del self._kept[gone]
        if not self._kept:  # nobody has gone back so far before
            self._kept[0] = self._game.start(self._setup)
        nearest = max(self._kept)
        return self._kept[nearest], nearest

    def _keep(self, states: dict[int, State]) -> None:
        """Keep where the way back ended, and what is near, instead of those of the last way."""
        for depth in self._returns:
            if depth % SPACING:
                self._kept.pop(depth, None)
        self._returns = tuple(states)
        self._kept.update(states)


def _after(state: State, moves: Sequence[int]) -> State:
    """The position after some moves; the one before them stays as it is."""
    if not moves:
        return state
    state = state.copy()
    for move in moves:
        state.play(move)
    return state

"""The way to a position: the moves that led there, and how to go back along them.

Only a few of the positions on the way are kept, so that a record of any length needs little memory:
one in `SPACING`, and the one that was last gone back to, for whoever tries something out goes to
and fro there. The others are found again by replaying.
"""

from __future__ import annotations

from vaka.core.game import Game, Setup, State

SPACING = 128
"""Going back never costs more replayed moves than this, a fraction of a millisecond."""


class Trail:
    """A position that goes on and back."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.moves: list[int] = []
        self.state = game.start(setup)
        """The position now. It belongs to the trail, and stays as it is when that goes on."""
        self._game = game
        self._setup = setup
        self._kept: dict[int, State] = {}
        self._return = 0  # how many moves led to where the last way back ended

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
        for gone in [kept for kept in self._kept if kept > depth]:
            del self._kept[gone]
        if not self._kept:  # nobody has gone back so far before
            self._kept[0] = self._game.start(self._setup)
        nearest = max(self._kept)
        state = self._kept[nearest].copy()
        for move in self.moves[nearest:depth]:
            state.play(move)
        del self.moves[depth:]
        self.state = state
        self._keep(depth)

    def _keep(self, depth: int) -> None:
        """Keep where the way back ended instead of where the one before did."""
        if self._return % SPACING:
            self._kept.pop(self._return, None)
        self._return = depth
        self._kept[depth] = self.state

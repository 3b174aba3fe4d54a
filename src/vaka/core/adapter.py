"""What a search sees of any game: one scratch state behind a few C functions.

The rules class of a game is `final`, since virtual calls between the rules would cost a quarter of
the speed. A search needs only a handful of calls for each move, so it goes through this thin
adapter, whose methods are virtual. A compiled game overrides them without the GIL; this base class
serves every other game through Python, slowly.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.dice import Dice

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vaka.core.game import Game, State


class Adapter:
    """A scratch state to search from a position: `reset` goes back there, whatever was played."""

    def __init__(self, state: State, game: Game) -> None:
        self.game = game
        self.root = state.copy()
        self.scratch = state.copy()
        self.marked = state.copy()
        self.listed: list[int] = []
        self.shares = array("d", [0.0] * state.players)

    def restart(self, state: State) -> None:
        """From now on search from another position of the same table."""
        self.root.assign(state)

    def reset(self) -> None:
        """Back to the position the search starts from."""
        with cython.gil:
            self.scratch.assign(self.root)

    def redeal(self, seat: int, dice: Dice) -> bool:  # noqa: ARG002
        """Deal anew what a seat (-1: a spectator) does not see; whether the game can do so here.
        Where it cannot, a search starts from another guess now and then."""
        return False

    def mark(self) -> None:
        """Remember the position at hand, for `rewind`."""
        with cython.gil:
            self.marked.assign(self.scratch)

    def rewind(self) -> None:
        """Back to the position that was marked last."""
        with cython.gil:
            self.scratch.assign(self.marked)

    def turn(self) -> int:
        """The seat to move, CHANCE or NOBODY."""
        with cython.gil:
            return self.scratch.turn

    def player_of(self, seat: int) -> int:
        """The player who owns a seat."""
        with cython.gil:
            return self.scratch.player_of(seat)

    def is_turn_start(self) -> bool:
        """Whether a turn begins here, or the game is over."""
        with cython.gil:
            return self.scratch.is_turn_start

    def is_quiet(self) -> bool:
        """Whether the position can be weighed as it lies; if not, a playout goes on a little."""
        return self.is_turn_start()

    def is_mid_choice(self) -> bool:
        """Whether the move to come goes on with a choice already begun."""
        with cython.gil:
            return self.scratch.is_mid_choice

    def list_moves(self) -> int:
        """List the legal moves; how many there are."""
        with cython.gil:
            self.listed = self.scratch.moves()
            return len(self.listed)

    def listed_move(self, index: int) -> int:
        """A move of the last list."""
        with cython.gil:
            return self.listed[index]

    def sample(self, dice: Dice) -> int:
        """A move at random, as likely as the rules of chance make it."""
        with cython.gil:
            return sampled(self.scratch, dice)

    def sees(self, move: int, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may know that this move is made here."""
        with cython.gil:
            return self.game.sees(self.scratch, move, None if seat < 0 else seat)

    def play(self, move: int) -> None:
        """Make a legal move; it is not judged."""
        with cython.gil:
            self.scratch.play(move)

    def play_out(self, dice: Dice) -> None:
        """Play at random to the end."""
        with cython.gil:
            self.scratch.playout(dice)

    def won(self, player: int) -> float:
        """The share of the win of a player; before the end 0."""
        with cython.gil:
            return self.scratch.returns()[player]

    def appeal(self, player: int) -> float:
        """How a position looks to who has just made a choice from the one that was marked: only to
        be compared with what other choices from there lead to."""
        self.weigh()
        return self.shares[player]

    def weigh(self) -> None:
        """Fill `shares`: how much of the win each player has, or can hope for (`Game.outlook`)."""
        with cython.gil:
            self.shares = array("d", self.game.outlook(self.scratch))


def sampled(state: State, dice: Dice) -> int:
    """A legal move of a state at random, weighted where it is chance's turn."""
    moves = state.moves()
    if state.turn >= 0:
        return moves[dice.below(len(moves))]
    weights = state.weights()
    throw = dice.below(sum(weights))
    for move, weight in zip(moves, weights, strict=True):
        throw -= weight
        if throw < 0:
            return move
    raise AssertionError("weights and moves of chance differ")


def walk(adapter: Adapter, dice: Dice) -> int:
    """Play at random to the end, move by move through the adapter; how many moves it took."""
    moves = 0
    while adapter.turn() != -2:
        adapter.play(adapter.sample(dice))
        moves += 1
    return moves


def random_walk(adapter: Adapter, dice: Dice) -> list[float]:
    """One game at random from the root, as a search would play it: the win of each player."""
    with cython.nogil:
        adapter.reset()
        walk(adapter, dice)
    return [adapter.won(player) for player in range(adapter.root.players)]

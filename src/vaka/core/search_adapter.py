"""The interface between a search, or a batch, and any game: a scratch state behind C functions.

The rules class of a game is `final`, because virtual calls between the rules would cost a quarter
of the speed. A search needs only a few calls per move, so it uses this adapter, whose methods are
virtual. A compiled game overrides them with code that needs no GIL. This base class works for every
game: it takes the GIL and calls the Python methods of the state.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.dice import Dice

from typing import TYPE_CHECKING, Any

from vaka.core.weighted_choice import weighted_index

if TYPE_CHECKING:
    from vaka.core.game import Game, State


class SearchAdapter:
    """A scratch state for searching from a position, the root. `reset` returns to the root."""

    def __init__(self, state: State, game: Game) -> None:
        self.game = game
        self.root = state.copy()
        self.scratch = state.copy()
        self.marked = state.copy()
        self.listed: list[int] = []
        self.chances = array("d", [0.0] * state.players)

    def set_root(self, state: State) -> None:
        """Search from another position of the same game from now on."""
        self.root.assign(state)

    def reset(self) -> None:
        """Return to the root."""
        with cython.gil:
            self.scratch.assign(self.root)

    def determinize(self, seat: int, dice: Dice) -> bool:  # noqa: ARG002
        """Sample the information that a seat (-1: a spectator) does not know. Return False if the
        game cannot do this here; then the search sets new roots from `Game.determinize`."""
        return False

    def mark(self) -> None:
        """Remember the current position for `rewind`."""
        with cython.gil:
            self.marked.assign(self.scratch)

    def rewind(self) -> None:
        """Return to the position of the last `mark`."""
        with cython.gil:
            self.scratch.assign(self.marked)

    def turn(self) -> int:
        """The seat to move, `CHANCE` or `NOBODY`."""
        with cython.gil:
            return self.scratch.turn

    def player_of(self, seat: int) -> int:
        """The player of a seat."""
        with cython.gil:
            return self.scratch.player_of(seat)

    def is_turn_start(self) -> bool:
        """Whether a turn begins here or the game is over."""
        with cython.gil:
            return self.scratch.is_turn_start

    def is_quiet(self) -> bool:
        """Whether the position can be evaluated now. If not, a rollout continues."""
        return self.is_turn_start()

    def is_mid_choice(self) -> bool:
        """Whether the next move continues a choice."""
        with cython.gil:
            return self.scratch.is_mid_choice

    def list_moves(self) -> int:
        """List the legal moves. Return their number."""
        with cython.gil:
            self.listed = self.scratch.moves()
            return len(self.listed)

    def listed_move(self, index: int) -> int:
        """A move of the last `list_moves`."""
        with cython.gil:
            return self.listed[index]

    def listed_weight(self, index: int) -> int:
        """The weight of an outcome of chance, a move of the last `list_moves`."""
        with cython.gil:
            return self.scratch.weights()[index]

    def sample(self, dice: Dice) -> int:
        """A random move. On a chance turn, moves have the probabilities of the rules."""
        with cython.gil:
            return sample_move(self.scratch, dice)

    def may_see(self, move: int, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may know about this move."""
        with cython.gil:
            return self.game.may_see(self.scratch, move, None if seat < 0 else seat)

    def play(self, move: int) -> None:
        """Play a legal move, without checking it."""
        with cython.gil:
            self.scratch.play(move)

    def play_out(self, dice: Dice) -> None:
        """Play random moves to the end."""
        with cython.gil:
            self.scratch.playout(dice)

    def win_share(self, player: int) -> float:
        """The share in the win of a player; 0 before the end."""
        with cython.gil:
            return self.scratch.returns()[player]

    def quick_value(self, player: int) -> float:
        """A quick value for a player that made a choice from the marked position. Only comparisons
        between choices from the same position are meaningful."""
        self.estimate_chances()
        return self.chances[player]

    def estimate_chances(self) -> None:
        """Fill `chances` with `Game.win_chances`."""
        with cython.gil:
            self.chances = array("d", self.game.win_chances(self.scratch))

    def evaluate(self, seat: int) -> float:
        """`Game.evaluate` for a seat."""
        with cython.gil:
            return self.game.evaluate(self.scratch, seat)

    def is_outcome_visible(self) -> bool:
        """On a chance turn: whether `evaluate` can tell the outcomes apart. If not, it gives all of
        them the same value."""
        return True

    # ---- for a block of positions; only games with observations implement it

    def position_size(self) -> int:
        """The bytes of a position in a block; 0 if the game has none."""
        return 0

    def load(self, position: Any) -> None:
        """Go to a position of a block."""

    def store(self, position: Any) -> None:
        """Save the current position in a block."""

    def listed_moves(self) -> Any:
        """The moves of the last `list_moves`."""
        return cython.NULL

    def observe(self, seat: int, out: Any) -> None:
        """`ObservableState.observe` for a seat that exists, into bytes of the right size."""


def sample_move(state: State, dice: Dice) -> int:
    """A random legal move. On a chance turn, moves have the probabilities of the rules."""
    moves = state.moves()
    if state.turn >= 0:
        return moves[dice.below(len(moves))]
    weights = state.weights()
    return moves[weighted_index(weights, dice.below(sum(weights)))]


def play_stepwise(adapter: SearchAdapter, dice: Dice) -> int:
    """Play random moves to the end, each through the adapter. Return their number."""
    moves = 0
    while adapter.turn() != -2:
        adapter.play(adapter.sample(dice))
        moves += 1
    return moves


def random_game(
    adapter: SearchAdapter, seat_dice: list[Dice], chance: Dice, has_moves: bool = True
) -> tuple[list[int], int, int]:
    """One random game from the root, in which each seat and chance throw dice of their own. Return
    its moves (none without `has_moves`), the number of turns and the number of decisions."""
    moves: list[int] = []
    turns = 0
    decisions = 0
    adapter.reset()
    seat = adapter.turn()
    while seat != -2:
        if adapter.is_turn_start():
            turns += 1
        if seat < 0:
            move = adapter.sample(chance)
        else:
            decisions += 1
            move = adapter.sample(seat_dice[seat])
        if has_moves:
            moves.append(move)
        adapter.play(move)
        seat = adapter.turn()
    return moves, turns, decisions


def possible_state(adapter: SearchAdapter, seat: int, dice: Dice) -> State | None:
    """A copy of the root in which everything that a seat does not know is sampled again, or None if
    the adapter cannot do that."""
    adapter.reset()
    if not adapter.determinize(seat, dice):
        return None
    sampled: State = adapter.scratch.copy()
    return sampled


def random_playout(adapter: SearchAdapter, dice: Dice) -> list[float]:
    """One random game from the root, through the adapter. Return the win of each player."""
    with cython.nogil:
        adapter.reset()
        play_stepwise(adapter, dice)
    return [adapter.win_share(player) for player in range(adapter.root.players)]

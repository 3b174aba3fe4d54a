"""Weighing the choices of a position against each other.

Half of the budget finds the best choice; the other half then measures it, and the one that was
played, anew and with equal care. Whoever wins a contest was also lucky in it: measured by the
contest itself the best choice would look better than it is, and whatever else was played would
seem to lose by it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vaka.agents.search import Budget, think
from vaka.analysis.chances import Chances, part
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game, State

MOST_COUNTED = 500
"""So many complete choices of a position are counted, and no more."""


@dataclass(frozen=True)
class Choice:
    """A complete choice, as the run of its small moves, and the chances that it leaves."""

    moves: tuple[int, ...]
    chances: Chances


@dataclass(frozen=True)
class Weighing:
    """The best choice and the one that was played, out of so many."""

    best: Choice
    played: Choice
    count: int


See = Callable[[State], JSON]
"""What the seat that chooses knows of a position."""


def sight(game: Game, seat: int, *, remembers: bool = True) -> See:
    """The eyes of a seat that forgets nothing, or of one that knows only what lies before it."""
    if remembers:
        return lambda state: game.view(state, seat) | game.memory(state, seat)
    return lambda state: game.view(state, seat)


def weigh(
    game: Game,
    state: State,
    see: See,
    budget: Budget,
    dice: Dice,
    played: Sequence[int] | None = None,
) -> Weighing:
    """Find the best choice of the seat to move, from nothing but what it sees of the state. If none
    was `played`, the best one is."""

    def measured(run: tuple[int, ...], share: float) -> Choice:
        view = see(played_from(state, run))
        return Choice(run, think(game, view, dice, part(budget, share)).chances)

    count = len(choices(state, MOST_COUNTED))
    best = find_best(game, state, see, part(budget, 1 / 2), dice)
    if played is None or tuple(played) == best:
        choice = measured(best, 1 / 2)
        return Weighing(choice, choice, count)
    left, right = measured(best, 1 / 4), measured(tuple(played), 1 / 4)
    player = state.player_of(state.turn)
    if right.chances[player].value >= left.chances[player].value:
        left = right  # what was played is as good as anything that was found
    return Weighing(left, right, count)


def find_best(game: Game, state: State, see: See, budget: Budget, dice: Dice) -> tuple[int, ...]:
    """The best complete choice of the seat to move, from what it sees."""
    here, seat, run = state.copy(), state.turn, list[int]()
    while not run or (here.is_mid_choice and here.turn == seat):
        moves = here.moves()
        found = moves if len(moves) == 1 else think(game, see(here), dice, budget).run
        for move in found:
            here.play(move)
        run += found
    return tuple(run)


def played_from(state: State, run: Sequence[int]) -> State:
    """The position after a run of moves."""
    after = state.copy()
    for move in run:
        after.play(move)
    return after

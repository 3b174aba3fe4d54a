"""Comparing the choice that was played with the best one.

Half of the budget finds the best choice. The other half then measures that choice and the one that
was played again, with equal effort. This avoids a bias: the winner of a search is also the luckiest
candidate, so its estimate from that search is too high, and any other choice would seem to lose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vaka.agents.search import Budget, search_view
from vaka.analysis.win_chances import WinChances, part_of_budget
from vaka.core.choice import choices, state_after
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game, State

MAX_COUNTED = 500
"""The maximum number of complete choices to count."""


@dataclass(frozen=True)
class EvaluatedChoice:
    """A complete choice as its `moves`, and the `chances` after it."""

    moves: tuple[int, ...]
    chances: WinChances


@dataclass(frozen=True)
class ChoiceComparison:
    """The `best` choice and the one that was `played`, out of `count`."""

    best: EvaluatedChoice
    played: EvaluatedChoice
    count: int


ViewFunction = Callable[[State], JSON]
"""Returns what the seat that chooses knows about a position."""


def view_function(game: Game, seat: int, *, remembers: bool = True) -> ViewFunction:
    """The view of a seat: with perfect recall, or only what it sees now."""
    if remembers:
        return lambda state: game.view(state, seat) | game.perfect_recall(state, seat)
    return lambda state: game.view(state, seat)


def compare_choices(
    game: Game,
    state: State,
    see: ViewFunction,
    budget: Budget,
    dice: Dice,
    played: Sequence[int] | None = None,
) -> ChoiceComparison:
    """Compare the choice that was `played` with the best one for the seat to move, which knows only
    what `see` returns. Without `played`, return the best choice twice."""

    def measured(run: tuple[int, ...], share: float) -> EvaluatedChoice:
        view = see(state_after(state, run))
        return EvaluatedChoice(
            run, search_view(game, view, dice, part_of_budget(budget, share)).chances
        )

    count = len(choices(state, MAX_COUNTED))
    best = best_choice(game, state, see, part_of_budget(budget, 1 / 2), dice)
    if played is None or tuple(played) == best:
        choice = measured(best, 1 / 2)
        return ChoiceComparison(choice, choice, count)
    left, right = measured(best, 1 / 4), measured(tuple(played), 1 / 4)
    player = state.player_of(state.turn)
    if right.chances[player].value >= left.chances[player].value:
        left = right  # no choice that was found is better than the one that was played
    return ChoiceComparison(left, right, count)


def best_choice(
    game: Game, state: State, see: ViewFunction, budget: Budget, dice: Dice
) -> tuple[int, ...]:
    """The best complete choice of the seat to move, given what it sees."""
    here, seat, run = state.copy(), state.turn, list[int]()
    while not run or (here.is_mid_choice and here.turn == seat):
        moves = here.moves()
        found = moves if len(moves) == 1 else search_view(game, see(here), dice, budget).run
        for move in found:
            here.play(move)
        run += found
    return tuple(run)

"""A hint for the current position: the best choice given the view of a seat, and the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vaka.agents.search import Budget
from vaka.analysis.choice_comparison import compare_choices, view_function
from vaka.analysis.reason_sentences import reasons_for
from vaka.analysis.record_analysis import DEFAULT_BUDGET
from vaka.analysis.win_chances import WinChances, calibrated
from vaka.core.choice_reason import Reason
from vaka.core.dice import Dice
from vaka.core.errors import NotNow
from vaka.core.game import JSON, Game


@dataclass(frozen=True)
class Hint:
    """The best choice as `moves` and as `texts`, the `chances` after it, and the `reasons` for it.

    `count` is the number of choices there were.
    """

    moves: tuple[int, ...]
    texts: tuple[str, ...]
    chances: WinChances
    count: int
    reasons: Sequence[Reason]


def hint(game: Game, view: JSON, budget: Budget = DEFAULT_BUDGET, seed: str = "1") -> Hint:
    """The best choice for the seat of a view, knowing only the view. If the view includes
    `Game.perfect_recall`, the hint uses it."""
    dice = Dice(seed)
    state = game.determinize(view, dice)
    if view["seat"] is None or state.turn != view["seat"]:
        raise NotNow("a hint is for the seat to move")
    seat = view["seat"]
    see = view_function(
        game, seat, remembers=game.perfect_recall(state, seat).keys() <= view.keys()
    )
    comparison = compare_choices(game, state, see, budget, dice)
    moves, after, texts = comparison.best.moves, state.copy(), []
    for move in moves:
        texts.append(game.move_text(after, move))
        after.play(move)
    chances = comparison.best.chances
    if not game.has_hidden_information:
        chances = calibrated(game, chances)
    return Hint(moves, tuple(texts), chances, comparison.count, reasons_for(game, view, moves))

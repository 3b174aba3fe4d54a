"""A hint for the position at hand: what looks best from one seat's view, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vaka.agents.search import Budget
from vaka.analysis.analysis import USUAL
from vaka.analysis.chances import Chances
from vaka.analysis.choices import sight, weigh
from vaka.analysis.words import reasons_for
from vaka.core.dice import Dice
from vaka.core.errors import NotNow
from vaka.core.game import JSON, Game
from vaka.core.reason import Reason


@dataclass(frozen=True)
class Hint:
    """The best choice as a run of moves and in words, the chances it leaves, and its reasons."""

    moves: tuple[int, ...]
    texts: tuple[str, ...]
    chances: Chances
    count: int
    reasons: Sequence[Reason]


def hint(game: Game, view: JSON, budget: Budget = USUAL, seed: str = "1") -> Hint:
    """What the seat of a view should do. Nothing but the view is looked at, with what the seat
    remembers (`Game.memory`) where that has been put into it."""
    dice = Dice(seed)
    state = game.guess(view, dice)
    if view["seat"] is None or state.turn != view["seat"]:
        raise NotNow("a hint is for the seat to move")
    seat = view["seat"]
    see = sight(game, seat, remembers=game.memory(state, seat).keys() <= view.keys())
    weighing = weigh(game, state, see, budget, dice)
    moves, after, texts = weighing.best.moves, state.copy(), []
    for move in moves:
        texts.append(game.text(after, move))
        after.play(move)
    reasons = reasons_for(game, view, moves)
    return Hint(moves, tuple(texts), weighing.best.chances, weighing.count, reasons)

"""Calibration: of all that was given a chance of 70 %, do 70 % come true?

Games are played to their end by one agent in all seats; at some moments of each, the analysis says
what chance every player has. Sorted into tenths by what was predicted, the share of wins in each
tenth is held against the mean prediction.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from vaka.agents.search import Budget
from vaka.analysis.choices import sight, weigh
from vaka.arena.interval import PLACES, Interval, share
from vaka.arena.match import Match, play
from vaka.arena.workers import spread
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, JSON, State
from vaka.core.records.record import Record, standing

TENTHS = 10

Watch = Callable[[int], None]
"""Is told how many games are done."""


@dataclass(frozen=True)
class Prediction:
    """The chance that a player was given in a game, and what it won in the end."""

    game: int
    chance: float
    won: float


@dataclass(frozen=True)
class Tenth:
    """All predictions between two tenths. What came true has an interval that takes the
    predictions of one game for dependent on each other."""

    low: float
    high: float
    count: int
    predicted: float
    share: Interval

    @property
    def is_within(self) -> bool:
        """Whether the prediction lies in the 95 % band of what came true."""
        return self.share.low <= self.predicted <= self.share.high

    def to_json(self) -> JSON:
        return {
            "from": self.low,
            "to": self.high,
            "count": self.count,
            "predicted": round(self.predicted, PLACES),
            "share": round(self.share.mean, PLACES),
            "interval": [round(self.share.low, PLACES), round(self.share.high, PLACES)],
            "is_within": self.is_within,
        }


def calibrate(
    match: Match,
    games: int,
    budget: Budget,
    *,
    moments: int = 5,
    jobs: int = 1,
    watch: Watch | None = None,
) -> list[Prediction]:
    """Play the games 1 to `games` of a match, and predict at some moments of each."""
    match.check()
    found: list[list[Prediction]] = []
    work = partial(predict, match, budget, moments)
    for batch in spread(work, range(1, games + 1), min(jobs, games)):
        found += batch
        if watch:
            watch(len(found))
    return sorted(
        (one for game in found for one in game), key=lambda one: (one.game, one.chance, one.won)
    )


def predict(match: Match, budget: Budget, moments: int, number: int) -> list[Prediction]:
    """Play one game, and predict at so many of its choices, or at all if there are fewer."""
    played = play(match, number)
    dice = match.dice(number).fork("moments")
    states = list(_choices(match, played.record))
    dice.shuffle(states)
    found = []
    for state in states[:moments]:
        see = sight(match.game, state.turn)
        chances = weigh(match.game, state, see, budget, Dice(dice.next())).best.chances
        for chance, won in zip(chances, played.outcome.shares, strict=True):
            found.append(Prediction(number, chance.value, float(won)))
    return found


def _choices(match: Match, record: Record) -> Iterator[State]:
    """The positions of a game in which a seat had something to choose."""
    state = match.game.start(record.setup)
    for move in standing(record.entries):
        is_choice = state.turn != CHANCE and not state.is_mid_choice
        if is_choice and len(state.moves()) > 1:
            yield state.copy()
        state.play(move)


def tenths(predictions: Sequence[Prediction]) -> list[Tenth]:
    """The predictions in tenths; an empty one is left out."""
    sorted_in: dict[int, list[Prediction]] = defaultdict(list)
    for one in predictions:
        sorted_in[min(int(one.chance * TENTHS), TENTHS - 1)].append(one)
    return [
        Tenth(
            low=index / TENTHS,
            high=(index + 1) / TENTHS,
            count=len(group),
            predicted=fmean(one.chance for one in group),
            share=_share(group),
        )
        for index, group in sorted(sorted_in.items())
    ]


def error(predictions: Sequence[Prediction]) -> float:
    """The mean squared error of the predictions (Brier): 0 is perfect."""
    return fmean((one.chance - one.won) ** 2 for one in predictions)


def _share(group: Sequence[Prediction]) -> Interval:
    games: dict[int, list[float]] = defaultdict(list)
    for one in group:
        games[one.game].append(one.won)
    return share([(sum(won), len(won)) for won in games.values()])

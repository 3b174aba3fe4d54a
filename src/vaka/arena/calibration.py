"""Calibration: of all that was given a chance of 70 %, do 70 % come true?

Games are played to their end by one agent in all seats; at some moments of each, the analysis says
what chance every player has: what its graph shows. Sorted into tenths by what was predicted, the
share of wins in each tenth is held against the mean prediction.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import SupportsFloat

from vaka.agents.search import Budget
from vaka.analysis.analysis import judge
from vaka.analysis.line import line
from vaka.arena.interval import PLACES, Interval, share
from vaka.arena.journal import head as match_head
from vaka.arena.journal import open_journal
from vaka.arena.match import Match, play
from vaka.arena.workers import missing, spread
from vaka.core.game import JSON

TENTHS = 10

FORMAT = 2
"""Of the file: predictions are those of the graph since 2."""

Watch = Callable[[int], None]
"""Is told how many games are done."""


@dataclass(frozen=True)
class Prediction:
    """The chance that a player was given in a game, and what it won in the end."""

    game: int
    chance: float
    won: float


@dataclass(frozen=True)
class Predicted:
    """All predictions in a game: a line of a journal."""

    number: int
    chances: tuple[float, ...]
    won: tuple[float, ...]

    def to_json(self) -> JSON:
        return {"game": self.number, "chances": list(self.chances), "won": list(self.won)}

    @classmethod
    def from_json(cls, line: JSON) -> Predicted:
        """The opposite of `to_json`; what is none raises one of Python's own errors."""
        found = cls(int(line["game"]), _floats(line["chances"]), _floats(line["won"]))
        if len(found.chances) != len(found.won):
            raise ValueError("not as many results as predictions")
        if not all(0 <= share <= 1 for share in (*found.chances, *found.won)):
            raise ValueError("not the chances and results of players")
        return found

    def predictions(self) -> list[Prediction]:
        pairs = zip(self.chances, self.won, strict=True)
        return [Prediction(self.number, chance, won) for chance, won in pairs]


def _floats(numbers: Iterable[SupportsFloat]) -> tuple[float, ...]:
    return tuple(map(float, numbers))


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
    path: Path | None = None,
    jobs: int = 1,
    watch: Watch | None = None,
) -> list[Prediction]:
    """Play the games 1 to `games` of a match, and predict at some moments of each.

    What the file at `path` holds already is not played again."""
    match.check()
    work = partial(predict, match, budget, moments)
    first = head(match, budget, moments)
    with open_journal(path, first, Predicted.from_json) if path else nullcontext() as journal:
        done = dict(journal.outcomes) if journal else {}
        left = games - sum(number <= games for number in done)
        for batch in spread(work, missing(games, done), min(jobs, left)):
            if journal:
                journal.add(batch)
            done |= {game.number: game for game in batch}
            if watch:
                watch(len(done))
    found = [one for number in range(1, games + 1) for one in done[number].predictions()]
    return sorted(found, key=lambda one: (one.game, one.chance, one.won))


def head(match: Match, budget: Budget, moments: int) -> JSON:
    """Which calibration it is: all that decides how its games and predictions go."""
    return {
        **match_head(match),
        "vaka": "calibration",
        "format": FORMAT,
        "playouts": budget.playouts,
        "seconds": budget.seconds,
        "moments": moments,
    }


def predict(match: Match, budget: Budget, moments: int, number: int) -> Predicted:
    """Play one game, and predict at so many of its choices, or at all if there are fewer: what the
    graph of an analysis of this game shows there, with the seed of the game."""
    played = play(match, number)
    steps = [step for step in line(match.game, played.record) if step.is_choice]
    match.dice(number).fork("moments").shuffle(steps)
    said: list[float] = []
    for step in steps[:moments]:
        chances = judge(match.game, budget, match.dice(number), step).chances
        said += [chance.value for chance in chances]
    won = _floats(played.outcome.shares) * len(steps[:moments])
    return Predicted(number, tuple(said), won)


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

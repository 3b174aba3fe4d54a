"""Calibration: of all players with a predicted chance of 70 %, do 70 % win?

One agent plays games in all seats. At some steps of each game the analysis predicts the chance of
every player, as its graph shows it. The predictions are sorted into ten bins. In each bin the mean
prediction is compared with the share of wins.
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
from vaka.analysis.record_analysis import judge_step
from vaka.analysis.record_steps import record_steps
from vaka.arena.confidence_interval import PLACES, Interval, share_interval
from vaka.arena.match import Match, play_game
from vaka.arena.results_log import match_header as match_head
from vaka.arena.results_log import open_results_log
from vaka.arena.workers import Processes, Workers, missing_numbers
from vaka.core.game import JSON

BINS = 10

FORMAT = 2
"""The version of the file format. Since 2, predictions are those of the graph."""

CalibrationProgress = Callable[[int], None]
"""Called with the number of games that are done."""


@dataclass(frozen=True)
class Prediction:
    """The predicted `chance` of a player in a `game`, and the share it `won` in the end."""

    game: int
    chance: float
    won: float


@dataclass(frozen=True)
class GamePredictions:
    """All predictions in a game: a line of a results log."""

    number: int
    chances: tuple[float, ...]
    won: tuple[float, ...]

    def to_json(self) -> JSON:
        return {"game": self.number, "chances": list(self.chances), "won": list(self.won)}

    @classmethod
    def from_json(cls, line: JSON) -> GamePredictions:
        """Read what `to_json` returns. Invalid input raises a built-in exception."""
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
class CalibrationBin:
    """All predictions from `low` to `high`. `share` is the share of wins; its interval allows for
    the dependence of predictions in the same game."""

    low: float
    high: float
    count: int
    predicted: float
    share: Interval

    @property
    def is_within(self) -> bool:
        """Whether the mean prediction lies in the interval of the share of wins."""
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
    workers: Workers | None = None,
    watch: CalibrationProgress | None = None,
) -> list[Prediction]:
    """Play the games 1 to `games` of a match, and predict at some moments of each.

    Games in the results log at `path` are not played again."""
    match.check()
    work = partial(predict_game, match, budget, moments)
    header = calibration_header(match, budget, moments)
    with (
        open_results_log(path, header, GamePredictions.from_json) if path else nullcontext() as log
    ):
        done = dict(log.results) if log else {}
        for batch in (workers or Processes(1)).unordered(work, missing_numbers(games, done)):
            if log:
                log.add(batch)
            done |= {game.number: game for game in batch}
            if watch:
                watch(len(done))
    found = [one for number in range(1, games + 1) for one in done[number].predictions()]
    return sorted(found, key=lambda one: (one.game, one.chance, one.won))


def calibration_header(match: Match, budget: Budget, moments: int) -> JSON:
    """Everything that determines the games and predictions of a calibration."""
    return {
        **match_head(match),
        "vaka": "calibration",
        "format": FORMAT,
        "playouts": budget.playouts,
        "seconds": budget.seconds,
        "moments": moments,
    }


def predict_game(match: Match, budget: Budget, moments: int, number: int) -> GamePredictions:
    """Play one game, and predict at `moments` of its choices, or at all if there are fewer. A
    prediction is what the graph of an analysis with the seed of the game shows."""
    played = play_game(match, number)
    steps = [step for step in record_steps(match.game, played.record) if step.is_choice]
    match.dice(number).fork("moments").shuffle(steps)
    predicted: list[float] = []
    for step in steps[:moments]:
        chances = judge_step(match.game, budget, match.dice(number), step).chances
        predicted += [chance.value for chance in chances]
    won = _floats(played.result.shares) * len(steps[:moments])
    return GamePredictions(number, tuple(predicted), won)


def calibration_bins(predictions: Sequence[Prediction]) -> list[CalibrationBin]:
    """The bins that have predictions."""
    bins: dict[int, list[Prediction]] = defaultdict(list)
    for one in predictions:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    return [
        CalibrationBin(
            low=index / BINS,
            high=(index + 1) / BINS,
            count=len(group),
            predicted=fmean(one.chance for one in group),
            share=_share(group),
        )
        for index, group in sorted(bins.items())
    ]


def brier_score(predictions: Sequence[Prediction]) -> float:
    """The mean squared error of the predictions. 0 is perfect."""
    return fmean((one.chance - one.won) ** 2 for one in predictions)


def _share(group: Sequence[Prediction]) -> Interval:
    games: dict[int, list[float]] = defaultdict(list)
    for one in group:
        games[one.game].append(one.won)
    return share_interval([(sum(won), len(won)) for won in games.values()])

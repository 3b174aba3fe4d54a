"""Calibration: correct predictions lie within their band, and wrong ones do not."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.agents.search import Budget
from vaka.analysis import analyse
from vaka.arena.calibration import (
    Prediction,
    brier_score,
    calibrate,
    calibration_bins,
    predict_game,
)
from vaka.arena.match import Match, play_game
from vaka.arena.results_log import InvalidResultsLog
from vaka.arena.workers import Processes


def predictions(games: int, seed: int, bias: float = 1.0) -> list[Prediction]:
    """Games whose chances wander from move to move; five moments of each, as seen by both.

    The true chance is a martingale, as it is in a real game; a bias above 1 makes a prophet who is
    too sure of everything.
    """
    dice = random.Random(seed)
    found = []
    for game in range(games):
        chance, path = 0.5, []
        for _ in range(30):
            step = min(chance, 1 - chance, 0.1)
            chance += step if dice.random() < 0.5 else -step
            path.append(chance)
        won = float(dice.random() < chance)
        for true in dice.sample(path, 5):
            said = min(1.0, max(0.0, 0.5 + bias * (true - 0.5)))
            found += [Prediction(game, said, won), Prediction(game, 1 - said, 1 - won)]
    return found


def test_an_honest_prophet_lies_within_the_bands() -> None:
    """Over 60 runs, each tenth is outside of its band once in twenty times or less."""
    outside = total = 0
    for seed in range(60):
        rows = calibration_bins(predictions(200, seed))
        total += len(rows)
        outside += sum(not row.is_within for row in rows)
    assert total > 500
    assert outside / total < 0.08


def test_a_prophet_who_is_too_sure_is_found_out() -> None:
    rows = calibration_bins(predictions(1000, 1, bias=1.6))
    assert sum(not row.is_within for row in rows) >= 4
    assert all(row.is_within for row in calibration_bins(predictions(1000, 1)))


def test_moments_of_one_game_make_bands_wider_than_those_of_many() -> None:
    one = [Prediction(game, 0.45, float(game % 2)) for game in range(20) for _ in range(10)]
    many = [Prediction(game, 0.45, float(game % 2)) for game in range(200)]
    (few,), (all_apart,) = calibration_bins(one), calibration_bins(many)
    assert few.count == all_apart.count == 200
    assert few.share.high - few.share.low > 2 * (all_apart.share.high - all_apart.share.low)


def test_every_chance_has_its_tenth() -> None:
    said = [0.0, 0.05, 0.1, 0.55, 0.999, 1.0]
    rows = calibration_bins([Prediction(game, chance, 1.0) for game, chance in enumerate(said)])
    assert [(row.low, row.high, row.count) for row in rows] == [
        (0.0, 0.1, 2),
        (0.1, 0.2, 1),
        (0.5, 0.6, 1),
        (0.9, 1.0, 2),
    ]
    assert rows[0].to_json()["predicted"] == 0.025


def test_the_error_is_the_mean_square() -> None:
    found = [Prediction(1, 1.0, 1.0), Prediction(1, 0.5, 0.0), Prediction(2, 0.0, 1.0)]
    assert brier_score(found) == pytest.approx((0 + 0.25 + 1) / 3)


def test_games_are_predicted_the_same_by_any_number_of_processes() -> None:
    match = Match(PEBBLES, 3, ("random",), "1")
    told: list[int] = []
    alone = calibrate(match, 3, Budget(20), moments=2, watch=told.append)
    assert told == [1, 2, 3]
    assert len(alone) == 3 * 2 * 3
    assert {one.game for one in alone} == {1, 2, 3}
    for first in range(0, len(alone), 6):
        assert sum(one.won for one in alone[first : first + 6]) == pytest.approx(2)
    assert sum(one.chance for one in alone) == pytest.approx(6, abs=0.01)
    assert calibrate(match, 3, Budget(20), moments=2, workers=Processes(2)) == alone


@pytest.mark.parametrize("name", games.names())
def test_what_is_predicted_is_what_the_graph_shows(name: str) -> None:
    match, budget = Match(games.load(name), 2, ("random",), "graph"), Budget(8)
    said = predict_game(match, budget, 4, 1).chances
    analysis = analyse(match.game, play_game(match, 1).record, budget, "graph/1")
    shown = {tuple(chance.value for chance in judged.chances) for judged in analysis.steps}
    assert len(said) == 4 * 2
    for first in range(0, len(said), 2):
        assert said[first : first + 2] in shown


def test_games_are_not_listed_before_they_are_played() -> None:
    class Enough(Exception):
        pass

    def watch(done: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        calibrate(Match(PEBBLES, 2, ("random",), "1"), 10**20, Budget(4), moments=1, watch=watch)


def test_an_interrupted_calibration_goes_on_where_it_ended(tmp_path: Path) -> None:
    match, path, told = Match(PEBBLES, 2, ("random",), "1"), tmp_path / "c.jsonl", list[int]()
    whole = calibrate(match, 4, Budget(20), moments=2)
    calibrate(match, 3, Budget(20), moments=2, path=path)
    path.write_bytes(path.read_bytes()[:-7])  # the last line was never finished
    assert calibrate(match, 4, Budget(20), moments=2, path=path, watch=told.append) == whole
    assert told == [3, 4]
    with pytest.raises(InvalidResultsLog, match="another calibration: playouts is 20, not 21"):
        calibrate(match, 4, Budget(21), moments=2, path=path)


def test_a_chance_is_no_number_beyond_1(tmp_path: Path) -> None:
    match, path = Match(PEBBLES, 2, ("random",), "1"), tmp_path / "c.jsonl"
    calibrate(match, 1, Budget(20), moments=1, path=path)
    head, line = path.read_text("utf-8").splitlines()
    for wrong in ("Infinity", "NaN", "1.5", "-1"):
        bad = re.sub(r'"won":\[[^,]*', f'"won":[{wrong}', line)
        path.write_text(f"{head}\n{bad}\n", "utf-8")
        with pytest.raises(InvalidResultsLog, match="line 2: not a game"):
            calibrate(match, 1, Budget(20), moments=1, path=path)

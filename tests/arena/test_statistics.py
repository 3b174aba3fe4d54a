"""What is counted about many games."""

from __future__ import annotations

import json
from fractions import Fraction
from statistics import mean, pstdev

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.arena.game_result import GameResult
from vaka.arena.match import Match
from vaka.arena.simulation import simulate
from vaka.arena.statistics import Distribution, Statistics

NUMBERS = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]


def distribution(numbers: list[int]) -> Distribution:
    found = Distribution()
    for number in numbers:
        found.add(number)
    return found


def played(number: int, *shares: str) -> GameResult:
    return GameResult(
        number=number,
        agents=("a", "b"),
        seats=("blue", "red"),
        options={"twins": "allowed"},
        reason="bag",
        shares=tuple(map(Fraction, shares)),
        points=(number, 2),
        score_breakdown=(),
        turns=10 + number,
        decisions=20,
    )


def test_the_figures_of_a_distribution_are_those_of_its_numbers() -> None:
    found = distribution(NUMBERS)
    assert found.mean == pytest.approx(mean(NUMBERS))
    assert found.deviation == pytest.approx(pstdev(NUMBERS))
    assert [found.quantile(part) for part in (0.0, 0.25, 0.5, 0.75, 1.0)] == [1, 2, 4, 5, 9]
    assert found.to_json()["counts"] == {"1": 2, "2": 1, "3": 2, "4": 1, "5": 3, "6": 1, "9": 1}


def test_a_distribution_does_not_depend_on_the_order() -> None:
    assert json.dumps(distribution(NUMBERS).to_json()) == json.dumps(
        distribution(NUMBERS[::-1]).to_json()
    )


def test_nothing_counted_has_no_figures() -> None:
    assert Distribution().to_json() == {}
    with pytest.raises(ValueError, match="no numbers"):
        Distribution().quantile(0.5)


def test_wins_and_shared_wins_are_told_apart() -> None:
    statistics = Statistics(Match(PEBBLES, 2, ("random",), "1"))
    for game in (played(1, "1", "0"), played(2, "1/2", "1/2"), played(3, "0", "1")):
        statistics.add(game)
    first, second = statistics.to_json()["wins"]
    assert (first["seat"], first["agent"]) == ("blue", "a")
    assert (first["wins"], first["shared"], first["share"]) == (1, 1, 0.5)
    assert (second["wins"], second["shared"], second["share"]) == (1, 1, 0.5)
    assert first["points"]["mean"] == 2
    assert statistics.to_json()["turns"]["max"] == 13
    assert statistics.to_json()["reasons"] == {"bag": 3}


@pytest.mark.parametrize("name", games.names())
def test_the_shares_of_all_players_make_up_all_games(name: str) -> None:
    found = simulate(Match(games.load(name), 2, ("random",), "1"), 8).to_json()
    assert sum(wins["share"] for wins in found["wins"]) == pytest.approx(1)
    assert sum(found["reasons"].values()) == found["games"] == 8
    for counts in found["options"].values():
        assert sum(counts.values()) == 8
    assert sum(found["points"]["counts"].values()) == 16

"""Measuring speed: the comparison of two trees.

`tests/cli` covers every figure of every game. No test asserts a speed.
"""

from __future__ import annotations

import json

import pytest

from benchmarks import compare
from vaka.arena.game_speed import FIGURE_TITLES, Stopwatch


def test_a_watch_runs_at_least_once() -> None:
    watch = Stopwatch(0)
    assert watch.is_running()
    assert not watch.is_running()
    assert watch.spent() > 0


def test_trees_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    game = "tongiaki"
    options = f"--game {game} --rounds 1 --seconds 0.02 --no-build --json"
    assert compare.main([str(compare.HERE), *options.split()]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["ratios"]) == [f"{game}.{figure}" for figure in FIGURE_TITLES]
    assert all(ratio > 0 for ratio in found["ratios"].values())


def test_commands_are_measured() -> None:
    game = "tongiaki"
    found = compare.measure_commands(compare.HERE, game, 0.01)
    rates = ("simulate", "simulate_with_records", "verify", "greedy")
    assert list(found) == [
        *(f"{game}.{rate}_per_second" for rate in rates),
        "help_ms",
        "first_response_new_database_ms",
        "first_response_ms",
    ]
    assert all(value > 0 for value in found.values())


def test_a_revision_that_does_not_exist_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.main(["no-such-revision"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1

"""`vaka train`: the same seed gives the same games, and the network learns from them."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest

from tests.cli.conftest import Vaka, vaka
from vaka.arena.network_training import TrainingGame, play_training_games, train
from vaka.core.dice import Dice
from vaka.core.neural_network import NetworkShape, read_weights
from vaka.games import load

NEEDS_TORCH = "torch is not installed: pip install 'vaka[train]'"

__all__ = ["vaka"]


def test_training_games_depend_on_the_seed_only() -> None:
    game = load("tahiti")
    assert game.network
    one, again, other = (
        play_training_games(game, 2, seed, playouts=2) for seed in ("one", "one", "other")
    )
    assert one == again != other
    assert [played.number for played in one] == [0, 1]
    rows = 2 + game.network.shape.groups * game.network.shape.group_inputs
    rows += game.network.shape.inputs
    for played in one:
        assert len(played.inputs) == rows * len(played.won) == rows * len(played.searched)
        assert set(played.won) <= {0.0, 1.0}
        assert all(0 <= chance <= 1 for chance in played.searched)


def test_games_without_a_network_are_refused(vaka: Vaka, tmp_path: Path) -> None:
    answer = vaka("train", "tongiaki", "--out", tmp_path / "network.json")
    assert answer.code == 2
    assert answer.err == "vaka: tongiaki has no network to train\n"


def test_the_network_learns_what_the_evaluation_misses() -> None:
    """The first player wins if the only input is above 0; the evaluation knows nothing of it."""
    pytest.importorskip("torch", reason=NEEDS_TORCH)
    shape = NetworkShape(groups=1, group_inputs=1, group_units=2, inputs=1, units=4, moments=1)
    dice = Dice("learn")
    games = []
    for number in range(100):
        values = [float(dice.below(11) - 5) for _ in range(500)]
        won = array("f", [float(value > 0) for value in values])
        inputs = array("f", [x for value in values for x in (0.0, 0.0, 0.0, value)])
        games.append(TrainingGame(number, inputs, won, won))
    weights, held_out = train(shape, games, "1")
    assert {name: len(values) for name, values in weights.items()} == shape.sizes
    assert held_out.games == 10
    assert held_out.evaluation == pytest.approx(1)
    assert held_out.network < 0.5
    assert held_out.interval[0] > 0.4
    assert weights == train(shape, games, "1")[0], "the same seed gives the same weights"


def test_train_writes_weights_that_the_game_can_read(vaka: Vaka, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=NEEDS_TORCH)
    game = load("tahiti")
    assert game.network
    asked = ("train", "tahiti", "--games", 20, "--playouts", 2, "--jobs", 1, "--out")
    answer = vaka(*asked, tmp_path / "network.json")
    assert answer.code == 0, answer.err
    assert "on 2 held-out games" in answer.out
    text = (tmp_path / "network.json").read_text("utf-8")
    assert read_weights(text, game.network.version, game.network.shape)
    assert json.loads(text)["origin"].startswith("vaka train tahiti --games 20 --playouts 2")
    assert len(text) < 200_000

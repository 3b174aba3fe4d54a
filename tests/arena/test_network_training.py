"""`vaka train`: the same seed gives the same games, and the network learns from them."""

from __future__ import annotations

import json
from array import array
from math import log2
from pathlib import Path

import pytest

from tests.cli.conftest import Vaka, vaka
from vaka.arena.network_training import TrainingGame, play_training_games, train
from vaka.core.dice import Dice
from vaka.core.neural_network import NetworkShape, read_weights
from vaka.games import load

NEEDS_TORCH = "torch is not installed: pip install 'vaka[train]'"

__all__ = ["vaka"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_training_games_depend_on_the_seed_only(players: int) -> None:
    game = load("tahiti")
    network = game.network(players)
    assert network
    one, again, other = (
        play_training_games(game, players, 2, seed, playouts=2) for seed in ("one", "one", "other")
    )
    assert one == again != other
    assert [played.number for played in one] == [0, 1]
    shape = network.shape
    row = 1 + shape.views * (1 + shape.groups * shape.group_inputs + shape.inputs)
    for played in one:
        positions = len(played.won) // shape.views
        assert len(played.won) == len(played.searched) == positions * shape.views
        assert len(played.inputs) == positions * row
        assert set(played.won) <= {0.0, 1.0}
        assert all(0 <= chance <= 1 for chance in played.searched)
        if shape.views > 1:
            assert sum(played.won) == positions, "one of the seats wins"


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


def test_the_network_learns_which_seat_wins() -> None:
    """The seat with the highest input wins; the evaluation knows nothing of it."""
    pytest.importorskip("torch", reason=NEEDS_TORCH)
    shape = NetworkShape(1, 1, 2, inputs=1, units=4, moments=1, views=3)
    dice = Dice("views")
    games = []
    for number in range(100):
        inputs, won = array("f"), array("f")
        for _ in range(300):
            values = [0, 1, 2]
            dice.shuffle(values)
            inputs.extend([0.0, *(x for value in values for x in (0.0, 0.0, value))])
            won.extend(float(value == 2) for value in values)
        games.append(TrainingGame(number, inputs, won, won))
    weights, held_out = train(shape, games, "1")
    assert {name: len(values) for name, values in weights.items()} == shape.sizes
    assert held_out.positions == 3000
    assert held_out.evaluation == pytest.approx(log2(3))
    assert held_out.network < 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_train_writes_weights_that_the_game_can_read(
    vaka: Vaka, tmp_path: Path, players: int
) -> None:
    pytest.importorskip("torch", reason=NEEDS_TORCH)
    network = load("tahiti").network(players)
    assert network
    asked = (
        "train",
        "tahiti",
        "--players",
        players,
        "--games",
        20,
        "--playouts",
        2,
        "--jobs",
        1,
        "--out",
    )
    answer = vaka(*asked, tmp_path / "network.json")
    assert answer.code == 0, answer.err
    assert "on 2 held-out games" in answer.out
    text = (tmp_path / "network.json").read_text("utf-8")
    assert read_weights(text, network.version, network.shape)
    origin = f"vaka train tahiti --players {players} --games 20 --playouts 2"
    assert json.loads(text)["origin"].startswith(origin)
    assert len(text) < 200_000

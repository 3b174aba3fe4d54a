"""Training: finds the weights of the network that corrects a game's win chances.

`mcts` plays against itself without the network and with few playouts. At each of its choices the
network learns what the search and the result say about the first player's chance. A tenth of the
games is held out to compare the network with the evaluation. Needs PyTorch (`vaka[train]`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from vaka.agents.search import search_turn
from vaka.arena.workers import Processes, Workers
from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.core.game import Game
from vaka.core.neural_network import NetworkProfile, NetworkShape, rounded
from vaka.core.search_adapter import sample_move

if TYPE_CHECKING:
    from torch import Tensor, nn

SEARCH_SHARE = 0.5
"""The share of the search in the target; the rest is the result. Measured on held-out games."""

HELD_OUT = 10
"""One of this many games is held out."""

EPOCHS = 12
MINIBATCH = 2048
LEARNING_RATE = 5e-3
WEIGHT_DECAY = 1e-2
FIRST_BIAS = 0.1
"""The standard deviation of the biases before training."""

MIN_DEVIATION = 0.1
"""Inputs that hardly vary are not scaled up further."""

SEEDS = 2**31 - 1
Z_95 = 1.96


@dataclass(frozen=True)
class TrainingGame:
    """The positions of a game in which the search had a choice.

    `inputs` has the rows of `NetworkProfile.inputs`, one after the other; `searched` and `won` are
    the chance of the first player by the search, and the result."""

    number: int
    inputs: array[float]
    searched: array[float]
    won: array[float]


@dataclass(frozen=True)
class HeldOut:
    """Log loss in bits on held-out games: of the evaluation, the search and the network. `gain` is
    evaluation less network, with its 95 % interval, which allows for the dependence in a game."""

    games: int
    positions: int
    evaluation: float
    search: float
    network: float
    gain: float
    interval: tuple[float, float]


def network_of(game: Game) -> NetworkProfile:
    """The network of a game. Raise `VakaError` if it has none."""
    if game.network is None:
        raise VakaError(f"{game.name} has no network to train")
    return game.network


def check_installed() -> None:
    """Raise `VakaError` if PyTorch is not installed."""
    try:
        import torch  # noqa: F401
    except ImportError:
        raise VakaError("training needs PyTorch: pip install 'vaka[train]'") from None


# ---- data


def play_training_games(
    game: Game,
    games: int,
    seed: str,
    playouts: int,
    workers: Workers | None = None,
    watch: Callable[[int], None] | None = None,
) -> list[TrainingGame]:
    """Play as many games, numbered from 0. Each depends only on the seed and its number."""
    work = partial(play_training_game, game, seed, playouts)
    found: list[TrainingGame] = []
    for batch in (workers or Processes(1)).unordered(work, range(games)):
        found += batch
        if watch:
            watch(len(found))
    return sorted(found, key=lambda one: one.number)


def play_training_game(game: Game, seed: str, playouts: int, number: int) -> TrainingGame:
    """One game of the search against itself, without the network."""
    network = network_of(game)
    dice = Dice(f"{seed}/{number}")
    state = game.initial_state(game.setup(network.players))
    inputs, searched, firsts = array("f"), array("f"), list[int]()
    while not state.is_over:
        moves = state.moves()
        if state.turn >= 0 and len(moves) == 1:
            state.play(moves[0])
        elif state.turn < 0:
            state.play(sample_move(state, dice))
        else:
            found = search_turn(game, state, Dice(dice.next()), playouts)
            first = network.first(state)
            inputs.extend(network.inputs(state))
            searched.append(found.chances[first].value)
            firsts.append(first)
            for move in found.run:
                state.play(move)
    returns = state.returns()
    won = array("f", [returns[first] for first in firsts])
    return TrainingGame(number, inputs, searched, won)


# ---- the network


def train(
    shape: NetworkShape,
    games: Sequence[TrainingGame],
    seed: str,
    watch: Callable[[int], None] = lambda _: None,
) -> tuple[dict[str, list[float]], HeldOut]:
    """The weights, as a file stores them, and what they achieve on held-out games. Calls `watch`
    with the number of `EPOCHS` that are over."""
    import torch

    torch.set_num_threads(1)  # the network is small, and the sums are the same everywhere
    torch.manual_seed(Dice(seed).below(SEEDS))
    training = _Positions(shape, [game for game in games if game.number % HELD_OUT])
    held_out = _Positions(shape, [game for game in games if game.number % HELD_OUT == 0])
    if not (len(training) and len(held_out)):
        raise VakaError(f"training needs at least {HELD_OUT} games: a tenth is held out")
    scales = training.deviations()
    network = _network(shape)
    _fit(network, training, scales, watch)
    weights = rounded(_weights(network, scales))
    _load(network, weights)
    return weights, _compare(network, held_out)


class _Positions:
    """The positions of some games as tensors."""

    def __init__(self, shape: NetworkShape, games: Sequence[TrainingGame]) -> None:
        import torch

        grouped = shape.groups * shape.group_inputs
        rows = torch.tensor(_joined([game.inputs for game in games]))
        rows = rows.view(-1, 2 + grouped + shape.inputs)
        self.moments = rows[:, 0].long()
        self.leads = rows[:, 1]
        self.groups = rows[:, 2 : 2 + grouped].view(-1, shape.groups, shape.group_inputs)
        self.inputs = rows[:, 2 + grouped :]
        self.searched = torch.tensor(_joined([game.searched for game in games]))
        self.won = torch.tensor(_joined([game.won for game in games]))
        self.games = [len(game.won) for game in games]

    def __len__(self) -> int:
        return len(self.won)

    def deviations(self) -> tuple[Tensor, Tensor]:
        """How much each input varies: in the groups, and of the others."""
        grouped = self.groups.flatten(0, 1).std(0)
        return grouped + MIN_DEVIATION, self.inputs.std(0) + MIN_DEVIATION


def _joined(arrays: Sequence[array[float]]) -> array[float]:
    found = array("f")
    for one in arrays:
        found.extend(one)
    return found


def _network(shape: NetworkShape) -> nn.Module:
    """The network as a module. Its parts are named like the weights."""
    from torch import nn

    network = nn.ModuleDict(
        {
            "group_weights": nn.Linear(shape.group_inputs, shape.group_units, bias=False),
            "group_biases": nn.Embedding(shape.moments, shape.group_units),
            "sum_weights": nn.Linear(shape.group_units, shape.units, bias=False),
            "weights": nn.Linear(shape.inputs, shape.units, bias=False),
            "biases": nn.Embedding(shape.moments, shape.units),
            "output_weights": nn.Linear(shape.units, 1, bias=False),
            "output_biases": nn.Embedding(shape.moments, 1),
            "scales": nn.Embedding(shape.moments, 1),
        }
    )
    for name in ("group_biases", "biases"):
        nn.init.normal_(network[name].weight, 0, FIRST_BIAS)
    for name in ("output_weights", "output_biases"):  # at first, no correction
        nn.init.zeros_(network[name].weight)
    nn.init.ones_(network["scales"].weight)
    return network


def _log_odds(
    network: Any, groups: Tensor, inputs: Tensor, moments: Tensor, leads: Tensor
) -> Tensor:
    """The log odds of the first player."""
    units = network["group_weights"](groups) + network["group_biases"](moments)[:, None]
    sums = network["sum_weights"](units.relu().sum(1)) + network["weights"](inputs)
    output = network["output_weights"]((sums + network["biases"](moments)).relu())
    total = output + network["output_biases"](moments) + network["scales"](moments) * leads[:, None]
    return total.squeeze(-1)


def _fit(
    network: Any,
    positions: _Positions,
    scales: tuple[Tensor, Tensor],
    watch: Callable[[int], None],
) -> None:
    """Train with AdamW; the learning rate rises and then falls to almost 0."""
    import torch
    from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy

    columns = (
        positions.groups / scales[0],
        positions.inputs / scales[1],
        positions.moments,
        positions.leads,
    )
    targets = SEARCH_SHARE * positions.searched + (1 - SEARCH_SHARE) * positions.won
    optimizer = torch.optim.AdamW(network.parameters(), LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    steps = EPOCHS * -(-len(positions) // MINIBATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, LEARNING_RATE, total_steps=steps)
    for epoch in range(1, EPOCHS + 1):
        for part in torch.randperm(len(positions)).split(MINIBATCH):
            loss = cross_entropy(
                _log_odds(network, *(column[part] for column in columns)), targets[part]
            )
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        watch(epoch)


def _weights(network: Any, scales: tuple[Tensor, Tensor]) -> dict[str, list[float]]:
    """The weights by input, then by unit, for inputs that are not scaled."""
    found = {}
    for name, part in network.items():
        values = part.weight.detach()
        if name in ("group_weights", "sum_weights", "weights"):
            values = values.T  # PyTorch stores them by unit
        if name == "group_weights":
            values = values / scales[0][:, None]
        if name == "weights":
            values = values / scales[1][:, None]
        found[name] = values.flatten().double().tolist()
    return found


def _load(network: Any, weights: Mapping[str, Sequence[float]]) -> None:
    """Set the weights of a network for inputs that are not scaled."""
    import torch

    with torch.no_grad():
        for name, part in network.items():
            values = torch.tensor(weights[name])
            if name in ("group_weights", "sum_weights", "weights"):
                values = values.view(part.weight.shape[::-1]).T
            part.weight.copy_(values.view(part.weight.shape) if values.dim() == 1 else values)


# ---- the comparison


def _compare(network: Any, held_out: _Positions) -> HeldOut:
    import torch

    with torch.no_grad():
        odds = _log_odds(
            network, held_out.groups, held_out.inputs, held_out.moments, held_out.leads
        )
    evaluation = _bits(held_out.leads.sigmoid(), held_out.won)
    corrected = _bits(odds.sigmoid(), held_out.won)
    gains = [part.mean().item() for part in (evaluation - corrected).split(held_out.games)]
    reach = Z_95 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 1.0
    return HeldOut(
        len(held_out.games),
        len(held_out),
        evaluation.mean().item(),
        _bits(held_out.searched, held_out.won).mean().item(),
        corrected.mean().item(),
        fmean(gains),
        (fmean(gains) - reach, fmean(gains) + reach),
    )


def _bits(chances: Tensor, won: Tensor) -> Tensor:
    """The log loss of each prediction, in bits."""
    chances = chances.clamp(1e-4, 1 - 1e-4)
    return -(won * chances.log2() + (1 - won) * (1 - chances).log2())

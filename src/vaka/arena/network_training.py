"""Training: finds the weights of the network that corrects a game's win chances.

`mcts` plays against itself without the network and with few playouts. At each of its choices the
network learns what the search and the result say about the chances of the seats it views. A tenth
of the games is held out to compare the network with the evaluation. Needs PyTorch (`vaka[train]`).
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
from vaka.core.game import Game, State
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

    `inputs` has the rows of `NetworkProfile.inputs`, one after the other; `searched` and `won` have
    the chances by the search, and the results, of the seats that the network views: in play order,
    one position after the other."""

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


def network_of(game: Game, players: int) -> NetworkProfile:
    """The network of a game for a number of players. Raise `VakaError` if it has none."""
    game.check_player_count(players)
    network = game.network(players)
    if network is None:
        raise VakaError(f"{game.name} has no network to train")
    return network


def check_installed() -> None:
    """Raise `VakaError` if PyTorch is not installed."""
    try:
        import torch  # noqa: F401
    except ImportError:
        raise VakaError("training needs PyTorch: pip install 'vaka[train]'") from None


# ---- data


def play_training_games(
    game: Game,
    players: int,
    games: int,
    seed: str,
    playouts: int,
    workers: Workers | None = None,
    watch: Callable[[int], None] | None = None,
) -> list[TrainingGame]:
    """Play as many games, numbered from 0. Each depends only on the seed and its number."""
    work = partial(play_training_game, game, players, seed, playouts)
    found: list[TrainingGame] = []
    for batch in (workers or Processes(1)).unordered(work, range(games)):
        found += batch
        if watch:
            watch(len(found))
    return sorted(found, key=lambda one: one.number)


def play_training_game(
    game: Game, players: int, seed: str, playouts: int, number: int
) -> TrainingGame:
    """One game of the search against itself, without the network."""
    network = network_of(game, players)
    dice = Dice(f"{seed}/{number}")
    state = game.initial_state(game.setup(players))
    inputs, searched, seen = array("f"), array("f"), list[int]()
    while not state.is_over:
        moves = state.moves()
        if state.turn >= 0 and len(moves) == 1:
            state.play(moves[0])
        elif state.turn < 0:
            state.play(sample_move(state, dice))
        else:
            found = search_turn(game, state, Dice(dice.next()), playouts)
            seats = _seats_viewed(network, state)
            inputs.extend(network.inputs(state))
            searched.extend(found.chances[seat].value for seat in seats)
            seen += seats
            for move in found.run:
                state.play(move)
    returns = state.returns()
    won = array("f", [returns[seat] for seat in seen])
    return TrainingGame(number, inputs, searched, won)


def _seats_viewed(network: NetworkProfile, state: State) -> list[int]:
    """The seats that the network views, in play order."""
    first = network.first(state)
    return [(first + place) % network.players for place in range(network.shape.views)]


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
        width = 1 + grouped + shape.inputs
        rows = torch.tensor(_joined([game.inputs for game in games]))
        rows = rows.view(-1, 1 + shape.views * width)
        views = rows[:, 1:].view(-1, shape.views, width)
        self.moments = rows[:, 0].long()
        self.leads = views[..., 0]
        self.groups = views[..., 1 : 1 + grouped].unflatten(-1, (shape.groups, -1))
        self.inputs = views[..., 1 + grouped :]
        self.searched = torch.tensor(_joined([game.searched for game in games])).view(
            -1, shape.views
        )
        self.won = torch.tensor(_joined([game.won for game in games])).view(-1, shape.views)
        self.games = [len(game.won) // shape.views for game in games]

    def __len__(self) -> int:
        return len(self.won)

    def deviations(self) -> tuple[Tensor, Tensor]:
        """How much each input varies: in the groups, and of the others."""
        grouped = self.groups.flatten(0, 2).std(0)
        return grouped + MIN_DEVIATION, self.inputs.flatten(0, 1).std(0) + MIN_DEVIATION


def _joined(arrays: Sequence[array[float]]) -> array[float]:
    found = array("f")
    for one in arrays:
        found.extend(one)
    return found


def _network(shape: NetworkShape) -> nn.Module:
    """The network as a module. Its parts are named like the weights."""
    from torch import nn

    parts: dict[str, nn.Module] = {
        "group_weights": nn.Linear(shape.group_inputs, shape.group_units, bias=False),
        "group_biases": nn.Embedding(shape.moments, shape.group_units),
        "sum_weights": nn.Linear(shape.group_units, shape.units, bias=False),
        "weights": nn.Linear(shape.inputs, shape.units, bias=False),
        "biases": nn.Embedding(shape.moments, shape.units),
        "output_weights": nn.Linear(shape.units, 1, bias=False),
        "output_biases": nn.Embedding(shape.moments, 1),
        "scales": nn.Embedding(shape.moments, 1),
    }
    network = nn.ModuleDict({name: parts[name] for name in shape.sizes})
    for name in ("group_biases", "biases"):
        nn.init.normal_(network[name].weight, 0, FIRST_BIAS)
    for name in network.keys() & {"output_weights", "output_biases"}:  # at first, no correction
        nn.init.zeros_(network[name].weight)
    nn.init.ones_(network["scales"].weight)
    return network


def _log_odds(
    network: Any, groups: Tensor, inputs: Tensor, moments: Tensor, leads: Tensor
) -> Tensor:
    """The log odds of each view."""
    units = network["group_weights"](groups) + network["group_biases"](moments)[:, None, None]
    sums = network["sum_weights"](units.relu().sum(2)) + network["weights"](inputs)
    output = network["output_weights"]((sums + network["biases"](moments)[:, None]).relu())
    total = output.squeeze(-1)
    if "output_biases" in network:
        total = total + network["output_biases"](moments)
    return total + network["scales"](moments) * leads


def _fit(
    network: Any,
    positions: _Positions,
    scales: tuple[Tensor, Tensor],
    watch: Callable[[int], None],
) -> None:
    """Train with AdamW; the learning rate rises and then falls to almost 0."""
    import torch

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
            loss = _loss(_log_odds(network, *(column[part] for column in columns)), targets[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        watch(epoch)


def _loss(odds: Tensor, targets: Tensor) -> Tensor:
    """The log loss of the log odds of the first of two players, or of all players."""
    from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy

    one = odds.shape[1] == 1
    return binary_cross_entropy_with_logits(odds, targets) if one else cross_entropy(odds, targets)


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
    evaluation = _bits(_chances(held_out.leads), held_out.won)
    corrected = _bits(_chances(odds), held_out.won)
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


def _chances(odds: Tensor) -> Tensor:
    """The chances of the seats viewed."""
    return odds.sigmoid() if odds.shape[1] == 1 else odds.softmax(1)


def _bits(chances: Tensor, won: Tensor) -> Tensor:
    """The log loss of each prediction, in bits."""
    chances = chances.clamp(1e-4, 1 - 1e-4)
    loss = -(won * chances.log2()).sum(1)
    if chances.shape[1] > 1:
        return loss
    return loss - ((1 - won) * (1 - chances).log2()).sum(1)  # that of the other player

"""Learn two-player Tahiti from scratch: PPO with action masks, in self-play, in PyTorch.

    python examples/masked_ppo.py --out build/learn

One network plays both seats of many games at once and learns from what it did. Now and then it
plays against `random` and `greedy` without learning. The results go to `curve.json` and
`curve.svg`, the network to `network.pt`. `make learn` installs PyTorch and runs it.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from vaka.arena.report.plots import plot_svg, standalone
from vaka.core.game import JSON
from vaka.envs.batch import Batch

GAME, PLAYERS = "tahiti", 2
OPPONENTS = ("random", "greedy")
COLOURS = ("var(--accent)", "var(--seat-orange)")
GAMES = 256
"""Games that are played at once."""

STEPS = 128
"""Decisions in each game between two updates."""

EPOCHS = 2
MINIBATCH = 2048
LEARNING_RATE = 1e-3
"""At first; it falls to 0 at the end, and so does the bonus for entropy."""

ENTROPY = 0.02
CLIP = 0.2
LAMBDA = 0.97
"""How far an advantage looks ahead, from 0 (one decision) to 1 (the end of the game)."""


class Network(nn.Module):  # type: ignore[misc]
    """From an observation to the logits of all moves and the expected result, from -1 to 1."""

    def __init__(self, highs: list[int], moves: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.tensor(highs).clamp(1, 32))
        self.body = nn.Sequential(
            nn.Linear(len(highs), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # at first, all legal moves are equally likely

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the legal moves, and values."""
        body = self.body(observations * self.scale)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return logits.log_softmax(-1), self.value(body).squeeze(-1).tanh()


@dataclass(frozen=True)
class Experience:
    """Decisions with everything that an update needs."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    targets: Tensor

    def minibatches(self) -> Iterator[Experience]:
        """Random parts."""
        for part in torch.randperm(len(self.actions)).split(MINIBATCH):
            yield Experience(*(getattr(self, name)[part] for name in self.__dataclass_fields__))


def seen(batch: Batch) -> tuple[Tensor, Tensor]:
    """Observations and masks, without copying them."""
    return torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)


def choose(network: Network, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
    """Sample a move for each game: moves, their log-probabilities, and values."""
    with torch.no_grad():
        logs, values = network(*seen(batch))
        actions = torch.multinomial(logs.exp(), 1).squeeze(-1)
        return actions, logs.gather(-1, actions[:, None]).squeeze(-1), values


def collect(network: Network, batch: Batch) -> Experience:
    """Play `STEPS` decisions in all games."""
    columns: dict[str, list[np.ndarray]] = {}
    for _ in range(STEPS):
        actions, logs, values = choose(network, batch)
        row = {
            "observations": batch.observations.copy(),
            "masks": batch.masks.copy(),
            "actions": actions.numpy(),
            "logs": logs.numpy(),
            "values": values.numpy(),
            "turns": batch.turns.copy(),
        }
        batch.step(actions.numpy())
        row |= {"rewards": batch.rewards.copy(), "done": batch.done.copy()}
        for name, value in row.items():
            columns.setdefault(name, []).append(value)
    found = {name: np.stack(values) for name, values in columns.items()}
    last = choose(network, batch)[2].numpy()
    advantages = estimate(found, last, batch.turns)
    parts = (
        found["observations"],
        found["masks"],
        found["actions"],
        found["logs"],
        advantages,
        advantages + found["values"],
    )
    return Experience(*(torch.from_numpy(part).flatten(0, 1) for part in parts))


def estimate(found: dict[str, np.ndarray], last: np.ndarray, turns: np.ndarray) -> np.ndarray:
    """Generalised advantages. Each seat looks ahead to its own next decision.

    At the end of a game, the winner gets 1 and the loser -1: what one seat hopes for is what the
    other fears."""
    games = np.arange(len(last))
    ahead = np.zeros((len(last), PLAYERS), np.float32)  # the value of a seat's next decision
    ahead[games, turns], ahead[games, 1 - turns] = last, -last
    future = np.zeros_like(ahead)  # the advantage of that decision
    advantages = np.zeros_like(found["values"])
    for step in reversed(range(len(advantages))):
        done = found["done"][step]
        ahead[done] = 2 * found["rewards"][step][done] - 1
        future[done] = 0
        seat, values = found["turns"][step], found["values"][step]
        advantage = ahead[games, seat] - values + LAMBDA * future[games, seat]
        advantages[step] = future[games, seat] = advantage
        ahead[games, seat] = values
    return advantages


def update(
    network: Network, optimizer: torch.optim.Optimizer, found: Experience, bonus: float
) -> None:
    """Improve the policy within the clip range, and the values."""
    for _ in range(EPOCHS):
        for part in found.minibatches():
            logs, values = network(part.observations, part.masks)
            advantages = (part.advantages - part.advantages.mean()) / part.advantages.std()
            ratio = (
                logs.gather(-1, part.actions[:, None]).squeeze(-1) - part.log_probabilities
            ).exp()
            gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
            entropy = -(logs.exp() * logs.where(part.masks, 0)).sum(-1)
            loss = functional.mse_loss(values, part.targets) - (gain + bonus * entropy).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def evaluate(network: Network, opponent: str, games: int) -> float:
    """The share of wins against an agent, in both seats in turn, with the best move each time."""
    count = min(games, 64)
    batch = Batch(GAME, count, players=PLAYERS, learner="each", opponents=opponent, seed=1)
    won = ended = 0.0
    while ended < games:
        learners = batch.learners.copy()
        with torch.no_grad():
            logs, _ = network(*seen(batch))
        batch.step(logs.argmax(-1).numpy())
        won += batch.rewards[batch.done, learners[batch.done]].sum()
        ended += batch.done.sum()
    batch.close()
    return float(won / ended)


def train(updates: int, every: int, games: int, seed: int, out: Path) -> list[JSON]:
    """Learn, and measure the network after every few updates. Return the curve."""
    torch.manual_seed(seed)
    batch = Batch(GAME, GAMES, players=PLAYERS, seed=seed)
    game = batch.table.game
    network = Network(batch.table.layout.highs(), game.move_count)
    optimizer = torch.optim.Adam(network.parameters())
    curve: list[JSON] = []
    start = time.perf_counter()
    for done in range(updates + 1):
        if done % every == 0 or done == updates:
            row: JSON = {"decisions": done * GAMES * STEPS}
            row |= {name: evaluate(network, name, games) for name in OPPONENTS}
            row |= {"minutes": (time.perf_counter() - start) / 60}
            row |= {"cpu_minutes": time.process_time() / 60}
            curve.append(row)
            print(json.dumps(row), flush=True)
            (out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
            torch.save(network.state_dict(), out / "network.pt")
        left = 1 - done / (updates + 1)
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * left
        update(network, optimizer, collect(network, batch), ENTROPY * left)
    batch.close()
    return curve


def draw(curve: list[JSON]) -> str:
    """The share of wins against each opponent over the decisions, as SVG."""
    values = [
        {"decisions": row["decisions"], "wins": row[name], "against": f"against {name}"}
        for row in curve
        for name in OPPONENTS
    ]
    colours = {"domain": [f"against {name}" for name in OPPONENTS], "range": COLOURS}
    spec = {
        "width": 560,
        "height": 260,
        "data": {"values": values},
        "mark": {"type": "line", "point": True, "strokeWidth": 2.5},
        "encoding": {
            "x": {
                "field": "decisions",
                "type": "quantitative",
                "axis": {"format": "~s", "title": "decisions in self-play"},
            },
            "y": {
                "field": "wins",
                "type": "quantitative",
                "scale": {"domain": [0, 1]},
                "axis": {"format": ".0%", "title": "share of wins"},
            },
            "color": {
                "field": "against",
                "scale": colours,
                "legend": {
                    "title": None,
                    "orient": "bottom",
                    "labelColor": "var(--text)",
                    "labelFontSize": 12,
                },
            },
        },
    }
    return standalone(plot_svg(spec))


def main() -> None:
    """Read the command line, learn, and write the results."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--updates", type=int, default=200, help="how often the network learns")
    parser.add_argument("--every", type=int, default=20, help="updates between two measurements")
    parser.add_argument("--games", type=int, default=400, help="games of each measurement")
    parser.add_argument("--threads", type=int, default=1, help="threads of PyTorch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(given.threads)
    curve = train(given.updates, given.every, given.games, given.seed, given.out)
    (given.out / "curve.svg").write_text(draw(curve), "utf-8")
    last = curve[-1]
    print(", ".join(f"{last[name]:.1%} against {name}" for name in OPPONENTS))


if __name__ == "__main__":
    main()

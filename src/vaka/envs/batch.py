"""Thousands of games in one batch: one block of positions, several threads, reused arrays.

batch = Batch("tahiti", 1024)
while training:
    actions = policy(batch.observations, batch.masks)
    batch.step(actions)
    learn(batch.rewards, batch.done)
"""

from __future__ import annotations

from collections.abc import Mapping
from threading import Thread
from typing import Any, Literal
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from vaka.agents.random_agent import RandomAgent
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import State
from vaka.envs.env_setup import Opponents, make_table
from vaka.envs.position_block import PositionBlock


class Batch:
    """Many games of one kind, each waiting for a move. A game that ends restarts immediately.

    Without a `learner`, `step` takes a move for the active player of each game (`turns`). With a
    `learner`, it takes moves for this player only, and `opponents` play for all others: `random`
    plays in compiled code, any other agent through Python. `each` changes the learner from game to
    game.

    All arrays have one row per game. `reset` and `step` update them in place: copy what you want to
    keep, and do not write into them.
    """

    def __init__(
        self,
        name: str,
        count: int,
        *,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        first: int | None = None,
        learner: int | Literal["each"] | None = None,
        opponents: Opponents = "random",
        masks: bool = True,
        bits: bool = False,
        finals: bool = False,
        floats: bool = False,
        threads: int = 1,
        seed: int = 0,
    ) -> None:
        self.table = table = make_table(name, players, options, first)
        self.count = _at_least_one("count", count)
        self.threads = min(_at_least_one("threads", threads), count)
        self._learner = _checked_learner(learner, table.players)
        size, moves = table.layout.size, table.game.move_count

        self.observations: NDArray[np.uint8] = np.zeros((count, size), np.uint8)
        """What the seat to move knows; `Game.observation` is the layout."""

        self.turns: NDArray[np.int32] = np.zeros(count, np.int32)
        """The seat to move."""

        self.learners: NDArray[np.int32] = np.full(count, -1, np.int32)
        """The player that learns, or -1 for all players."""

        self.legal: NDArray[np.int16] = np.zeros((count, table.game.most_moves), np.int16)
        """The legal moves, ascending: the first `counts[i]` numbers of row i."""

        self.counts: NDArray[np.int32] = np.zeros(count, np.int32)
        """The number of legal moves."""

        self.masks: NDArray[np.bool_] = np.zeros((count, moves if masks else 0), np.bool_)
        """The legal moves as booleans, if you asked for `masks`."""

        self.bits: NDArray[np.uint8] = np.zeros((count, (moves + 7) // 8 if bits else 0), np.uint8)
        """The legal moves as bits, if you asked for `bits`: move m is bit m % 8 of byte m // 8."""

        self.rewards: NDArray[np.float32] = np.zeros((count, table.players), np.float32)
        """The share in the win of each player in a game that ended with the last step, else 0."""

        self.done: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """Whether a game ended with the last step. Its other rows are those of the next game."""

        self.finals: NDArray[np.uint8] = np.zeros((count, size if finals else 0), np.uint8)
        """What the learner saw at the end of its last game, if you asked for `finals`."""

        self.floats: NDArray[np.float32] = np.zeros((count, size if floats else 0), np.float32)
        """The observations, each number divided by its highest value, if you asked for `floats`."""

        buffers: dict[str, Any] = {
            "observations": self.observations,
            "turns": self.turns,
            "learners": self.learners,
            "legal": self.legal,
            "counts": self.counts,
            "rewards": self.rewards,
            "done": self.done,
        }
        optional = {
            "masks": self.masks,
            "bits": self.bits,
            "finals": self.finals,
            "floats": self.floats,
        }
        buffers |= {name: array for name, array in optional.items() if array.size}
        agents = [
            [None if isinstance(agent, RandomAgent) else agent for agent in table.agents(opponents)]
            for _ in range(self.threads)
        ]
        self._block = PositionBlock(table.game, table.start, count, buffers, agents)
        self._block.rotate(learner == "each")
        for worker in range(1, self.threads):
            Thread(target=self._block.serve, args=(worker,), name="batch", daemon=True).start()
        self._stop = finalize(self, self._block.stop)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games again. The same seed gives the same games, whatever the number of
        threads; without one, chance goes on."""
        self._check_open()
        if seed is not None:
            for index in range(self.count):
                self._block.seed(index, Dice(f"{seed}:{index}"))
        if self._learner == "each":
            self.learners[:] = np.arange(self.count) % self.table.players
        elif self._learner is not None:
            self.learners[:] = self._learner
        self._block.start()

    def step(self, actions: Any) -> None:
        """Play one legal move in every game, and go on to the next decision.

        Raise `IllegalMove` or `NotNow` if a move is not legal; then no game has changed."""
        self._check_open()
        moves: Any = np.ascontiguousarray(actions, np.intc)
        if moves.shape != (self.count,):
            raise ValueError(f"actions have shape ({self.count},), not {moves.shape}")
        index = self._block.first_illegal(memoryview(moves))
        if index >= 0:
            refusal = self.table.game.why_not(self.state(index), int(moves[index]))
            assert refusal  # noqa: S101
            error = refusal.error()
            error.args = (f"game {index}: {error}",)
            raise error
        self._block.step(memoryview(moves))

    def state(self, index: int) -> State:
        """A copy of the position of a game."""
        if not 0 <= index < self.count:
            raise IndexError(f"games are 0 to {self.count - 1}, not {index}")
        return self._block.state(index)

    def close(self) -> None:
        """End the threads. The batch cannot be stepped any more."""
        self._stop()

    def _check_open(self) -> None:
        if not self._stop.alive:
            raise RuntimeError("the batch is closed")


def _at_least_one(name: str, number: int) -> int:
    if number < 1:
        raise InvalidSetup(f"{name} is at least 1, not {number}")
    return number


def _checked_learner(learner: int | str | None, players: int) -> int | str | None:
    if learner is None or learner == "each" or learner in range(players):
        return learner
    raise InvalidSetup(
        f"the learner is a player from 0 to {players - 1}, or 'each', not {learner!r}"
    )

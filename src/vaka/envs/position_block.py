"""Many games of one kind in one block of memory, stepped without the GIL.

A worker copies a position from the block into the scratch state of its adapter, plays, writes what
the seat to move sees into the row of the game, and copies the position back. `vaka.envs.batch` owns
the arrays and starts the threads.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.agents.agent import act
from vaka.core.dice import Dice
from vaka.core.game import Game, State

if not cython.compiled:
    from vaka.core.byte_arrays import part, writable
    from vaka.core.search_adapter import SearchAdapter
    from vaka.envs.thread_signal import Signal

    def fetch_bytes(start: Any, size: int) -> None:
        """Compiled, fetch memory; see `position_block.pxd`."""


CHANCE = -1
NOBODY = -2

NEW_GAME = -1
"""Instead of a move: begin again."""

AHEAD = 2
"""`fetch` is called so many games before a game is stepped."""

BEGIN = 0
CHECK = 1
STEP = 2
END = 3
"""The jobs of a worker: begin its games again, look for illegal actions, play, and end."""


class PositionBlock:
    """Positions of one game and the rows that describe them, one for each game.

    `buffers` are arrays by name, with a row for each game; `finals`, `floats`, `masks` and `bits`
    may be missing. `agents` has for each worker an agent for each player, or None for one that
    plays at random without the GIL. They play for all players but the learner of a game.
    """

    def __init__(
        self,
        game: Game,
        start: State,
        count: int,
        buffers: Mapping[str, Any],
        agents: Sequence[Sequence[Any]],
    ) -> None:
        self.game = game
        self.count = count
        self.players = start.players
        self.adapters = [game.search_adapter(start) for _ in agents]
        self.dice = [Dice(worker) for worker in range(len(agents))]
        self.agents = [list(each) for each in agents]
        self.native = array("i", [agent is None for agent in agents[0]])
        self.workers = len(agents)
        self.begun = [Signal() for _ in agents[1:]]
        self.ended = [Signal() for _ in agents[1:]]
        self.job = BEGIN
        self.actions: Any = array("i")
        self.illegal = array("i", [-1] * self.workers)
        self.is_rotating = False
        self.error: Exception | None = None
        self.use_memory(self.adapters[0], start)
        self._use_rows(buffers)

    def use_memory(self, adapter: SearchAdapter, start: State) -> None:
        self.size = adapter.position_size()
        if self.size == 0:
            raise NotImplementedError(f"{self.game.name} has no positions in plain memory")
        self.layout = self.game.observation(start.seats)
        self.observed = self.layout.size
        self.moves = self.game.move_count
        self.packed = (self.moves + 7) // 8
        self.words = array("Q", bytes(16 * self.count))

    def _use_rows(self, buffers: Mapping[str, Any]) -> None:
        memory: Any = None
        if cython.compiled:
            memory = bytearray(self.count * self.size)
            self.memory = writable(memory, self.count * self.size)
        else:
            self.memory: Any = [{} for _ in range(self.count)]  # type: ignore[assignment,no-redef]
        self.buffers = (memory, dict(buffers))
        self.learners = memoryview(buffers["learners"])
        self.turns = memoryview(buffers["turns"])
        self.counts = memoryview(buffers["counts"])
        self.legal = memoryview(buffers["legal"])
        rewards: Any = memoryview(buffers["rewards"])
        self.rewards = rewards
        self.done = writable(buffers["done"], self.count)
        self.observations = writable(buffers["observations"], self.count * self.observed)
        self.has_finals = "finals" in buffers
        if self.has_finals:
            self.finals = writable(buffers["finals"], self.count * self.observed)
        self.has_floats = "floats" in buffers
        if self.has_floats:
            floats: Any = memoryview(buffers["floats"])
            self.floats = floats
            self.highs = array("f", self.layout.highs())
        self.has_masks = "masks" in buffers
        if self.has_masks:
            self.masks = writable(buffers["masks"], self.count * self.moves)
        self.has_bits = "bits" in buffers
        if self.has_bits:
            self.bits = writable(buffers["bits"], self.count * self.packed)

    # ---- for the owner of the block

    def seed(self, index: int, dice: Dice) -> None:
        """Use dice for chance and bots of a game from now on."""
        self.words[2 * index], self.words[2 * index + 1] = dice.state

    def rotate(self, is_rotating: bool) -> None:
        """Whether the learner of the next game is the next player."""
        self.is_rotating = is_rotating

    def state(self, index: int) -> State:
        """A copy of a position."""
        return self.copy_of(self.adapters[0], index)

    def copy_of(self, adapter: SearchAdapter, index: int) -> State:
        """`state` with an adapter."""
        adapter.load(self.position(index))
        return adapter.scratch.copy()

    def start(self) -> None:
        """Begin all games again."""
        self.run(BEGIN)

    def first_illegal(self, actions: Any) -> int:
        """The first game in which the action is not a legal move, or -1."""
        self.actions = actions
        self.run(CHECK)
        return next((index for index in self.illegal if index >= 0), -1)

    def step(self, actions: Any) -> None:
        """Play a legal move in every game, and go on to the next decision."""
        self.actions = actions
        self.run(STEP)

    def run(self, job: int) -> None:
        """Do a job in all games. The caller is worker 0; the others run `serve`."""
        self.job = job
        for signal in self.begun:
            signal.send()
        self.work_as(0, self.adapters[0], self.dice[0])
        for signal in self.ended:
            self.wait_for(signal)
        self.check()

    def serve(self, worker: int) -> None:
        """Work for `run`, in a thread of its own, until `stop`."""
        self.serve_with(
            worker,
            self.adapters[worker],
            self.dice[worker],
            self.begun[worker - 1],
            self.ended[worker - 1],
        )

    def stop(self) -> None:
        """End `serve` in all threads."""
        self.job = END
        for signal in self.begun:
            signal.send()

    def check(self) -> None:
        """Raise the error that an agent raised, if any."""
        if self.error is not None:
            error, self.error = self.error, None
            raise error

    # ---- one worker, without the GIL

    def work_as(self, worker: int, adapter: SearchAdapter, dice: Dice) -> None:
        """`work` of the caller."""
        with cython.nogil:
            self.work(worker, adapter, dice)

    def wait_for(self, signal: Signal) -> None:
        """Wait for another worker."""
        with cython.nogil:
            signal.wait()

    def serve_with(
        self, worker: int, adapter: SearchAdapter, dice: Dice, begun: Signal, ended: Signal
    ) -> None:
        """`serve` with what belongs to the worker."""
        with cython.nogil:
            begun.wait()
            while self.job != END:
                self.work(worker, adapter, dice)
                ended.send()
                begun.wait()

    def work(self, worker: int, adapter: SearchAdapter, dice: Dice) -> None:
        """Do the job in the games of this worker."""
        first = self.count * worker // self.workers
        last = self.count * (worker + 1) // self.workers
        if self.job == CHECK:
            self.illegal[worker] = self.illegal_among(first, last)
        elif self.job == STEP:
            for index in range(first, last):
                if index + AHEAD < last:
                    self.fetch(index + AHEAD)
                self.step_one(worker, adapter, dice, index, self.actions[index])
        else:
            for index in range(first, last):
                self.step_one(worker, adapter, dice, index, NEW_GAME)

    def fetch(self, index: int) -> None:
        """Get the memory of a game into the cache of this core, to write it soon. What the caller
        has read since the last step is in the cache of its core as well."""
        fetch_bytes(self.position(index), self.size)
        fetch_bytes(part(self.observations, index * self.observed, 1), self.observed)
        fetch_bytes(self.legal_row(index), 2 * self.counts[index])

    def legal_row(self, index: int) -> Any:
        """The memory of the legal moves."""
        if cython.compiled:
            return cython.address(self.legal[index, 0])
        return self.legal

    def illegal_among(self, first: int, last: int) -> int:
        """The first of some games in which the action is not a legal move, or -1."""
        for index in range(first, last):
            if not self.is_legal(index, self.actions[index]):
                return index
        return -1

    # ---- one game

    def position(self, index: int) -> Any:
        """The memory of a position."""
        if cython.compiled:
            return self.memory + index * self.size  # type: ignore[operator]
        return self.memory[index]

    def step_one(
        self, worker: int, adapter: SearchAdapter, dice: Dice, index: int, move: int
    ) -> None:
        """Play a move, or begin again with NEW_GAME, and go on to the next decision. If the game
        ends, it is the first one of a new game."""
        dice._a = self.words[2 * index]
        dice._b = self.words[2 * index + 1]
        self.clear(index)
        if move == NEW_GAME:
            self.begin(worker, adapter, dice, index)
        else:
            adapter.load(self.position(index))
            adapter.play(move)
            self.go_on(worker, adapter, dice, index)
            if adapter.turn() == NOBODY:
                self.finish(adapter, index)
                self.begin(worker, adapter, dice, index)
        self.show(adapter, index)
        adapter.store(self.position(index))
        self.words[2 * index] = dice._a
        self.words[2 * index + 1] = dice._b

    def begin(self, worker: int, adapter: SearchAdapter, dice: Dice, index: int) -> None:
        """Go to the first decision of a new game."""
        adapter.reset()
        self.go_on(worker, adapter, dice, index)

    def go_on(self, worker: int, adapter: SearchAdapter, dice: Dice, index: int) -> None:
        """Play for chance and for bots, up to the next decision that is asked for."""
        seat = adapter.turn()
        while seat != NOBODY:
            if seat == CHANCE:
                adapter.play(adapter.sample(dice))
            else:
                player = adapter.player_of(seat)
                if self.learners[index] < 0 or self.learners[index] == player:
                    return
                if self.native[player]:
                    adapter.play(adapter.sample(dice))
                else:
                    self.ask(worker, adapter, dice, player)
            seat = adapter.turn()

    def ask(self, worker: int, adapter: SearchAdapter, dice: Dice, player: int) -> None:
        """Let an agent play. If it fails, keep its error, and play at random."""
        with cython.gil:
            try:
                act(self.agents[worker][player], self.game, adapter.scratch, dice)
            except Exception as error:  # noqa: BLE001  raised again by `check`
                self.error = error
                adapter.play(adapter.sample(dice))

    # ---- rows

    def clear(self, index: int) -> None:
        """Write that the game goes on."""
        self.done[index] = 0
        for player in range(self.players):
            self.rewards[index, player] = 0.0

    def finish(self, adapter: SearchAdapter, index: int) -> None:
        """Write that the game is over, its rewards, and what the learner sees at the end."""
        self.done[index] = 1
        for player in range(self.players):
            self.rewards[index, player] = adapter.win_share(player)
        if self.has_finals:
            seat = max(self.learners[index], 0)  # the first seat of a player has its number
            adapter.observe(seat, part(self.finals, index * self.observed, self.observed))
        if self.is_rotating:
            self.learners[index] = (self.learners[index] + 1) % self.players

    def show(self, adapter: SearchAdapter, index: int) -> None:
        """Write what the seat to move sees, and its legal moves."""
        seat = adapter.turn()
        if seat < 0:  # an agent failed
            return
        adapter.observe(seat, part(self.observations, index * self.observed, self.observed))
        if self.has_floats:
            self.scale(index)
        masks, bits = index * self.moves, index * self.packed
        if self.has_masks:  # faster than to clear the row
            for i in range(self.counts[index]):
                self.masks[masks + self.legal[index, i]] = 0
        if self.has_bits:
            for i in range(self.counts[index]):
                self.bits[bits + (self.legal[index, i] >> 3)] = 0
        self.turns[index] = seat
        self.counts[index] = adapter.list_moves()
        moves = adapter.listed_moves()
        for i in range(self.counts[index]):
            self.legal[index, i] = moves[i]
            if self.has_masks:
                self.masks[masks + moves[i]] = 1
            if self.has_bits:
                self.bits[bits + (moves[i] >> 3)] |= 1 << (moves[i] & 7)

    def scale(self, index: int) -> None:
        """Write an observation as floats from 0 to 1."""
        start = index * self.observed
        for i in range(self.observed):
            self.floats[index, i] = self.observations[start + i] / self.highs[i]

    def is_legal(self, index: int, move: int) -> bool:
        """Whether a move is among the legal ones, by bisection."""
        low = 0
        high = self.counts[index]
        while low < high:
            middle = (low + high) >> 1
            if self.legal[index, middle] < move:
                low = middle + 1
            else:
                high = middle
        return low < self.counts[index] and self.legal[index, low] == move

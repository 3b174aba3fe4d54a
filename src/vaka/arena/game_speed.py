"""The speed of a game, measured so that a busy machine disturbs the figures little.

Every figure is the best of several short measurements. The measurements of different figures
alternate, so that a slow period of the machine affects all of them and none permanently.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import repeat
from threading import Thread
from time import get_clock_info, perf_counter, thread_time
from typing import IO, cast

from vaka.agents.search import Budget, search_view
from vaka.agents.search.tree import Tree
from vaka.core import build_mode
from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.core.game import CHANCE, NOBODY, Game, State
from vaka.core.search_adapter import sample_move

PLAYERS = 4
SEED = "speed"
"""Every measurement plays the same games. Otherwise the one with the shortest games would win."""

ROUNDS = 20
BURST = 0.004
"""The approximate duration of one burst of playouts in threads, in seconds."""

SEARCH_BURST = 0.1
"""The approximate duration of one burst of a search in threads, in seconds: half of what a quick
bot has. In a shorter burst the fixed costs of a search would dominate."""

CLOCK_RESOLUTION = 1e-6
"""The resolution that a clock needs, in seconds."""

COPIES = 1000
"""Copies between two checks of the clock, or to measure their memory."""

NODES = 100_000
"""Nodes of the tree whose memory is measured."""

FIGURE_TITLES = {
    "playouts_per_second": "random games played to the end, in one thread",
    "decisions_per_second": "decisions in those games",
    "python_decisions_per_second": "decisions if Python lists, chooses and plays the moves",
    "copy_ns": "nanoseconds per copy of a state, called from Python",
    "compiled_over_interpreted": "speed-up over interpreted source",
    "two_threads_speedup": "random games in two threads compared with one",
    "mcts_playouts_per_second": "playouts of the agent mcts in mid-game, in one thread",
    "mcts_two_threads_speedup": "playouts of mcts in two threads compared with one",
    "state_bytes": "bytes of memory for a state, with its scratch space",
    "node_bytes": "bytes of memory for a node of the search tree",
}
_KINDS = 9  # measurements per round: five for threads and search, two for modes, playouts, copies


def measure(
    game: Game, seconds: float, watch: Callable[[int], None] = lambda _: None
) -> dict[str, float]:
    """Measure all figures of a game in about this many seconds. Calls `watch` with the
    number of `ROUNDS` that are over."""
    bench = _Bench(game, seconds / (ROUNDS * _KINDS))
    with _interpreter(game) as interpreter:
        for done in range(1, ROUNDS + 1):
            bench.run(interpreter)
            watch(done)
    return bench.figures()


class _Bench:
    """Measurements of all kinds, and the best of each so far."""

    def __init__(self, game: Game, slice_: float) -> None:
        self._game = game
        self._start = _start(game)
        self._middle = _middle(self._start)
        self._slice = slice_
        self._best: dict[str, float] = {}

    def run(self, interpreter: _Interpreter | None) -> None:
        """Measure everything once."""
        playouts, decisions = play_out(self._start, self._slice)
        self._keep("playouts_per_second", playouts)
        self._keep("decisions_per_second", decisions)
        self._keep("python_decisions_per_second", self._play())
        self._keep("copies_per_second", self._copy())
        self._thread(2 * max(1, round(playouts * BURST / 2)))
        searched = self._search()
        self._keep("mcts", searched)
        self._thread_search(2 * max(1, round(searched * SEARCH_BURST / 2)))
        if interpreter:
            self._keep("interpreted", interpreter.decisions_per_second(self._slice))
        else:
            self._keep("interpreted", decisions)

    def figures(self) -> dict[str, float]:
        """The figures."""
        best = self._best
        figures = {
            "playouts_per_second": best["playouts_per_second"],
            "decisions_per_second": best["decisions_per_second"],
            "python_decisions_per_second": best["python_decisions_per_second"],
            "copy_ns": 1e9 / best["copies_per_second"],
            "compiled_over_interpreted": best["decisions_per_second"] / best["interpreted"],
            "two_threads_speedup": best["two_threads"] / best["one_thread"],
            "mcts_playouts_per_second": best["mcts"],
            "mcts_two_threads_speedup": best["mcts_two_threads"] / best["mcts_one_thread"],
            "state_bytes": _memory(lambda: [self._start.copy() for _ in range(COPIES)]) / COPIES,
            "node_bytes": _memory(lambda: Tree(self._start.players, NODES)) / NODES,
        }
        return {figure: float(f"{figures[figure]:.4g}") for figure in FIGURE_TITLES}

    def _keep(self, kind: str, rate: float) -> None:
        self._best[kind] = max(rate, self._best.get(kind, 0.0))

    def _play(self) -> float:
        """Decisions per second, each made in Python."""
        state, below, watch = self._start.copy(), Dice(SEED).below, Stopwatch(self._slice)
        decisions = 0
        while watch.is_running():
            state.assign(self._start)
            while (turn := state.turn) != NOBODY:
                moves = state.moves()
                state.play(moves[below(len(moves))])
                decisions += turn != CHANCE
        return decisions / watch.spent()

    def _copy(self) -> float:
        """Copies per second."""
        state, start, watch = self._start.copy(), self._start, Stopwatch(self._slice)
        copies = 0
        while watch.is_running():
            for _ in repeat(None, COPIES):
                state.assign(start)
            copies += COPIES
        return copies / watch.spent()

    def _thread(self, playouts: int) -> None:
        """Measure the same number of playouts in one thread and in two.

        In bursts, because a second core may be free only from time to time.
        """
        begun = perf_counter()
        while perf_counter() < begun + 2 * self._slice:
            self._keep("one_thread", playouts / self._in_threads(1, playouts))
            self._keep("two_threads", playouts / self._in_threads(2, playouts))

    def _in_threads(self, count: int, playouts: int) -> float:
        """The seconds that a number of playouts takes in a number of threads."""
        threads = [
            Thread(target=self._start.copy().playouts, args=(playouts // count, Dice(number)))
            for number in range(count)
        ]
        begun = perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return perf_counter() - begun

    def _search(self) -> float:
        """Playouts of a search per second, in this thread."""
        watch = Stopwatch(self._slice)
        playouts = self._run_search(Budget(seconds=self._slice), 1)
        return playouts / watch.spent()

    def _thread_search(self, playouts: int) -> None:
        """Measure the same number of playouts of a search in one thread and in two."""
        begun = perf_counter()
        while True:
            for count, kind in ((1, "mcts_one_thread"), (2, "mcts_two_threads")):
                started = perf_counter()
                done = self._run_search(Budget(playouts), count)
                self._keep(kind, done / (perf_counter() - started))
            if perf_counter() >= begun + 2 * self._slice:
                return

    def _run_search(self, budget: Budget, threads: int) -> int:
        view = self._game.view(self._middle, self._middle.turn)
        return search_view(self._game, view, Dice(SEED), budget, threads=threads).playouts


def _memory(make: Callable[[], object]) -> int:
    """The bytes of memory that what `make` returns takes."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        made = make()
        after = tracemalloc.get_traced_memory()[0]
        del made
    finally:
        tracemalloc.stop()
    return after - before


def _middle(start: State) -> State:
    """The start of a turn in the middle of a random game."""
    state, dice, turns = start.copy(), Dice(SEED), 0
    while not state.is_over:
        turns += state.is_turn_start
        state.play(sample_move(state, dice))
    state.assign(start)
    dice = Dice(SEED)
    while turns > 0 or not state.is_turn_start:
        turns -= 2 * state.is_turn_start
        state.play(sample_move(state, dice))
    return state


def _start(game: Game) -> State:
    """The initial state for four players, or the closest possible number."""
    counts = game.player_counts
    return game.initial_state(game.setup(min(max(PLAYERS, counts[0]), counts[-1])))


def play_out(start: State, seconds: float) -> tuple[float, float]:
    """Playouts and decisions per second of `State.playout`, measured for some seconds."""
    state, dice, watch = start.copy(), Dice(SEED), Stopwatch(seconds)
    playouts = decisions = 0
    while watch.is_running():
        state.assign(start)
        decisions += state.playout(dice)
        playouts += 1
    spent = watch.spent()
    return playouts / spent, decisions / spent


class Stopwatch:
    """Runs for some seconds of wall time, and measures the CPU time of this thread.

    CPU time depends less on other load of the machine. If the system measures it too coarsely, wall
    time is used.
    """

    def __init__(self, seconds: float) -> None:
        is_precise = get_clock_info("thread_time").resolution <= CLOCK_RESOLUTION
        self._clock = thread_time if is_precise else perf_counter
        self._is_fresh = True
        self._begun = self._clock()
        self._until = perf_counter() + seconds

    def is_running(self) -> bool:
        """Whether there is time left. The first call always returns True."""
        is_fresh, self._is_fresh = self._is_fresh, False
        return is_fresh or perf_counter() < self._until

    def spent(self) -> float:
        """The seconds used so far, never 0."""
        return max(self._clock() - self._begun, CLOCK_RESOLUTION)


# ---- interpreted mode, in a separate process


class _Interpreter:
    """A process that runs the source interpreted and measures on request."""

    def __init__(self, commands: IO[str], answers: IO[str]) -> None:
        self._commands = commands
        self._answers = answers

    def decisions_per_second(self, seconds: float) -> float:
        """Decisions per second of `State.playout`."""
        self._commands.write(f"{seconds}\n")
        self._commands.flush()
        answer = self._answers.readline()
        if not answer:
            raise VakaError("the interpreted mode could not be measured")
        return float(answer)


@contextmanager
def _interpreter(game: Game) -> Iterator[_Interpreter | None]:
    """The process, or None if this process is interpreted too."""
    if not build_mode.is_compiled():
        yield None
        return
    process = subprocess.Popen(
        [sys.executable, "-m", __name__, game.name],
        env=os.environ | {"VAKA_PURE": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        yield _Interpreter(cast(IO[str], process.stdin), cast(IO[str], process.stdout))


def _answer(name: str) -> None:
    """The main function of that process."""
    from vaka.games import load

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with its parent
    start = _start(load(name))
    for line in sys.stdin:
        print(play_out(start, float(line))[1], flush=True)


if __name__ == "__main__":
    _answer(sys.argv[1])

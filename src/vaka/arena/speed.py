"""How fast a game is: a few figures, measured so that a noisy machine spoils them least.

Every figure is the best of several short repeats, and the repeats of different figures take
turns: whatever slows the machine for a while slows all of them, and none for good.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import repeat
from threading import Thread
from time import get_clock_info, perf_counter, thread_time
from typing import IO, cast

from vaka.agents.search import Budget, think
from vaka.core import mode
from vaka.core.adapter import sampled
from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.core.game import CHANCE, NOBODY, Game, State

PLAYERS = 4
SEED = "speed"
"""Every repeat plays the same games, or the best repeat would be the one with the best games."""

ROUNDS = 20
BURST = 0.004
"""Seconds that one burst of playouts in threads takes, about."""

SEARCH_BURST = 0.1
"""Seconds that one burst of a search in threads takes, about: half of what a quick bot has. What is
done once, before and after a search, would tell more than the search in a shorter one."""

FINE = 1e-6
"""Seconds that a clock must be able to tell."""

COPIES = 1000
"""Copies between two looks at the clock."""

FIGURES = {
    "playouts_per_second": "games at random to the end, in one thread",
    "decisions_per_second": "decisions in those games",
    "python_decisions_per_second": "decisions when Python lists the moves, chooses and plays",
    "copy_ns": "nanoseconds to copy a state, called from Python",
    "compiled_over_interpreted": "how many times faster than the source, run as it is",
    "two_threads_speedup": "games in two threads against one",
    "mcts_playouts_per_second": "playouts of the agent mcts in the middle of a game, in one thread",
    "mcts_two_threads_speedup": "those in two threads against one",
}
_KINDS = 9  # of repeats: five for threads and search, two to compare modes, playouts, and copies


def measure(game: Game, seconds: float) -> dict[str, float]:
    """All figures of a game, in about so many seconds."""
    bench = _Bench(game, seconds / (ROUNDS * _KINDS))
    with _interpreter(game) as interpreter:
        for _ in range(ROUNDS):
            bench.run(interpreter)
    return bench.figures()


class _Bench:
    """Repeats of every kind, and the best of each so far."""

    def __init__(self, game: Game, slice_: float) -> None:
        self._game = game
        self._start = _start(game)
        self._middle = _middle(self._start)
        self._slice = slice_
        self._best: dict[str, float] = {}

    def run(self, interpreter: _Interpreter | None) -> None:
        """One repeat of everything."""
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
        """What came out."""
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
        }
        return {figure: float(f"{figures[figure]:.4g}") for figure in FIGURES}

    def _keep(self, kind: str, rate: float) -> None:
        self._best[kind] = max(rate, self._best.get(kind, 0.0))

    def _play(self) -> float:
        """Decisions in a second, each made in Python."""
        state, below, watch = self._start.copy(), Dice(SEED).below, Watch(self._slice)
        decisions = 0
        while watch.is_running():
            state.assign(self._start)
            while (turn := state.turn) != NOBODY:
                moves = state.moves()
                state.play(moves[below(len(moves))])
                decisions += turn != CHANCE
        return decisions / watch.spent()

    def _copy(self) -> float:
        """Copies in a second."""
        state, start, watch = self._start.copy(), self._start, Watch(self._slice)
        copies = 0
        while watch.is_running():
            for _ in repeat(None, COPIES):
                state.assign(start)
            copies += COPIES
        return copies / watch.spent()

    def _thread(self, playouts: int) -> None:
        """The same number of playouts in one thread and in two.

        In bursts, for a second core may be free only now and then.
        """
        begun = perf_counter()
        while perf_counter() < begun + 2 * self._slice:
            self._keep("one_thread", playouts / self._in_threads(1, playouts))
            self._keep("two_threads", playouts / self._in_threads(2, playouts))

    def _in_threads(self, count: int, playouts: int) -> float:
        """The seconds that so many playouts take, shared by so many threads."""
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
        """Playouts of a search in a second, in this thread."""
        watch = Watch(self._slice)
        playouts = self._think(Budget(seconds=self._slice), 1)
        return playouts / watch.spent()

    def _thread_search(self, playouts: int) -> None:
        """The same number of playouts of a search in one thread and in two."""
        begun = perf_counter()
        while True:
            for count, kind in ((1, "mcts_one_thread"), (2, "mcts_two_threads")):
                started = perf_counter()
                done = self._think(Budget(playouts), count)
                self._keep(kind, done / (perf_counter() - started))
            if perf_counter() >= begun + 2 * self._slice:
                return

    def _think(self, budget: Budget, threads: int) -> int:
        view = self._game.view(self._middle, self._middle.turn)
        return think(self._game, view, Dice(SEED), budget, threads=threads).playouts


def _middle(start: State) -> State:
    """A turn in the middle of a game at random."""
    state, dice, turns = start.copy(), Dice(SEED), 0
    while not state.is_over:
        turns += state.is_turn_start
        state.play(sampled(state, dice))
    state.assign(start)
    dice = Dice(SEED)
    while turns > 0 or not state.is_turn_start:
        turns -= 2 * state.is_turn_start
        state.play(sampled(state, dice))
    return state


def _start(game: Game) -> State:
    """The beginning of a game for four, or for as many as can play."""
    counts = game.player_counts
    return game.start(game.setup(min(max(PLAYERS, counts[0]), counts[-1])))


def play_out(start: State, seconds: float) -> tuple[float, float]:
    """Playouts and decisions in a second, by the game's own playout, measured for so long."""
    state, dice, watch = start.copy(), Dice(SEED), Watch(seconds)
    playouts = decisions = 0
    while watch.is_running():
        state.assign(start)
        decisions += state.playout(dice)
        playouts += 1
    spent = watch.spent()
    return playouts / spent, decisions / spent


class Watch:
    """Runs for a time on the wall, and tells the time that the processor gave to this thread.

    So what others do on a busy machine takes less from a figure. Where the system counts the
    processor's time too coarsely, it tells that on the wall.
    """

    def __init__(self, seconds: float) -> None:
        is_fine = get_clock_info("thread_time").resolution <= FINE
        self._clock = thread_time if is_fine else perf_counter
        self._is_fresh = True
        self._begun = self._clock()
        self._until = perf_counter() + seconds

    def is_running(self) -> bool:
        """Whether there is time left; at first there always is."""
        is_fresh, self._is_fresh = self._is_fresh, False
        return is_fresh or perf_counter() < self._until

    def spent(self) -> float:
        """The seconds it took, and never none."""
        return max(self._clock() - self._begun, FINE)


# ---- the same in the other mode, in a process of its own


class _Interpreter:
    """A process that runs the source as it is, and measures when it is told to."""

    def __init__(self, commands: IO[str], answers: IO[str]) -> None:
        self._commands = commands
        self._answers = answers

    def decisions_per_second(self, seconds: float) -> float:
        """Decisions in a second, by the game's own playout."""
        self._commands.write(f"{seconds}\n")
        self._commands.flush()
        answer = self._answers.readline()
        if not answer:
            raise VakaError("the source, run as it is, could not be measured")
        return float(answer)


@contextmanager
def _interpreter(game: Game) -> Iterator[_Interpreter | None]:
    """The process, or None where this one interprets too: there is nothing to compare."""
    if not mode.is_compiled():
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
    """What that process does."""
    from vaka.games import load

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with the process that asks
    start = _start(load(name))
    for line in sys.stdin:
        print(play_out(start, float(line))[1], flush=True)


if __name__ == "__main__":
    _answer(sys.argv[1])

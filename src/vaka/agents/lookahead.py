"""The value of every complete choice of a seat: best own choices, and the mean over chance."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.search_adapter import SearchAdapter

CHANCE = -1

MAX_PATH = 1024
"""The moves from the root to a position. At this length a position is evaluated as it is."""

MAX_LISTED = 1 << 13
"""The moves of all choices that are being tried at the same time; any more are not tried."""


class Lookahead:
    """Evaluates the choices of a seat in a position, the root of an adapter.

    Within its own turn the seat looks some choices ahead and chooses best. Each choice is searched
    for at most `width` ways to complete it, in the order of `vaka.core.choice.choices`.
    """

    def __init__(self, adapter: SearchAdapter, seat: int, width: int, depth: int) -> None:
        self.adapter = adapter
        self.seat = seat
        self.width = width
        self.path = array("i", bytes(4 * MAX_PATH))
        self.listed = array("i", bytes(4 * MAX_LISTED))
        self.weights = array("i", bytes(4 * MAX_LISTED))
        self.used = 0
        self.firsts = array("i", bytes(4 * width))
        self.values = array("d", bytes(8 * width))
        self.best = array("d", bytes(8 * (depth + 1)))

    def results(self, depth: int) -> Iterator[tuple[int, float]]:
        """The first move and the value of each choice from the root, `depth` choices ahead."""
        found = self.evaluate_choices(depth)
        return zip(self.firsts[:found], self.values[:found], strict=True)

    def evaluate_choices(self, depth: int) -> int:
        """Fill `firsts` and `values`. Return how many choices there are."""
        # Safe without the GIL: the adapter and the arrays belong to this lookahead alone.
        with cython.nogil:
            self.used = 0
            self.adapter.reset()
            found = self.try_choices(0, depth, 0, 0)
        return found

    def try_choices(self, at: int, depth: int, level: int, found: int) -> int:
        """Try every way to complete the choice at hand, after `at` moves from the root. Return how
        many ways were found, with those found before."""
        first = self.used
        count = self.list_moves(False)
        for index in range(first, first + count):
            if found == self.width:
                break
            if index > first:
                self.return_to(at)
            self.path[at] = self.listed[index]
            self.adapter.play(self.path[at])
            if self.adapter.is_mid_choice() and at + 1 < MAX_PATH:
                found = self.try_choices(at + 1, depth, level, found)
            else:
                value = self.value(at + 1, depth - 1, level)
                if level == 0:
                    self.firsts[found] = self.path[0]
                    self.values[found] = value
                else:
                    self.best[level] = max(self.best[level], value)
                found += 1
        self.used = first
        return found

    def value(self, at: int, depth: int, level: int) -> float:
        """The mean over chance, the maximum over own choices, or else the evaluation."""
        turn = self.adapter.turn()
        if turn == CHANCE:
            return self.value_of_chance(at)
        if depth <= 0 or turn != self.seat or at >= MAX_PATH or self.adapter.is_turn_start():
            return self.adapter.evaluate(self.seat)
        self.best[level + 1] = -1e300
        self.try_choices(at, depth, level + 1, 0)
        return self.best[level + 1]

    def value_of_chance(self, at: int) -> float:
        """The mean over all outcomes, weighted by their probabilities."""
        first = self.used
        is_visible = self.adapter.is_outcome_visible()
        count = self.list_moves(True)
        total = 0.0
        weights = 0
        for index in range(first, first + count):
            if index > first:
                self.return_to(at)
            self.adapter.play(self.listed[index])
            total += self.weights[index] * self.adapter.evaluate(self.seat)
            weights += self.weights[index]
            if not is_visible:
                break
        self.used = first
        return total / weights

    def list_moves(self, is_chance: bool) -> int:
        """Add the legal moves to `listed`. Return their number."""
        count = min(self.adapter.list_moves(), MAX_LISTED - self.used)
        for index in range(count):
            self.listed[self.used + index] = self.adapter.listed_move(index)
            if is_chance:
                self.weights[self.used + index] = self.adapter.listed_weight(index)
        self.used += count
        return count

    def return_to(self, at: int) -> None:
        """Go back to the position after the first `at` moves."""
        self.adapter.reset()
        for index in range(at):
            self.adapter.play(self.path[index])

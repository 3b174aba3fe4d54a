"""Perft: count the lines of play from a position, to compare implementations of the rules."""

from __future__ import annotations

from collections.abc import Callable

from vaka.core.game import State


def perft(state: State, depth: int) -> int:
    """The number of lines of exactly `depth` moves. Each outcome of chance counts as a move.

    A line that ends earlier, because the game is over, does not count.
    """
    if depth < 1:
        return 1
    return _perft(state, [state.copy() for _ in range(depth - 1)], 0)


def divide(
    state: State, depth: int, progress: Callable[[int], None] | None = None
) -> dict[int, int]:
    """For each legal move, `perft` to `depth - 1` after it. The values add up to `perft`.

    `progress` is called with the number of moves that are done."""
    counts: dict[int, int] = {}
    after = state.copy()
    for move in state.moves():
        after.assign(state)
        after.play(move)
        counts[move] = perft(after, depth - 1)
        if progress:
            progress(len(counts))
    return counts


def _perft(state: State, scratch: list[State], played: int) -> int:
    """`scratch` holds one state for each move except the last."""
    if played == len(scratch):
        return len(state.moves())
    child, count = scratch[played], 0
    for move in state.moves():
        child.assign(state)
        child.play(move)
        count += _perft(child, scratch, played + 1)
    return count

"""Writes numbers into arrays of bytes, for observations and masks of legal moves.

Compiled rules call the C functions in `byte_arrays.pxd`; these are the same for the interpreter.
"""

try:
    import cython
except ImportError:
    from vaka.core import cython

from typing import Any

if not cython.compiled:

    def writable(out: Any, size: int) -> memoryview:
        """The bytes of a buffer of this size. Raise `ValueError` if it has another size."""
        view = memoryview(out).cast("B")
        if view.nbytes != size:
            raise ValueError(f"the buffer must have {size} bytes, not {view.nbytes}")
        return view

    def part(out: memoryview, at: int, size: int) -> memoryview:
        """Some consecutive bytes."""
        return out[at : at + size]

    def fill_zero(out: memoryview, size: int) -> None:
        """Set all bytes to 0."""
        out[:size] = bytes(size)

    def spread_bits(out: memoryview, at: int, once: int, twice: int, size: int) -> None:
        """Write how often each of the numbers below `8 * size` is in two sets, a byte for each."""
        for number in range(8 * size):
            out[at + number] = (once >> number & 1) + (twice >> number & 1)

    def mark_moves(out: memoryview, moves: list[int], count: int) -> None:
        """Set byte m to 1 for each of the first `count` moves m."""
        for index in range(count):
            out[moves[index]] = 1

    def pack_moves(out: memoryview, moves: list[int], count: int) -> None:
        """Set bit m % 8 of byte m // 8 for each of the first `count` moves m."""
        for index in range(count):
            out[moves[index] >> 3] |= 1 << (moves[index] & 7)

"""Reproducible random numbers: the same seed gives the same numbers everywhere."""

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

try:
    import cython
except ImportError:
    from vaka.core import cython

_T = TypeVar("_T")

_TWO_WORDS = Struct(">QQ")

MASK32 = (1 << 32) - 1
"""Mask for the low 32 bits."""

MASK64 = (1 << 64) - 1
"""Mask for the low 64 bits."""


class Dice:
    """A pseudo-random number generator: xoroshiro128++ (Blackman and Vigna), seeded by SHA-256.

    Not for secrets: its numbers are predictable.
    """

    def __init__(self, seed: int | str | bytes) -> None:
        self._a, self._b = _words(_canonical(seed))

    def next(self) -> int:
        """The next 64 random bits as an integer."""
        return next_word(self)

    def below(self, n: int) -> int:
        """A uniform random integer from 0 to `n`, exclusive; -1 if `n` < 1.

        `n` must fit into 31 bits. (Lemire: Fast random integer generation in an interval, 2019.)
        """
        return roll(self, n)

    def choose(self, items: Sequence[_T]) -> _T:
        """A uniformly random item."""
        if not items:
            raise IndexError("nothing to choose from")
        return items[self.below(len(items))]

    def shuffle(self, items: list[_T]) -> None:
        """Shuffle a list in place (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self, label: str) -> "Dice":
        """An independent stream named by `label`; this stream does not move.

        Forks of one position with the same label are equal.
        """
        return Dice(b"fork:" + _TWO_WORDS.pack(self._a, self._b) + label.encode())

    def copy(self) -> "Dice":
        """The same stream from here on, thrown separately."""
        twin = Dice(b"")
        twin._a = self._a
        twin._b = self._b
        return twin

    @property
    def state(self) -> tuple[int, int]:
        """Where the stream is: two words of 64 bits, not both zero."""
        return self._a, self._b

    @state.setter
    def state(self, words: tuple[int, int]) -> None:
        a, b = words
        if not (0 <= a <= MASK64 and 0 <= b <= MASK64 and (a or b)):
            raise ValueError("a state is two words of 64 bits, not both zero")
        self._a, self._b = a, b

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return resume, (self._a, self._b)


if not cython.compiled:  # compiled, inline functions: see `dice.pxd`

    def next_word(dice: Dice) -> int:
        """The next 64 random bits."""
        a = dice._a
        b = dice._b
        mixed = (a + b) & MASK64
        mixed = (((mixed << 17) | (mixed >> 47)) & MASK64) + a & MASK64
        b ^= a
        dice._a = (((a << 49) | (a >> 15)) ^ b ^ (b << 21)) & MASK64
        dice._b = ((b << 28) | (b >> 36)) & MASK64
        return mixed

    def roll(dice: Dice, n: int) -> int:
        """A uniform random integer from 0 to `n`, exclusive; -1 if `n` < 1."""
        if n < 1:
            return -1
        product = (next_word(dice) >> 32) * n
        if product & MASK32 < n:
            # 2**32 is rarely a multiple of n: values that would cause a bias are rejected.
            threshold = (1 << 32) % n
            while product & MASK32 < threshold:
                product = (next_word(dice) >> 32) * n
        return product >> 32


def resume(a: int, b: int) -> Dice:
    """The stream whose `state` is (a, b)."""
    dice = Dice(b"")
    dice.state = (a, b)
    return dice


def _canonical(seed: int | str | bytes) -> bytes:
    """The kind belongs to the seed: 7, "7" and b"7" are different streams."""
    if isinstance(seed, int):
        return f"int:{int(seed):x}".encode()
    if isinstance(seed, str):
        return b"str:" + seed.encode()
    if isinstance(seed, bytes):
        return b"bytes:" + seed
    raise TypeError(f"a seed is an int, str or bytes, not {type(seed).__name__}")


def _words(seed: bytes) -> tuple[int, int]:
    a, b = _TWO_WORDS.unpack_from(sha256(seed).digest())
    return (a, b) if a or b else (0, 1)

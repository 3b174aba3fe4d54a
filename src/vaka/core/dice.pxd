cimport cython
from libc.stdint cimport uint32_t, uint64_t


# The two words are the whole state. A generator belongs to one thread: `next` changes both words
# without a lock, and `nogil` only means that it touches no Python object. The empty words around them
# keep other objects out of their cache line: threads throw their dice at every move, and two dice in
# one line would make each thread wait for the other.
@cython.final
cdef class Dice:
    cdef uint64_t[8] _before
    cdef uint64_t _a
    cdef uint64_t _b
    cdef uint64_t[8] _after

    cpdef uint64_t next(self) noexcept nogil
    cpdef int below(self, int n) noexcept nogil
    cpdef Dice copy(self)


# Inline, because a compiled game throws dice for every move. Unsigned words wrap around; `dice.py`
# has the same for the interpreter, with masks.
cdef inline uint64_t next_word(Dice dice) noexcept nogil:
    cdef uint64_t a = dice._a, b = dice._b
    cdef uint64_t mixed = a + b
    mixed = ((mixed << 17) | (mixed >> 47)) + a
    b ^= a
    dice._a = ((a << 49) | (a >> 15)) ^ b ^ (b << 21)
    dice._b = (b << 28) | (b >> 36)
    return mixed


cdef inline int roll(Dice dice, int n) noexcept nogil:
    cdef uint32_t bound = <uint32_t> n, threshold
    cdef uint64_t product
    if n < 1:
        return -1
    product = (next_word(dice) >> 32) * bound
    if <uint32_t> product < bound:
        threshold = (0 - bound) % bound
        while <uint32_t> product < threshold:
            product = (next_word(dice) >> 32) * bound
    return <int> (product >> 32)

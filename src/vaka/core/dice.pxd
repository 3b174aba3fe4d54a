cimport cython
from libc.stdint cimport uint32_t, uint64_t


@cython.final
cdef class Dice:
    cdef uint64_t _a
    cdef uint64_t _b

    @cython.locals(a=uint64_t, b=uint64_t, mixed=uint64_t)
    cpdef uint64_t next(self) noexcept nogil

    @cython.locals(bound=uint32_t, product=uint64_t, low=uint32_t, threshold=uint32_t)
    cpdef int below(self, int n) noexcept nogil

    cpdef Dice copy(self)

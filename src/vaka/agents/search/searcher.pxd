cimport cython
from libc.math cimport floor, log, sqrt

from vaka.agents.search.tree cimport NONE, ROOT, Tree
from vaka.core.adapter cimport Adapter
from vaka.core.dice cimport Dice

cdef int CHANCE
cdef int NOBODY
cdef int TO_THE_END
cdef int UNSEEN
cdef int NOTHING
cdef int DEEPEST
cdef int LONGEST
cdef int ROOM


@cython.final
cdef class Searcher:
    cdef readonly Adapter adapter
    cdef readonly Tree tree
    cdef Dice dice
    cdef int seat
    cdef double exploration
    cdef double width
    cdef int horizon
    cdef int taste
    cdef bint is_guessing
    cdef readonly bint is_dealt
    cdef int[::1] path                # the nodes of the line being played
    cdef int depth
    cdef int[::1] tried               # the choice being looked at
    cdef int[::1] liked               # the best-looking so far

    cpdef run(self, int playouts)
    cdef void play_once(self) noexcept nogil
    cdef void descend(self) noexcept nogil
    cdef void follow(self, int move) noexcept nogil
    cdef void follow_chance(self) noexcept nogil
    cdef int promising(self, int player, int count) noexcept nogil
    cdef bint is_to_widen(self, int node) noexcept nogil
    cdef void widen(self, int player) noexcept nogil
    cdef void play_on(self) noexcept nogil
    cdef int like(self, int player) noexcept nogil
    cdef int choose_at_random(self) noexcept nogil
    cdef void learn(self) noexcept nogil

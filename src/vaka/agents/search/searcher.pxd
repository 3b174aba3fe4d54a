cimport cython
from libc.math cimport log, sqrt

from vaka.agents.search.tree cimport NONE, ROOT, Tree
from vaka.core.adapter cimport Adapter
from vaka.core.dice cimport Dice

cdef int CHANCE
cdef int NOBODY
cdef int TO_THE_END
cdef int UNSEEN
cdef int DEEPEST
cdef int ROOM


@cython.final
cdef class Searcher:
    cdef readonly Adapter adapter
    cdef readonly Tree tree
    cdef Dice dice
    cdef int seat
    cdef double exploration
    cdef double caution
    cdef int horizon
    cdef int taste
    cdef int[::1] path                # the nodes of the line being played
    cdef int depth

    cpdef run(self, int playouts)
    cdef double urgency(self, int node, int player) noexcept nogil
    cdef void play_once(self) noexcept nogil
    cdef void descend(self) noexcept nogil
    cdef int promising(self, int node, int player, int count) noexcept nogil
    cdef void play_on(self) noexcept nogil
    cdef int liked(self) noexcept nogil
    cdef double look(self, int move, int player) noexcept nogil
    cdef void learn(self) noexcept nogil

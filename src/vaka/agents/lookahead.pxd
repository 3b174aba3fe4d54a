cimport cython

from vaka.core.search_adapter cimport SearchAdapter

cdef int CHANCE
cdef int MAX_PATH
cdef int MAX_LISTED


# One lookahead belongs to one thread. It keeps no positions: it returns to one by playing the moves
# of `path` again from the root, which costs less than copying states for a few moves.
@cython.final
cdef class Lookahead:
    cdef readonly SearchAdapter adapter
    cdef int seat
    cdef int width
    cdef int[::1] path                # the moves that led from the root to the current position
    cdef int[::1] listed              # the moves still to be tried, of all choices that are open
    cdef int[::1] weights             # of chance moves in `listed`
    cdef int used                     # how many there are in `listed`
    cdef int[::1] firsts              # of each choice from the root: its first move,
    cdef double[::1] values           # and its value
    cdef double[::1] best             # the value of the best choice, by depth

    cpdef int evaluate_choices(self, int depth)
    cdef int try_choices(self, int at, int depth, int level, int found) noexcept nogil
    cdef double value(self, int at, int depth, int level) noexcept nogil
    cdef double value_of_chance(self, int at) noexcept nogil
    cdef int list_moves(self, bint is_chance) noexcept nogil
    cdef void return_to(self, int at) noexcept nogil

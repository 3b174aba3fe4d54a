cimport cython
from libc.math cimport floor, log, sqrt

from vaka.agents.search.tree cimport NONE, ROOT, Tree
from vaka.core.dice cimport Dice
from vaka.core.search_adapter cimport SearchAdapter

cdef int CHANCE
cdef int NOBODY
cdef int TO_THE_END
cdef int HIDDEN
cdef int NO_MOVE
cdef int FORCED
cdef int MAX_DEPTH
cdef int MAX_CHOICE
cdef int INITIAL_CAPACITY
cdef int ROOM


# The methods are `noexcept nogil`, so no exception can leave them. Only the calls of `adapter` are
# virtual; the adapter of a game written in Python takes the GIL in each of them.
@cython.final
cdef class Searcher:
    cdef readonly SearchAdapter adapter
    cdef readonly Tree tree
    cdef Dice dice
    cdef int seat
    cdef double exploration
    cdef double width
    cdef int rollout_turns
    cdef int rollout_candidates
    cdef int tree_candidates
    cdef bint plans_turns
    cdef bint determinizes
    cdef readonly bint is_determinized
    cdef bint is_open                 # nothing is hidden: a node is one position
    cdef int[::1] path                # the nodes of the current line: path[0..depth]
    cdef int depth
    cdef int[::1] candidate           # the moves of the choice being tried
    cdef int[::1] best_choice         # the moves of the best candidate so far

    cpdef run(self, int playouts)
    cdef void play_once(self) noexcept nogil
    cdef void descend(self) noexcept nogil
    cdef void follow(self, int move) noexcept nogil
    cdef void enter(self, int move) noexcept nogil
    cdef void follow_chance(self) noexcept nogil
    cdef int best_child(self, int player) noexcept nogil
    cdef int first_child(self, int node) noexcept nogil
    cdef int best_known(self, int player) noexcept nogil
    cdef double upper_bound(self, int child, int player) noexcept nogil
    cdef bint must_widen(self, int node) noexcept nogil
    cdef void widen(self, int player) noexcept nogil
    cdef void roll_out(self) noexcept nogil
    cdef int pick_choice(self, int player, int candidates) noexcept nogil
    cdef bint is_best_again(self, int length, int best_length) noexcept nogil
    cdef int random_choice(self) noexcept nogil
    cdef bint can_compare(self) noexcept nogil
    cdef void back_up(self) noexcept nogil

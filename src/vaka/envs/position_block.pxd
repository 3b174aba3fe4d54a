cimport cython
from libc.stdint cimport int16_t, uint8_t, uint64_t

from vaka.core.byte_arrays cimport part, writable
from vaka.core.dice cimport Dice
from vaka.core.search_adapter cimport SearchAdapter


cdef int CHANCE
cdef int NOBODY
cdef int NEW_GAME


# Threads: `step` and `start` of different workers run at the same time without the GIL. A worker has
# an adapter and dice of its own, and touches only the rows of the games it is given, so no lock is
# needed. The pointers stay valid because `buffers` holds their owners, which nobody resizes.
@cython.final
cdef class PositionBlock:
    cdef readonly int count                # games
    cdef readonly int players
    cdef object game
    cdef list adapters                     # by worker
    cdef list dice                         # by worker
    cdef list agents                       # by worker, then by player
    cdef object buffers
    cdef uint8_t *memory                   # the positions, `size` bytes each
    cdef Py_ssize_t size
    cdef uint64_t[::1] words               # the dice of each game, two words each
    cdef int[::1] learners                 # the player whose decisions are asked for; -1: all
    cdef int[::1] native                   # by player: 1 if its bot plays at random
    cdef int[::1] turns                    # the seat to move
    cdef int[::1] counts                   # of legal moves
    cdef int16_t[:, ::1] legal             # ascending
    cdef float[:, ::1] rewards             # by player
    cdef uint8_t *done
    cdef uint8_t *observations
    cdef uint8_t *finals
    cdef uint8_t *masks
    cdef uint8_t *bits
    cdef bint has_finals, has_masks, has_bits
    cdef Py_ssize_t observed, moves, packed  # bytes of a row
    cdef bint is_rotating                  # the learner is the next player in the next game
    cdef object error                      # of an agent

    cpdef int first_illegal(self, int[::1] actions)
    cpdef step(self, int worker, int first, int last, int[::1] actions)
    cpdef start(self, int worker, int first, int last)
    cdef use_memory(self, SearchAdapter adapter, start)
    cdef copy_of(self, SearchAdapter adapter, int index)
    cdef step_some(
        self, int worker, SearchAdapter adapter, Dice dice, int first, int last, int[::1] actions
    )
    cdef start_some(self, int worker, SearchAdapter adapter, Dice dice, int first, int last)
    cdef uint8_t *position(self, int index) noexcept nogil
    cdef void step_one(
        self, int worker, SearchAdapter adapter, Dice dice, int index, int move
    ) noexcept nogil
    cdef void begin(self, int worker, SearchAdapter adapter, Dice dice, int index) noexcept nogil
    cdef void go_on(self, int worker, SearchAdapter adapter, Dice dice, int index) noexcept nogil
    cdef void ask(self, int worker, SearchAdapter adapter, Dice dice, int player) noexcept nogil
    cdef void clear(self, int index) noexcept nogil
    cdef void finish(self, SearchAdapter adapter, int index) noexcept nogil
    cdef void show(self, SearchAdapter adapter, int index) noexcept nogil
    cdef bint is_legal(self, int index, int move) noexcept nogil

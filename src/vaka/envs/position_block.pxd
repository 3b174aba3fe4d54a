cimport cython
from libc.stdint cimport int16_t, uint8_t, uint64_t

from vaka.core.byte_arrays cimport part, writable
from vaka.core.dice cimport Dice
from vaka.core.search_adapter cimport SearchAdapter
from vaka.envs.thread_signal cimport Signal


# Asks for the cache lines of memory that will be written soon. Compilers turn `__builtin_prefetch`
# into a request to read on x86-64, and that leaves a line in the cache of another core as well.
cdef extern from *:
    """
    #if defined(__GNUC__) && defined(__x86_64__)
    #define VAKA_FETCH(at) __asm__ volatile("prefetchw %0" : : "m"(*(at)))
    #elif defined(__GNUC__)
    #define VAKA_FETCH(at) __builtin_prefetch(at, 1)
    #else
    #define VAKA_FETCH(at)
    #endif
    static inline void vaka_fetch(const void *start, ptrdiff_t size) {
      const char *from = (const char *) start;
      for (ptrdiff_t at = 0; at < size; at += 64) VAKA_FETCH(from + at);
    }
    """
    void fetch_bytes "vaka_fetch" (void *start, Py_ssize_t size) noexcept nogil


cdef int AHEAD
cdef int CHANCE
cdef int NOBODY
cdef int NEW_GAME
cdef int BEGIN
cdef int CHECK
cdef int STEP
cdef int END


# Threads: `work` of different workers runs at the same time without the GIL. A worker has an adapter
# and dice of its own, and touches only the rows of its games, so no lock is needed. `job` and
# `actions` change only while all other workers wait for `begun`. The pointers stay valid because
# `buffers` holds their owners, which nobody resizes.
@cython.final
cdef class PositionBlock:
    cdef readonly int count                # games
    cdef readonly int players
    cdef int workers
    cdef list begun                        # signals to all workers but the first
    cdef list ended                        # signals of the same
    cdef int job
    cdef int[::1] actions
    cdef int[::1] illegal                  # by worker: the first game with an illegal action, or -1
    cdef object game
    cdef object layout                     # of an observation
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
    cdef float[:, ::1] floats              # observations, divided by `highs`
    cdef float[::1] highs
    cdef uint8_t *done
    cdef uint8_t *observations
    cdef uint8_t *finals
    cdef uint8_t *masks
    cdef uint8_t *bits
    cdef bint has_finals, has_floats, has_masks, has_bits
    cdef Py_ssize_t observed, moves, packed  # bytes of a row
    cdef bint is_rotating                  # the learner is the next player in the next game
    cdef object error                      # of an agent

    cdef run(self, int job)
    cdef work_as(self, int worker, SearchAdapter adapter, Dice dice)
    cdef wait_for(self, Signal signal)
    cdef serve_with(
        self, int worker, SearchAdapter adapter, Dice dice, Signal begun, Signal ended
    )
    cdef void work(self, int worker, SearchAdapter adapter, Dice dice) noexcept nogil
    cdef void fetch(self, int index) noexcept nogil
    cdef void *legal_row(self, int index) noexcept nogil
    cdef int illegal_among(self, int first, int last) noexcept nogil
    cdef use_memory(self, SearchAdapter adapter, start)
    cdef copy_of(self, SearchAdapter adapter, int index)
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
    cdef void scale(self, int index) noexcept nogil
    cdef bint is_legal(self, int index, int move) noexcept nogil

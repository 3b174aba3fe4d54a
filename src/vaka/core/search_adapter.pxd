from libc.stdint cimport int16_t, uint8_t

from vaka.core.dice cimport Dice


# Not final: compiled games override the methods. All are `noexcept nogil`, so a search can call them
# from a thread without the GIL. An adapter and its three states belong to one search thread, so no
# method needs a lock. The base class takes the GIL in each method.
cdef class SearchAdapter:
    cdef public object root           # the position the search starts from
    cdef public object scratch        # the current position
    cdef public object game
    cdef object marked                # the position of the last `mark`
    cdef list listed                  # the moves of the last `list_moves`
    cdef double[::1] chances          # by player; filled by `estimate_chances`

    cpdef set_root(self, state)
    cdef void reset(self) noexcept nogil
    cdef bint determinize(self, int seat, Dice dice) noexcept nogil
    cdef void mark(self) noexcept nogil
    cdef void rewind(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef int player_of(self, int seat) noexcept nogil
    cdef bint is_turn_start(self) noexcept nogil
    cdef bint is_quiet(self) noexcept nogil
    cdef bint is_mid_choice(self) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    cdef int listed_move(self, int index) noexcept nogil
    cdef int listed_weight(self, int index) noexcept nogil
    cdef int sample(self, Dice dice) noexcept nogil
    cdef bint may_see(self, int move, int seat) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef void play_out(self, Dice dice) noexcept nogil
    cdef double win_share(self, int player) noexcept nogil
    cdef double quick_value(self, int player) noexcept nogil
    cdef void estimate_chances(self) noexcept nogil
    cdef double evaluate(self, int seat) noexcept nogil
    cdef bint is_outcome_visible(self) noexcept nogil

    # For a block of positions (`vaka.envs.position_block`). `position` is `position_size` bytes of
    # plain memory: a copy of the part of a state that is not scratch. Only games with observations
    # have it; the base class has size 0, and its other methods do nothing.
    cdef Py_ssize_t position_size(self) noexcept nogil
    cdef void load(self, uint8_t *position) noexcept nogil
    cdef void store(self, uint8_t *position) noexcept nogil
    cdef int16_t *listed_moves(self) noexcept nogil
    cdef void observe(self, int seat, uint8_t *out) noexcept nogil


cdef int play_stepwise(SearchAdapter adapter, Dice dice) noexcept nogil
cpdef list random_playout(SearchAdapter adapter, Dice dice)
cpdef tuple random_game(SearchAdapter adapter, list seat_dice, Dice chance, bint has_moves=*)
cpdef possible_state(SearchAdapter adapter, int seat, Dice dice)

from vaka.core.dice cimport Dice


cdef class Adapter:
    cdef public object root
    cdef public object scratch
    cdef public object game
    cdef object marked
    cdef list listed
    cdef double[::1] shares

    cpdef restart(self, state)
    cdef void reset(self) noexcept nogil
    cdef bint redeal(self, int seat, Dice dice) noexcept nogil
    cdef void mark(self) noexcept nogil
    cdef void rewind(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef int player_of(self, int seat) noexcept nogil
    cdef bint is_turn_start(self) noexcept nogil
    cdef bint is_quiet(self) noexcept nogil
    cdef bint is_mid_choice(self) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    cdef int listed_move(self, int index) noexcept nogil
    cdef int sample(self, Dice dice) noexcept nogil
    cdef bint sees(self, int move, int seat) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef void play_out(self, Dice dice) noexcept nogil
    cdef double won(self, int player) noexcept nogil
    cdef double appeal(self, int player) noexcept nogil
    cdef void weigh(self) noexcept nogil


cdef int walk(Adapter adapter, Dice dice) noexcept nogil
cpdef list random_walk(Adapter adapter, Dice dice)

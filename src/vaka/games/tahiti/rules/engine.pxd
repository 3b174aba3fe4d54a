cimport cython

from vaka.core.dice cimport Dice, roll

cdef int list_moves(Position *s) noexcept nogil
cdef int list_pickable(Position *s) noexcept nogil
cdef void offer_in_any_order(Position *s, int first, int end) noexcept nogil
cdef int whose_turn(Position *s) noexcept nogil
cdef bint is_in_choice(Position *s) noexcept nogil
cdef bint is_at_turn_start(Position *s) noexcept nogil
cdef bint is_seen_by(Position *s, int move, int seat) noexcept nogil
cdef bint is_pick(int move) noexcept nogil
cdef int against(Position *s, int move, int any_order) noexcept nogil
cdef int in_order(Position *s, int move, int any_order, int rule) noexcept nogil
cdef bint is_its_time(Position *s, int move) noexcept nogil
cdef void make(Position *s, int move) noexcept nogil
cdef void draw(Position *s, int kind) noexcept nogil
cdef void complete(Position *s) noexcept nogil
cdef void go_on(Position *s) noexcept nogil
cdef void step(Position *s) noexcept nogil
cdef int play_out(Position *s, Dice dice) noexcept nogil
cdef void play_outs(Position *start, Position *scratch, int games, Dice dice) noexcept nogil
cdef void clear_wins(Position *s) noexcept nogil
cdef int random_move(Position *s, Dice dice) noexcept nogil
cdef int weight_of(Position *s, int move) noexcept nogil
cdef int one_of(
    Dice dice, int move, uint64_t kinds, int then, uint64_t more_kinds, int last
) noexcept nogil


cdef tuple NUMBERS


@cython.final
cdef class Tahiti(State):
    cpdef list moves(self)
    cpdef list pickable(self)
    cpdef int refusal(self, object move, bint any_order=*)
    cpdef play(self, object move)
    cpdef pick(self, object move)
    cpdef assign(self, Tahiti other)
    cpdef Tahiti copy(self)
    cpdef int playout(self, Dice dice)
    cpdef list playouts(self, int games, Dice dice)

cimport cython

from vaka.core.dice cimport Dice, roll


cdef tuple NUMBERS


@cython.final
cdef class Tongiaki(State):
    cpdef list moves(self)
    cpdef list pickable(self)
    cpdef int refusal(self, object move, bint any_order=*)
    cpdef play(self, object move)
    cpdef pick(self, object move)
    cpdef assign(self, Tongiaki other)
    cpdef Tongiaki copy(self)
    cpdef int playout(self, Dice dice)
    cpdef list playouts(self, int games, Dice dice)

cdef int list_moves(State s) noexcept nogil
cdef void offer_tiles(State s) noexcept nogil
cdef int against_drawing(State s, int tile) noexcept nogil
cdef void offer_turn(State s) noexcept nogil
cdef void offer_placings(State s) noexcept nogil
cdef void offer_layings(State s) noexcept nogil
cdef int list_pickable(State s) noexcept nogil
cdef void offer_in_any_order(State s, int first, int end) noexcept nogil
cdef int whose_turn(State s) noexcept nogil
cdef bint is_at_turn_start(State s) noexcept nogil
cdef bint is_in_choice(State s) noexcept nogil
cdef int against(State s, int move, int any_order) noexcept nogil
cdef int phase_of(State s, int move) noexcept nogil
cdef int against_placing(State s, int beach, int any_order) noexcept nogil
cdef void make(State s, int move) noexcept nogil
cdef void take_turn(State s, int move) noexcept nogil
cdef void begin_expansion(State s, int island) noexcept nogil
cdef void place(State s, int beach) noexcept nogil
cdef void sail_when_placed(State s) noexcept nogil
cdef void draw(State s, int tile) noexcept nogil
cdef void lay(State s, int cell, int rotation) noexcept nogil
cdef void play_outs(State start, State scratch, int games, Dice dice) noexcept nogil
cdef void clear_wins(State s) noexcept nogil
cdef int random_move(State s, Dice dice) noexcept nogil
cdef int play_out(State s, Dice dice) noexcept nogil

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

cdef int list_moves(Position *s) noexcept nogil
cdef void offer_tiles(Position *s) noexcept nogil
cdef int against_drawing(Position *s, int tile) noexcept nogil
cdef void offer_turn(Position *s) noexcept nogil
cdef void offer_islands(Position *s, int move, int islands) noexcept nogil
cdef void offer_placings(Position *s) noexcept nogil
cdef void offer_layings(Position *s) noexcept nogil
cdef int list_pickable(Position *s) noexcept nogil
cdef void offer_in_any_order(Position *s, int first, int end) noexcept nogil
cdef int whose_turn(Position *s) noexcept nogil
cdef bint is_at_turn_start(Position *s) noexcept nogil
cdef bint is_in_choice(Position *s) noexcept nogil
cdef int against(Position *s, int move, int any_order) noexcept nogil
cdef int phase_of(Position *s, int move) noexcept nogil
cdef int against_placing(Position *s, int beach, int any_order) noexcept nogil
cdef void make(Position *s, int move) noexcept nogil
cdef void take_turn(Position *s, int move) noexcept nogil
cdef void begin_expansion(Position *s, int island) noexcept nogil
cdef void place(Position *s, int beach) noexcept nogil
cdef void sail_when_placed(Position *s) noexcept nogil
cdef void draw(Position *s, int tile) noexcept nogil
cdef void lay(Position *s, int cell, int rotation) noexcept nogil
cdef void play_outs(Position *start, Position *scratch, int games, Dice dice) noexcept nogil
cdef void clear_wins(Position *s) noexcept nogil
cdef int random_move(Position *s, Dice dice) noexcept nogil
cdef int random_turn(Position *s, Dice dice) noexcept nogil
cdef int play_out(Position *s, Dice dice) noexcept nogil

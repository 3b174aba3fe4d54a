from vaka.core.dice cimport Dice, roll

cdef void renew(Position *s) noexcept nogil
cdef bint has_run_out(Position *s) noexcept nogil
cdef bint must_turn(Position *s) noexcept nogil
cdef int against_drawing(Position *s, int kind) noexcept nogil
cdef void leave_deck(Position *s, int kind) noexcept nogil
cdef void turn_up(Position *s, int kind) noexcept nogil
cdef void add_top(Position *s) noexcept nogil
cdef void draw_top(Position *s, int seat, int rule) noexcept nogil
cdef int random_card(Position *s, Dice dice) noexcept nogil

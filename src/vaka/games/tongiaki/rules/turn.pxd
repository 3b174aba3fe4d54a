cdef void begin_turn(State s) noexcept nogil
cdef bint must_reenter(State s) noexcept nogil
cdef void end_turn(State s) noexcept nogil

cdef void begin_turn(Position *s) noexcept nogil
cdef bint must_reenter(Position *s) noexcept nogil
cdef void end_turn(Position *s) noexcept nogil

cdef void finish(Position *s) noexcept nogil
cdef void lay_down_hand(Position *s, int seat) noexcept nogil
cdef int points(Position *s, int seat) noexcept nogil
cdef int cards_aside(Position *s, int seat) noexcept nogil
cdef bint is_ahead(Position *s, int seat, int other) noexcept nogil
cdef bint wins(Position *s, int seat) noexcept nogil
cdef double win_share(Position *s, int player) noexcept nogil

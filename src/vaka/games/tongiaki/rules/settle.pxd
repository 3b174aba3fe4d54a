cimport cython

cdef void settle(Position *s) noexcept nogil
cdef void take_off_all(Position *s) noexcept nogil
cdef bint keeps_royal_islands(Position *s) noexcept nogil
cdef void abdicate(Position *s) noexcept nogil
cdef void draw_freely(Position *s, int purpose) noexcept nogil
cdef void take_in_hand(Position *s, int tile) noexcept nogil
cdef int against_laying(Position *s, int cell) noexcept nogil
cdef bint may_lay_on(Position *s, int cell) noexcept nogil
@cython.locals(cells=uint64_t)
cdef void offer_cells(Position *s) noexcept nogil
cdef void lay_freely(Position *s, int cell, int rotation) noexcept nogil
cdef bint refounds_with_boat(Position *s) noexcept nogil
cdef int against_settling_on(Position *s, int beach) noexcept nogil
cdef bint may_settle_on(Position *s, int beach) noexcept nogil
cdef void offer_settlements(Position *s) noexcept nogil
cdef void settle_on(Position *s, int beach) noexcept nogil

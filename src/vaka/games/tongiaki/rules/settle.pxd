cimport cython

cdef void settle(State s) noexcept nogil
cdef void take_off_all(State s) noexcept nogil
cdef bint keeps_royal_islands(State s) noexcept nogil
cdef void abdicate(State s) noexcept nogil
cdef void draw_freely(State s, int purpose) noexcept nogil
cdef void take_in_hand(State s, int tile) noexcept nogil
cdef int against_laying(State s, int cell) noexcept nogil
cdef bint may_lay_on(State s, int cell) noexcept nogil
@cython.locals(cells=uint64_t)
cdef void offer_cells(State s) noexcept nogil
cdef void lay_freely(State s, int cell, int rotation) noexcept nogil
cdef bint refounds_with_boat(State s) noexcept nogil
cdef int against_settling_on(State s, int beach) noexcept nogil
cdef bint may_settle_on(State s, int beach) noexcept nogil
cdef void offer_settlements(State s) noexcept nogil
cdef void settle_on(State s, int beach) noexcept nogil

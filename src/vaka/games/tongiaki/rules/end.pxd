cdef int reason_to_end(State s) noexcept nogil
cdef bint is_stalemate(State s) noexcept nogil
cdef void finish(State s) noexcept nogil
cdef int owner_of(State s, int seat) noexcept nogil
cdef bint scores(State s, int island, int seat) noexcept nogil
cdef bint is_counted(State s, int island, int seat) noexcept nogil
cdef void count_up(State s) noexcept nogil
cdef int boats_out(State s, int seat) noexcept nogil
cdef bint is_ahead(State s, int player, int other) noexcept nogil
cdef double counted_share(State s, int player) noexcept nogil
cdef double win_share(State s, int player) noexcept nogil
cdef bint wins(State s, int player) noexcept nogil

cdef int reason_to_end(Position *s) noexcept nogil
cdef bint is_stalemate(Position *s) noexcept nogil
cdef void finish(Position *s) noexcept nogil
cdef int owner_of(Position *s, int seat) noexcept nogil
cdef bint scores(Position *s, int island, int seat) noexcept nogil
cdef bint is_counted(Position *s, int island, int seat) noexcept nogil
cdef void count_up(Position *s) noexcept nogil
cdef int boats_out(Position *s, int seat) noexcept nogil
cdef bint is_ahead(Position *s, int player, int other) noexcept nogil
cdef double counted_share(Position *s, int player) noexcept nogil
cdef double win_share(Position *s, int player) noexcept nogil
cdef bint wins(Position *s, int player) noexcept nogil
cdef int islands_of(Position *s, int seat) noexcept nogil

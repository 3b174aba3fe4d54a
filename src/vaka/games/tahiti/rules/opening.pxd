cdef void open_next(Position *s) noexcept nogil
cdef bint may_open(Position *s, int seat) noexcept nogil
cdef void end_opening(Position *s) noexcept nogil
cdef uint64_t kinds_to_lay(Position *s) noexcept nogil
cdef int against_laying(Position *s, int kind) noexcept nogil
cdef void lay(Position *s, int kind) noexcept nogil
cdef void put_on_table(Position *s, int seat, int kind) noexcept nogil
cdef void pass_opening(Position *s) noexcept nogil
cdef void leave_to_next(Position *s) noexcept nogil

cdef int against_beginning(Position *s, int seat) noexcept nogil
cdef void begin(Position *s, int first) noexcept nogil
cdef int receiver(Position *s) noexcept nogil
cdef void deal(Position *s, int kind) noexcept nogil
cdef void lay_out(Position *s) noexcept nogil

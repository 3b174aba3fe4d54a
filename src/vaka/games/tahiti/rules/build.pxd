cdef void begin_year(Position *s) noexcept nogil
cdef void begin_next_turn(Position *s) noexcept nogil
cdef void end_building(Position *s) noexcept nogil
cdef void open_turn(Position *s) noexcept nogil
cdef void start_turn(Position *s) noexcept nogil
cdef void go_on_building(Position *s) noexcept nogil
cdef void end_turn(Position *s) noexcept nogil
cdef void draw_last_card(Position *s) noexcept nogil
cdef uint64_t kinds_to_put(Position *s) noexcept nogil
cdef int against_putting(Position *s, int kind) noexcept nogil
cdef bint can_swap(Position *s) noexcept nogil
cdef void put_down(Position *s, int kind) noexcept nogil
cdef uint64_t kinds_to_take(Position *s) noexcept nogil
cdef int against_taking(Position *s, int kind) noexcept nogil
cdef uint64_t kinds_in_centre(Position *s) noexcept nogil
cdef uint64_t kinds_that_fit(Position *s) noexcept nogil
cdef int against_stopping(Position *s) noexcept nogil
cdef void take(Position *s, int kind) noexcept nogil
cdef void swap(Position *s) noexcept nogil

cdef int against_reentering(Position *s, int island) noexcept nogil
cdef bint may_reenter(Position *s, int island) noexcept nogil
cdef int against_reentering_twice(Position *s) noexcept nogil
cdef bint is_tonga_there(Position *s) noexcept nogil
cdef bint has_room_for_two(Position *s) noexcept nogil
cdef int against_settling(Position *s) noexcept nogil
cdef bint may_reenter_by_settlement(Position *s) noexcept nogil
cdef bint can_reenter_otherwise(Position *s) noexcept nogil
cdef void reenter(Position *s, int island) noexcept nogil
cdef void reenter_twice(Position *s) noexcept nogil
cdef void _reenter(Position *s, int purpose, int island, int boats) noexcept nogil
cdef int against_entering_on(Position *s, int beach) noexcept nogil
cdef bint may_enter_on(Position *s, int beach) noexcept nogil
cdef bint can_enter_the_rest_from(Position *s, int beach) noexcept nogil
cdef bint is_next_entry(Position *s, int beach) noexcept nogil
cdef void offer_entries(Position *s) noexcept nogil
cdef void enter_on(Position *s, int beach) noexcept nogil
cdef int islands_to_reenter(Position *s) noexcept nogil
cdef bint has_room(Position *s, int island) noexcept nogil

cdef int against_reentering(State s, int island) noexcept nogil
cdef bint may_reenter(State s, int island) noexcept nogil
cdef int against_reentering_twice(State s) noexcept nogil
cdef bint is_tonga_there(State s) noexcept nogil
cdef bint has_room_for_two(State s) noexcept nogil
cdef int against_settling(State s) noexcept nogil
cdef bint may_reenter_by_settlement(State s) noexcept nogil
cdef bint can_reenter_otherwise(State s) noexcept nogil
cdef void reenter(State s, int island) noexcept nogil
cdef void reenter_twice(State s) noexcept nogil
cdef void _reenter(State s, int purpose, int island, int boats) noexcept nogil
cdef int against_entering_on(State s, int beach) noexcept nogil
cdef bint may_enter_on(State s, int beach) noexcept nogil
cdef bint can_enter_the_rest_from(State s, int beach) noexcept nogil
cdef bint is_next_entry(State s, int beach) noexcept nogil
cdef void offer_entries(State s) noexcept nogil
cdef void enter_on(State s, int beach) noexcept nogil

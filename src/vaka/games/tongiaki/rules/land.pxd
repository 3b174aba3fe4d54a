cdef void reach(State s, int island) noexcept nogil
cdef bint is_landing_complete(State s) noexcept nogil
cdef int against_landing(State s, int beach, int seat) noexcept nogil
cdef bint is_where_they_land(State s, int beach) noexcept nogil
cdef bint has_mooring(State s, int beach) noexcept nogil
cdef bint may_land_on(State s, int beach) noexcept nogil
cdef int beaches_without(State s) noexcept nogil
cdef bint is_next_landing(State s, int beach, int seat) noexcept nogil
cdef bint is_next_seat(State s, int beach, int seat) noexcept nogil
cdef bint passes_over(State s, int beach) noexcept nogil
cdef bint can_land_the_rest(State s, int beach, int seat) noexcept nogil
cdef void offer_landings(State s) noexcept nogil
cdef void land(State s, int beach, int seat) noexcept nogil
cdef void send_rest_back(State s) noexcept nogil

cdef void reach(Position *s, int island) noexcept nogil
cdef bint is_landing_complete(Position *s) noexcept nogil
cdef int against_landing(Position *s, int beach, int seat) noexcept nogil
cdef bint is_where_they_land(Position *s, int beach) noexcept nogil
cdef bint has_mooring(Position *s, int beach) noexcept nogil
cdef bint may_land_on(Position *s, int beach) noexcept nogil
cdef int beaches_without(Position *s) noexcept nogil
cdef bint is_next_landing(Position *s, int beach, int seat) noexcept nogil
cdef bint is_next_seat(Position *s, int beach, int seat) noexcept nogil
cdef bint passes_over(Position *s, int beach) noexcept nogil
cdef bint can_land_the_rest(Position *s, int beach, int seat) noexcept nogil
cdef void offer_landings(Position *s) noexcept nogil
cdef void land(Position *s, int beach, int seat) noexcept nogil
cdef void send_rest_back(Position *s) noexcept nogil
cdef void offer_boats_on(Position *s, int beach, int needed) noexcept nogil

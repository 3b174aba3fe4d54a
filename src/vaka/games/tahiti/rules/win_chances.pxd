from libc.math cimport exp


cdef double SHARPNESS
cdef double GROWTH
cdef double SHARPNESS_OF_MORE
cdef double GROWTH_OF_MORE
cdef double LEAD_BUILT
cdef double LEAD_OF_ROUND
cdef double LEAD_OPENED
cdef double LEAD_LATE
cdef double LEAD_SHOWN
cdef double FUTURE_OF_MORE
cdef double CARD_OF_MORE

cpdef void estimate_chances(State state, double[::1] shares) noexcept nogil
cdef void estimate_tourists(Position *s) noexcept nogil
cdef double sharpness_of(Position *s) noexcept nogil
cdef void share_out(Position *s, double sharpness, double[::1] shares) noexcept nogil
cpdef void estimate_corrected(State state, double[::1] shares) noexcept nogil
cdef double lead_of_first(Position *s) noexcept nogil
cpdef bint knows_tourists(State state)
cpdef list network_inputs(State state)
cdef list inputs_of_first(Position *s)
cdef list inputs_of_seat(Position *s, int seat)
cdef list listed(double *numbers, int count)
cdef int thirds_played(Position *s) noexcept nogil
cdef void estimate_prospects(Position *s) noexcept nogil
cdef double prospect(Position *s, int seat) noexcept nogil
cdef double width_of_lead(Position *s) noexcept nogil
cdef double prospect_of_later(Position *s, int seat) noexcept nogil
cdef double prospect_of_award(Position *s, int award, int seat, double width) noexcept nogil
cdef double chance_against_all(Position *s, int award, int seat, int suit, double width) noexcept nogil

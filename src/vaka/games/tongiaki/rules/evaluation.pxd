from libc.math cimport exp


# The weights of the evaluation: written on import, then only read.
cdef double WIN
cdef double BOAT
cdef double LANDED
cdef double PASSED
cdef double SHARPNESS
cdef double SPREAD
cdef double DECIDED
cdef double[MOST_MOORINGS + 1] SWEPT

cpdef double evaluate(State state, int seat) noexcept nogil
cdef double evaluate_for(Position *s, int seat) noexcept nogil
cpdef void estimate_chances(State state, double[::1] shares) noexcept nogil
cdef void fill_chances(Position *s, double[::1] shares) noexcept nogil
cdef double final_value(Position *s, int seat) noexcept nogil
cdef double lead_of(Position *s, int player, double rest) noexcept nogil
cdef double compare_choice(Position *s, int player) noexcept nogil
cdef double prospects_of(Position *s, int seat, double rest) noexcept nogil
cdef double time_left(Position *s) noexcept nogil
cdef double chance_to_hold(Position *s, int island, int seat, double rest) noexcept nogil
cdef bint holds(Position *s, int beach, int seat) noexcept nogil
cdef double chance_to_be_swept(int free, double rest) noexcept nogil
cdef double value_at_sea(Position *s, int seat) noexcept nogil
cdef double points_to_find(Position *s) noexcept nogil
cdef double chance_to_land(Position *s) noexcept nogil

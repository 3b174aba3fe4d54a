from libc.math cimport exp


# The weights of the evaluation: written on import, then only read.
cdef double WIN
cdef double BOAT
cdef double LANDED
cdef double PASSED
cdef double SHARPNESS
cdef double SPREAD

cpdef double evaluate(State s, int seat) noexcept nogil
cpdef void estimate_chances(State s, double[::1] shares) noexcept nogil
cdef double final_value(State s, int seat) noexcept nogil
cdef double prospects_of(State s, int seat) noexcept nogil
cdef double time_left(State s) noexcept nogil
cdef double chance_to_hold(State s, int island, int seat, double rest) noexcept nogil
cdef bint holds(State s, int beach, int seat) noexcept nogil
cdef double chance_to_be_swept(int free, double rest) noexcept nogil
cdef double value_at_sea(State s, int seat) noexcept nogil
cdef double points_to_find(State s) noexcept nogil
cdef double chance_to_land(State s) noexcept nogil

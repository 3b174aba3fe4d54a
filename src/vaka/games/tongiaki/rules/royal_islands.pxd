cdef int against_founding(State s, int island) noexcept nogil
cdef bint may_found(State s, int island) noexcept nogil
cdef bint founds_on_landing(State s) noexcept nogil
cdef bint lies_alone(State s, int island) noexcept nogil
cdef bint may_found_on_landing(State s, int island) noexcept nogil
cdef bint may_be_royal(State s, int island) noexcept nogil
cdef bint can_found_after_landing(State s, int landed) noexcept nogil
cdef void found(State s, int island) noexcept nogil
cdef void put_on_statue(State s, int island) noexcept nogil
cdef void waive(State s) noexcept nogil

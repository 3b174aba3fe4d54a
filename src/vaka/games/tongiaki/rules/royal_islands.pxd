cdef int against_founding(Position *s, int island) noexcept nogil
cdef bint may_found(Position *s, int island) noexcept nogil
cdef bint founds_on_landing(Position *s) noexcept nogil
cdef bint lies_alone(Position *s, int island) noexcept nogil
cdef bint may_found_on_landing(Position *s, int island) noexcept nogil
cdef bint may_be_royal(Position *s, int island) noexcept nogil
cdef bint can_found_after_landing(Position *s, int landed) noexcept nogil
cdef void found(Position *s, int island) noexcept nogil
cdef void put_on_statue(Position *s, int island) noexcept nogil
cdef void waive(Position *s) noexcept nogil
cdef int islands_to_found(Position *s) noexcept nogil

cdef int end_of_way(Position *s, int port) noexcept nogil
cdef bint leads_back(Position *s, int pier) noexcept nogil
cdef bint leads_nowhere(Position *s, int pier) noexcept nogil
cdef int open_piers(Position *s, int island) noexcept nogil
cdef void survey_ways(Position *s) noexcept nogil
cdef bint is_enclosed(Position *s, int island) noexcept nogil
cdef bint has_open_full_beach(Position *s, int island, int open_ways) noexcept nogil
cdef bint may_leave_by(Position *s, int pier, int open_ways) noexcept nogil
cdef int against_removing(Position *s, int island) noexcept nogil
cdef bint must_wait(Position *s, int island) noexcept nogil
cdef bint must_be_removed(Position *s, int island) noexcept nogil
cdef void offer_removals(Position *s) noexcept nogil
cdef void remove_island(Position *s, int island) noexcept nogil
cdef bint is_removed_by_expanding(Position *s, int island) noexcept nogil
cdef void remove_by_expanding(Position *s, int island) noexcept nogil
cdef void finish_sailing(Position *s) noexcept nogil
cdef bint must_refound(Position *s) noexcept nogil
cdef bint ends_at(int port, int island) noexcept nogil
cdef bint ends_at_royal_island(Position *s, int port) noexcept nogil
cdef void survey_ways_of(Position *s, int island) noexcept nogil

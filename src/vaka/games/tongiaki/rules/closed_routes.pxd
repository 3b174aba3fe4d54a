cdef int end_of_way(State s, int port) noexcept nogil
cdef bint leads_back(State s, int pier) noexcept nogil
cdef bint leads_nowhere(State s, int pier) noexcept nogil
cdef int open_piers(State s, int island) noexcept nogil
cdef void survey_ways(State s) noexcept nogil
cdef bint is_enclosed(State s, int island) noexcept nogil
cdef bint has_open_full_beach(State s, int island, int open_ways) noexcept nogil
cdef bint may_leave_by(State s, int pier, int open_ways) noexcept nogil
cdef int against_removing(State s, int island) noexcept nogil
cdef bint must_wait(State s, int island) noexcept nogil
cdef bint must_be_removed(State s, int island) noexcept nogil
cdef void offer_removals(State s) noexcept nogil
cdef void remove_island(State s, int island) noexcept nogil
cdef bint is_removed_by_expanding(State s, int island) noexcept nogil
cdef void remove_by_expanding(State s, int island) noexcept nogil
cdef void finish_sailing(State s) noexcept nogil
cdef bint must_refound(State s) noexcept nogil

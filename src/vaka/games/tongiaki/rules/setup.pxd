cdef void lay_out(State s, int seats) noexcept nogil
cdef int against_beginning(State s, int seat) noexcept nogil
cdef void begin(State s, int first) noexcept nogil
cdef int against_setting_up(State s, int beach) noexcept nogil
cdef bint may_set_up_on(State s, int beach) noexcept nogil
cdef bint keeps_a_mooring_free(State s, int beach) noexcept nogil
cdef void offer_set_up(State s) noexcept nogil
cdef void set_up(State s, int beach) noexcept nogil

cdef void lay_out(Position *s, int seats) noexcept nogil
cdef int against_beginning(Position *s, int seat) noexcept nogil
cdef void begin(Position *s, int first) noexcept nogil
cdef int against_setting_up(Position *s, int beach) noexcept nogil
cdef bint may_set_up_on(Position *s, int beach) noexcept nogil
cdef bint keeps_a_mooring_free(Position *s, int beach) noexcept nogil
cdef void offer_set_up(Position *s) noexcept nogil
cdef void set_up(Position *s, int beach) noexcept nogil

cdef void sail_on(State s) noexcept nogil
cdef int beaches_to_sail(State s) noexcept nogil
cdef bint has_sailed_too_often(State s) noexcept nogil
cdef void send_full_beaches_back(State s) noexcept nogil
cdef int against_sailing(State s, int pier) noexcept nogil
cdef bint may_sail(State s, int pier) noexcept nogil
cdef void offer_sailings(State s) noexcept nogil
cdef void sail(State s, int pier) noexcept nogil
cdef void cast_off(State s, int pier) noexcept nogil
cdef void voyage(State s, int port) noexcept nogil
cdef bint may_pass(State s, int port) noexcept nogil
cdef int colours_shown(State s) noexcept nogil
cdef void fail(State s, int port) noexcept nogil
cdef void sail_on_elsewhere(State s) noexcept nogil
cdef void want_tile(State s, int port) noexcept nogil
cdef bint is_pile_empty(State s) noexcept nogil
cdef void explore(State s, int tile) noexcept nogil
cdef bint chooses_rotation(State s) noexcept nogil
cdef int marked_rotation(State s) noexcept nogil
cdef int against_laying_ahead(State s, int cell) noexcept nogil
cdef void lay_ahead(State s, int tile, int rotation) noexcept nogil
cdef bint stops_voyage(State s, int tile) noexcept nogil
cdef void strand(State s, int is_lost) noexcept nogil
cdef void arrive(State s, int island) noexcept nogil
cdef bint is_turned_back(State s, int island) noexcept nogil
cdef void after_landing(State s) noexcept nogil
cdef int landed_boats(State s) noexcept nogil

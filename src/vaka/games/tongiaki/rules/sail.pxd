cdef void sail_on(Position *s) noexcept nogil
cdef int beaches_to_sail(Position *s) noexcept nogil
cdef bint has_sailed_too_often(Position *s) noexcept nogil
cdef void send_full_beaches_back(Position *s) noexcept nogil
cdef int against_sailing(Position *s, int pier) noexcept nogil
cdef bint may_sail(Position *s, int pier) noexcept nogil
cdef void offer_sailings(Position *s) noexcept nogil
cdef void sail(Position *s, int pier) noexcept nogil
cdef void cast_off(Position *s, int pier) noexcept nogil
cdef void voyage(Position *s, int port) noexcept nogil
cdef bint may_pass(Position *s, int port) noexcept nogil
cdef int colours_shown(Position *s) noexcept nogil
cdef void fail(Position *s, int port) noexcept nogil
cdef void sail_on_elsewhere(Position *s) noexcept nogil
cdef void want_tile(Position *s, int port) noexcept nogil
cdef bint is_pile_empty(Position *s) noexcept nogil
cdef void explore(Position *s, int tile) noexcept nogil
cdef bint chooses_rotation(Position *s) noexcept nogil
cdef int marked_rotation(Position *s) noexcept nogil
cdef int against_laying_ahead(Position *s, int cell) noexcept nogil
cdef void lay_ahead(Position *s, int tile, int rotation) noexcept nogil
cdef bint stops_voyage(Position *s, int tile) noexcept nogil
cdef void strand(Position *s, int is_lost) noexcept nogil
cdef void arrive(Position *s, int island) noexcept nogil
cdef bint is_turned_back(Position *s, int island) noexcept nogil
cdef void after_landing(Position *s) noexcept nogil
cdef int landed_boats(Position *s) noexcept nogil

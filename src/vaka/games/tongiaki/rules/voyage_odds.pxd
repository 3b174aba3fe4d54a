# These functions build Python lists, dicts and fractions, so they run with the GIL.
cpdef list sailing_prospects(State state)
cpdef dict pier_prospect(State state, int pier)
cpdef dict prospect(int pier, int colours, list route, dict end)
cdef int colours_on(Position *s, int beach) noexcept nogil
cdef dict next_tile_odds(Position *s, int pier)
cdef State at_sea(Position *s, int pier)
cdef void apply_tile(Position *trial, Position *waiting, int tile) noexcept nogil
cdef str voyage_result(Position *s)
cpdef voyage_odds(State state, int pier)
cdef int follow(State waiting, share, dict ends, int left) except -2

# These functions build Python lists, dicts and fractions, so they run with the GIL.
cpdef list sailing_prospects(State s)
cpdef dict pier_prospect(State s, int pier)
cpdef dict prospect(int pier, int colours, list route, dict end)
cpdef int colours_on(State s, int beach) except -1
cpdef dict next_tile_odds(State s, int pier)
cdef State at_sea(State s, int pier)
cdef void apply_tile(State trial, State waiting, int tile) noexcept
cpdef str voyage_result(State s)
cpdef voyage_odds(State s, int pier)
cdef int follow(State waiting, share, dict ends, int left) except -2


from libc.math cimport exp


# The weights of the evaluation: written on import, then only read.
cdef double WIN
cdef double BOAT
cdef double LANDED
cdef double PASSED
cdef double SHARPNESS
cdef double SPREAD
cdef double DECIDED
cdef double[MOST_MOORINGS + 1] SWEPT
cdef int ISLANDS_OF_PILE
cdef int[SEATS + 1] PASSABLE
cdef int EVERYTHING
cdef int LONG
cdef double[16] REST
cdef double[16] SHARP

cpdef double evaluate(State state, int seat) noexcept nogil
cdef double evaluate_for(Position *s, int seat) noexcept nogil
cpdef void estimate_chances(State state, double[::1] shares) noexcept nogil
cdef void fill_chances(Position *s, Position *m, double[::1] shares) noexcept nogil
cdef double final_value(Position *s, int seat) noexcept nogil
cdef double lead_of(Position *s, Position *m, int player, double rest) noexcept nogil
cdef double compare_choice(Position *s, Position *m, int player) noexcept nogil
cdef double prospects_of(Position *s, int seat, double rest) noexcept nogil
cdef double worth_of(Position *s, int island, int seat, double rest) noexcept nogil
cdef void survey_worths(Position *m) noexcept nogil
cdef bint is_surveyed(Position *s, Position *m) noexcept nogil
cdef double prospects_since(Position *s, Position *m, int seat, double rest) noexcept nogil
cdef double time_left(Position *s) noexcept nogil
cdef int tiles_to_go(Position *s) noexcept nogil
cdef double chance_to_hold(Position *s, int island, int seat, double rest) noexcept nogil
cdef bint holds(Position *s, int beach, int seat) noexcept nogil
cdef double chance_to_be_swept(int free, double rest) noexcept nogil
cdef double value_at_sea(Position *s, int seat) noexcept nogil
cdef double points_to_find(Position *s) noexcept nogil
cdef double chance_to_land(Position *s) noexcept nogil

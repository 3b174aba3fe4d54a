cdef double NEAR
cdef double FAR
cdef int HIGH

cdef bint may_correct(Position *s) noexcept nogil
cdef bint has_usual_tourists(Position *s) noexcept nogil
cdef double corrected_lead(Position *s, double lead) noexcept nogil
cdef void add_suits(Position *s, int moment) noexcept nogil
cdef void feed(double *inputs, int count, double *weights, int units, double *sums) noexcept nogil
cdef int moment_of(Position *s) noexcept nogil
@cython.locals(inputs=cython.p_double)
cdef void describe_suit(Position *s, int suit) noexcept nogil
@cython.locals(inputs=cython.p_double)
cdef void describe_centre(Position *s, int suit, int at) noexcept nogil
@cython.locals(inputs=cython.p_double)
cdef void describe_award(Position *s, int award, int suit, int at) noexcept nogil
@cython.locals(inputs=cython.p_double)
cdef void describe_table(Position *s) noexcept nogil
cdef double half_points(int mine, int theirs) noexcept nogil
cdef double within(double lead, double limit) noexcept nogil
cdef int tourists_of(Position *s, int number) noexcept nogil
cdef int value_or_zero(int kind) noexcept nogil
cdef bint is_of_suit(int kind, int number) noexcept nogil
cdef int most_of_others(Position *s, int suit) noexcept nogil
@cython.locals(high=uint64_t)
cdef int high_in_deck(Position *s, int suit) noexcept nogil
@cython.locals(kinds=uint64_t)
cdef int count_of_value(Position *s, int seat, int number) noexcept nogil
cpdef void use_weights(weights) except *
cdef int fill(double *numbers, list values) except -1

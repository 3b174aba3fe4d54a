cdef void correct_odds(Position *s, double sharpness) noexcept nogil
@cython.locals(units=cython.p_double)
cdef void begin_suits(Position *s, int variant, int moment) noexcept nogil
@cython.locals(units=cython.p_double)
cdef void begin_table(Position *s, int variant, int moment) noexcept nogil
cdef double correction(Position *s, int variant, int seat) noexcept nogil
@cython.locals(units=cython.p_double)
cdef void add_up_suits(Position *s, int variant, int seat) noexcept nogil
cdef void rank_all(Position *s) noexcept nogil
cdef int ranking_of(int award, int suit) noexcept nogil
cdef void rank_seats(Position *s, int ranking) noexcept nogil
cdef bint is_less(Position *s, int ranking, int seat, int other) noexcept nogil
cdef int rival_of(Position *s, int ranking, int seat, int number) noexcept nogil
cdef double lead_over(Position *s, int ranking, int seat, int rival) noexcept nogil
cdef void describe_suit_of(Position *s, int seat, int suit) noexcept nogil
@cython.locals(inputs=cython.p_double)
cdef void describe_claim(Position *s, int seat, int award, int suit, int at) noexcept nogil
cdef void describe_shared(Position *s) noexcept nogil
@cython.locals(inputs=cython.p_double)
cdef void describe_seat(Position *s, int seat) noexcept nogil
cdef void describe_lead(Position *s, int ranking, int seat, int at) noexcept nogil
cpdef void use_weights_of_more(int players, weights) except *


# The weights of the evaluation: written on import, then only read.
cdef double WIN
cdef double FUTURE
cdef double BUILT
cdef double OPENED
cdef double LATE
cdef double CARD
cdef double FLIGHT

cpdef double evaluate(State state, int seat) noexcept nogil
cdef double evaluate_for(Position *s, int seat) noexcept nogil
cdef bint is_card_visible(Position *s) noexcept nogil
cdef void estimate_all(Position *s) noexcept nogil
cpdef void prepare_quick_value(State state, int seat) noexcept nogil
cpdef double quick_value(State state, int seat) noexcept nogil
cdef void estimate_others(Position *s, int seat) noexcept nogil
cdef double expect_after_choice(Position *s, int seat) noexcept nogil
cdef double expected_tourists(Position *s, int seat) noexcept nogil
cdef double weight_of_later(Position *s) noexcept nogil
@cython.locals(flights=uint64_t)
cdef double own_value(Position *s, int seat) noexcept nogil
cdef bint is_swapping(Position *s, int seat) noexcept nogil
cdef bint is_award_to_come(Position *s) noexcept nogil
cdef void estimate_claims(Position *s, int seat) noexcept nogil
@cython.locals(kinds=uint64_t)
cdef void estimate_next(Position *s, int seat) noexcept nogil
cdef int lays_left(Position *s, int seat) noexcept nogil
cdef void estimate_later(Position *s, int seat) noexcept nogil
cdef void fill_swapped(Position *s, int seat) noexcept nogil
@cython.locals(kinds=uint64_t, left=uint64_t)
cdef void count_kept(Position *s, int seat) noexcept nogil
cdef void count(Position *s, int award, int seat, int kind, int cards) noexcept nogil
cdef void count_pile(Position *s, int award, int seat, uint64_t *pile) noexcept nogil
cdef void find_rivals(Position *s, int seat) noexcept nogil
cdef double edge(Position *s, int seat, int other) noexcept nogil
cdef double expected_from_award(Position *s, int award, int seat, double width) noexcept nogil
cdef double chance_to_win(Position *s, int award, int seat, int suit, double width) noexcept nogil
cdef double chance_to_lead(double lead, double width) noexcept nogil

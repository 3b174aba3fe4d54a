cdef void award(Position *s) noexcept nogil
cdef void award_then_renovate(Position *s) noexcept nogil
cdef void award_two(Position *s) noexcept nogil
cdef void note_best_cards(Position *s) noexcept nogil
cdef int twos_left(Position *s) noexcept nogil
cdef int best_all_round(Position *s) noexcept nogil
cdef int best_cards(Position *s, int seat) noexcept nogil
cdef void award_suit(Position *s, int suit) noexcept nogil
cdef void note_sums(Position *s, int suit) noexcept nogil
cdef int best_in_suit(Position *s, int suit) noexcept nogil

cdef void look_at_volcano(Position *s) noexcept nogil
cdef bint is_awake(Position *s) noexcept nogil
cdef int suit_to_strike(Position *s) noexcept nogil
cdef int compare(Position *s, int suit, int other) noexcept nogil
cdef int centre_count(Position *s, int suit) noexcept nogil
cdef int centre_sum(Position *s, int suit) noexcept nogil
cdef void erupt(Position *s, int suit) noexcept nogil
cdef void note_losses(Position *s, int suit) noexcept nogil
cdef int bury(Position *s, uint64_t *pile, int suit) noexcept nogil

cdef int against_expanding(Position *s, int island) noexcept nogil
cdef bint may_expand(Position *s, int island) noexcept nogil
cdef bint may_expand_without_supply(Position *s, int island) noexcept nogil
cdef bint can_take_for(Position *s, int island) noexcept nogil
cdef void expand(Position *s, int island) noexcept nogil
cdef int boats_to_add(Position *s, int island) noexcept nogil
cdef int boats_that_fit(Position *s, int island, int boats) noexcept nogil
cdef int against_adding(Position *s, int beach) noexcept nogil
cdef bint is_where_chosen(Position *s, int beach) noexcept nogil
cdef bint may_add_on(Position *s, int beach) noexcept nogil
cdef bint can_add_the_rest_beyond(Position *s, int beach) noexcept nogil
cdef void offer_additions(Position *s) noexcept nogil
cdef bint is_next_addition(Position *s, int beach) noexcept nogil
cdef void add(Position *s, int beach) noexcept nogil
cdef int against_taking(Position *s, int beach) noexcept nogil
cdef int against_taking_for(Position *s, int island, int beach) noexcept nogil
cdef bint may_take(Position *s, int island, int beach) noexcept nogil
cdef bint fits_after_taking(Position *s, int island, int beach) noexcept nogil
cdef void offer_boats_to_take(Position *s) noexcept nogil
cdef void take(Position *s, int beach) noexcept nogil
cdef int against_passing(Position *s) noexcept nogil
cdef bint may_pass_turn(Position *s) noexcept nogil
cdef void pass_turn(Position *s) noexcept nogil
cdef int islands_to_expand(Position *s) noexcept nogil
cdef int beaches_to_add_on(Position *s) noexcept nogil

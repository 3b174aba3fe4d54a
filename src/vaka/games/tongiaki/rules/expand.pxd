cdef int against_expanding(State s, int island) noexcept nogil
cdef bint may_expand(State s, int island) noexcept nogil
cdef bint may_expand_without_supply(State s, int island) noexcept nogil
cdef bint can_take_for(State s, int island) noexcept nogil
cdef void expand(State s, int island) noexcept nogil
cdef int boats_to_add(State s, int island) noexcept nogil
cdef int boats_that_fit(State s, int island, int boats) noexcept nogil
cdef int against_adding(State s, int beach) noexcept nogil
cdef bint is_where_chosen(State s, int beach) noexcept nogil
cdef bint may_add_on(State s, int beach) noexcept nogil
cdef bint can_add_the_rest_beyond(State s, int beach) noexcept nogil
cdef void offer_additions(State s) noexcept nogil
cdef bint is_next_addition(State s, int beach) noexcept nogil
cdef void add(State s, int beach) noexcept nogil
cdef int against_taking(State s, int beach) noexcept nogil
cdef int against_taking_for(State s, int island, int beach) noexcept nogil
cdef bint may_take(State s, int island, int beach) noexcept nogil
cdef bint fits_after_taking(State s, int island, int beach) noexcept nogil
cdef void offer_boats_to_take(State s) noexcept nogil
cdef void take(State s, int beach) noexcept nogil
cdef int against_passing(State s) noexcept nogil
cdef bint may_pass_turn(State s) noexcept nogil
cdef void pass_turn(State s) noexcept nogil

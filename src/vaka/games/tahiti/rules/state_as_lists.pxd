cdef uint64_t *pile_at(Position *s, int pile, int seat) noexcept nogil

# The other functions take and return Python lists, so they run with the GIL.
cpdef list counts(State state, int pile, int seat=*)
@cython.locals(kinds=uint64_t, names=list)
cpdef list card_names(State state, int pile, int seat=*)
cpdef lay_pile(State state, int pile, int seat, cards)
cdef lay_cards(uint64_t *pile, cards)
cpdef list hand_sizes(State state)
cpdef list table_sizes(State state)
cpdef list twos(State state)
cpdef int volcano(State state) except -1
cpdef bint is_volcano_awake(State state) except? -1
cpdef list tourists(State state)
cpdef set_twos(State state, numbers)
cpdef set_turn(State state, int first, int active, int place, int year, int number)
cpdef set_flags(State state, int acted, int taken, int passed, int top)
cpdef set_phase(State state, int phase, int owed, int then, int reason)
cpdef set_choice(State state, int put, picked, cut, int last)

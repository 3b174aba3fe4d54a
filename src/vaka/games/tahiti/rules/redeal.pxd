
cpdef void redeal_hidden(State state, int seat, Dice dice) noexcept nogil
cdef void return_hidden(Position *s, int seat) noexcept nogil
cdef void deal_hidden(Position *s, int seat, Dice dice) noexcept nogil

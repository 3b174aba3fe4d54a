from vaka.games.tahiti.constants cimport (
    EV_ERUPTED,
    EV_LOST,
    EV_SPARED,
    NONE,
    SUITS,
    TO_TURN,
    VALUES,
    VOLCANO,
)
from vaka.games.tahiti.state cimport State, discard, leave_table, note, remove, value

cdef void look_at_volcano(State s) noexcept nogil
cdef bint is_awake(State s) noexcept nogil
cdef int suit_to_strike(State s) noexcept nogil
cdef int compare(State s, int suit, int other) noexcept nogil
cdef int centre_count(State s, int suit) noexcept nogil
cdef int centre_sum(State s, int suit) noexcept nogil
cdef void erupt(State s, int suit) noexcept nogil

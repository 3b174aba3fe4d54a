from vaka.games.tahiti.constants cimport (
    EV_AWARDED,
    EV_AWARDED_TWO,
    EV_SUM,
    NONE,
    SUITS,
    TO_RENOVATION,
    TWOS,
)
from vaka.games.tahiti.state cimport State, highest, leave_table, note, seat_at, suit_sum, value

cdef void award(State s) noexcept nogil
cdef void award_then_renovate(State s) noexcept nogil
cdef void award_two(State s) noexcept nogil
cdef void note_best_cards(State s) noexcept nogil
cdef int twos_left(State s) noexcept nogil
cdef int best_all_round(State s) noexcept nogil
cdef int best_cards(State s, int seat) noexcept nogil
cdef void award_suit(State s, int suit) noexcept nogil
cdef void note_sums(State s, int suit) noexcept nogil
cdef int best_in_suit(State s, int suit) noexcept nogil

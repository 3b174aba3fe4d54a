from vaka.games.tahiti.constants cimport (
    CENTRE,
    DEALING,
    DEALT,
    EV_BEGUN,
    EV_DEALT,
    H2_1,
    PROCEEDING,
    TO_YEAR,
)
from vaka.games.tahiti.deck cimport leave_deck
from vaka.games.tahiti.state cimport State, note, seat_at

cdef int against_beginning(State s, int seat) noexcept nogil
cdef void begin(State s, int first) noexcept nogil
cdef int receiver(State s) noexcept nogil
cdef void deal(State s, int kind) noexcept nogil
cdef void lay_out(State s) noexcept nogil

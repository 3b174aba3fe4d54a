from vaka.games.tahiti.constants cimport (
    EV_LAID,
    EV_PASSED,
    H4_1,
    LAY,
    OPENING,
    PASS,
    PROCEEDING,
    ROUNDS,
    TO_AWARD,
    TO_OPENING,
)
from vaka.games.tahiti.state cimport State, lose, note, offer, offer_cards, seat_at

cdef void open_next(State s) noexcept nogil
cdef bint may_open(State s, int seat) noexcept nogil
cdef void end_opening(State s) noexcept nogil
cdef void offer_openings(State s) noexcept nogil
cdef int against_laying(State s, int kind) noexcept nogil
cdef void lay(State s, int kind) noexcept nogil
cdef void put_on_table(State s, int seat, int kind) noexcept nogil
cdef void pass_opening(State s) noexcept nogil
cdef void leave_to_next(State s) noexcept nogil

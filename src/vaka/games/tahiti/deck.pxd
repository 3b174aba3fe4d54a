from vaka.games.tahiti.constants cimport (
    DRAW,
    EV_ADDED,
    EV_DREW,
    EV_RESHUFFLED,
    EV_TURNED,
    H2_2,
    KINDS,
    NONE,
    PROCEEDING,
)
from vaka.games.tahiti.state cimport State, add, give, note, offer_cards

cdef void renew(State s) noexcept nogil
cdef bint has_run_out(State s) noexcept nogil
cdef bint must_turn(State s) noexcept nogil
cdef void offer_deck(State s) noexcept nogil
cdef int against_drawing(State s, int kind) noexcept nogil
cdef void leave_deck(State s, int kind) noexcept nogil
cdef void turn_up(State s, int kind) noexcept nogil
cdef void add_top(State s) noexcept nogil
cdef void draw_top(State s, int seat, int rule) noexcept nogil
cdef int deck_card(State s, int index) noexcept nogil

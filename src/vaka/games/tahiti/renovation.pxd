from vaka.games.tahiti.constants cimport (
    CENTRE,
    CUT,
    DEALT,
    DONE,
    EV_DROPPED,
    EV_FIRST,
    EV_KEPT,
    H5_1,
    H5_2,
    H5_3,
    KEEP,
    KINDS,
    MOST_KEPT,
    NONE,
    NOT_ITS_TIME,
    PROCEEDING,
    RENOVATING,
    TO_GRANT,
    TO_RENOVATION,
    TO_YEAR,
    VALUES,
    YEARS,
)
from vaka.games.tahiti.deck cimport draw_top
from vaka.games.tahiti.end cimport finish
from vaka.games.tahiti.state cimport (
    State,
    discard,
    forget_choice,
    leave_table,
    lose,
    note,
    offer,
    pick_card,
    seat_at,
    suit,
    value,
)

cdef void renovate_next(State s) noexcept nogil
cdef bint has_to_renovate(State s, int seat) noexcept nogil
cdef int to_cut(State s) noexcept nogil
cdef void offer_renovation(State s) noexcept nogil
cdef int against_keeping(State s, int kind) noexcept nogil
cdef bint is_opened(State s, int kind) noexcept nogil
cdef bint may_keep(State s, int kind) noexcept nogil
cdef int against_cutting(State s, int kind) noexcept nogil
cdef bint is_next_cut(State s, int kind) noexcept nogil
cdef int against_finishing(State s) noexcept nogil
cdef void keep(State s, int kind) noexcept nogil
cdef void cut(State s, int kind) noexcept nogil
cdef void renovate(State s) noexcept nogil
cdef void drop_the_rest(State s) noexcept nogil
cdef void cut_hand(State s) noexcept nogil
cdef void name_first_player(State s) noexcept nogil
cdef int kept_total(State s, int seat) noexcept nogil
cdef void grant(State s) noexcept nogil
cdef void fill_centre(State s) noexcept nogil

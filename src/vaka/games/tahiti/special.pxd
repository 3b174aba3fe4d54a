from vaka.games.tahiti.constants cimport (
    AEROPLANE,
    BUILDER,
    BUILDING,
    CLEARING,
    DISCARD,
    EV_CLEARED,
    EV_PLAYED,
    EV_SET_ASIDE,
    GOVERNMENT,
    H3_3,
    KINDS,
    NONE,
    PLAY,
    PROCEEDING,
    TO_BUILD,
    TO_CLEAR,
)
from vaka.games.tahiti.state cimport (
    State,
    discard,
    forget_choice,
    lose,
    note,
    offer,
    pick_card,
    remove,
    value,
)

cdef void offer_specials(State s) noexcept nogil
cdef int against_playing(State s, int kind) noexcept nogil
cdef bint is_special(int kind) noexcept nogil
cdef void play_special(State s, int kind) noexcept nogil
cdef void fly(State s, int kind) noexcept nogil
cdef void call_government(State s) noexcept nogil
cdef void call_builder(State s) noexcept nogil
cdef void begin_clearing(State s) noexcept nogil
cdef void offer_clearings(State s) noexcept nogil
cdef int against_clearing(State s, int kind) noexcept nogil
cdef void choose_to_clear(State s, int kind) noexcept nogil
cdef void clear_centre(State s) noexcept nogil

from vaka.games.tongiaki.constants cimport (
    EV_REENTERED,
    NEW_SETTLEMENT,
    NOT_TONGA,
    PAIR,
    PLACE,
    PLACING,
    REENTRY,
    T3_2,
    T9_1,
    T11_1,
    T11_7,
    TONGA,
)
from vaka.games.tongiaki.state cimport (
    State,
    free_moorings,
    is_full,
    is_laid,
    note,
    offer,
    place_boat,
)
from vaka.games.tongiaki.tables cimport FIRST_BEACH, ISLAND_OF, MOORINGS
from vaka.games.tongiaki.turn cimport must_reenter

cdef int against_reentering(State s, int island) noexcept nogil
cdef bint may_reenter(State s, int island) noexcept nogil
cdef int against_reentering_twice(State s) noexcept nogil
cdef bint is_tonga_there(State s) noexcept nogil
cdef bint has_room_for_two(State s) noexcept nogil
cdef void reenter(State s, int island) noexcept nogil
cdef void reenter_twice(State s) noexcept nogil
cdef void _reenter(State s, int purpose, int island, int boats) noexcept nogil
cdef int against_entering_on(State s, int beach) noexcept nogil
cdef bint may_enter_on(State s, int beach) noexcept nogil
cdef bint can_enter_the_rest_from(State s, int beach) noexcept nogil
cdef bint is_next_entry(State s, int beach) noexcept nogil
cdef void offer_entries(State s) noexcept nogil
cdef void enter_on(State s, int beach) noexcept nogil

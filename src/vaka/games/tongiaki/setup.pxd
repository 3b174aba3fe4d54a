from vaka.games.tongiaki.constants cimport (
    EV_BEGUN,
    PLACE,
    SETTING_UP,
    T2_2,
    T2_3,
    T2_4,
    TONGA,
)
from vaka.games.tongiaki.state cimport (
    State,
    clear,
    lay_tile,
    note,
    offer,
    place_boat,
)
from vaka.games.tongiaki.tables cimport FIRST_BEACH, ISLAND_OF, MOORINGS
from vaka.games.tongiaki.turn cimport begin_turn

cdef void lay_out(State s, int seats) noexcept nogil
cdef int against_beginning(State s, int seat) noexcept nogil
cdef void begin(State s, int first) noexcept nogil
cdef int against_setting_up(State s, int beach) noexcept nogil
cdef bint may_set_up_on(State s, int beach) noexcept nogil
cdef bint keeps_a_mooring_free(State s, int beach) noexcept nogil
cdef void offer_set_up(State s) noexcept nogil
cdef void set_up(State s, int beach) noexcept nogil

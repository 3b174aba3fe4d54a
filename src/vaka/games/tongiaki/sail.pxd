from vaka.games.tongiaki.closed cimport finish_sailing, is_enclosed, may_leave_by, open_piers
from vaka.games.tongiaki.constants cimport (
    BEACHES,
    CROWNING,
    DRAWING,
    EDGES,
    EV_AT_SEA,
    EV_FAILED,
    EV_GROUP,
    EV_LOST,
    EV_PASSED,
    EV_SAILED,
    EV_TURNED_BACK,
    ISLANDS,
    NO_PORT,
    REMOVED,
    SAIL,
    SAIL_ON,
    SAILING,
    SAILINGS_LIMIT,
    T5_1,
    T5_3,
    T5_7,
    T9_3,
    T9_6,
    T11_3,
    VOYAGE,
)
from vaka.games.tongiaki.land cimport is_landing_complete, reach, send_rest_back
from vaka.games.tongiaki.royal cimport can_found_after_landing
from vaka.games.tongiaki.settle cimport take_in_hand
from vaka.games.tongiaki.state cimport (
    State,
    cell_beyond,
    direction_of,
    is_full,
    lay_tile,
    note,
    offer,
    send_beach_back,
    send_group_back,
    turn_tile,
    unmoor,
)
from vaka.games.tongiaki.tables cimport (
    BEACH_OF,
    FIRST_BEACH,
    FIRST_PIER,
    ISLAND_OF,
    NUMBER,
    OTHER_END,
    PORT_OF,
)

cdef void sail_on(State s) noexcept nogil
cdef bint has_sailed_too_often(State s) noexcept nogil
cdef void send_full_beaches_back(State s) noexcept nogil
cdef int against_sailing(State s, int pier) noexcept nogil
cdef int against_sailing_by(State s, int pier, int open_ways) noexcept nogil
cdef bint may_sail(State s, int pier) noexcept nogil
cdef void offer_sailings(State s) noexcept nogil
cdef void sail(State s, int pier) noexcept nogil
cdef void cast_off(State s, int pier) noexcept nogil
cdef void voyage(State s, int port) noexcept nogil
cdef bint may_pass(State s, int port) noexcept nogil
cdef int colours_shown(State s) noexcept nogil
cdef void fail(State s, int port) noexcept nogil
cdef bint ends_turn_early(State s) noexcept nogil
cdef void want_tile(State s, int port) noexcept nogil
cdef bint is_pile_empty(State s) noexcept nogil
cdef void explore(State s, int tile) noexcept nogil
cdef bint chooses_rotation(State s) noexcept nogil
cdef int marked_rotation(State s) noexcept nogil
cdef int against_laying_ahead(State s, int cell) noexcept nogil
cdef void lay_ahead(State s, int tile, int rotation) noexcept nogil
cdef bint stops_voyage(State s, int tile) noexcept nogil
cdef void strand(State s, int is_lost) noexcept nogil
cdef void arrive(State s, int island) noexcept nogil
cdef bint is_turned_back(State s, int island) noexcept nogil
cdef void after_landing(State s) noexcept nogil
cdef int landed_boats(State s) noexcept nogil
cdef void sail_after_landing(State s) noexcept nogil

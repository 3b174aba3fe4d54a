from vaka.games.tongiaki.constants cimport (
    EDGES,
    EV_REMOVED,
    ISLANDS,
    NO_PORT,
    REFOUNDING,
    REMOVE,
    T9_3,
)
from vaka.games.tongiaki.settle cimport draw_freely
from vaka.games.tongiaki.state cimport (
    State,
    is_full,
    lift_tile,
    note,
    offer,
    send_beach_back,
)
from vaka.games.tongiaki.tables cimport (
    BEACH_OF,
    FIRST_BEACH,
    FIRST_PIER,
    ISLAND_OF,
    OTHER_END,
    PORT_OF,
)
from vaka.games.tongiaki.turn cimport end_turn

cdef int end_of_way(State s, int port) noexcept nogil
cdef bint leads_back(State s, int pier) noexcept nogil
cdef int open_piers(State s, int island) noexcept nogil
cdef bint is_enclosed(State s, int open_ways) noexcept nogil
cdef bint has_open_full_beach(State s, int island, int open_ways) noexcept nogil
cdef bint may_leave_by(State s, int pier, int open_ways) noexcept nogil
cdef int against_removing(State s, int island) noexcept nogil
cdef bint must_be_removed(State s, int island) noexcept nogil
cdef void offer_removals(State s) noexcept nogil
cdef void remove_island(State s, int island) noexcept nogil
cdef void finish_sailing(State s) noexcept nogil
cdef bint must_refound(State s) noexcept nogil

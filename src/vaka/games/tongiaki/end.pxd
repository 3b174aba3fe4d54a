from vaka.games.tongiaki.constants cimport (
    EV_OVER,
    ISLANDS,
    LAST_ISLAND,
    LAST_OCEAN,
    OVER,
    QUIET_TURNS_LIMIT,
    STALEMATE,
)
from vaka.games.tongiaki.state cimport State, note
from vaka.games.tongiaki.tables cimport POINTS

cdef int reason_to_end(State s) noexcept nogil
cdef bint is_last_tile_drawn(State s) noexcept nogil
cdef bint is_stalemate(State s) noexcept nogil
cdef void finish(State s) noexcept nogil
cdef int owner_of(State s, int seat) noexcept nogil
cdef bint scores(State s, int island, int seat) noexcept nogil
cdef void count_up(State s) noexcept nogil
cdef int boats_out(State s, int seat) noexcept nogil
cdef bint is_ahead(State s, int player, int other) noexcept nogil
cdef double win_share(State s, int player) noexcept nogil
cdef bint wins(State s, int player) noexcept nogil

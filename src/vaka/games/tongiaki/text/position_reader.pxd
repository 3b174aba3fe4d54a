from vaka.games.tongiaki.rules.constants cimport (
    BEGINNING,
    BOATS,
    CROWNING,
    DRAWING,
    EDGES,
    EXPANSION,
    ISLANDS,
    LAND,
    LANDING,
    LAST_ISLAND,
    LAST_OCEAN,
    LAYING,
    NO_PORT,
    OVER,
    PLACE,
    PLACING,
    QUIET_TURNS_LIMIT,
    SAILING,
    SAILINGS_LIMIT,
    SEATS,
    SETTING_UP,
    TAKING,
    TILES,
    TURN,
    VOYAGE,
)
from vaka.games.tongiaki.rules.unit cimport may_be_royal
from vaka.games.tongiaki.rules.unit cimport Tongiaki, list_moves
from vaka.games.tongiaki.rules.unit cimport (
    Position,
    clear,
    crown,
    is_in_pile,
    is_laid,
    lay_tile,
    moor,
)
from vaka.games.tongiaki.rules.unit cimport FIRST_BEACH

cpdef _read_seats(Tongiaki state, str text)
cpdef _read_options(Tongiaki state, str text)
cpdef _read_map(Tongiaki state, str text)
cdef _leave_pile(Position *s, int tile)
cdef int _seat_of(Position *s, str letter) except? -9
cdef _take_from_supply(Position *s, int seat, int boats)
cdef _read_boats(Position *s, int island, str text)
cpdef _read_gone(Tongiaki state, str text)
cpdef _read_founded(Tongiaki state, str text)
cpdef _read_sea(Tongiaki state, str text)
cpdef _read_lost(Tongiaki state, str text)
cpdef _read_quiet(Tongiaki state, str text)
cpdef _read_turn(Tongiaki state, str text)
cpdef _read_fresh(Tongiaki state, str text)
cpdef _read_sailings(Tongiaki state, str text)
cpdef _read_removal(Tongiaki state, str text)
cpdef _read_now(Tongiaki state, str text)
cpdef _read_take(Tongiaki state, str rest)
cdef int _laid_island(Position *s, str name) except? -9
cpdef _read_place(Tongiaki state, str rest)
cpdef _read_sail(Tongiaki state, str rest)
cpdef _read_draw(Tongiaki state, str rest)
cpdef _read_lay(Tongiaki state, str rest)
cdef _read_voyage(Position *s, str text)
cdef int _read_port(Position *s, str text) except? -9
cdef _read_group(Position *s, str text)
cpdef _read_land(Tongiaki state, str rest)
cpdef _read_crown(Tongiaki state, str rest)
cpdef _read_over(Tongiaki state, str rest)
cdef _check_last_tile(Position *s)
cdef _check(Position *s)
cdef _check_set_up(Position *s)
cdef _check_search(Position *s)
cpdef Tongiaki read_position(str text)

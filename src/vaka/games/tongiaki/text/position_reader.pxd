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
    clear,
    is_in_pile,
    is_laid,
    lay_tile,
    moor,
)
from vaka.games.tongiaki.rules.unit cimport FIRST_BEACH

cpdef _read_seats(Tongiaki s, str text)
cpdef _read_options(Tongiaki s, str text)
cpdef _read_map(Tongiaki s, str text)
cpdef _leave_pile(Tongiaki s, int tile)
cpdef int _seat_of(Tongiaki s, str letter) except? -9
cpdef _take_from_supply(Tongiaki s, int seat, int boats)
cpdef _read_boats(Tongiaki s, int island, str text)
cpdef _read_gone(Tongiaki s, str text)
cpdef _read_founded(Tongiaki s, str text)
cpdef _read_sea(Tongiaki s, str text)
cpdef _read_lost(Tongiaki s, str text)
cpdef _read_quiet(Tongiaki s, str text)
cpdef _read_turn(Tongiaki s, str text)
cpdef _read_fresh(Tongiaki s, str text)
cpdef _read_sailings(Tongiaki s, str text)
cpdef _read_removal(Tongiaki s, str text)
cpdef _read_now(Tongiaki s, str text)
cpdef _read_take(Tongiaki s, str rest)
cpdef int _laid_island(Tongiaki s, str name) except? -9
cpdef _read_place(Tongiaki s, str rest)
cpdef _read_sail(Tongiaki s, str rest)
cpdef _read_draw(Tongiaki s, str rest)
cpdef _read_lay(Tongiaki s, str rest)
cpdef _read_voyage(Tongiaki s, str text)
cpdef int _read_port(Tongiaki s, str text) except? -9
cpdef _read_group(Tongiaki s, str text)
cpdef _read_land(Tongiaki s, str rest)
cpdef _read_crown(Tongiaki s, str rest)
cpdef _read_over(Tongiaki s, str rest)
cpdef _check_last_tile(Tongiaki s)
cpdef _check(Tongiaki s)
cpdef _check_set_up(Tongiaki s)
cpdef _check_search(Tongiaki s)
cpdef Tongiaki read_position(str text)

from vaka.games.tongiaki.rules.constants cimport (
    BEGINNING,
    CROWNING,
    DRAWING,
    EDGES,
    EXPANSION,
    ISLANDS,
    LAND,
    LANDING,
    LAYING,
    OVER,
    PLACE,
    PLACING,
    SAILING,
    SEATS,
    SETTING_UP,
    SETTLEMENT,
    TAKING,
    TILES,
    TURN,
    VOYAGE,
)
from vaka.games.tongiaki.rules.unit cimport Position, State, is_in_pile, is_laid
from vaka.games.tongiaki.rules.unit cimport FIRST_BEACH

cpdef str write_position(State state)
cdef dict option_values(Position *s)
cdef str boats_text(Position *s, int beach)
cdef str group_text(Position *s)
cdef str _tile_text(Position *s, int tile)
cdef str _gone_text(Position *s)
cdef bint is_gone(Position *s, int tile) except -1
cdef str _fresh_text(Position *s)
cdef str _now_text(Position *s)
cdef str _placed_text(Position *s)
cdef str _voyage_text(Position *s)
cdef str _landing_text(Position *s)

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
from vaka.games.tongiaki.rules.unit cimport State, is_in_pile, is_laid
from vaka.games.tongiaki.rules.unit cimport FIRST_BEACH

cpdef str write_position(State s)
cpdef dict option_values(State s)
cpdef str boats_text(State s, int beach)
cpdef str group_text(State s)
cpdef str _tile_text(State s, int tile)
cpdef str _gone_text(State s)
cpdef bint is_gone(State s, int tile) except -1
cpdef str _fresh_text(State s)
cpdef str _now_text(State s)
cpdef str _placed_text(State s)
cpdef str _voyage_text(State s)
cpdef str _landing_text(State s)

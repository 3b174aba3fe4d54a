from vaka.games.tongiaki.rules.constants cimport (
    DRAWING,
    EDGES,
    ISLANDS,
    LANDING,
    LAYING,
    OVER,
    PLACING,
    TAKING,
    TILES,
    VOYAGE,
)
from vaka.games.tongiaki.rules.unit cimport boats_out, count_up, is_counted, owner_of, scores, wins
from vaka.games.tongiaki.rules.unit cimport Position, State, is_full, is_in_pile, is_laid
from vaka.games.tongiaki.rules.unit cimport FIRST_BEACH
from vaka.games.tongiaki.text.position_writer cimport is_gone, option_values

cpdef dict table_view(State state)
cpdef str colour_of(State state, int seat)
cdef str seat_colour(Position *s, int seat)
cdef dict seat_view(Position *s, int seat)
cdef dict tile_view(Position *s, int tile)
cdef dict island_view(Position *s, int island)
cdef dict beach_view(Position *s, int beach)
cdef dict pile_view(Position *s)
cdef object choice_view(Position *s)
cdef object group_view(Position *s)
cpdef dict score_view(State state)
cdef dict final_score(Position *s)
cdef dict seat_score(Position *s, int seat)
cpdef list tally_view(State state)
cdef str decided_by(Position *s, list winners)

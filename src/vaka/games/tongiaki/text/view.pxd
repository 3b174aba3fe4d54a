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
from vaka.games.tongiaki.rules.unit cimport State, is_full, is_in_pile, is_laid
from vaka.games.tongiaki.rules.unit cimport FIRST_BEACH

cpdef dict table_view(State s)
cpdef str colour_of(State s, int seat)
cpdef dict seat_view(State s, int seat)
cpdef dict tile_view(State s, int tile)
cpdef dict island_view(State s, int island)
cpdef dict beach_view(State s, int beach)
cpdef dict pile_view(State s)
cpdef object choice_view(State s)
cpdef object group_view(State s)
cpdef dict score_view(State s)
cpdef dict seat_score(State s, int seat)
cpdef list tally_view(State s)
cpdef str decided_by(State s, list winners)

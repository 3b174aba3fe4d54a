from vaka.games.tongiaki.constants cimport (
    DRAW,
    DRAWING,
    EDGES,
    EV_AT_SEA,
    EV_FAILED,
    EV_LOST,
    EV_REACHED,
    ISLANDS,
    NO_PORT,
    REMOVE,
    SAIL,
    SAILING,
    SEATS,
    TILES,
)
from vaka.games.tongiaki.rules cimport list_moves, make
from vaka.games.tongiaki.sail cimport is_pile_empty
from vaka.games.tongiaki.state cimport State, cell_beyond, copy_state, is_in_pile
from vaka.games.tongiaki.tables cimport BEACH_OF, NUMBER, OTHER_END, PORT_OF

cpdef list sailing_prospects(State s)
cpdef dict pier_prospect(State s, int pier)
cpdef dict prospect(int pier, int colours, list route, dict end)
cpdef int colours_on(State s, int beach) except -1
cpdef dict next_tile_odds(State s, int pier)
cdef State at_sea(State s, int pier)
cdef void try_tile(State trial, State waiting, int tile) noexcept
cpdef str what_became(State s)
cpdef voyage_odds(State s, int pier)
cdef int follow(State waiting, share, dict ends, int left) except -2


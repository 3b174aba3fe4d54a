from vaka.games.tongiaki.constants cimport (
    BEACHES,
    EV_EXPANDED,
    EV_PASSED_TURN,
    EV_TAKEN,
    EXPANSION,
    PLACE,
    PLACING,
    T3_2,
    T4_1,
    T4_2,
    T4_3,
    T4_4,
    TAKE,
    TAKING,
)
from vaka.games.tongiaki.state cimport (
    State,
    free_beaches,
    free_moorings,
    is_full,
    note,
    offer,
    place_boat,
    unmoor,
)
from vaka.games.tongiaki.tables cimport FIRST_BEACH, ISLAND_OF
from vaka.games.tongiaki.turn cimport end_turn, must_reenter

cdef int against_expanding(State s, int island) noexcept nogil
cdef bint may_expand(State s, int island) noexcept nogil
cdef bint may_expand_without_supply(State s, int island) noexcept nogil
cdef bint can_take_for(State s, int island) noexcept nogil
cdef void expand(State s, int island) noexcept nogil
cdef int boats_to_add(State s, int island) noexcept nogil
cdef int boats_that_fit(State s, int island, int boats) noexcept nogil
cdef int against_adding(State s, int beach) noexcept nogil
cdef bint is_where_chosen(State s, int beach) noexcept nogil
cdef bint may_add_on(State s, int beach) noexcept nogil
cdef bint can_add_the_rest_beyond(State s, int beach) noexcept nogil
cdef void offer_additions(State s) noexcept nogil
cdef bint is_next_addition(State s, int beach) noexcept nogil
cdef void add(State s, int beach) noexcept nogil
cdef int against_taking(State s, int beach) noexcept nogil
cdef int against_taking_for(State s, int island, int beach) noexcept nogil
cdef bint may_take(State s, int island, int beach) noexcept nogil
cdef bint fits_after_taking(State s, int island, int beach) noexcept nogil
cdef void offer_boats_to_take(State s) noexcept nogil
cdef void take(State s, int beach) noexcept nogil
cdef int against_passing(State s) noexcept nogil
cdef bint may_pass(State s) noexcept nogil
cdef void pass_turn(State s) noexcept nogil

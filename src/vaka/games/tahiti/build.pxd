from vaka.games.tahiti.constants cimport (
    BUILDING,
    EV_PUT,
    EV_ROUND,
    EV_TOOK,
    EV_TURN_ENDED,
    H3_3,
    H3_4,
    KINDS,
    MOST_TAKEN,
    PROCEEDING,
    PUT,
    ROUNDS,
    TAKE,
    TAKING,
    TO_LAST_CARD,
    TO_OPENING,
    TO_START,
    TO_TURN,
    TO_VOLCANO,
)
from vaka.games.tahiti.deck cimport draw_top
from vaka.games.tahiti.state cimport (
    State,
    add,
    forget_choice,
    give,
    lose,
    note,
    offer,
    offer_cards,
    pick_card,
    remove,
    seat_at,
    value,
)

cdef void begin_year(State s) noexcept nogil
cdef void begin_next_turn(State s) noexcept nogil
cdef void end_building(State s) noexcept nogil
cdef void open_turn(State s) noexcept nogil
cdef void start_turn(State s) noexcept nogil
cdef void go_on_building(State s) noexcept nogil
cdef void end_turn(State s) noexcept nogil
cdef void draw_last_card(State s) noexcept nogil
cdef void offer_swaps(State s) noexcept nogil
cdef int against_putting(State s, int kind) noexcept nogil
cdef bint can_swap(State s) noexcept nogil
cdef void put_down(State s, int kind) noexcept nogil
cdef void offer_takings(State s) noexcept nogil
cdef int against_taking(State s, int kind) noexcept nogil
cdef bint is_in_centre(State s, int kind) noexcept nogil
cdef bint fits(State s, int kind) noexcept nogil
cdef int against_stopping(State s) noexcept nogil
cdef void take(State s, int kind) noexcept nogil
cdef void swap(State s) noexcept nogil

from vaka.games.tahiti.award cimport award
from vaka.games.tahiti.constants cimport (
    EV_OVER, EV_SHOWED, KINDS, OVER, SUITS, THIRD_YEAR, TWO_TOURISTS, VALUES,
)
from vaka.games.tahiti.opening cimport put_on_table
from vaka.games.tahiti.state cimport State, lose, note, rank_of

cdef void finish(State s) noexcept nogil
cdef void lay_down_hand(State s, int seat) noexcept nogil
cdef int points(State s, int seat) noexcept nogil
cdef int cards_aside(State s, int seat) noexcept nogil
cdef bint is_ahead(State s, int seat, int other) noexcept nogil
cdef bint wins(State s, int seat) noexcept nogil
cdef double win_share(State s, int player) noexcept nogil

from libc.math cimport exp

from vaka.games.tahiti.constants cimport (
    ALL_SUITS,
    LATER,
    NEXT,
    OPENING,
    OVER,
    ROUNDS,
    SUITS,
    TWO_TOURISTS,
    YEARS,
)
from vaka.games.tahiti.end cimport points, win_share
from vaka.games.tahiti.evaluation cimport (
    chance_to_lead,
    edge,
    expect,
    is_award_to_come,
    weigh_hopes,
)
from vaka.games.tahiti.state cimport State

cdef double SHARPNESS
cdef double GROWTH
cdef double KEENNESS
cdef double RISE
cdef double BUILT
cdef double ROUND
cdef double OPENED
cdef double LATE
cdef double SHOWN
cdef double FUTURE
cdef double CARD

cpdef void weigh_chances(State s, double[::1] shares) noexcept nogil
cdef int thirds_played(State s) noexcept nogil
cdef void weigh_prospects(State s) noexcept nogil
cdef double prospect(State s, int seat) noexcept nogil
cdef double width_of_lead(State s) noexcept nogil
cdef double prospect_of_later(State s, int seat) noexcept nogil
cdef double prospect_of_award(State s, int award, int seat, double width) noexcept nogil
cdef double chance_against_all(State s, int award, int seat, int suit, double width) noexcept nogil

from libc.math cimport exp

from vaka.games.tahiti.constants cimport (
    AEROPLANE,
    KINDS,
    MOST_KEPT,
    OPENING,
    OVER,
    RENOVATING,
    ROUNDS,
    SUITS,
    TAKING,
    TO_GRANT,
    TO_RENOVATION,
    TURNING,
    TWO_TOURISTS,
    VALUES,
    YEARS,
)
from vaka.games.tahiti.end cimport points, win_share
from vaka.games.tahiti.opening cimport may_open
from vaka.games.tahiti.state cimport State, rank_of, value

cdef double WIN
cdef double LATER
cdef double BUILT
cdef double OPENED
cdef double LATE
cdef double CARD
cdef double SHARPNESS
cdef double GROWTH
cdef double FLIGHT

cpdef double evaluate(State s, int seat) noexcept nogil
cpdef void weigh_chances(State s, double[::1] shares) noexcept nogil
cdef int thirds_played(State s) noexcept nogil
cdef void weigh_hopes(State s) noexcept nogil
cdef double weight_of_later(State s) noexcept nogil
cdef double own_value(State s, int seat) noexcept nogil
cdef int held(State s, int seat, int kind) noexcept nogil
cdef bint is_award_to_come(State s) noexcept nogil
cdef void expect_opening(State s, int seat) noexcept nogil
cdef int lays_left(State s, int seat) noexcept nogil
cdef void expect_later(State s, int seat) noexcept nogil
cdef void start(State s, int seat) noexcept nogil
cdef void count(State s, int seat, int kind, int cards) noexcept nogil
cdef void hope_for_award(State s, double weight, double width) noexcept nogil
cdef double in_suit(State s, int seat, int suit, double width) noexcept nogil
cdef double all_round(State s, int seat, double width) noexcept nogil
cdef int best_cards_hoped(State s, int seat) noexcept nogil
cdef double edge(State s, int seat, int other) noexcept nogil
cdef double chance_to_lead(double lead, double width) noexcept nogil

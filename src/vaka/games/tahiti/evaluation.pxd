from libc.math cimport exp
from libc.stdint cimport int8_t

from vaka.games.tahiti.constants cimport (
    AEROPLANE,
    KINDS,
    MOST_KEPT,
    NONE,
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
cdef int ALL_SUITS

cpdef double evaluate(State s, int seat) noexcept nogil
cpdef void weigh_chances(State s, double[::1] shares) noexcept nogil
cdef int thirds_played(State s) noexcept nogil
cdef void weigh_hopes(State s) noexcept nogil
cdef double weight_of_later(State s) noexcept nogil
cdef double own_value(State s, int seat) noexcept nogil
cdef int held(State s, int seat, int kind) noexcept nogil
cdef bint is_swapping(State s, int seat) noexcept nogil
cdef bint is_award_to_come(State s) noexcept nogil
cdef void expect_opening(State s, int seat) noexcept nogil
cdef int lays_left(State s, int seat) noexcept nogil
cdef void expect_later(State s, int seat) noexcept nogil
cdef void count_kept(State s, int seat) noexcept nogil
cdef void start(State s, int seat) noexcept nogil
cdef void count(State s, int seat, int kind, int cards) noexcept nogil
cdef void count_pile(State s, int seat, int8_t *pile) noexcept nogil
cdef void hope_for_award(State s, double weight, double width) noexcept nogil
cdef int best_cards_hoped(State s, int seat) noexcept nogil
cdef void hope_to_lead(State s, int suit, double weight, double width) noexcept nogil
cdef int best_claim(State s, int but) noexcept nogil
cdef int prize(State s, int seat, int suit) noexcept nogil
cdef double edge(State s, int seat, int other) noexcept nogil
cdef double chance_to_lead(double lead, double width) noexcept nogil

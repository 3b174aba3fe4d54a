from libc.stdint cimport int8_t

from vaka.games.tahiti.constants cimport (
    AEROPLANE,
    ALL_SUITS,
    AWARDS,
    KINDS,
    LATER,
    MOST_KEPT,
    NEXT,
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
cdef double FUTURE
cdef double BUILT
cdef double OPENED
cdef double LATE
cdef double CARD
cdef double FLIGHT

cpdef double evaluate(State s, int seat) noexcept nogil
cdef void weigh_hopes(State s) noexcept nogil
cpdef void survey(State s, int seat) noexcept nogil
cpdef double appeal(State s, int seat) noexcept nogil
cdef double hope(State s, int seat) noexcept nogil
cdef double weight_of_later(State s) noexcept nogil
cdef double own_value(State s, int seat) noexcept nogil
cdef int held(State s, int seat, int kind) noexcept nogil
cdef bint is_swapping(State s, int seat) noexcept nogil
cdef bint is_award_to_come(State s) noexcept nogil
cdef void expect(State s, int seat) noexcept nogil
cdef void expect_opening(State s, int seat) noexcept nogil
cdef int lays_left(State s, int seat) noexcept nogil
cdef void expect_later(State s, int seat) noexcept nogil
cdef void foresee_swap(State s, int seat) noexcept nogil
cdef void count_kept(State s, int seat) noexcept nogil
cdef void count(State s, int award, int seat, int kind, int cards) noexcept nogil
cdef void count_pile(State s, int award, int seat, int8_t *pile) noexcept nogil
cdef void face(State s, int seat) noexcept nogil
cdef double edge(State s, int seat, int other) noexcept nogil
cdef double hope_for_award(State s, int award, int seat, double width) noexcept nogil
cdef double chance_to_win(State s, int award, int seat, int suit, double width) noexcept nogil
cdef double chance_to_lead(double lead, double width) noexcept nogil

from vaka.games.tahiti.constants cimport (
    ASIDE,
    CENTRE_PILE,
    DECK,
    DISCARDS,
    HAND,
    KINDS,
    KNOWN,
    PICKED,
    SEATS,
    TABLE,
    VALUES,
)
from vaka.games.tahiti.state cimport State, value

cpdef list counts(State s, int pile, int seat=*)
cpdef lay_pile(State s, int pile, int seat, cards)
cdef void lay_kind(State s, int pile, int seat, int kind, int count) noexcept
cpdef list hand_sizes(State s)
cpdef list table_sizes(State s)
cpdef list twos(State s)
cpdef list tourists(State s)
cpdef list words(State s)
cpdef set_twos(State s, numbers)
cpdef set_turn(State s, int first, int active, int place, int year, int number)
cpdef set_flags(State s, int acted, int taken, int passed, int top)
cpdef set_phase(State s, int phase, int owed, int then, int reason)
cpdef set_choice(State s, int put, picked, cut, int last)

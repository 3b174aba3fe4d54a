from vaka.core.dice cimport Dice
from vaka.games.tahiti.constants cimport KINDS
from vaka.games.tahiti.deck cimport deck_card, leave_deck
from vaka.games.tahiti.state cimport State

cpdef void deal_anew(State s, int seat, Dice dice) noexcept nogil
cdef void return_hidden(State s, int seat) noexcept nogil
cdef void deal_hidden(State s, int seat, Dice dice) noexcept nogil

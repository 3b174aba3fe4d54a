from vaka.games.tongiaki.constants cimport EV_TURN_ENDED, TURN
from vaka.games.tongiaki.end cimport finish, reason_to_end
from vaka.games.tongiaki.state cimport State, note

cdef void begin_turn(State s) noexcept nogil
cdef bint must_reenter(State s) noexcept nogil
cdef void end_turn(State s) noexcept nogil

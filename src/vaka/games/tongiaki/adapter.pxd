cimport cython

from vaka.core.adapter cimport Adapter
from vaka.core.dice cimport Dice
from vaka.games.tongiaki.end cimport owner_of, win_share
from vaka.games.tongiaki.evaluation cimport weigh_chances
from vaka.games.tongiaki.rules cimport (
    Tongiaki,
    is_at_turn_start,
    is_in_choice,
    list_moves,
    make,
    play_out,
    random_move,
    whose_turn,
)
from vaka.games.tongiaki.state cimport State, copy_state


@cython.final
cdef class TongiakiAdapter(Adapter):
    cdef State start
    cdef State s
    cdef State m                          # marked

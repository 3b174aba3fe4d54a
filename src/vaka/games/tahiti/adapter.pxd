cimport cython

from vaka.core.adapter cimport Adapter
from vaka.core.dice cimport Dice
from vaka.games.tahiti.end cimport win_share
from vaka.games.tahiti.evaluation cimport appeal, survey
from vaka.games.tahiti.outlook cimport weigh_chances
from vaka.games.tahiti.redeal cimport deal_anew
from vaka.games.tahiti.rules cimport (
    Tahiti,
    is_at_turn_start,
    is_in_choice,
    is_seen_by,
    list_moves,
    make,
    play_out,
    random_move,
    whose_turn,
)
from vaka.games.tahiti.state cimport State, copy_state


@cython.final
cdef class TahitiAdapter(Adapter):
    cdef State start
    cdef State s
    cdef State m                          # marked

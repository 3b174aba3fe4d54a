cimport cython

from vaka.core.dice cimport Dice
from vaka.games.tongiaki.closed cimport against_removing, finish_sailing, offer_removals, remove_island
from vaka.games.tongiaki.constants cimport (
    BEGIN,
    BEGINNING,
    CROWNING,
    DRAW,
    DRAWING,
    EDGES,
    EXPAND,
    EXPANSION,
    FOUND,
    ISLANDS,
    LAND,
    LANDING,
    LAY,
    LAYING,
    MOVES,
    NOT_ITS_TIME,
    OVER,
    PASS,
    PLACE,
    PLACING,
    REENTER,
    REENTER_PAIR,
    REMOVE,
    SAIL,
    SAILING,
    SEATS,
    SETTING_UP,
    SETTLE,
    SETTLEMENT,
    T2_1,
    TAKE,
    TAKING,
    TILES,
    TURN,
    VOYAGE,
    WAIVE,
)
from vaka.games.tongiaki.end cimport owner_of, win_share
from vaka.games.tongiaki.expand cimport (
    add,
    against_adding,
    against_expanding,
    against_passing,
    against_taking,
    expand,
    is_next_addition,
    offer_additions,
    offer_boats_to_take,
    pass_turn,
    take,
)
from vaka.games.tongiaki.land cimport (
    against_landing,
    is_landing_complete,
    is_next_landing,
    land,
    offer_landings,
)
from vaka.games.tongiaki.reentry cimport (
    against_entering_on,
    against_reentering,
    against_reentering_twice,
    enter_on,
    is_next_entry,
    offer_entries,
    reenter,
    reenter_twice,
)
from vaka.games.tongiaki.royal cimport against_founding, found, waive
from vaka.games.tongiaki.sail cimport (
    after_landing,
    against_laying_ahead,
    against_sailing,
    explore,
    lay_ahead,
    offer_sailings,
    sail,
    sail_after_landing,
    sail_on,
)
from vaka.games.tongiaki.settle cimport (
    against_laying,
    against_settling_on,
    lay_freely,
    offer_cells,
    offer_settlements,
    settle,
    settle_on,
    take_in_hand,
)
from vaka.games.tongiaki.setup cimport (
    against_beginning,
    against_setting_up,
    begin,
    lay_out,
    offer_set_up,
    set_up,
)
from vaka.games.tongiaki.state cimport (
    State,
    cell_beyond,
    copy_state,
    is_in_pile,
    offer,
    tile_in_pile,
)


cdef tuple NUMBERS


@cython.final
cdef class Tongiaki(State):
    cpdef list moves(self)
    cpdef list pickable(self)
    cpdef int refusal(self, int move, bint any_order=*)
    cpdef play(self, int move)
    cpdef pick(self, int move)
    cpdef assign(self, Tongiaki other)
    cpdef Tongiaki copy(self)
    cpdef int playout(self, Dice dice)
    cpdef list playouts(self, int games, Dice dice)

cdef int list_moves(State s) noexcept nogil
cdef void offer_tiles(State s) noexcept nogil
cdef int against_drawing(State s, int tile) noexcept nogil
cdef void offer_turn(State s) noexcept nogil
cdef void offer_placings(State s) noexcept nogil
cdef void offer_layings(State s) noexcept nogil
cdef int list_pickable(State s) noexcept nogil
cdef void offer_in_any_order(State s, int first, int end) noexcept nogil
cdef int whose_turn(State s) noexcept nogil
cdef bint is_at_turn_start(State s) noexcept nogil
cdef bint is_in_choice(State s) noexcept nogil
cdef int against(State s, int move, int any_order) noexcept nogil
cdef int phase_of(State s, int move) noexcept nogil
cdef int against_placing(State s, int beach, int any_order) noexcept nogil
cdef void make(State s, int move) noexcept nogil
cdef void take_turn(State s, int move) noexcept nogil
cdef void place(State s, int beach) noexcept nogil
cdef void sail_when_placed(State s) noexcept nogil
cdef void draw(State s, int tile) noexcept nogil
cdef void lay(State s, int cell, int rotation) noexcept nogil
cdef void play_outs(State start, State scratch, int games, Dice dice) noexcept nogil
cdef int random_move(State s, Dice dice) noexcept nogil
cdef int play_out(State s, Dice dice) noexcept nogil

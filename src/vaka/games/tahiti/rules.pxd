cimport cython

from vaka.core.dice cimport Dice
from vaka.games.tahiti.award cimport award_then_renovate
from vaka.games.tahiti.build cimport (
    against_putting,
    against_stopping,
    against_taking,
    begin_next_turn,
    begin_year,
    draw_last_card,
    end_turn,
    go_on_building,
    offer_swaps,
    offer_takings,
    put_down,
    start_turn,
    swap,
    take,
)
from vaka.games.tahiti.constants cimport (
    BEGIN,
    BEGINNING,
    BUILDING,
    CLEARING,
    CUT,
    DEALING,
    DISCARD,
    DONE,
    DRAW,
    END,
    KEEP,
    LAY,
    MOVES,
    NOT_ITS_TIME,
    OPENING,
    OVER,
    PLAY,
    PROCEEDING,
    PUT,
    RENOVATING,
    SEATS,
    TAKE,
    TAKING,
    TO_AWARD,
    TO_BUILD,
    TO_CLEAR,
    TO_GRANT,
    TO_LAST_CARD,
    TO_OPENING,
    TO_RENOVATION,
    TO_START,
    TO_TURN,
    TO_VOLCANO,
    TURNING,
    VALUES,
)
from vaka.games.tahiti.deck cimport (
    add_top,
    against_drawing,
    deck_card,
    must_turn,
    offer_deck,
    renew,
    turn_up,
)
from vaka.games.tahiti.end cimport win_share
from vaka.games.tahiti.opening cimport against_laying, lay, offer_openings, open_next, pass_opening
from vaka.games.tahiti.renovation cimport (
    against_cutting,
    against_finishing,
    against_keeping,
    cut,
    grant,
    is_next_cut,
    keep,
    offer_renovation,
    renovate,
    renovate_next,
)
from vaka.games.tahiti.setup cimport against_beginning, begin, deal, receiver
from vaka.games.tahiti.special cimport (
    against_clearing,
    against_playing,
    begin_clearing,
    choose_to_clear,
    clear_centre,
    offer_clearings,
    offer_specials,
    play_special,
)
from vaka.games.tahiti.state cimport State, clear, copy_state, offer
from vaka.games.tahiti.volcano cimport look_at_volcano

cdef int list_moves(State s) noexcept nogil
cdef int list_pickable(State s) noexcept nogil
cdef void offer_in_any_order(State s, int first, int end) noexcept nogil
cdef int whose_turn(State s) noexcept nogil
cdef bint is_in_choice(State s) noexcept nogil
cdef bint is_at_turn_start(State s) noexcept nogil
cdef bint is_seen_by(State s, int move, int seat) noexcept nogil
cdef bint is_pick(int move) noexcept nogil
cdef int against(State s, int move, int any_order) noexcept nogil
cdef int in_order(State s, int move, int any_order, int rule) noexcept nogil
cdef bint is_its_time(State s, int move) noexcept nogil
cdef void make(State s, int move) noexcept nogil
cdef void draw(State s, int kind) noexcept nogil
cdef void complete(State s) noexcept nogil
cdef void go_on(State s) noexcept nogil
cdef void step(State s) noexcept nogil
cdef int play_out(State s, Dice dice) noexcept nogil
cdef void play_outs(State start, State scratch, int games, Dice dice) noexcept nogil
cdef int random_move(State s, Dice dice) noexcept nogil


cdef tuple NUMBERS


@cython.final
cdef class Tahiti(State):
    cpdef list moves(self)
    cpdef list pickable(self)
    cpdef int refusal(self, int move, bint any_order=*)
    cpdef play(self, int move)
    cpdef pick(self, int move)
    cpdef assign(self, Tahiti other)
    cpdef Tahiti copy(self)
    cpdef int playout(self, Dice dice)
    cpdef list playouts(self, int games, Dice dice)

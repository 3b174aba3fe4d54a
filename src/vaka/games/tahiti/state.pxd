from libc.stdint cimport int8_t, int16_t
from libc.string cimport memcpy

from vaka.games.tahiti.constants cimport (
    AWARDS, CARDS, EVENTS_LIMIT, KINDS, MOST_MOVES, NONE, SEATS, SUITS, TO_YEAR, VALUES,
)
from vaka.games.tahiti.tables cimport COPIES


cdef class State:
    # Everything from `seats` to `reason` is the position; `copy_state` copies it as one block.

    # ---- how the table is set
    cdef readonly int seats
    cdef readonly int players
    cdef int8_t[SEATS] word                # of each seat, in the notation; the rules do not care
    cdef int8_t[VALUES] tourists           # of a card, by its value - 1

    # ---- the cards, counted by kind
    cdef int8_t[KINDS] deck                # face down, below the top card
    cdef int8_t[KINDS] discards
    cdef int8_t[KINDS] centre
    cdef int8_t[SEATS][KINDS] hand
    cdef int8_t[SEATS][KINDS] known        # of the hand, what everybody has seen
    cdef int8_t[SEATS][KINDS] table
    cdef int8_t[SEATS][KINDS] aside
    cdef int8_t[SEATS] twos                # cards "2 tourists" set aside
    cdef readonly int top                  # the top card of the deck, or NONE
    cdef readonly int deck_size
    cdef readonly int discards_size
    cdef readonly int centre_size
    cdef int8_t[SEATS] hand_size
    cdef int8_t[SEATS] table_size

    # ---- the turn
    cdef readonly int phase
    cdef readonly int active               # the seat whose turn it is
    cdef readonly int first                # the first player
    cdef readonly int place                # whose turn it is in play order, or will be next
    cdef readonly int year                 # 1 to 3; 0 during set-up
    cdef readonly int round                # 1 to 4, of building or of opening
    cdef readonly int acted                # something was done in this turn
    cdef readonly int taken                # the swap of this turn was made
    cdef readonly int passed               # bit s: seat s has passed in this opening
    cdef readonly int owed                 # cards that still go from the deck to the centre
    cdef readonly int then                 # what comes next

    # ---- the choice at hand
    cdef readonly int put                  # the card put down, or NONE
    cdef int8_t[KINDS] picked              # to be taken, discarded or kept
    cdef int8_t[KINDS] cut                 # to be cut from the hand
    cdef readonly int picks
    cdef readonly int cuts
    cdef readonly int picked_sum           # of values
    cdef readonly int last                 # the last move of the run, for the canonical order
    cdef readonly int reason               # why the game ended, or 0

    # ---- scratch: not part of the position
    cdef readonly int listening
    cdef int noted
    cdef int16_t[EVENTS_LIMIT][4] notes
    cdef int offers
    cdef int16_t[MOST_MOVES] offered
    cdef double[SEATS] won                 # by player, summed over playouts
    # for `evaluation`, by award
    cdef int16_t[AWARDS][SEATS][SUITS + 1] claims  # sums that may lie on the tables, by suit
    cdef int16_t[AWARDS][SEATS][SUITS] best        # the highest of these values
    cdef double[AWARDS][SUITS + 1] rivals          # what one of them has to beat
    cdef int8_t[KINDS] swapped             # a hand after the swap at hand
    cdef double[SEATS] hopes               # in tourists


cdef inline void copy_state(State s, State other) noexcept nogil:
    memcpy(&s.seats, &other.seats, <size_t> (<char *> &other.listening - <char *> &other.seats))


cdef inline int value(int kind) noexcept nogil:
    return kind % VALUES + 1


cdef inline int suit(int kind) noexcept nogil:
    return kind // VALUES


cdef void clear(State s, int seats) noexcept nogil
cdef void note(State s, int kind, int a, int b, int c) noexcept nogil
cdef void offer(State s, int move) noexcept nogil
cdef void offer_cards(State s, int move, int8_t *pile) noexcept nogil
cdef int seat_at(State s, int place) noexcept nogil
cdef int rank_of(State s, int seat) noexcept nogil
cdef void give(State s, int seat, int kind) noexcept nogil
cdef void lose(State s, int seat, int kind) noexcept nogil
cdef void discard(State s, int kind) noexcept nogil
cdef void add(State s, int kind) noexcept nogil
cdef void remove(State s, int kind) noexcept nogil
cdef void leave_table(State s, int seat, int kind) noexcept nogil
cdef int highest(State s, int seat, int of_suit) noexcept nogil
cdef int suit_sum(State s, int seat, int of_suit) noexcept nogil
cdef void forget_choice(State s) noexcept nogil
cdef void pick_card(State s, int kind) noexcept nogil

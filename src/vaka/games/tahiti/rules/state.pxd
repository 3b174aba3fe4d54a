cimport cython
from libc.string cimport memcpy


# Memory layout. A position is this struct: one block of plain memory without pointers to Python
# objects, so arrays of positions can be stepped by threads without the GIL. Everything from `deck`
# to `reason` is the position, about 400 bytes, and `copy_state` copies it as one block; everything
# from `listening` on is scratch, which a copy leaves alone. Declare a new field in the right part,
# and name it in `Position.__init__` in `state.py`, a scratch field in `Position.scratch` too.
#
# Threads: the functions of the rules are `noexcept nogil`. They use only the positions they are given
# and constant arrays, so different positions can be used from different threads without a lock. One
# position cannot, even to list moves: `offered` is part of it.
#
# Indexes: the build turns bounds checks off. Kinds of cards and seats come from loops over the
# constants or from a legal move. `top` and `put` are no index while they are NONE (-1).
cdef struct Position:

    # ---- the cards, in piles as `piles.pxd` describes them
    uint64_t deck[WORDS]                   # face down, below the top card
    uint64_t discards[WORDS]
    uint64_t centre[WORDS]
    uint64_t hand[SEATS][WORDS]
    uint64_t known[SEATS][WORDS]           # of the hand, what everybody has seen: a part of it
    uint64_t table[SEATS][WORDS]
    uint64_t aside[SEATS][WORDS]
    uint64_t picked[WORDS]                 # to be taken, discarded or kept
    uint64_t cut[WORDS]                    # to be cut from the hand
    int16_t earned[SEATS]                  # the tourists of `aside` and `twos`
    int16_t picked_sum                     # of the values of `picked`
    int16_t last                           # the last move of a run, for the canonical order
    int8_t twos[SEATS]                     # cards "2 tourists" set aside
    int8_t top                             # the top card of the deck, or NONE
    int8_t put                             # the card put down, or NONE
    int8_t picks                           # the sizes of `picked` and `cut`
    int8_t cuts
    # The sizes of the piles. Other than their sums they also count cards that a determinization is
    # about to deal again (`redeal`).
    int8_t deck_size
    int8_t discards_size
    int8_t centre_size
    int8_t hand_size[SEATS]
    int8_t table_size[SEATS]

    # ---- the turn
    int8_t phase
    int8_t active                          # the seat whose turn it is
    int8_t first                           # the first player
    int8_t place                           # whose turn it is in play order, or will be next
    int8_t year                            # 1 to 3; 0 during set-up
    int8_t round                           # 1 to 4, of building or of opening
    int8_t acted                           # something was done in this turn
    int8_t taken                           # the swap of this turn was made
    int8_t passed                          # bit s: seat s has passed in this opening
    int8_t owed                            # cards that still go from the deck to the centre
    int8_t then                            # the next step: TO_YEAR, TO_TURN ...
    int8_t reason                          # why the game ended, or 0

    # ---- how the table is set
    int8_t seats
    int8_t players
    int8_t word[SEATS]                     # of each seat, in the notation; the rules do not care
    int8_t tourists[VALUES]                # of a card, by its value - 1
    int8_t volcano                         # 1: exactly_8

    # ---- scratch: not part of the position
    int listening                          # events are collected; must stay the first scratch field
    int noted                              # events in `notes`
    int16_t *notes                         # NOTE numbers each; room for EVENTS_LIMIT if `listening`
    int offers                             # moves in `offered`
    int16_t offered[MOST_MOVES]
    double won[SEATS]                      # by player, summed over playouts
    # for `evaluation`, by award; index SUITS (ALL_SUITS) stands for the best cards of all suits
    int16_t claims[AWARDS][SEATS][SUITS + 1]  # sums that may lie on the tables, by suit
    int16_t best[AWARDS][SEATS][SUITS]        # the highest of these values
    double rivals[AWARDS][SUITS + 1]          # what one of them has to beat
    double expected[SEATS]                 # at the end, in tourists
    uint64_t swapped[WORDS]                # a hand after the swap at hand
    uint64_t struck[WORDS]                 # cards that the volcano strikes
    uint64_t rest[WORDS]                   # cards that are neither kept nor cut
    double suit_inputs[SUIT_INPUTS]        # for `network`: one suit, everything else,
    double table_inputs[TABLE_INPUTS]
    double suit_units[SUIT_UNITS]          # and its two layers
    double table_units[TABLE_UNITS]
    # for `network_of_more`: what its rankings compare, the seats from first to last, and the part
    # of its layers that all seats share
    int amounts[RANKINGS][SEATS]
    int8_t ranked[RANKINGS][SEATS]
    double suit_sums[SUIT_UNITS_OF_MORE]
    double shared_suit_units[SUITS][SUIT_UNITS_OF_MORE]
    double shared_table_units[TABLE_UNITS]


# A position as a Python object. `position` points to `own`; the rules get the pointer.
cdef class State:
    cdef Position own
    cdef Position *position
    cdef int16_t[NOTES] room               # where `own` notes events


# The same block in both: from the first field to the first scratch field.
cdef inline void copy_state(Position *s, Position *other) noexcept nogil:
    memcpy(s, other, <size_t> (<char *> &other.listening - <char *> other))


# The same block in plain memory, for many positions in one array (`adapter.load`).
cdef inline Py_ssize_t block_size(Position *s) noexcept nogil:
    return <char *> &s.listening - <char *> s


cdef inline void read_block(Position *s, uint8_t *memory) noexcept nogil:
    memcpy(s, memory, block_size(s))


cdef inline void write_block(Position *s, uint8_t *memory) noexcept nogil:
    memcpy(memory, s, block_size(s))


# kind = suit * VALUES + value - 1, never negative: `%` and `//` are the C operators here.
cdef inline int value(int kind) noexcept nogil:
    return kind % VALUES + 1


cdef inline int suit(int kind) noexcept nogil:
    return kind // VALUES


cdef void clear(Position *s, int seats) noexcept nogil
cdef void note(Position *s, int kind, int a, int b, int c) noexcept nogil
cdef void note_cards(Position *s, int event, int seat, uint64_t *pile, int rule) noexcept nogil
cdef void offer(Position *s, int move) noexcept nogil
cdef void offer_cards(Position *s, int move, uint64_t kinds) noexcept nogil
cdef int seat_at(Position *s, int place) noexcept nogil
cdef int rank_of(Position *s, int seat) noexcept nogil
cdef void give(Position *s, int seat, int kind) noexcept nogil
cdef void lose(Position *s, int seat, int kind) noexcept nogil
cdef void discard(Position *s, int kind) noexcept nogil
cdef void discard_pile(Position *s, uint64_t *pile, int size) noexcept nogil
cdef void add(Position *s, int kind) noexcept nogil
cdef void leave_table(Position *s, int seat, int kind) noexcept nogil
cdef void set_aside(Position *s, int seat, int kind) noexcept nogil
cdef void count_earned(Position *s, int seat) noexcept nogil
cdef int highest(Position *s, int seat, int of_suit) noexcept nogil
cdef int suit_sum(Position *s, int seat, int of_suit) noexcept nogil
cdef void forget_choice(Position *s) noexcept nogil
cdef void pick_card(Position *s, int kind) noexcept nogil
cdef uint64_t in_order_from(Position *s, int first_move) noexcept nogil

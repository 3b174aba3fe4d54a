from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memcpy

from vaka.core.bits cimport bit, count_bits, lowest_bit, nth_bit


# Memory layout: Cython stores the fields in the order of declaration. Everything from `seats` to
# `reason` is the position, and `copy_state` copies it as one block; everything from `listening` on
# is scratch, which a copy leaves alone. Declare a new field in the right part, and name it in
# `State._make_room` in `state.py`, a scratch field in `_SCRATCH` too. All fields are plain C
# data: memcpy would not count references to Python objects.
#
# Threads: the functions of the rules are `noexcept nogil`. They use only the states they are given
# and the constant arrays of `tile_arrays`, so different states can be used from different threads
# without a lock. One state cannot, even to list moves: `offered` is part of it.
#
# Indexes: the build turns bounds checks off. Tiles, beaches, ports, cells and seats come from the
# tables of `tiles` or from a legal move.
cdef class State:

    # ---- how the table is set
    cdef readonly int seats
    cdef readonly int players
    cdef readonly int other_full_beaches   # 1: wait
    cdef readonly int royal_timing         # 1: on_landing
    cdef readonly int last_ocean           # STAY_AT_SEA, REMOVED, SAIL_ON
    cdef readonly int reentry_settlement   # 1: last_resort
    cdef readonly int closed_way           # 1: allowed
    cdef readonly int enclosed_when        # 1: expanding
    cdef readonly int reentry_boat         # ANY_ISLAND, NOT_TONGA, NEW_SETTLEMENT
    cdef readonly int relocate_from        # 1: any_island
    cdef readonly int refound_boat         # 1: one
    cdef readonly int settlement_royal     # 1: kept
    cdef readonly int two_colours          # ONCE, EACH
    cdef readonly int free_exploration
    cdef int8_t[SEATS] colour              # of each seat; the rules do not care

    # ---- the map
    # The same facts by cell and by tile; `lay_tile` and `lift_tile` keep them in step.
    cdef int8_t[CELLS] tile_at             # tile + 1, OPEN next to a tile, or 0
    cdef uint64_t[OPEN_WORDS] open_cells   # the OPEN cells as a set: bit c % 64 of word c // 64
    cdef readonly int open_count
    cdef int16_t[TILES] cell               # or NOWHERE
    cdef int8_t[TILES] rotation
    cdef uint8_t[PORTS] link               # the port it meets, or NO_PORT; symmetric
    cdef readonly int pile                 # bit t - 1: tile t is in the pile (31 bits)
    cdef readonly int islands_left         # in the pile
    cdef readonly int oceans_left

    # ---- the boats; `moor` and `unmoor` keep the counts in step with `boats`
    cdef int8_t[BEACHES][SEATS] boats
    cdef int8_t[BEACHES] taken             # moorings taken
    cdef int8_t[ISLANDS][SEATS] on_island
    cdef int[SEATS] presence               # bit i: the seat has a boat on a beach of island i
    cdef int8_t[ISLANDS] full_on           # full beaches of an island
    cdef readonly int full                 # full beaches in all
    cdef int8_t[ISLANDS] royal             # owner + 1, or 0
    cdef int8_t[SEATS] supply
    cdef int8_t[SEATS] on_map              # boats on beaches
    cdef int8_t[SEATS] founded
    cdef int8_t[SEATS] at_sea              # stranded by the last ocean (T9.7, T11.5)
    cdef int8_t[SEATS] lost                # out of the game (last_ocean=removed)

    # ---- the turn
    cdef readonly int phase
    cdef readonly int active               # the seat whose turn it is
    cdef readonly int sailings             # since the turn began or a tile was turned (T11.3)
    cdef readonly int fresh                # a tile was turned in this turn
    cdef readonly int quiet                # turns in a row without a new tile (T11.4)
    cdef readonly int removal              # an island was removed in this turn (T9.4)

    # ---- the choice at hand
    cdef readonly int purpose              # why boats are placed or tiles are drawn
    cdef readonly int target               # the island expanded, re-entered, settled or landed on;
                                           # while beaches sail, the island at hand
    cdef readonly int to_place             # boats still to place
    cdef readonly int used                 # bit i: beach i of the island has its boat (T4.3)
    cdef readonly int last                 # the last move of the run, for the canonical order
    cdef int8_t[SEATS] group               # boats at sea, by seat
    cdef readonly int group_size
    cdef readonly int group_home           # the island it left
    cdef readonly int group_port           # the port it leaves by, where a tile is wanted
    cdef readonly int group_turned_back    # by a royal island (T7.4)
    cdef readonly int group_is_mine        # it sailed with boats of the active seat only
    cdef readonly int tiles_turned         # by this voyage
    cdef readonly int hand                 # the tile turned and not yet laid
    cdef int8_t[EDGES] landed              # by this landing, on each of at most 6 beaches
    cdef readonly int reason               # why the game ends with this turn or has ended, or 0

    # ---- scratch: not part of the position
    cdef readonly int listening            # events are collected; must stay the first scratch field
    cdef int noted                         # events in `notes`
    cdef int16_t[EVENTS_LIMIT][4] notes    # kind and three numbers each
    cdef int offers                        # moves in `offered`
    cdef int16_t[MOST_MOVES] offered
    cdef int8_t[SEATS] points              # by player, filled by `end.count_up`
    cdef int8_t[SEATS] islands
    cdef int8_t[SEATS] boats_out
    cdef double[SEATS] won                 # by player, summed over playouts
    cdef int[ISLANDS] ways                 # filled by `closed_routes.survey_ways`: see there
    cdef int enclosed                      # bit i: island i has a full beach and is enclosed


# The same block in both states: from the first field of the position to the first scratch field.
cdef inline void copy_state(State s, State other) noexcept nogil:
    memcpy(&s.seats, &other.seats, <size_t> (<char *> &other.listening - <char *> &other.seats))


cdef void clear(State s, int seats) noexcept nogil
cdef void note(State s, int kind, int a, int b, int c) noexcept nogil
cdef void offer(State s, int move) noexcept nogil
cdef bint is_laid(State s, int tile) noexcept nogil
cdef bint is_in_pile(State s, int tile) noexcept nogil
cdef int tile_in_pile(State s, int index) noexcept nogil
cdef void turn_tile(State s, int tile) noexcept nogil
cdef void run_out(State s, int reason, int tile) noexcept nogil
cdef void lay_tile(State s, int tile, int cell, int rotation) noexcept nogil
cdef void open_cell(State s, int cell) noexcept nogil
cdef int nth_open_cell(State s, int index) noexcept nogil
cdef void close_cell(State s, int cell) noexcept nogil
cdef bint touches_a_tile(State s, int cell) noexcept nogil
cdef int port_towards(State s, int tile, int direction) noexcept nogil
cdef int direction_of(State s, int port) noexcept nogil
cdef int cell_beyond(State s, int port) noexcept nogil
cdef void lift_tile(State s, int tile) noexcept nogil
cdef bint is_full(State s, int beach) noexcept nogil
cdef int free_moorings(State s, int island) noexcept nogil
cdef int free_beaches(State s, int island) noexcept nogil
cdef void moor(State s, int beach, int seat) noexcept nogil
cdef void unmoor(State s, int beach, int seat, int boats) noexcept nogil
cdef void place_boat(State s, int beach) noexcept nogil
cdef void send_beach_back(State s, int beach, int rule) noexcept nogil
cdef void send_group_back(State s, int rule) noexcept nogil

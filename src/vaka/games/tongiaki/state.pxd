from libc.stdint cimport int8_t, int16_t, uint8_t
from libc.string cimport memcpy

from vaka.games.tongiaki.constants cimport (
    BEACHES, BOATS, CELLS, EDGES, EV_LAID, EV_LAST_TILE, EV_PLACED, EV_SENT_BACK, EV_TURNED,
    EVENTS_LIMIT, ISLANDS, MOST_MOVES, MOST_OPEN_CELLS, NO_PORT, NOWHERE, OPEN, PORTS, SEATS, TILES, TONGA,
)
from vaka.games.tongiaki.tables cimport FIRST_BEACH, ISLAND_OF, MOORINGS, NEIGHBOUR


cdef class State:
    # Everything from `seats` to `reason` is the position; `copy_state` copies it as one block.

    # ---- how the table is set
    cdef readonly int seats
    cdef readonly int players
    cdef readonly int other_full_beaches   # 1: wait
    cdef readonly int royal_timing         # 1: on_landing
    cdef readonly int last_ocean           # STAY_AT_SEA, REMOVED, SAIL_ON
    cdef readonly int reentry_boat         # ANY_ISLAND, NOT_TONGA, NEW_SETTLEMENT
    cdef readonly int relocate_from        # 1: any_island
    cdef readonly int refound_boat         # 1: one
    cdef readonly int settlement_royal     # 1: kept
    cdef readonly int two_colours
    cdef readonly int free_exploration
    cdef int8_t[SEATS] colour              # of each seat; the rules do not care

    # ---- the map
    cdef int8_t[CELLS] tile_at             # tile + 1, OPEN next to a tile, or 0
    cdef int16_t[MOST_OPEN_CELLS] open_cells   # ascending
    cdef readonly int open_count
    cdef int16_t[TILES] cell               # or NOWHERE
    cdef int8_t[TILES] rotation
    cdef uint8_t[PORTS] link               # the port it meets, or NO_PORT
    cdef readonly int pile                 # bit t - 1: tile t is in the pile
    cdef readonly int islands_left         # in the pile
    cdef readonly int oceans_left

    # ---- the boats
    cdef int8_t[BEACHES][SEATS] boats
    cdef int8_t[BEACHES] taken             # moorings taken
    cdef int8_t[ISLANDS][SEATS] on_island
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
    cdef readonly int target               # the island expanded, re-entered, settled or landed on
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
    cdef int8_t[EDGES] landed              # boats landed on each beach, by this landing
    cdef readonly int filled               # the landing filled a beach
    cdef readonly int reason               # why the game ended, or 0

    # ---- scratch: not part of the position
    cdef readonly int listening
    cdef int noted
    cdef int16_t[EVENTS_LIMIT][4] notes
    cdef int offers
    cdef int16_t[MOST_MOVES] offered
    cdef int8_t[SEATS] points              # by player, filled by `end.count_up`
    cdef int8_t[SEATS] islands
    cdef int8_t[SEATS] boats_out
    cdef double[SEATS] won                 # by player, summed over playouts


cdef inline void copy_state(State s, State other) noexcept nogil:
    memcpy(&s.seats, &other.seats, <size_t> (<char *> &other.listening - <char *> &other.seats))


cdef void clear(State s, int seats) noexcept nogil
cdef void note(State s, int kind, int a, int b, int c) noexcept nogil
cdef void offer(State s, int move) noexcept nogil
cdef bint is_laid(State s, int tile) noexcept nogil
cdef bint is_in_pile(State s, int tile) noexcept nogil
cdef int tile_in_pile(State s, int index) noexcept nogil
cdef void turn_tile(State s, int tile) noexcept nogil
cdef void lay_tile(State s, int tile, int cell, int rotation) noexcept nogil
cdef void open_cell(State s, int cell) noexcept nogil
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

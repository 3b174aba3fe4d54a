from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memcpy

from vaka.core.bits cimport bit, count_bits, highest_bit, lowest_bit, nth_bit


# Memory layout. A position is this struct: one block of plain memory without pointers to Python
# objects, so arrays of positions can be stepped by threads without the GIL. Everything from `seats`
# to `link` is the position, about 2.4 kB, and `copy_state` copies it as one block; everything from
# `listening` on is scratch, which a copy leaves alone. Declare a new field in the right part, and
# name it in `Position.__init__` in `state.py`, a scratch field in `Position.scratch` too.
#
# Threads: the functions of the rules are `noexcept nogil`. They use only the positions they are given
# and the constant arrays of `tile_arrays`, so different positions can be used from different threads
# without a lock. One position cannot, even to list moves: `offered` is part of it.
#
# Indexes: the build turns bounds checks off. Tiles, beaches, ports, cells and seats come from the
# tables of `tiles` or from a legal move.
cdef struct Position:

    # ---- how the table is set
    int seats
    int players
    int other_full_beaches                 # 1: wait
    int royal_timing                       # 1: on_landing
    int last_ocean                         # STAY_AT_SEA, REMOVED, SAIL_ON
    int reentry_settlement                 # 1: last_resort
    int closed_way                         # 1: allowed
    int enclosed_when                      # 1: expanding
    int reentry_boat                       # ANY_ISLAND, NOT_TONGA, NEW_SETTLEMENT
    int relocate_from                      # 1: any_island
    int refound_boat                       # 1: one
    int settlement_royal                   # 1: kept
    int two_colours                        # ONCE, EACH
    int free_exploration
    int8_t colour[SEATS]                   # of each seat; the rules do not care

    # ---- the pile, and numbers of the map
    int open_count
    int pile                               # bit t - 1: tile t is in the pile (31 bits)
    int laid_islands                       # bit i: island i lies on the map
    int islands_left                       # in the pile
    int oceans_left
    int map_version                        # increases when a tile is laid or lifted

    # ---- the boats; `moor` and `unmoor` keep the counts in step with `boats`
    int8_t boats[BEACHES][SEATS]
    int8_t taken[BEACHES]                  # moorings taken
    int8_t on_island[ISLANDS][SEATS]
    int presence[SEATS]                    # bit i: the seat has a boat on a beach of island i
    int8_t full_on[ISLANDS]                # full beaches of an island
    int full_islands                       # bit i: island i has a full beach
    int full                               # full beaches in all
    int8_t royal[ISLANDS]                  # owner + 1, or 0
    int owned[SEATS]                       # bit i: the seat owns the royal island i
    int8_t supply[SEATS]
    int8_t on_map[SEATS]                   # boats on beaches
    int8_t founded[SEATS]
    int8_t at_sea[SEATS]                   # stranded by the last ocean (T9.7, T11.5)
    int8_t lost[SEATS]                     # out of the game (last_ocean=removed)

    # ---- the turn
    int phase
    int active                             # the seat whose turn it is
    int sailings                           # since the turn began or a tile was turned (T11.3)
    int fresh                              # a tile was turned in this turn
    int quiet                              # turns in a row without a new tile (T11.4)
    int removal                            # an island was removed in this turn (T9.4)

    # ---- the choice at hand
    int purpose                            # why boats are placed or tiles are drawn
    int target                             # the island expanded, re-entered, settled or landed on;
                                           # while beaches sail, the island at hand
    int to_place                           # boats still to place
    int used                               # bit i: beach i of the island has its boat (T4.3)
    int last                               # the last move of the run, for the canonical order
    int8_t group[SEATS]                    # boats at sea, by seat
    int group_size
    int group_home                         # the island it left
    int group_port                         # the port it leaves by, where a tile is wanted
    int group_turned_back                  # by a royal island (T7.4)
    int group_is_mine                      # it sailed with boats of the active seat only
    int tiles_turned                       # by this voyage
    int hand                               # the tile turned and not yet laid
    int8_t landed[EDGES]                   # by this landing, on each of at most 6 beaches
    int reason                             # why the game ends with this turn or has ended, or 0

    # ---- the map: the last and largest part, so that `copy_table` can leave it out
    # The same facts by cell and by tile; `lay_tile` and `lift_tile` keep them in step.
    int8_t tile_at[CELLS]                  # tile + 1, OPEN next to a tile, or 0
    uint64_t open_cells[OPEN_WORDS]        # the OPEN cells as a set: bit c % 64 of word c // 64
    int16_t cell[TILES]                    # or NOWHERE
    int8_t rotation[TILES]
    uint8_t link[PORTS]                    # the port it meets, or NO_PORT; symmetric

    # ---- scratch: not part of the position
    int listening                          # events are collected; must stay the first scratch field
    int noted                              # events in `notes`
    int16_t *notes                         # NOTE numbers each; room for EVENTS_LIMIT if `listening`
    int offers                             # moves in `offered`
    int16_t offered[MOST_MOVES]
    int8_t points[SEATS]                   # by player, filled by `end.count_up`
    int8_t islands[SEATS]
    int8_t boats_out[SEATS]
    double won[SEATS]                      # by player, summed over playouts
    int ways[ISLANDS]                      # filled by `closed_routes.survey_ways`: see there
    int enclosed                           # bit i: island i has a full beach and is enclosed
    int touched                            # bit i: boats of island i changed; see `evaluation`
    double worth[SEATS][ISLANDS]           # filled by `evaluation.survey_worths`: see there
    double expected[SEATS]
    int surveyed                           # 1 + the `tiles_to_go` of `worth`, or 0


# A position as a Python object. `position` points to `own`; the rules get the pointer.
cdef class State:
    cdef Position own
    cdef Position *position
    cdef int16_t[NOTES] room               # where `own` notes events


# The same block in both: from the first field of the position to the first scratch field.
cdef inline void copy_state(Position *s, Position *other) noexcept nogil:
    memcpy(s, other, <size_t> (<char *> &other.listening - <char *> other))


# The same block in plain memory, for many positions in one array (`adapter.load`).
cdef inline Py_ssize_t block_size(Position *s) noexcept nogil:
    return <char *> &s.listening - <char *> s


cdef inline void read_block(Position *s, uint8_t *memory) noexcept nogil:
    memcpy(s, memory, block_size(s))


cdef inline void write_block(Position *s, uint8_t *memory) noexcept nogil:
    memcpy(memory, s, block_size(s))


# The same without the map: enough where both have the same tiles in the same places.
cdef inline void copy_table(Position *s, Position *other) noexcept nogil:
    memcpy(s, other, <size_t> (<char *> &other.tile_at - <char *> other))


cdef void clear(Position *s, int seats) noexcept nogil
cdef void note(Position *s, int kind, int a, int b, int c) noexcept nogil
cdef void offer(Position *s, int move) noexcept nogil
cdef bint is_laid(Position *s, int tile) noexcept nogil
cdef bint is_in_pile(Position *s, int tile) noexcept nogil
cdef int tile_in_pile(Position *s, int index) noexcept nogil
cdef void turn_tile(Position *s, int tile) noexcept nogil
cdef void run_out(Position *s, int reason, int tile) noexcept nogil
cdef void lay_tile(Position *s, int tile, int cell, int rotation) noexcept nogil
cdef void open_cell(Position *s, int cell) noexcept nogil
cdef int nth_open_cell(Position *s, int index) noexcept nogil
cdef void close_cell(Position *s, int cell) noexcept nogil
cdef bint touches_a_tile(Position *s, int cell) noexcept nogil
cdef int port_towards(Position *s, int tile, int direction) noexcept nogil
cdef int opposite(int direction) noexcept nogil
cdef int direction_of(Position *s, int port) noexcept nogil
cdef int cell_beyond(Position *s, int port) noexcept nogil
cdef void lift_tile(Position *s, int tile) noexcept nogil
cdef bint is_full(Position *s, int beach) noexcept nogil
cdef int free_moorings(Position *s, int island) noexcept nogil
cdef int free_beaches(Position *s, int island) noexcept nogil
cdef void moor(Position *s, int beach, int seat) noexcept nogil
cdef void unmoor(Position *s, int beach, int seat, int boats) noexcept nogil
cdef void crown(Position *s, int island, int seat) noexcept nogil
cdef void uncrown(Position *s, int island) noexcept nogil
cdef void place_boat(Position *s, int beach) noexcept nogil
cdef void send_beach_back(Position *s, int beach, int rule) noexcept nogil
cdef void send_group_back(Position *s, int rule) noexcept nogil

from libc.stdint cimport uint8_t

from vaka.core.byte_arrays cimport fill_zero, mark_moves, pack_moves, writable

cdef int[SEATS + 1] SIZES

cdef void write_observation(State s, int seat, uint8_t *out) noexcept nogil
cdef int distance(State s, int seat, int other) noexcept nogil
cdef int write_options(State s, int seat, uint8_t *out) noexcept nogil
cdef int write_turn(State s, int seat, uint8_t *out, int at) noexcept nogil
cdef int write_seats(State s, int seat, uint8_t *out, int at) noexcept nogil
cdef int write_choice(State s, int seat, uint8_t *out, int at) noexcept nogil
cdef bint has_target(State s) noexcept nogil
cdef bint is_tile_wanted(State s) noexcept nogil
cdef int write_group(State s, int seat, uint8_t *out, int at) noexcept nogil
cdef int write_tiles(State s, uint8_t *out, int at) noexcept nogil
cdef int centred(int line) noexcept nogil
cdef int write_ways(State s, uint8_t *out, int at) noexcept nogil
cdef void write_way(State s, int pier, uint8_t *out, int at) noexcept nogil
cdef void write_boats(State s, int seat, uint8_t *out, int at) noexcept nogil

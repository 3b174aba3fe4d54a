cimport cython
from libc.stdint cimport uint8_t, uint64_t

from vaka.core.byte_arrays cimport fill_zero, mark_moves, pack_moves, writable

cdef int[SEATS + 1] SIZES

cdef void write_observation(Position *s, int seat, uint8_t *out) noexcept nogil
cdef int distance(Position *s, int seat, int other) noexcept nogil
cdef int write_options(Position *s, int seat, uint8_t *out) noexcept nogil
cdef int write_turn(Position *s, int seat, uint8_t *out, int at) noexcept nogil
cdef int write_seats(Position *s, int seat, uint8_t *out, int at) noexcept nogil
cdef int write_choice(Position *s, int seat, uint8_t *out, int at) noexcept nogil
cdef bint has_target(Position *s) noexcept nogil
cdef bint is_tile_wanted(Position *s) noexcept nogil
cdef int write_group(Position *s, int seat, uint8_t *out, int at) noexcept nogil
cdef int write_tiles(Position *s, uint8_t *out, int at) noexcept nogil
cdef int centred(int line) noexcept nogil
cdef int write_ways(Position *s, uint8_t *out, int at) noexcept nogil
@cython.locals(over_oceans=uint64_t, is_ocean=uint64_t)
cdef void write_ways_from(
    Position *s, int first, int last, uint8_t *out, int at
) noexcept nogil
cdef void write_way(Position *s, int pier, uint8_t *out, int at) noexcept nogil
cdef void write_boats(Position *s, int seat, uint8_t *out, int at) noexcept nogil

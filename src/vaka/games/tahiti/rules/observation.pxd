from libc.stdint cimport uint8_t

from vaka.core.byte_arrays cimport fill_zero, mark_moves, pack_moves, spread_bits, writable

cdef int[SEATS + 1] SIZES

cdef void write_observation(Position *s, int seat, uint8_t *out) noexcept nogil
cdef int seen_from(Position *s, int seat, int relative) noexcept nogil
cdef int distance(Position *s, int seat, int other) noexcept nogil
cdef int write_point_of_game(Position *s, int seat, uint8_t *out) noexcept nogil
cdef int write_numbers(Position *s, int seat, uint8_t *out, int at) noexcept nogil
cdef int write_public_cards(Position *s, int seat, uint8_t *out, int at) noexcept nogil
cdef void write_choice(Position *s, uint8_t *out, int at) noexcept nogil
cdef int write_pile(uint8_t *out, int at, uint64_t *pile) noexcept nogil

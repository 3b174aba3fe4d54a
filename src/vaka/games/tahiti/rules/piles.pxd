cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t

from vaka.core.bits cimport bit, bits_from, count_bits, highest_bit, lowest_bit, nth_bit, nth_of_two

# A pile is two words. Bit k of word ONCE: it holds a card of kind k. Bit k of word TWICE: it holds
# both of them, so TWICE is always a part of ONCE. Bits 48 to 63 are 0. A suit has twelve bits.
#
# The functions are in the same C unit as the rules that call them, so the compiler inlines them.
cdef bint holds(uint64_t *pile, int kind) noexcept nogil
cdef int count_in(uint64_t *pile, int kind) noexcept nogil
cdef int size_of(uint64_t *pile) noexcept nogil
cdef void put_in(uint64_t *pile, int kind) noexcept nogil
@cython.locals(twin=uint64_t)
cdef void take_out(uint64_t *pile, int kind) noexcept nogil
cdef void join_piles(uint64_t *pile, uint64_t *other) noexcept nogil
cdef void part_piles(uint64_t *pile, uint64_t *other) noexcept nogil
cdef void keep_kinds(uint64_t *pile, uint64_t kinds) noexcept nogil
cdef void copy_pile(uint64_t *pile, uint64_t *other) noexcept nogil
cdef void empty_pile(uint64_t *pile) noexcept nogil
cdef uint64_t more_than(uint64_t *pile, uint64_t *other) noexcept nogil
cdef int nth_card(uint64_t *pile, int index) noexcept nogil
cdef void drop_highest(uint64_t *pile) noexcept nogil
@cython.locals(values=uint64_t)
cdef uint64_t kinds_of_suit(int of_suit) noexcept nogil
@cython.locals(ones=uint64_t)
cdef uint64_t kinds_of_value(int number) noexcept nogil
cdef uint64_t kinds_up_to(int number) noexcept nogil
cdef int values_of(uint64_t kinds, int of_suit) noexcept nogil
cdef int sum_of_suit(uint64_t *pile, int of_suit) noexcept nogil
cdef int size_of_suit(uint64_t *pile, int of_suit) noexcept nogil
cdef int best_of_suit(uint64_t *pile, int of_suit) noexcept nogil

cimport cython
from libc.stdint cimport uint64_t

from vaka.core.bits cimport lowest_bit
from vaka.core.text_buffer cimport TextBuffer, put, put_number, put_numbers, text_of
from vaka.games.tahiti.rules.constants cimport (
    ASIDE,
    CLEARING,
    NONE,
    ONCE,
    OVER,
    RENOVATING,
    TABLE,
    TAKING,
    TO_BUILD,
    TO_CLEAR,
    TO_GRANT,
    TO_RENOVATION,
    TO_START,
    TO_TURN,
    TO_VOLCANO,
    TO_YEAR,
    TURNING,
    VALUES,
)
from vaka.games.tahiti.rules.unit cimport Position, State, count_in, pile_at

cdef tuple _NAMES
cdef tuple _SEAT_WORDS
cdef tuple _PHASES
cdef tuple _REASONS
cdef tuple _VOLCANO_VALUES
cdef tuple _STEP_NAMES

cpdef str write_position(State state)
cpdef str seat_word(State state, int seat)
cpdef str step_name(State state)

# `int` and -1 only carry the error of a text that is too long.
cdef int put_seats(TextBuffer out, Position *s) except -1
cdef int put_passed(TextBuffer out, Position *s) except -1
cdef int put_hands(TextBuffer out, Position *s) except -1
cdef int put_piles(TextBuffer out, Position *s, int pile) except -1
cdef int put_pile(TextBuffer out, uint64_t *pile) except -1
@cython.locals(kinds=uint64_t)
cdef int put_cards(TextBuffer out, uint64_t *pile, uint64_t *known, int has_marks) except -1
cdef int put_now(TextBuffer out, Position *s) except -1

from libc.stdint cimport int8_t

from vaka.core.text_buffer cimport TextBuffer, put, put_number, put_numbers, text_of
from vaka.games.tongiaki.rules.constants cimport (
    CELLS,
    CROWNING,
    DRAWING,
    EDGES,
    EXPANSION,
    ISLANDS,
    LAND,
    LANDING,
    LAYING,
    OVER,
    PLACE,
    PLACING,
    SAILING,
    SEATS,
    SETTLEMENT,
    TAKING,
    TILES,
    VOYAGE,
)
from vaka.games.tongiaki.rules.unit cimport Position, State, is_in_pile, is_laid
from vaka.games.tongiaki.rules.unit cimport FIRST_BEACH, ISLAND_OF

cdef tuple _NAMES
cdef tuple _COLOURS
cdef tuple _CELLS
cdef tuple _INITIALS
cdef tuple _LETTERS
cdef tuple _PHASES
cdef tuple _PURPOSES
cdef tuple _REASONS

cpdef str write_position(State state)
cdef dict option_values(Position *s)
cdef tuple option_indexes(Position *s)
cdef bint is_gone(Position *s, int tile) except -1
cdef str letter_of(int beach)

# `int` and -1 only carry the error of a text that is too long.
cdef int put_seats(TextBuffer out, Position *s) except -1
cdef int put_map(TextBuffer out, Position *s) except -1
cdef int put_tile(TextBuffer out, Position *s, int tile) except -1
cdef int put_island(TextBuffer out, Position *s, int island) except -1
cdef int put_boats(TextBuffer out, Position *s, int8_t *boats) except -1
cdef int put_gone(TextBuffer out, Position *s) except -1
cdef int put_fresh(TextBuffer out, Position *s) except -1
cdef int put_now(TextBuffer out, Position *s) except -1
cdef int put_part(TextBuffer out, str text) except -1
cdef int put_number_part(TextBuffer out, int number) except -1
cdef int put_placing(TextBuffer out, Position *s) except -1
cdef int put_placed(TextBuffer out, Position *s) except -1
cdef int put_voyage(TextBuffer out, Position *s) except -1
cdef int put_landing(TextBuffer out, Position *s) except -1

from libc.stdint cimport int8_t, int16_t, uint8_t

from vaka.games.tongiaki.constants cimport BEACHES, CELLS, EDGES, ISLANDS, PIERS, PORTS

cdef int8_t[ISLANDS] POINTS
cdef int8_t[ISLANDS + 1] FIRST_BEACH
cdef int8_t[BEACHES] ISLAND_OF
cdef int8_t[BEACHES] MOORINGS
cdef int8_t[BEACHES + 1] FIRST_PIER
cdef uint8_t[PIERS] PORT_OF
cdef int8_t[PIERS] BEACH_OF
cdef uint8_t[PORTS] OTHER_END
cdef int8_t[PORTS] NUMBER
cdef int16_t[CELLS * EDGES] NEIGHBOUR

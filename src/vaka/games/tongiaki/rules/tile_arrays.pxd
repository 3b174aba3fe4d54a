from libc.stdint cimport int8_t, int16_t, uint8_t


# Filled once, when the module is imported, and never changed: threads read them without a lock.
# FIRST_BEACH and FIRST_PIER have one entry more, so that the beaches of island i are those from
# FIRST_BEACH[i] to FIRST_BEACH[i + 1] - 1 for the last island too.
cdef int8_t[ISLANDS] POINTS
cdef int8_t[ISLANDS + 1] FIRST_BEACH
cdef int8_t[BEACHES] ISLAND_OF
cdef int8_t[BEACHES] MOORINGS
cdef int8_t[BEACHES + 1] FIRST_PIER
cdef uint8_t[PIERS] PORT_OF
cdef int8_t[PIERS] BEACH_OF
# For ports of oceans, all of which have a route; NO_PORT for those of islands.
cdef uint8_t[PORTS] OTHER_END
cdef int8_t[PORTS] NUMBER
cdef int16_t[CELLS * EDGES] NEIGHBOUR

from libc.stdint cimport int8_t

# Filled when the module is imported, and by training before it plays; while a search runs, nothing
# changes them: threads read them without a lock.
cdef int8_t[VALUES] USUAL_TOURISTS
cdef double[SUIT_INPUTS * SUIT_UNITS] SUIT_WEIGHTS       # by input, then by unit
cdef double[MOMENTS * SUIT_UNITS] SUIT_BIASES
cdef double[SUIT_UNITS * TABLE_UNITS] SUM_WEIGHTS
cdef double[TABLE_INPUTS * TABLE_UNITS] TABLE_WEIGHTS
cdef double[MOMENTS * TABLE_UNITS] TABLE_BIASES
cdef double[TABLE_UNITS] OUTPUT_WEIGHTS
cdef double[MOMENTS] OUTPUT_BIASES
cdef double[MOMENTS] MOMENT_SCALES                       # of the log odds of the evaluation

# The same for three and for four players.
cdef double[VARIANTS][CLAIM_INPUTS * SUIT_UNITS_OF_MORE] CLAIM_WEIGHTS
cdef double[VARIANTS][CENTRE_INPUTS * SUIT_UNITS_OF_MORE] CENTRE_WEIGHTS
cdef double[VARIANTS][MOMENTS * SUIT_UNITS_OF_MORE] SUIT_BIASES_OF_MORE
cdef double[VARIANTS][SUIT_UNITS_OF_MORE * TABLE_UNITS] SUM_WEIGHTS_OF_MORE
cdef double[VARIANTS][SEAT_INPUTS * TABLE_UNITS] SEAT_WEIGHTS
cdef double[VARIANTS][SHARED_INPUTS * TABLE_UNITS] SHARED_WEIGHTS
cdef double[VARIANTS][MOMENTS * TABLE_UNITS] TABLE_BIASES_OF_MORE
cdef double[VARIANTS][TABLE_UNITS] OUTPUT_WEIGHTS_OF_MORE
cdef double[VARIANTS][MOMENTS] MOMENT_SCALES_OF_MORE

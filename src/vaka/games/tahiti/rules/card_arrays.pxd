from libc.stdint cimport int8_t, uint8_t

# Filled once, when the module is imported, and never changed: threads read them without a lock.
cdef int8_t[KINDS] COPIES
cdef uint8_t[VALUE_SETS] SUMS        # by a set of values, bit v - 1 for value v: at most 78

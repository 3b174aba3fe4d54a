from libc.stdint cimport int8_t

from vaka.games.tahiti.constants cimport KINDS

cdef int8_t[KINDS] COPIES

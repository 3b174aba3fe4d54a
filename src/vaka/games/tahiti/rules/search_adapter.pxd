cimport cython

from vaka.core.search_adapter cimport SearchAdapter


@cython.final
cdef class TahitiAdapter(SearchAdapter):
    # The same objects as `root`, `scratch` and `marked` of the base class, typed so that
    # the methods reach their C fields without the GIL. One adapter belongs to one search thread.
    cdef State start
    cdef State s
    cdef State m                          # the position of the last `mark`
    cdef bint uses_network                # `network` corrects the chances


cpdef use_network(TahitiAdapter adapter)

cimport cython

from vaka.core.search_adapter cimport SearchAdapter
from vaka.core.dice cimport Dice


@cython.final
cdef class TongiakiAdapter(SearchAdapter):
    # The positions of `root`, `scratch` and `marked` of the base class, which own the memory. The
    # methods use them without the GIL. One adapter belongs to one search thread.
    cdef Position *start
    cdef Position *s
    cdef Position *m                      # the position of the last `mark`


cdef Position *pointer_to(State state)

cimport cython

cdef int ROOT
cdef int NONE


# Contiguous memoryviews (`int[::1]`), so that an access compiles to one indexed load. Bounds checks
# and negative indices are off: every index is a node number below `size`, and `size <= capacity`.
# A tree belongs to one thread, so no access needs a lock.
@cython.final
cdef class Tree:
    cdef readonly int players
    cdef readonly int size            # number of nodes in use
    cdef readonly int capacity        # number of nodes the arrays can hold
    cdef int[::1] move                # the move that leads to a node
    cdef int[::1] child               # its first child, or NONE
    cdef int[::1] sibling             # the next child of its parent, or NONE
    cdef int[::1] visits
    cdef int[::1] available           # how often the move was legal when its parent was visited
    cdef double[::1] wins             # sum over the visits: node * players + player

    cpdef reserve(self, int nodes)
    cdef int child_of(self, int node, int move) noexcept nogil
    cdef double mean(self, int node, int player) noexcept nogil
    cpdef int find(self, list line)
    cpdef tuple totals(self, int node)
    cpdef list moves(self, int node)


cdef grown(int[::1] numbers, int size, int capacity)
cdef void copy_ints(int[::1] source, int[::1] target, int size) noexcept nogil
cdef void copy_doubles(double[::1] source, double[::1] target, int size) noexcept nogil

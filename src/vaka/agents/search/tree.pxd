cimport cython

cdef int ROOT
cdef int NONE


@cython.final
cdef class Tree:
    cdef readonly int players
    cdef readonly int size            # nodes
    cdef readonly int room            # for so many
    cdef int[::1] move                # that leads to a node
    cdef int[::1] child               # its first, or NONE
    cdef int[::1] sibling             # the next, or NONE
    cdef int[::1] visits
    cdef int[::1] offers              # how often it could have been visited
    cdef double[::1] won              # by node and player, summed over the visits

    cpdef make_room(self, int nodes)
    cdef int enter(self, int node, int move) noexcept nogil
    cdef double share(self, int node, int player) noexcept nogil
    cpdef int find(self, list line)
    cpdef tuple count(self, int node)
    cpdef list moves(self, int node)


cdef wider(int[::1] numbers, int size, int room)
cdef void copy_whole_numbers(int[::1] numbers, int[::1] fresh, int size) noexcept nogil
cdef void copy_numbers(double[::1] numbers, double[::1] fresh, int size) noexcept nogil

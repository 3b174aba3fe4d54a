cdef void renovate_next(Position *s) noexcept nogil
cdef bint has_to_renovate(Position *s, int seat) noexcept nogil
cdef int to_cut(Position *s) noexcept nogil
cdef uint64_t kinds_to_keep(Position *s) noexcept nogil
cdef int against_keeping(Position *s, int kind) noexcept nogil
cdef uint64_t kinds_to_choose(Position *s) noexcept nogil
@cython.locals(kinds=uint64_t)
cdef uint64_t kinds_of_picked_suits(Position *s) noexcept nogil
cdef uint64_t kinds_to_cut(Position *s) noexcept nogil
cdef int against_cutting(Position *s, int kind) noexcept nogil
cdef bint is_next_cut(Position *s, int kind) noexcept nogil
cdef int against_finishing(Position *s) noexcept nogil
cdef void keep(Position *s, int kind) noexcept nogil
cdef void cut(Position *s, int kind) noexcept nogil
cdef void renovate(Position *s) noexcept nogil
cdef void drop_the_rest(Position *s) noexcept nogil
cdef void cut_hand(Position *s) noexcept nogil
cdef void name_first_player(Position *s) noexcept nogil
cdef int kept_total(Position *s, int seat) noexcept nogil
cdef void grant(Position *s) noexcept nogil
cdef void fill_centre(Position *s) noexcept nogil

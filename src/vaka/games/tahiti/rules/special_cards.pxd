cdef uint64_t kinds_to_play(Position *s) noexcept nogil
cdef int against_playing(Position *s, int kind) noexcept nogil
cdef uint64_t special_kinds() noexcept nogil
cdef void play_special(Position *s, int kind) noexcept nogil
cdef void fly(Position *s, int kind) noexcept nogil
cdef void call_government(Position *s) noexcept nogil
cdef void call_builder(Position *s) noexcept nogil
cdef void begin_clearing(Position *s) noexcept nogil
cdef uint64_t kinds_to_clear(Position *s) noexcept nogil
cdef int against_clearing(Position *s, int kind) noexcept nogil
cdef void choose_to_clear(Position *s, int kind) noexcept nogil
cdef void clear_centre(Position *s) noexcept nogil

cimport cython
from cpython.pythread cimport (
    NOWAIT_LOCK,
    PyThread_acquire_lock,
    PyThread_allocate_lock,
    PyThread_free_lock,
    PyThread_release_lock,
    PyThread_type_lock,
    WAIT_LOCK,
)


cdef int SPINS


# Python's own locks, which work on all platforms and need no GIL. A thread may release a lock that
# another one acquired, so a lock that is held means: not sent yet.
@cython.final
cdef class Signal:
    cdef PyThread_type_lock lock

    cpdef void send(self) noexcept nogil
    cdef void wait(self) noexcept nogil


cdef inline PyThread_type_lock new_lock() noexcept:
    return PyThread_allocate_lock()


cdef inline void free_lock(PyThread_type_lock lock) noexcept:
    PyThread_free_lock(lock)


cdef inline bint acquire(PyThread_type_lock lock, bint waits) noexcept nogil:
    return PyThread_acquire_lock(lock, WAIT_LOCK if waits else NOWAIT_LOCK)


cdef inline void release(PyThread_type_lock lock) noexcept nogil:
    PyThread_release_lock(lock)

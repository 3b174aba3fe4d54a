from cpython.buffer cimport Py_buffer, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int16_t, uint8_t, uint64_t
from libc.string cimport memset

cdef extern from *:
    """
    #ifndef VAKA_SPREAD
    #define VAKA_SPREAD
    #include <stdint.h>
    #include <string.h>
    /* The eight bits of a byte as eight bytes, the lowest bit in the lowest byte of the word. */
    static inline uint64_t vaka_lanes(uint64_t byte) {
      uint64_t lanes = (byte & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL;
      return ((lanes + 0x7f7f7f7f7f7f7f7fULL) >> 7) & 0x0101010101010101ULL;
    }
    static inline void vaka_spread(
        uint8_t *out, int at, uint64_t once, uint64_t twice, int size) {
      for (int i = 0; i < size; i++) {
        uint64_t lanes = vaka_lanes(once >> (8 * i)) + vaka_lanes(twice >> (8 * i));
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        lanes = __builtin_bswap64(lanes);
    #endif
        memcpy(out + at + 8 * i, &lanes, 8);
      }
    }
    #endif
    """
    void spread_bits "vaka_spread" (
        uint8_t *out, int at, uint64_t once, uint64_t twice, int size
    ) noexcept nogil


# The pointer stays valid while the caller holds `out` and the GIL, or nobody resizes `out`.
cdef inline uint8_t *writable(object out, Py_ssize_t size) except NULL:
    cdef Py_buffer view
    PyObject_GetBuffer(out, &view, PyBUF_WRITABLE)
    cdef uint8_t *start = <uint8_t *> view.buf
    cdef Py_ssize_t length = view.len
    PyBuffer_Release(&view)
    if length != size:
        raise ValueError(f"the buffer must have {size} bytes, not {length}")
    return start


cdef inline uint8_t *part(uint8_t *out, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    return out + at


cdef inline void fill_zero(uint8_t *out, int size) noexcept nogil:
    memset(out, 0, size)


# Moves are below the size of the array: they come from `list_moves`.
cdef inline void mark_moves(uint8_t *out, int16_t *moves, int count) noexcept nogil:
    cdef int index
    for index in range(count):
        out[moves[index]] = 1


cdef inline void pack_moves(uint8_t *out, int16_t *moves, int count) noexcept nogil:
    cdef int index
    for index in range(count):
        out[moves[index] >> 3] |= 1 << (moves[index] & 7)

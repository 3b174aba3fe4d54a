from libc.stdint cimport uint64_t

# Sets of small numbers as 64-bit words. Plain C that every 64-bit processor runs: wheels travel, so
# no population count or bit deposit instruction is assumed. Arguments are not checked: `lowest_bit`
# and `highest_bit` need a set that is not empty, and `nth_bit` one with more than `n` members.
cdef extern from *:
    """
    #ifndef VAKA_BITS
    #define VAKA_BITS
    #include <stdint.h>
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int vaka_lowest(uint64_t set) {
      unsigned long at; _BitScanForward64(&at, set); return (int) at;
    }
    static __inline int vaka_highest(uint64_t set) {
      unsigned long at; _BitScanReverse64(&at, set); return (int) at;
    }
    #define VAKA_INLINE static __inline
    #else
    #define VAKA_INLINE static inline __attribute__((unused))
    VAKA_INLINE int vaka_lowest(uint64_t set) { return __builtin_ctzll(set); }
    VAKA_INLINE int vaka_highest(uint64_t set) { return 63 - __builtin_clzll(set); }
    #endif
    #define VAKA_BYTES 0x0101010101010101ULL
    VAKA_INLINE uint64_t vaka_bit(int member) { return (uint64_t) 1 << member; }
    VAKA_INLINE uint64_t vaka_from(int member) { return ~(uint64_t) 0 << member; }
    /* The number of members in each byte. */
    VAKA_INLINE uint64_t vaka_byte_counts(uint64_t set) {
      set -= (set >> 1) & 0x5555555555555555ULL;
      set = (set & 0x3333333333333333ULL) + ((set >> 2) & 0x3333333333333333ULL);
      return (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
    }
    VAKA_INLINE int vaka_count(uint64_t set) {
      return (int) ((vaka_byte_counts(set) * VAKA_BYTES) >> 56);
    }
    /* Eight times the number of whole bytes before member n, if `sums` are running totals by byte. */
    VAKA_INLINE int vaka_byte_of(uint64_t sums, int n) {
      uint64_t before = (((uint64_t) n | 128) * VAKA_BYTES - sums) & (128 * VAKA_BYTES);
      return (int) (((before >> 7) * VAKA_BYTES) >> 56) * 8;
    }
    VAKA_INLINE int vaka_nth(uint64_t set, int n) {
      uint64_t sums = vaka_byte_counts(set) * VAKA_BYTES;
      int shift = vaka_byte_of(sums, n);
      uint64_t bits = ((set >> shift) & 255) * VAKA_BYTES & 0x8040201008040201ULL;
      n -= (int) (((sums << 8) >> shift) & 255);
      /* Each bit in a byte of its own: a loop would often be mispredicted. */
      bits = ((bits + 127 * VAKA_BYTES) >> 7) & VAKA_BYTES;
      return shift + vaka_byte_of(bits * VAKA_BYTES, n) / 8;
    }
    VAKA_INLINE int vaka_nth_of_two(uint64_t once, uint64_t twice, int n) {
      uint64_t sums = (vaka_byte_counts(once) + vaka_byte_counts(twice)) * VAKA_BYTES;
      int at = vaka_byte_of(sums, n);
      n -= (int) (((sums << 8) >> at) & 255);
      for (;; at++) {
        n -= (int) (((once >> at) & 1) + ((twice >> at) & 1));
        if (n < 0) return at;
      }
    }
    #endif
    """
    uint64_t bit "vaka_bit" (int member) noexcept nogil
    uint64_t bits_from "vaka_from" (int member) noexcept nogil
    int count_bits "vaka_count" (uint64_t members) noexcept nogil
    int lowest_bit "vaka_lowest" (uint64_t members) noexcept nogil
    int highest_bit "vaka_highest" (uint64_t members) noexcept nogil
    int nth_bit "vaka_nth" (uint64_t members, int n) noexcept nogil
    int nth_of_two "vaka_nth_of_two" (uint64_t once, uint64_t twice, int n) noexcept nogil

"""Sets of numbers from 0 to 63 as the bits of an integer, for the compiled rules.

Compiled rules call the C functions in `bits.pxd`; these are the same for the interpreter. A set
must not be empty if one of its members is asked for.
"""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:

    def bit(member: int) -> int:
        """The set of one number."""
        return 1 << member

    def bits_from(member: int) -> int:
        """The set of all numbers from `member` on."""
        return -1 << member

    def count_bits(members: int) -> int:
        """How many numbers are in a set."""
        return members.bit_count()

    def lowest_bit(members: int) -> int:
        """The lowest number in a set."""
        return (members & -members).bit_length() - 1

    def highest_bit(members: int) -> int:
        """The highest number in a set."""
        return members.bit_length() - 1

    def nth_bit(members: int, n: int) -> int:
        """The number at an index, from 0, if a set is sorted."""
        for _ in range(n):
            members &= members - 1
        return lowest_bit(members)

    def nth_of_two(once: int, twice: int, n: int) -> int:
        """The number at an index if the numbers in `once` and those in `twice` are sorted together;
        `twice` is a part of `once`."""
        at = 0
        while True:
            n -= (once >> at & 1) + (twice >> at & 1)
            if n < 0:
                return at
            at += 1

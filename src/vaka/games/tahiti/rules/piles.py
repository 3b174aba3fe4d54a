"""Piles of cards: which kinds a pile holds, and which of them twice.

No kind has more than two cards (H1.2), so a pile is two sets of kinds: `pile[ONCE]` are the kinds
it holds, `pile[TWICE]` those of which it holds both cards. A set of kinds is an integer with bit k
for kind k; names that begin with `kinds_` are such sets.
"""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import bit, count_bits, highest_bit, nth_of_two
    from vaka.games.tahiti.rules.card_arrays import SUMS
    from vaka.games.tahiti.rules.constants import NONE, ONCE, TWICE, VALUE_SETS, VALUES


# ---- one card


def holds(pile: list[int], kind: int) -> bool:
    """Whether a pile holds a card of a kind."""
    return pile[ONCE] & bit(kind) != 0


def count_in(pile: list[int], kind: int) -> int:
    """How many cards of a kind a pile holds."""
    return (pile[ONCE] >> kind & 1) + (pile[TWICE] >> kind & 1)


def put_in(pile: list[int], kind: int) -> None:
    """Put a card into a pile."""
    pile[TWICE] |= pile[ONCE] & bit(kind)
    pile[ONCE] |= bit(kind)


def take_out(pile: list[int], kind: int) -> None:
    """Take a card out of a pile that holds it."""
    twin = pile[TWICE] & bit(kind)
    pile[TWICE] ^= twin
    pile[ONCE] = pile[ONCE] & ~bit(kind) | twin


def nth_card(pile: list[int], index: int) -> int:
    """The kind of the card at an index, if a pile of more than `index` cards is sorted by kind."""
    return nth_of_two(pile[ONCE], pile[TWICE], index)


def drop_highest(pile: list[int]) -> None:
    """Take the highest kind out of a pile that is not empty."""
    take_out(pile, highest_bit(pile[ONCE]))


# ---- whole piles


def size_of(pile: list[int]) -> int:
    """How many cards a pile holds."""
    return count_bits(pile[ONCE]) + count_bits(pile[TWICE])


def empty_pile(pile: list[int]) -> None:
    """Take all cards out of a pile."""
    pile[ONCE] = 0
    pile[TWICE] = 0


def copy_pile(pile: list[int], other: list[int]) -> None:
    """Make a pile the same as another."""
    pile[ONCE] = other[ONCE]
    pile[TWICE] = other[TWICE]


def join_piles(pile: list[int], other: list[int]) -> None:
    """Put all cards of another pile into a pile; the other stays as it is."""
    pile[TWICE] |= other[TWICE] | (pile[ONCE] & other[ONCE])
    pile[ONCE] |= other[ONCE]


def part_piles(pile: list[int], other: list[int]) -> None:
    """Take all cards of another pile out of a pile that holds them."""
    pile[ONCE] = pile[ONCE] & ~other[ONCE] | (pile[TWICE] & other[ONCE] & ~other[TWICE])
    pile[TWICE] &= ~other[ONCE]


def keep_kinds(pile: list[int], kinds: int) -> None:
    """Take all cards of other kinds out of a pile."""
    pile[ONCE] &= kinds
    pile[TWICE] &= kinds


def more_than(pile: list[int], other: list[int]) -> int:
    """The kinds of which a pile holds more cards than another."""
    return (pile[ONCE] & ~other[ONCE]) | (pile[TWICE] & ~other[TWICE])


# ---- suits and values


def kinds_of_suit(of_suit: int) -> int:
    """All kinds of a suit."""
    values = VALUE_SETS - 1
    return values << (VALUES * of_suit)


def kinds_of_value(number: int) -> int:
    """The kinds of a value, one of each suit."""
    ones = 0x1001  # bits 0 and 12
    return (ones | ones << (2 * VALUES)) << (number - 1)


def kinds_up_to(number: int) -> int:
    """The kinds of the values 1 to `number`; none if `number` is below 1."""
    if number < 1:
        return 0
    if number >= VALUES:
        return kinds_of_value(1) * (VALUE_SETS - 1)
    return kinds_of_value(1) * ((1 << number) - 1)


def values_of(kinds: int, of_suit: int) -> int:
    """The values of a suit in a set of kinds: bit v - 1 for value v."""
    return kinds >> (VALUES * of_suit) & (VALUE_SETS - 1)


def sum_of_suit(pile: list[int], of_suit: int) -> int:
    """The sum of the values of a suit in a pile."""
    return SUMS[values_of(pile[ONCE], of_suit)] + SUMS[values_of(pile[TWICE], of_suit)]


def size_of_suit(pile: list[int], of_suit: int) -> int:
    """How many cards of a suit a pile holds."""
    return count_bits(pile[ONCE] & kinds_of_suit(of_suit)) + count_bits(
        pile[TWICE] & kinds_of_suit(of_suit)
    )


def best_of_suit(pile: list[int], of_suit: int) -> int:
    """The highest card of a suit in a pile, or NONE."""
    values = values_of(pile[ONCE], of_suit)
    return VALUES * of_suit + highest_bit(values) if values else NONE

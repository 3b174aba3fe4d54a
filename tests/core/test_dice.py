"""Dice follow the published algorithms, are uniform, and are identical in both modes."""

import copy
import pickle
from collections import Counter
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaka.core.dice import Dice, resume

WORD = 2**64


class Reference:
    """xoroshiro128++ and Lemire's method once more, from their papers and with big integers."""

    def __init__(self, a: int, b: int) -> None:
        self.a, self.b = a, b

    @staticmethod
    def rotate(word: int, by: int) -> int:
        bits = f"{word:064b}"
        return int(bits[by:] + bits[:by], 2)

    def next(self) -> int:
        a, b = self.a, self.b
        thrown = (self.rotate((a + b) % WORD, 17) + a) % WORD
        self.a = self.rotate(a, 49) ^ (a ^ b) ^ (((a ^ b) << 21) % WORD)
        self.b = self.rotate(a ^ b, 28)
        return thrown

    def below(self, n: int) -> int:
        while True:
            quotient, rest = divmod((self.next() >> 32) * n, 2**32)
            if rest >= 2**32 % n:
                return quotient


def reference(dice: Dice) -> Reference:
    return Reference(*dice.state)


def chi_square(throws: Counter[int], sides: int) -> float:
    expected = throws.total() / sides
    return sum((throws[side] - expected) ** 2 / expected for side in range(sides))


def test_the_published_numbers_are_thrown() -> None:
    dice = resume(1, 2)
    assert [dice.next() for _ in range(10)] == [
        393217,
        669327710093319,
        1732421326133921491,
        11394790081659126983,
        9555452776773192676,
        3586421180005889563,
        1691397964866707553,
        10735626796753111697,
        15216282715349408991,
        14247243556711267923,
    ]


@pytest.mark.parametrize(
    ("seed", "canonical"),
    [
        (0, b"int:0"),
        (-255, b"int:-ff"),
        (2**80, b"int:1" + b"0" * 20),
        ("", b"str:"),
        ("vakā", "str:vakā".encode()),
        (b"vaka", b"bytes:vaka"),
    ],
)
def test_a_seed_is_hashed_with_its_kind(seed: int | str | bytes, canonical: bytes) -> None:
    digest = sha256(canonical).digest()
    words = int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")
    assert Dice(seed).state == words


def test_a_seed_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="a seed is"):
        Dice(1.5)  # type: ignore[arg-type]


def test_this_stream_never_changes() -> None:
    # Records and published results depend on it.
    dice = Dice("tongiaki")
    assert [dice.below(6) for _ in range(20)] == [
        5,
        1,
        4,
        5,
        2,
        2,
        3,
        4,
        3,
        3,
        0,
        3,
        0,
        3,
        2,
        3,
        0,
        5,
        1,
        3,
    ]


@given(st.integers(), st.lists(st.integers(1, 2**31 - 1), max_size=50))
def test_every_throw_is_that_of_the_reference(seed: int, bounds: list[int]) -> None:
    dice = Dice(seed)
    other = reference(dice)
    assert [dice.below(n) for n in bounds] == [other.below(n) for n in bounds]
    assert dice.state == (other.a, other.b)


def test_unfair_throws_are_repeated() -> None:
    # Of the 2**32 values a quarter must be thrown away for this bound; dice that repeat nothing
    # show about 2900 here. Why so many throws: after 5000 this very seed shows 14.4, as one in
    # 1300 does, while over 4000 seeds the statistic is spread as it should be.
    dice = Dice("repeat")
    other = reference(dice)
    bound = 3 * 2**29
    throws = [dice.below(bound) for _ in range(100_000)]
    assert throws[:5000] == [other.below(bound) for _ in range(5000)]
    assert chi_square(Counter(thrown % 3 for thrown in throws), 3) < 13.8  # 1 in 1000


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.9), (6, 20.6), (7, 22.5), (92, 137.3)])
def test_all_sides_come_up_equally_often(sides: int, limit: float) -> None:
    dice = Dice("chi-square")
    throws = Counter(dice.below(sides) for _ in range(1000 * sides))
    assert chi_square(throws, sides) < limit  # exceeded by fair dice once in a thousand times


@pytest.mark.parametrize("n", [0, -1, -(2**31)])
def test_there_is_nothing_below_one(n: int) -> None:
    dice = Dice(1)
    before = dice.state
    assert dice.below(n) == -1
    assert dice.state == before


def test_a_choice_is_one_of_the_items() -> None:
    dice = Dice("choose")
    assert {dice.choose("abc") for _ in range(50)} == {"a", "b", "c"}
    with pytest.raises(IndexError):
        dice.choose([])


def test_a_shuffle_keeps_the_items_and_favours_no_order() -> None:
    dice = Dice("shuffle")
    orders: Counter[int] = Counter()
    names = {(a, b, 3 - a - b): 2 * a + (b > 3 - a - b) for a in range(3) for b in range(3)}
    for _ in range(6000):
        items = [0, 1, 2]
        dice.shuffle(items)
        orders[names[items[0], items[1], items[2]]] += 1
    assert orders.total() == 6000
    assert chi_square(orders, 6) < 20.6


def test_a_shuffle_swaps_from_the_end() -> None:
    dice = Dice("order")
    other = reference(dice)
    items, expected = list(range(40)), list(range(40))
    dice.shuffle(items)
    for last in range(39, 0, -1):
        swap = other.below(last + 1)
        expected[last], expected[swap] = expected[swap], expected[last]
    assert items == expected


def test_a_fork_is_named_and_leaves_the_stream_alone() -> None:
    dice = Dice(7)
    before = dice.state
    forks = [dice.fork(label).state for label in ("a", "b", "")]
    assert dice.state == before
    assert dice.fork("a").state == forks[0]
    assert len({before, *forks}) == 4
    dice.next()
    assert dice.fork("a").state != forks[0]


def test_a_copy_goes_its_own_way() -> None:
    dice = Dice("copy")
    dice.next()
    twins = [dice.copy(), copy.copy(dice), pickle.loads(pickle.dumps(dice))]  # noqa: S301
    assert {twin.state for twin in twins} == {dice.state}
    dice.next()
    throws = [[twin.below(100) for _ in range(10)] for twin in twins]
    assert all(one == two for one, two in pairwise(throws))


def test_a_state_can_be_set() -> None:
    dice = Dice(1)
    dice.state = Dice(2).state
    assert dice.next() == Dice(2).next()


@pytest.mark.parametrize("words", [(0, 0), (-1, 1), (WORD, 1), (1, WORD)])
def test_a_state_that_cannot_be_is_refused(words: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="two words"):
        Dice(1).state = words

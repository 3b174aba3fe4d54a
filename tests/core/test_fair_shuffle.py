"""Fair shuffles: committed, mixed, drawn, revealed, checked."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pebbles_game import patient
from vaka.core.errors import InvalidText, NotNow
from vaka.core.fair_shuffle import Commitment, Shuffle, draw, seed, verify_draw

SECRET = bytes(range(32)).hex()
PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def test_a_commitment_is_the_sha256_of_the_secret() -> None:
    shuffle = Shuffle.with_secret(SECRET)
    assert shuffle.commitment.hex == hashlib.sha256(bytes(range(32))).hexdigest()
    assert shuffle.commitment.is_opened_by(shuffle.reveal())
    assert not shuffle.commitment.is_opened_by("f" * 64)


def test_every_new_shuffle_has_a_secret_of_its_own() -> None:
    assert Shuffle.new().commitment != Shuffle.new().commitment


def test_a_shuffle_does_not_show_its_secret() -> None:
    shuffle = Shuffle.with_secret(SECRET)
    assert SECRET not in repr(shuffle)
    assert SECRET not in str(vars(shuffle.commitment))


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64])
def test_a_secret_that_is_none_is_refused_without_repeating_it(secret: str) -> None:
    with pytest.raises(InvalidText, match=r"64 hexadecimal digits$"):
        Shuffle.with_secret(secret)


def test_a_commitment_is_64_digits() -> None:
    with pytest.raises(InvalidText, match="a commitment is 64"):
        Commitment("abc")


# ---- mixing


def draws(mixes: dict[int, str]) -> list[int]:
    """The first draws of a shuffle into which these strings were mixed."""
    shuffle = Shuffle.with_secret(SECRET, mixes)
    return [shuffle.draw(counter, [1] * 1000) for counter in range(5)]


def test_a_string_changes_every_draw_to_come() -> None:
    assert draws({}) != draws({0: ""}) != draws({0: "a"}) != draws({0: "b"})


def test_a_string_belongs_to_its_seat() -> None:
    assert draws({0: "a"}) != draws({1: "a"})
    assert draws({0: "a", 1: "b"}) != draws({0: "b", 1: "a"})


def test_strings_do_not_run_into_each_other() -> None:
    assert draws({0: "ab", 1: "c"}) != draws({0: "a", 1: "bc"})


def test_the_order_in_which_strings_come_in_does_not_matter() -> None:
    assert draws({0: "a", 1: "b"}) == draws({1: "b", 0: "a"})
    assert list(Shuffle.with_secret(SECRET, {1: "b", 0: "a"}).mixes) == [0, 1]


def test_nothing_is_mixed_in_after_the_first_draw() -> None:
    shuffle = Shuffle.with_secret(SECRET)
    shuffle.draw(0, [1, 1])
    with pytest.raises(NotNow, match="first draw"):
        shuffle.mix(0, "late")


def test_a_seat_mixes_in_one_string() -> None:
    shuffle = Shuffle.with_secret(SECRET, {0: "one"})
    with pytest.raises(NotNow, match="already"):
        shuffle.mix(0, "two")
    assert shuffle.mixes == {0: "one"}


@pytest.mark.parametrize("text", ["x" * 201, "a\nb", "\x00", "\x1b[31m", "\u202egnp", "\ud800"])
def test_a_string_that_does_not_fit_on_a_line_is_refused(text: str) -> None:
    with pytest.raises(InvalidText, match="a string to mix in"):
        Shuffle.with_secret(SECRET).mix(0, text)


def test_a_string_may_be_200_characters_of_any_script() -> None:
    assert Shuffle.with_secret(SECRET, {0: "Ā" * 200}).mixes[0] == "Ā" * 200


def test_a_seat_has_a_number() -> None:
    with pytest.raises(ValueError, match="no seat -1"):
        Shuffle.with_secret(SECRET).mix(-1, "x")


# ---- drawing


def test_the_counter_never_goes_back() -> None:
    shuffle = Shuffle.with_secret(SECRET)
    shuffle.draw(4, [1, 1])
    for counter in (4, 0):
        with pytest.raises(ValueError, match="went back"):
            shuffle.draw(counter, [1, 1])
    shuffle.draw(5, [1, 1])


def test_a_shuffle_taken_up_again_draws_the_same() -> None:
    whole = Shuffle.with_secret(SECRET, {1: "x"})
    before = [whole.draw(counter, [1] * 50) for counter in range(10)]
    again = Shuffle.with_secret(whole.reveal(), whole.mixes)
    assert [again.draw(counter, [1] * 50) for counter in range(5, 10)] == before[5:]


def plain_draw(key: bytes, counter: int, weights: list[int]) -> int:
    """The algorithm as the page tells it, written down a second time without any cleverness."""
    total, attempt = sum(weights), 0
    while True:
        message = counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        value = int(hmac.new(key, message, hashlib.sha256).hexdigest(), 16)
        if value < 2**256 // total * total:
            break
        attempt += 1
    value %= total
    index = 0
    while value >= weights[index]:
        value -= weights[index]
        index += 1
    return index


@patient
@given(
    st.binary(min_size=32, max_size=32),
    st.integers(0, 2**40),
    st.lists(st.integers(0, 9), min_size=1, max_size=20).filter(any),
)
def test_a_draw_follows_the_algorithm_on_the_page(
    key: bytes, counter: int, weights: list[int]
) -> None:
    index = draw(key, counter, weights)
    assert index == plain_draw(key, counter, weights)
    assert weights[index] > 0
    assert verify_draw(key, counter, weights, index)
    assert not any(
        verify_draw(key, counter, weights, other) for other in range(len(weights)) if other != index
    )


def test_a_value_that_would_favour_some_is_thrown_again() -> None:
    weights = [2**254, 2**254 + 1]  # nearly half of all values have to be thrown again
    key = seed(SECRET, {})
    first = [
        int.from_bytes(hmac.digest(key, bytes(7) + bytes([n]) + bytes(4), "sha256"), "big")
        for n in range(40)
    ]
    thrown_again = [n for n, value in enumerate(first) if value >= sum(weights)]
    assert 10 < len(thrown_again) < 30
    assert [draw(key, n, weights) for n in range(40)] == [
        plain_draw(key, n, weights) for n in range(40)
    ]


def test_draws_come_as_often_as_their_weights_say() -> None:
    weights, key = [3, 0, 1, 2], seed(SECRET, {})
    counts = [0] * 4
    for counter in range(6000):
        counts[draw(key, counter, weights)] += 1
    assert counts[1] == 0
    for count, weight in zip(counts, weights, strict=True):
        assert abs(count - 1000 * weight) < 150


@pytest.mark.parametrize("weights", [[], [0, 0], [1, -1, 5], [2**256, 1]])
def test_weights_that_make_no_sense_are_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="whole weights"):
        draw(seed(SECRET, {}), 0, weights)


# ---- the page


def listed(name: str) -> str:
    """What the worked example of the page says about a quantity."""
    found = re.search(rf"^{re.escape(name)} += (.*)$", PAGE.read_text(encoding="utf-8"), re.M)
    assert found, name
    return found[1]


def test_the_worked_example_on_the_page_is_right() -> None:
    secret, mixes = listed("secret"), {0: "Anna was here", 1: "8"}
    assert listed("commitment") == Commitment.to(secret).hex
    message = b"vaka shuffle 1"
    for seat, text in mixes.items():
        message += seat.to_bytes(4, "big") + len(text).to_bytes(4, "big") + text.encode()
    assert listed("message") == message.hex()
    assert listed("seed") == seed(secret, mixes).hex()
    for counter, weights in enumerate(([1, 1], [3, 3, 2, 2, 1, 1])):
        block = hmac.digest(seed(secret, mixes), bytes(7) + bytes([counter, 0, 0, 0, 0]), "sha256")
        assert listed(f"block {counter}") == block.hex()
        rest = int.from_bytes(block, "big") % sum(weights)
        assert listed(f"rest {counter}") == str(rest)
        assert listed(f"index {counter}") == str(draw(seed(secret, mixes), counter, weights))

"""Fair shuffles: nobody can choose what is drawn, and everybody can check it afterwards.

1.  The table makes a secret of 256 bits and publishes its *commitment*, the SHA-256 of it.
2.  Each seat may mix in a string of its own. The table can no longer choose the secret to suit
    the strings, and no player knows the secret to suit a string to it.
3.  Secret and strings give the seed; seed and counter give each draw.
4.  After the game the table reveals the secret. Whoever kept the commitment can recompute all.

The counter never goes back. A draw that was undone is spent, and the next one is new: else a
player could look at a tile, take it back, and know what the next one will be.

The algorithm is short and uses only SHA-256, so that it can be written again in any language;
`docs/records.md` describes it with a worked example.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Self

from vaka.core.errors import InvalidText, NotNow
from vaka.core.text import check_hex, check_plain

SECRET_BYTES = 32
HEX_DIGITS = 2 * SECRET_BYTES
LONGEST_STRING = 200
"""Characters that a seat may mix in."""

SEED_LABEL = b"vaka shuffle 1"
_RANGE = 1 << 256


@dataclass(frozen=True)
class Commitment:
    """What a table publishes before it knows any string: the SHA-256 of its secret."""

    hex: str

    def __post_init__(self) -> None:
        check_hex(self.hex, HEX_DIGITS, "a commitment")

    @classmethod
    def to(cls, secret: str) -> Commitment:
        """The commitment to a secret given in hexadecimal."""
        return cls(hashlib.sha256(_bytes(secret)).hexdigest())

    def is_opened_by(self, secret: str) -> bool:
        """Whether this is the commitment to that secret."""
        return hmac.compare_digest(self.hex, Commitment.to(secret).hex)

    def __str__(self) -> str:
        return self.hex


class Shuffle:
    """The randomness of one table while it is played. Only `reveal` gives the secret away."""

    def __init__(self, secret: str) -> None:
        _bytes(secret)
        self._secret = secret
        self._mixes: dict[int, str] = {}
        self._seed: bytes | None = None
        self._next = 0

    @classmethod
    def new(cls) -> Self:
        """A shuffle with a fresh secret. A fork of a table takes a new one too."""
        return cls(secrets.token_hex(SECRET_BYTES))

    @classmethod
    def with_secret(cls, secret: str, mixes: Mapping[int, str] | None = None) -> Self:
        """A shuffle taken up again from what was stored."""
        shuffle = cls(secret)
        for seat, text in (mixes or {}).items():
            shuffle.mix(seat, text)
        return shuffle

    @property
    def commitment(self) -> Commitment:
        """To be published before any string is taken."""
        return Commitment.to(self._secret)

    @property
    def mixes(self) -> dict[int, str]:
        """The strings mixed in, by seat, in the order of the seats."""
        return dict(sorted(self._mixes.items()))

    def mix(self, seat: int, text: str) -> None:
        """Take a seat's string: one for each seat, and none after the first draw."""
        check_string(text)
        if self._seed is not None:
            message = "the first draw has been made: no string can be mixed in any more"
            raise NotNow(message, "mix_late")
        if seat in self._mixes:
            raise NotNow("this seat has mixed in its string already", "mixed")
        if seat < 0:
            raise ValueError(f"there is no seat {seat}")
        self._mixes[seat] = text

    def draw(self, counter: int, weights: Sequence[int]) -> int:
        """Draw number `counter`: the index of one of the weights."""
        if counter < self._next:
            raise ValueError(f"draw {counter} after draw {self._next - 1}: the counter went back")
        if self._seed is None:
            self._seed = seed(self._secret, self._mixes)
        index = draw(self._seed, counter, weights)
        self._next = counter + 1
        return index

    def reveal(self) -> str:
        """The secret, in hexadecimal: for the record after the end, and for safe storage."""
        return self._secret

    def __repr__(self) -> str:
        return f"<Shuffle {self.commitment}>"


def check_string(text: str) -> str:
    """The text itself, if it can be mixed in; else `InvalidText`."""
    return check_plain(text, "a string to mix in", LONGEST_STRING)


def seed(secret: str, mixes: Mapping[int, str]) -> bytes:
    """What all draws of a table come from: HMAC-SHA256 of the strings under the secret.

    Each string is labelled by its seat and preceded by its length, so that no two sets of
    strings give the same bytes.
    """
    message = bytearray(SEED_LABEL)
    for seat, text in sorted(mixes.items()):
        string = text.encode()
        message += seat.to_bytes(4, "big") + len(string).to_bytes(4, "big") + string
    return hmac.digest(_bytes(secret), message, "sha256")


def draw(seed: bytes, counter: int, weights: Sequence[int]) -> int:
    """Draw number `counter` from a seed: index i with a chance of exactly weights[i] in the sum."""
    total = sum(weights)
    if min(weights, default=-1) < 0 or not 0 < total <= _RANGE:
        raise ValueError("a draw needs whole weights from 0 up, not all of them 0")
    value = _below(total, seed, counter)
    return next(index for index, upto in enumerate(accumulate(weights)) if value < upto)


def verify_draw(seed: bytes, counter: int, weights: Sequence[int], index: int) -> bool:
    """Whether draw number `counter` was honest."""
    return draw(seed, counter, weights) == index


def _below(total: int, seed: bytes, counter: int) -> int:
    """A number below `total`, each equally likely: what would favour some is thrown again."""
    fair = _RANGE - _RANGE % total
    attempt = 0
    while (value := _block(seed, counter, attempt)) >= fair:
        attempt += 1
    return value % total


def _block(seed: bytes, counter: int, attempt: int) -> int:
    message = counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(seed, message, "sha256"), "big")


def _bytes(secret: str) -> bytes:
    """The secret as bytes; an error does not repeat it, for errors end up in logs."""
    try:
        return bytes.fromhex(check_hex(secret, HEX_DIGITS, "a secret"))
    except InvalidText:
        raise InvalidText(f"a secret is {HEX_DIGITS} hexadecimal digits") from None

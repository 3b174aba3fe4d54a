"""Fair shuffles: nobody can choose what is drawn, and everybody can verify it afterwards.

1.  The table creates a 256-bit secret and publishes its *commitment*, the SHA-256 of the secret.
2.  Each seat may mix in a string. The table cannot change the secret after it knows the strings,
    and the players do not know the secret when they choose them.
3.  Secret and strings give the seed. Seed and counter give each draw.
4.  After the game the table reveals the secret. Everybody with the commitment can recompute all
    draws.

The counter never decreases. After an undo, the next draw is a new one. Otherwise a player could
look at a tile, undo, and know the next draw.

The algorithm is short and uses only SHA-256, so it is easy to implement in any language;
`docs/records.md` has a worked example.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from vaka.core.errors import InvalidText, NotNow
from vaka.core.text_checks import check_hex, check_plain
from vaka.core.weighted_choice import weighted_index

SECRET_BYTES = 32
"""The length of a secret in bytes."""

HEX_DIGITS = 2 * SECRET_BYTES
"""The length of a secret or commitment in hexadecimal digits."""

MAX_MIX_LENGTH = 200
"""The maximum number of characters that a seat may mix in."""

SEED_LABEL = b"vaka shuffle 1"
"""The first bytes of the message that the seed is computed from."""

_RANGE = 1 << 256


@dataclass(frozen=True)
class Commitment:
    """The SHA-256 of a secret, published before any string is known."""

    hex: str
    """The hash, as 64 hexadecimal digits."""

    def __post_init__(self) -> None:
        check_hex(self.hex, HEX_DIGITS, "a commitment")

    @classmethod
    def to(cls, secret: str) -> Commitment:
        """The commitment to a secret in hexadecimal."""
        return cls(hashlib.sha256(_bytes(secret)).hexdigest())

    def is_opened_by(self, secret: str) -> bool:
        """Whether this is the commitment to a secret."""
        return hmac.compare_digest(self.hex, Commitment.to(secret).hex)

    def __str__(self) -> str:
        return self.hex


class Shuffle:
    """The random draws of a table. Only `reveal` returns the secret."""

    def __init__(self, secret: str) -> None:
        _bytes(secret)
        self._secret = secret
        self._mixes: dict[int, str] = {}
        self._seed: bytes | None = None
        self._next = 0

    @classmethod
    def new(cls) -> Self:
        """A shuffle with a new secret. A fork of a table gets a new one too."""
        return cls(secrets.token_hex(SECRET_BYTES))

    @classmethod
    def with_secret(cls, secret: str, mixes: Mapping[int, str] | None = None) -> Self:
        """A shuffle restored from its secret and strings."""
        shuffle = cls(secret)
        for seat, text in (mixes or {}).items():
            shuffle.mix(seat, text)
        return shuffle

    @property
    def commitment(self) -> Commitment:
        """The commitment, to be published before any string is mixed in."""
        return Commitment.to(self._secret)

    @property
    def mixes(self) -> dict[int, str]:
        """The strings that were mixed in, by seat, in the order of the seats."""
        return dict(sorted(self._mixes.items()))

    def mix(self, seat: int, text: str) -> None:
        """Mix in the string of a seat: one per seat, and none after the first draw."""
        check_mix(text)
        if self._seed is not None:
            message = "the first draw has been made: no string can be mixed in any more"
            raise NotNow(message, "mix_late")
        if seat in self._mixes:
            raise NotNow("this seat has mixed in its string already", "mixed")
        if seat < 0:
            raise ValueError(f"there is no seat {seat}")
        self._mixes[seat] = text

    def draw(self, counter: int, weights: Sequence[int]) -> int:
        """Draw number `counter`: an index, with probabilities in proportion to `weights`."""
        if counter < self._next:
            raise ValueError(f"draw {counter} after draw {self._next - 1}: the counter went back")
        if self._seed is None:
            self._seed = seed(self._secret, self._mixes)
        index = draw(self._seed, counter, weights)
        self._next = counter + 1
        return index

    def reveal(self) -> str:
        """The secret in hexadecimal, for the record after the end and for safe storage."""
        return self._secret

    def __repr__(self) -> str:
        return f"<Shuffle {self.commitment}>"


def check_mix(text: str) -> str:
    """Return the text if it can be mixed in, else raise `InvalidText`."""
    return check_plain(text, "a string to mix in", MAX_MIX_LENGTH)


def seed(secret: str, mixes: Mapping[int, str]) -> bytes:
    """The seed of all draws: HMAC-SHA256 of the strings, with the secret as the key.

    Each string is preceded by its seat and length, so different sets of strings give different
    bytes.
    """
    message = bytearray(SEED_LABEL)
    for seat, text in sorted(mixes.items()):
        string = text.encode()
        message += seat.to_bytes(4, "big") + len(string).to_bytes(4, "big") + string
    return hmac.digest(_bytes(secret), message, "sha256")


def draw(seed: bytes, counter: int, weights: Sequence[int]) -> int:
    """Draw number `counter` of a seed: index i with probability weights[i] / sum, exactly."""
    total = sum(weights)
    if min(weights, default=-1) < 0 or not 0 < total <= _RANGE:
        raise ValueError("a draw needs whole weights from 0 up, not all of them 0")
    return weighted_index(weights, _below(total, seed, counter))


def verify_draw(seed: bytes, counter: int, weights: Sequence[int], index: int) -> bool:
    """Whether draw number `counter` gives this index."""
    return draw(seed, counter, weights) == index


def _below(total: int, seed: bytes, counter: int) -> int:
    """A uniform number below `total`: values that would cause a bias are rejected."""
    fair = _RANGE - _RANGE % total
    attempt = 0
    while (value := _block(seed, counter, attempt)) >= fair:
        attempt += 1
    return value % total


def _block(seed: bytes, counter: int, attempt: int) -> int:
    message = counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(seed, message, "sha256"), "big")


def _bytes(secret: str) -> bytes:
    """The secret as bytes. An error must not repeat it, because errors end up in logs."""
    try:
        return bytes.fromhex(check_hex(secret, HEX_DIGITS, "a secret"))
    except InvalidText:
        raise InvalidText(f"a secret is {HEX_DIGITS} hexadecimal digits") from None

"""A reason: a sentence by its key, with the numbers and names that stand in it.

A game gives reasons for a choice in its part `reasons`; what they read like in a language is in its
folder `texts`. Numbers in reasons are exact.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Reason:
    """The key of a sentence and what stands in it. `seat` is always the word of a seat, `n` the
    number that decides between singular and plural."""

    key: str
    parameters: Mapping[str, int | str]


def percent(share: Fraction) -> int:
    """A share in percent, rounded; only what is certain is 0 or 100."""
    rounded = round(share * 100)
    if 0 < share < 1:
        return min(max(rounded, 1), 99)
    return rounded

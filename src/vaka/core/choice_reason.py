"""A reason for a choice: the key of a sentence and its parameters.

The module `text.reasons` of a game finds reasons, and its folder `sentences` has the sentences in
each language. Numbers in reasons are exact.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Reason:
    """The `key` of a sentence and its `parameters`. The parameter `seat` is the word of a seat; `n`
    selects singular or plural."""

    key: str
    parameters: Mapping[str, int | str]


def percent(share: Fraction) -> int:
    """A share in percent, rounded. Only certain events give 0 or 100."""
    rounded = round(share * 100)
    if 0 < share < 1:
        return min(max(rounded, 1), 99)
    return rounded

"""Choosing an index in proportion to weights."""

from __future__ import annotations

from collections.abc import Iterable


def weighted_index(weights: Iterable[int], value: int) -> int:
    """The index of the weight that covers `value`, a number from 0 to the sum of the weights,
    exclusive. If every `value` is equally likely, index i has the chance `weights[i] / sum`."""
    for index, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return index
    raise ValueError("the value is not below the sum of the weights")

"""Small networks that correct `Game.win_chances`: their shape, and a file with their weights.

A game computes the inputs and the output itself, in compiled code. `vaka train` finds the weights.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from vaka.core.errors import InvalidText

Weights = Mapping[str, Sequence[float]]
"""The weights by name. `NetworkShape.sizes` has the names."""

STEPS = 1024
"""A weight is stored as a whole number of steps of 1/1024, so that every reader gets the same."""


@dataclass(frozen=True)
class NetworkShape:
    """The shape of a network with two layers of rectified linear units.

    The first layer sees one group of inputs at a time, with the same weights for all groups; the
    second layer sees the sum of these and all other inputs. Each moment of the game has its own
    biases. The output is added to `scales[moment]` times the log odds of the evaluation.

    With one view (`views`) the network compares the first of two players with the other. With more
    it has a view of every seat, in play order, and an output for each.
    """

    groups: int
    group_inputs: int
    group_units: int
    inputs: int
    units: int
    moments: int
    views: int = 1

    @property
    def sizes(self) -> dict[str, int]:
        """The number of weights in each array. Weights are stored by input, then by unit."""
        found = {
            "group_weights": self.group_inputs * self.group_units,
            "group_biases": self.moments * self.group_units,
            "sum_weights": self.group_units * self.units,
            "weights": self.inputs * self.units,
            "biases": self.moments * self.units,
            "output_weights": self.units,
            "output_biases": self.moments,
            "scales": self.moments,
        }
        if self.views > 1:  # the same number for each view would change nothing
            del found["output_biases"]
        return found


@dataclass(frozen=True)
class NetworkProfile:
    """The network of a game for a number of players, as training needs it (`Game.network`)."""

    version: int
    """Increased whenever an input or a layer changes its meaning."""

    players: int
    """The number of players."""

    shape: NetworkShape
    """Its shape."""

    rollout_turns: int
    """The number of turns in a rollout of a search that uses the network."""

    knows: Callable[[Any], bool]
    """Whether it has learned games with the options of a state. A search uses no other network."""

    inputs: Callable[[Any], list[float]]
    """What it sees of a state: the moment; then for each view the log odds by the evaluation, the
    inputs of each group, and all others."""

    estimate: Callable[[Any, Any], None]
    """Fill an array with the corrected chances of a state, by player."""

    correct: Callable[[Any], None]
    """Let a search adapter use the corrected chances."""

    first: Callable[[Any], int]
    """The first player of a state."""

    use: Callable[[Weights], None]
    """Use these weights from now on, in this process."""

    installed: Callable[[], Weights]
    """The weights that come with the game."""


def no_correction(shape: NetworkShape) -> dict[str, list[float]]:
    """Weights that leave the evaluation as it is."""
    return {name: [1.0 if name == "scales" else 0.0] * size for name, size in shape.sizes.items()}


def read_weights(text: str, version: int, shape: NetworkShape) -> dict[str, list[float]]:
    """The weights in the text of a file. Raise `InvalidText` if they are damaged or do not fit."""
    try:
        data = json.loads(text)
        found, steps, checksum = data["version"], dict(data["weights"]), data["checksum"]
        sizes = {name: len(values) for name, values in steps.items()}
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        raise InvalidText("not a file with the weights of a network") from None
    if found != version:
        raise InvalidText(f"the network has version {found}, not {version}")
    if sizes != shape.sizes:
        raise InvalidText("the network has another shape than that of the game")
    if checksum != _checksum(steps):
        raise InvalidText("the weights of the network do not match their checksum")
    return {name: [value / STEPS for value in values] for name, values in steps.items()}


def write_weights(weights: Weights, version: int, origin: str) -> str:
    """The text of a file with these weights. `origin` says how they were found."""
    steps = _steps(weights)
    rows = ",\n".join(f'  "{name}": {json.dumps(values)}' for name, values in steps.items())
    head = {"version": version, "origin": origin, "checksum": _checksum(steps)}
    fields = "\n".join(f' "{name}": {json.dumps(value)},' for name, value in head.items())
    return f'{{\n{fields}\n "weights": {{\n{rows}\n }}\n}}\n'


def rounded(weights: Weights) -> dict[str, list[float]]:
    """The weights as a file stores them."""
    return {name: [step / STEPS for step in steps] for name, steps in _steps(weights).items()}


def _steps(weights: Weights) -> dict[str, list[int]]:
    return {name: [round(value * STEPS) for value in values] for name, values in weights.items()}


def _checksum(steps: Mapping[str, Sequence[int]]) -> str:
    return sha256(json.dumps(sorted(steps.items())).encode()).hexdigest()

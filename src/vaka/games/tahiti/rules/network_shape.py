"""The shape of the network, and the weights that come with the game, in `network.json`."""

from __future__ import annotations

from importlib.resources import files

from vaka.core.neural_network import NetworkShape, read_weights
from vaka.games.tahiti.rules.constants import (
    MOMENTS,
    SUIT_INPUTS,
    SUIT_UNITS,
    SUITS,
    TABLE_INPUTS,
    TABLE_UNITS,
)

VERSION = 1
PLAYERS = 2
ROLLOUT_TURNS = 2
SHAPE = NetworkShape(SUITS, SUIT_INPUTS, SUIT_UNITS, TABLE_INPUTS, TABLE_UNITS, MOMENTS)


def installed_weights() -> dict[str, list[float]]:
    """The weights in `network.json`."""
    text = files(__package__).joinpath("network.json").read_text("utf-8")
    return read_weights(text, VERSION, SHAPE)


def zeros(name: str) -> list[float]:
    """As many zeros as there are weights of a name."""
    return [0.0] * SHAPE.sizes[name]

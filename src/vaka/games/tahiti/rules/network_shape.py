"""The shapes of the networks, and the weights that come with the game: a file for each number of
players, `network-2.json` and so on."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

from vaka.core.neural_network import NetworkShape, read_weights
from vaka.games.tahiti.rules.constants import (
    CENTRE_INPUTS,
    CLAIM_INPUTS,
    MOMENTS,
    SEAT_INPUTS,
    SHARED_INPUTS,
    SUIT_INPUTS,
    SUIT_UNITS,
    SUIT_UNITS_OF_MORE,
    SUITS,
    TABLE_INPUTS,
    TABLE_UNITS,
    VARIANTS,
)

VERSION = 1
ROLLOUT_TURNS = {2: 2, 3: 0, 4: 0}
SHAPE_OF_TWO = NetworkShape(SUITS, SUIT_INPUTS, SUIT_UNITS, TABLE_INPUTS, TABLE_UNITS, MOMENTS)
SHAPE_OF_MORE = NetworkShape(
    SUITS,
    CLAIM_INPUTS + CENTRE_INPUTS,
    SUIT_UNITS_OF_MORE,
    SEAT_INPUTS + SHARED_INPUTS,
    TABLE_UNITS,
    MOMENTS,
)
SHAPES = {
    2: SHAPE_OF_TWO,
    3: replace(SHAPE_OF_MORE, views=3),
    4: replace(SHAPE_OF_MORE, views=4),
}


def installed_weights(players: int) -> dict[str, list[float]]:
    """The weights for a number of players."""
    text = files(__package__).joinpath(f"network-{players}.json").read_text("utf-8")
    return read_weights(text, VERSION, SHAPES[players])


def zeros(name: str) -> list[float]:
    """As many zeros as there are weights of a name for two players."""
    return [0.0] * SHAPE_OF_TWO.sizes[name]


def zeros_of_more(size: int) -> list[list[float]]:
    """Zeros for each variant of the network for more players."""
    return [[0.0] * size for _ in range(VARIANTS)]

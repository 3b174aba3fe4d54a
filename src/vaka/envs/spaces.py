"""The spaces of Gymnasium and PettingZoo for a table."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vaka.envs.env_setup import EnvTable


def observation_space(table: EnvTable, floats: bool = False) -> spaces.Box:
    """The range of every byte of an observation, or of `floats`, which are `scaled`."""
    if floats:
        return spaces.Box(0, 1, (table.layout.size,), np.float32)
    highs = np.array(table.layout.highs(), np.uint8)
    return spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)


def scaled(table: EnvTable, observation: NDArray[np.uint8]) -> NDArray[np.float32]:
    """An observation as floats from 0 to 1: every number divided by its highest value."""
    floats: NDArray[np.float32] = np.divide(observation, table.layout.highs(), dtype=np.float32)
    return floats


def action_space(table: EnvTable) -> spaces.Discrete:
    """All moves of the game."""
    return spaces.Discrete(table.game.move_count)


def masked_space(table: EnvTable) -> spaces.Dict:
    """An observation and the mask of legal moves."""
    mask = spaces.Box(0, 1, (table.game.move_count,), np.int8)
    return spaces.Dict({"observation": observation_space(table), "action_mask": mask})

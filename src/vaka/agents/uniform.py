"""The agent `random`: every legal move is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vaka.agents.agent import BlindAgent
from vaka.core.dice import Dice
from vaka.core.game import Game


@dataclass
class Uniform(BlindAgent):
    """Plays at random: the yardstick for all others."""

    game: Game

    def choose_blindly(self, moves: Sequence[int], dice: Dice) -> int:
        return dice.choose(moves)

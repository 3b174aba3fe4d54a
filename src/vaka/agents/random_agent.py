"""The agent `random`: every legal move is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vaka.agents.agent import BlindAgent
from vaka.core.dice import Dice
from vaka.core.game import Game


@dataclass
class RandomAgent(BlindAgent):
    """Plays at random: the baseline for all other agents."""

    game: Game

    def choose_blindly(self, moves: Sequence[int], dice: Dice) -> int:
        """Return a random move."""
        return dice.choose(moves)

"""Pebbles: `state` has the rules, `position` and `game` the texts, RULES.md is the rulebook."""

from tests.pebbles.game.game import PebblesGame
from tests.pebbles.game.state import Pebbles

GAME = PebblesGame()

__all__ = ["GAME", "Pebbles", "PebblesGame"]

"""Pebbles: `state` is the rules, `game` says it in words, RULES.md is the law."""

from .game import PebblesGame
from .state import Pebbles

GAME = PebblesGame()

__all__ = ["GAME", "Pebbles", "PebblesGame"]

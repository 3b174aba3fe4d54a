"""Tahiti. `rules` decides, `text` and `drawing` describe, and `game` is the contract."""

from vaka.games.tahiti.game import TahitiGame
from vaka.games.tahiti.rules.engine import Tahiti

GAME = TahitiGame()

__all__ = ["GAME", "Tahiti", "TahitiGame"]

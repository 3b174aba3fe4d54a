"""Tongiaki. `rules` decides, `text` and `drawing` describe, and `game` is the contract."""

from vaka.games.tongiaki.game import TongiakiGame
from vaka.games.tongiaki.rules.engine import Tongiaki

GAME = TongiakiGame()

__all__ = ["GAME", "Tongiaki", "TongiakiGame"]

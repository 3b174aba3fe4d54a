"""Tongiaki: the rules in chapters like the rulebook, and all that knows this game by name.

`state` is what lies on the table; `setup`, `turn`, `expand`, `sail`, `land`, `royal`, `settle`,
`reentry`, `closed` and `end` are the chapters; `rules` puts them together; `game` says it in words.
"""

from vaka.games.tongiaki.game import TongiakiGame
from vaka.games.tongiaki.rules import Tongiaki

GAME = TongiakiGame()

__all__ = ["GAME", "Tongiaki", "TongiakiGame"]

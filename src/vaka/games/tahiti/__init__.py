"""Tahiti: the rules in chapters like the rulebook, and all that knows this game by name.

`state` is what lies on the table; `setup`, `deck`, `build`, `special`, `volcano`, `opening`,
`award`, `renovation` and `end` are the chapters; `rules` puts them together; `game` says it in
words.
"""

from vaka.games.tahiti.game import TahitiGame
from vaka.games.tahiti.rules import Tahiti

GAME = TahitiGame()

__all__ = ["GAME", "Tahiti", "TahitiGame"]

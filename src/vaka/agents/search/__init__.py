"""Search: the tree of a Monte Carlo search over any game, and what comes of it.

`tree` holds what is known about each line of moves, `searcher` grows it in one thread, `thinking`
lets several of them work on a view for as long as they may, and `thought` is what they found out.
"""

from vaka.agents.search.thinking import Budget, Settings, think, think_openly
from vaka.agents.search.thought import Chance, Thought, Weighed

__all__ = ["Budget", "Chance", "Settings", "Thought", "Weighed", "think", "think_openly"]

"""Monte Carlo tree search over any game.

`tree` holds the statistics of each line of moves, `searcher` grows a tree in one thread, `runner`
spends a budget with one or more threads, and `result` is what the search returns.
"""

from vaka.agents.search.result import MoveEstimate, SearchResult, WinChance
from vaka.agents.search.runner import (
    Budget,
    SearchSettings,
    search_state,
    search_turn,
    search_view,
)

__all__ = [
    "Budget",
    "MoveEstimate",
    "SearchResult",
    "SearchSettings",
    "WinChance",
    "search_state",
    "search_turn",
    "search_view",
]

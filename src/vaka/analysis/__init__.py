"""Analysis: how a game stood, turn by turn, what was best, and why, over any game.

    chances     the chance to win of every player, and how chances are compared
    choices     the best choice of a position, weighed against the one that was played
    line        a record as it was played: choices of seats, and what chance turned up
    analysis    a whole record: chances, what was lost, turning points
    hint        the same for the position at hand, from one seat's view
    words       reasons in words, in a language
    document    an analysis as JSON
    graph       an analysis as a picture

`docs/analysis.md` says what the numbers mean.
"""

from vaka.analysis.analysis import Analysis, analyse
from vaka.analysis.hint import Hint, hint

__all__ = ["Analysis", "Hint", "analyse", "hint"]

"""Analysis of any game: win chances turn by turn, the best choices, and the reasons for them.

    win_chances       the chances of all players to win, and how to compare them
    choice_comparison the choice that was played against the best one
    record_steps      the steps of a record: choices of seats and outcomes of chance
    record_analysis   a whole record: chances, losses, turning points
    hints             a hint for the current position, given the view of one seat
    reason_sentences  sentences of an analysis, and reasons as sentences
    analysis_json     an analysis as JSON
    chance_curves     the curves of an analysis as SVG path data
    chances_graph     an analysis as an SVG graph
    report_texts      the texts of an analysis
    html_report       an analysis as an HTML file

`docs/analysis.md` explains what the numbers mean.
"""

from vaka.analysis.analysis_json import analysis_body
from vaka.analysis.hints import Hint, hint
from vaka.analysis.reason_sentences import reason_sentence
from vaka.analysis.record_analysis import Analysis, JudgedStep, TurningPoint, analyse

__all__ = [
    "Analysis",
    "Hint",
    "JudgedStep",
    "TurningPoint",
    "analyse",
    "analysis_body",
    "hint",
    "reason_sentence",
]

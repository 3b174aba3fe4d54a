"""The texts of an analysis, for its HTML file and the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from vaka.analysis.analysis_json import AnalysisBody, ChoiceBody, StepBody, TurnBody
from vaka.analysis.chances_graph import word_of
from vaka.analysis.reason_sentences import phrase

LOSING_VERDICTS = ("slip", "mistake", "blunder")


def method_text(body: AnalysisBody) -> str:
    """How the chances were computed."""
    if body["playouts"]:
        return phrase("how", playouts=body["playouts"], seed=body["seed"])
    return phrase("how_seconds", seconds=f"{body['seconds']:.3g}", seed=body["seed"])


def summary_texts(body: AnalysisBody) -> list[str]:
    """What chance and choices won or lost for each player."""
    return [
        phrase(
            "summary",
            seat=word_of(body, number),
            name=player["name"],
            luck=f"{round(100 * player['luck']):+d}".replace("-", "−"),
            lost=round(100 * player["lost"]),
        )
        for number, player in enumerate(body["players"])
    ]


def judged_choices(body: AnalysisBody) -> Iterator[tuple[TurnBody, StepBody]]:
    """All steps where a seat had more than one choice, in order."""
    for turn in body["turns"]:
        for step in turn["steps"]:
            if step["played"] and step["best"]:
                yield turn, step


def lost_choices(body: AnalysisBody) -> Iterator[tuple[TurnBody, StepBody]]:
    """The steps whose choice certainly lost something."""
    return (
        (turn, step) for turn, step in judged_choices(body) if step["verdict"] in LOSING_VERDICTS
    )


def when_text(body: AnalysisBody, turn: TurnBody, step: StepBody) -> str:
    """The turn and the seat of a choice."""
    number = phrase("turn", n=turn["turn"]) if turn["turn"] else phrase("before")
    return phrase("when", turn=number.capitalize(), seat=body["seats"][step["seat"]]["word"])


def lost_text(step: StepBody) -> str:
    """How much a choice lost, or an empty text."""
    lost = round(100 * step["lost"]["chance"]) if step["lost"] else 0
    return phrase("lost", percent=lost) if lost > 0 else ""


def choice_texts(body: AnalysisBody, step: StepBody) -> Iterator[tuple[str, ChoiceBody]]:
    """The choice that was played, and the best one if that is different."""
    played, best = step["played"], step["best"]
    word = body["seats"][step["seat"]]["word"]
    if played:
        yield phrase("played", seat=word, text=played["text"]), played
    if best and best != played:
        key = "better" if step["verdict"] in LOSING_VERDICTS else "seemed"
        yield phrase(key, text=best["text"]), best

"""An analysis as one HTML file: the graph, where the game turned, and what was better."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from vaka.analysis.document import AnalysisBody, ChoiceBody, StepBody, TurnBody
from vaka.analysis.graph import STYLE, picture, title_text, tokens, turning_text, word_of
from vaka.analysis.words import phrase
from vaka.core.drawing.document import FONT

LOST = ("slip", "mistake", "blunder")


def html(body: AnalysisBody) -> str:
    """A page that stands alone, light or dark as its reader likes it."""
    title = title_text(body)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}{STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>{picture(body)}"
        f"<p class='how'>{escape(how_text(body))}</p>{_players(body)}"
        f"<h2>{escape(phrase('turning_points'))}</h2>{_turning_points(body)}"
        f"<h2>{escape(phrase('choices'))}</h2>{_choices(body)}</main></body></html>\n"
    )


def how_text(body: AnalysisBody) -> str:
    """How the chances were found."""
    if body["playouts"]:
        return phrase("how", playouts=body["playouts"], seed=body["seed"])
    return phrase("how_seconds", seconds=f"{body['seconds']:.3g}", seed=body["seed"])


def summary_texts(body: AnalysisBody) -> list[str]:
    """What luck and choices did for each player."""
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


def lost_choices(body: AnalysisBody) -> Iterator[tuple[TurnBody, StepBody]]:
    """The choices that certainly lost something, in order."""
    for turn in body["turns"]:
        for step in turn["steps"]:
            if step["verdict"] in LOST:
                yield turn, step


def _players(body: AnalysisBody) -> str:
    return _list("ul", summary_texts(body))


def _turning_points(body: AnalysisBody) -> str:
    if not body["turning_points"]:
        return f"<p>{escape(phrase('no_turning_points'))}</p>"
    return _list("ol", [turning_text(body, point) for point in body["turning_points"]])


def _choices(body: AnalysisBody) -> str:
    found = "".join(_choice(body, turn, step) for turn, step in lost_choices(body))
    return found or f"<p>{escape(phrase('no_choices'))}</p>"


def _choice(body: AnalysisBody, turn: TurnBody, step: StepBody) -> str:
    word = body["seats"][step["seat"]]["word"]
    lost = phrase("lost", percent=round(100 * step["lost"]["chance"])) if step["lost"] else ""
    verdict = step["verdict"] or "good"
    better = step["best"]["text"] if step["best"] else ""
    head = f"{phrase('turn', n=turn['turn']).capitalize()}, {word.capitalize()}"
    return (
        f'<article class="{verdict}"><h3>{escape(head)} <b>{escape(phrase(verdict))}</b>'
        f" <small>{escape(lost)}</small></h3>"
        f"{_side(phrase('played', seat=word, text=step['text']), step['played'])}"
        f"{_side(phrase('better', text=better), step['best'])}"
        "</article>"
    )


def _side(text: str, choice: ChoiceBody | None) -> str:
    reasons = [reason["text"] for reason in choice["reasons"]] if choice else []
    return f"<p>{escape(text)}</p>{_list('ul', reasons) if reasons else ''}"


def _list(kind: str, texts: list[str]) -> str:
    return f"<{kind}>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</{kind}>"


_STYLE = (
    f":root{{color-scheme:light dark;{tokens('light')}}}"
    f"@media (prefers-color-scheme:dark){{:root{{{tokens('dark')}}}}}"
    f"body{{margin:0;background:var(--page);color:var(--text);font:15px/1.5 {FONT};"
    "font-variant-numeric:tabular-nums}"
    "main{max-width:1000px;margin:0 auto;padding:20px}"
    "h1{position:absolute;opacity:0;height:0;margin:0;overflow:hidden}"
    "h2{font-size:19px;margin:28px 0 8px}"
    "h3{font-size:15px;margin:0}.how,small{color:var(--muted);font-weight:500}"
    ".graph{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:16px}"
    "article{background:var(--surface);border:1px solid var(--line);border-radius:12px;"
    "padding:12px 16px;margin:10px 0;border-left:5px solid var(--muted)}"
    "article.mistake{border-left-color:var(--mark)}article.blunder{border-left-color:var(--stop)}"
    "article p{margin:6px 0 0}article ul{margin:2px 0 0;color:var(--muted)}"
    ".mistake b,.blunder b{color:var(--danger)}"
)

"""An analysis as an HTML file: the graph, the turning points, and better choices."""

from __future__ import annotations

from html import escape

from vaka.analysis.analysis_json import AnalysisBody, ChoiceBody, StepBody, TurnBody
from vaka.analysis.chances_graph import (
    STYLE,
    colour_properties,
    graph_element,
    title_text,
    turning_text,
)
from vaka.analysis.reason_sentences import phrase
from vaka.analysis.report_texts import (
    choice_texts,
    lost_choices,
    lost_text,
    method_text,
    summary_texts,
    when_text,
)
from vaka.core.drawing.svg_document import FONT


def html_report(body: AnalysisBody) -> str:
    """A self-contained page in the light or dark theme of the reader."""
    title = title_text(body)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}{STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>{graph_element(body)}"
        f"<p class='how'>{escape(method_text(body))}</p>{_players(body)}"
        f"<h2>{escape(phrase('turning_points'))}</h2>{_turning_points(body)}"
        f"<h2>{escape(phrase('choices'))}</h2>{_choices(body)}</main></body></html>\n"
    )


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
    verdict = step["verdict"] or "good"
    sides = (_side(text, choice) for text, choice in choice_texts(body, step))
    return (
        f'<article class="{verdict}"><h3>{escape(when_text(body, turn, step))}'
        f" <b>{escape(phrase(verdict))}</b> <small>{escape(lost_text(step))}</small></h3>"
        f"{''.join(sides)}</article>"
    )


def _side(text: str, choice: ChoiceBody) -> str:
    reasons = [reason["text"] for reason in choice["reasons"]]
    return f"<p>{escape(text)}</p>{_list('ul', reasons) if reasons else ''}"


def _list(kind: str, texts: list[str]) -> str:
    return f"<{kind}>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</{kind}>"


_STYLE = (
    f":root{{color-scheme:light dark;{colour_properties('light')}}}"
    f"@media (prefers-color-scheme:dark){{:root{{{colour_properties('dark')}}}}}"
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

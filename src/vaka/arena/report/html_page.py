"""A self-contained HTML page with plots and tables, in the light or dark theme of the reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape

from vaka.core.drawing.palette import Palette
from vaka.core.drawing.svg_document import FONT


@dataclass(frozen=True)
class Figure:
    """A plot with its title and a note."""

    title: str
    svg: str
    note: str = ""


@dataclass(frozen=True)
class HtmlTable:
    """A table. All columns except the first are right-aligned."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A section of a report."""

    title: str
    note: str = ""
    table: HtmlTable | None = None
    figures: Sequence[Figure] = field(default_factory=tuple)


def html_page(title: str, summary: str, sections: Iterable[Section]) -> str:
    """The whole page. Its content security policy forbids loading anything."""
    body = "".join(map(_section, sections))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta http-equiv="Content-Security-Policy"'
        " content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head><body><main>"
        f"<header><h1>{escape(title)}</h1><p>{escape(summary)}</p></header>{body}"
        "</main></body></html>\n"
    )


def _section(section: Section) -> str:
    note = f"<p>{escape(section.note)}</p>" if section.note else ""
    table = _table(section.table) if section.table else ""
    figures = "".join(map(_figure, section.figures))
    grid = f'<div class="grid">{figures}</div>' if figures else ""
    return f"<section><h2>{escape(section.title)}</h2>{note}{table}{grid}</section>"


def _figure(figure: Figure) -> str:
    note = f"<p>{escape(figure.note)}</p>" if figure.note else ""
    return f"<figure><figcaption>{escape(figure.title)}</figcaption>{figure.svg}{note}</figure>"


def _table(table: HtmlTable) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in table.rows
    )
    return (
        f'<div class="table"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _style() -> str:
    return (
        f":root{{{Palette().declarations('light')}}}"
        f"@media (prefers-color-scheme:dark){{:root{{{Palette().declarations('dark')}}}}}{_STYLE}"
    )


_STYLE = (
    "*{box-sizing:border-box}"
    f"body{{margin:0;background:var(--page);color:var(--text);font:14px/1.5 {FONT};"
    "font-variant-numeric:tabular-nums}"
    "main{max-width:1080px;margin:0 auto;padding:28px 20px 60px}"
    "h1{font-size:30px;line-height:1.2;font-weight:750;margin:0 0 4px}"
    "h2{font-size:21px;font-weight:750;margin:36px 0 4px}"
    "p{color:var(--muted);margin:0 0 12px;max-width:72ch}"
    ".grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,460px),1fr))}"
    "figure,.table{margin:0;padding:16px 18px;background:var(--surface);"
    "border:1px solid var(--line);border-radius:14px}"
    ".table{overflow-x:auto;margin-bottom:16px}"
    "figcaption{font-weight:650;font-size:16px;margin-bottom:10px}"
    "figure p{margin:8px 0 0;font-size:12.5px}"
    "figure svg{display:block;max-width:100%;height:auto}"
    "table{border-collapse:collapse;width:100%}"
    "th,td{padding:6px 10px;text-align:right;white-space:nowrap;border-top:1px solid var(--line)}"
    "th:first-child{text-align:left;padding-left:0}td:last-child,th:last-child{padding-right:0}"
    "thead th{border-top:0;color:var(--muted);font-weight:500;font-size:12.5px}"
    "tbody th{font-weight:650}"
)

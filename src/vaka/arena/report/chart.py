"""Plots, described in Vega-Lite and drawn as SVG; their colours are those of the page.

The converter brings Vega with it and works without a network. It passes colours on as they are, so
a plot is drawn once and serves light and dark: its colours are custom properties.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from vaka.core.drawing.document import FONT
from vaka.core.drawing.palette import SEATS, THEMES, Palette
from vaka.core.errors import VakaError
from vaka.core.game import JSON

WIDTH = 400
ROW = 26
"""Pixels from one row to the next."""

HEIGHT = 190

_numbers = count(1)

CONFIG: JSON = {
    "font": FONT.replace("'", ""),
    "background": None,
    "view": {"stroke": None},
    "axis": {
        "labelColor": "var(--muted)",
        "titleColor": "var(--muted)",
        "gridColor": "var(--line)",
        "domainColor": "var(--grid)",
        "tickColor": "var(--grid)",
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": 240,
        "titlePadding": 8,
        "labelOverlap": "greedy",
        "labelSeparation": 6,
    },
    "header": {"labelColor": "var(--text)", "labelFontSize": 12, "labelFontWeight": 650},
    "text": {"color": "var(--text)", "fontSize": 12},
}


def check() -> None:
    """Raise a clear error before a long match, where the converter is not installed."""
    try:
        import vl_convert  # noqa: F401
    except ImportError:
        raise VakaError("a report needs its plots: pip install 'vaka[report]'") from None


def draw(spec: Mapping[str, Any]) -> str:
    """A plot as an SVG element."""
    import vl_convert

    svg = vl_convert.vegalite_to_svg(vl_spec={**spec, "config": CONFIG}, vl_version="6.1")
    prefix = f"p{next(_numbers)}-"
    svg = re.sub(r'\bid="', f'id="{prefix}', svg)
    return re.sub(r"url\(#", f"url(#{prefix}", svg)


def standalone(svg: str) -> str:
    """A plot as a file of its own, light or dark as its reader likes it."""
    light, dark = (
        "".join(f"--{name}:{value};" for name, value in Palette().tokens(theme).items())
        for theme in THEMES
    )
    style = (
        f"<style>svg{{{light}background:var(--surface)}}"
        f"@media (prefers-color-scheme:dark){{svg{{{dark}}}}}</style>"
    )
    head, end, rest = svg.partition(">")
    return f"{head}{end}{style}{rest}\n"


def seat_colour(word: str) -> str:
    """The colour of a seat, where it has one."""
    return f"var(--seat-{word})" if word in SEATS else "var(--accent)"


# ---- kinds of plots


def intervals(
    rows: Sequence[Mapping[str, Any]],
    title: str,
    par: float | None = None,
    form: str = ".0%",
    domain: tuple[float, float] | None = None,
) -> str:
    """A dot with its interval for each row (`label`, `value`, `low`, `high`, `colour`)."""
    scale = {"zero": False, "nice": True} | ({"domain": list(domain)} if domain else {})
    across = {"type": "quantitative", "scale": scale}
    layers: list[JSON] = [
        {
            "mark": {"type": "rule", "color": "var(--text)", "strokeWidth": 1.5},
            "encoding": {
                "x": {"field": "low", "axis": {"format": form, "title": title}, **across},
                "x2": {"field": "high"},
            },
        },
        {
            "mark": {"type": "point", "filled": True, "size": 90, "stroke": "var(--rim)"},
            "encoding": {
                "x": {"field": "value", **across},
                "fill": {"field": "colour", "scale": None},
                "opacity": {"value": 1},
            },
        },
    ]
    if par is not None:
        layers.insert(0, _line_at(par))
    return draw(
        {
            "width": WIDTH,
            "height": {"step": ROW},
            "data": {"values": [{"colour": "var(--accent)"} | dict(row) for row in rows]},
            "encoding": {"y": {"field": "label", "type": "nominal", "sort": None, "title": None}},
            "layer": layers,
        }
    )


def histogram(rows: Sequence[Mapping[str, Any]], title: str) -> str:
    """How often each number came up (`label`, `value`, `count`), one plot below the other."""
    groups = list(dict.fromkeys(row["label"] for row in rows))
    totals = {g: sum(row["count"] for row in rows if row["label"] == g) for g in groups}
    values = [dict(row) | {"share": row["count"] / totals[row["label"]]} for row in rows]
    return draw(
        {
            "data": {"values": values},
            "facet": {
                "row": {
                    "field": "label",
                    "type": "nominal",
                    "sort": groups,
                    "title": None,
                    "header": {"labelAngle": 0, "labelAnchor": "start", "labelOrient": "top"},
                }
            },
            "spacing": 14,
            "resolve": {"scale": {"y": "independent"}},
            "spec": {
                "width": WIDTH,
                "height": 70,
                "mark": {"type": "bar", "color": "var(--accent)", "binSpacing": 1},
                "encoding": {
                    "x": {
                        "field": "value",
                        "type": "quantitative",
                        "bin": {"maxbins": 40},
                        "title": title,
                    },
                    "y": {
                        "field": "share",
                        "type": "quantitative",
                        "aggregate": "sum",
                        "title": None,
                        "axis": {"format": ".0%", "tickCount": 3},
                    },
                },
            },
        }
    )


def curve(rows: Sequence[Mapping[str, Any]], across: str, up: str, par: float | None = None) -> str:
    """Scores with their bands over a number that is multiplied from step to step."""
    x = {
        "field": "value",
        "type": "quantitative",
        "scale": {"type": "log", "nice": False},
        "axis": {"title": across, "values": [row["value"] for row in rows], "format": ",d"},
    }
    y = {"type": "quantitative", "scale": {"zero": False}}
    axis = {"format": ".0%", "title": up}
    layers: list[JSON] = [
        {
            "mark": {"type": "area", "color": "var(--accent)", "opacity": 0.2},
            "encoding": {"y": {"field": "low", "axis": axis, **y}, "y2": {"field": "high"}},
        },
        {
            "mark": {"type": "line", "color": "var(--accent)", "strokeWidth": 2.5},
            "encoding": {"y": {"field": "score", **y}},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 60, "color": "var(--accent)"},
            "encoding": {"y": {"field": "score", **y}, "opacity": {"value": 1}},
        },
    ]
    if par is not None:
        layers.insert(0, _line_at(par, "y"))
    return draw(
        {
            "width": WIDTH,
            "height": HEIGHT,
            "data": {"values": [dict(row) for row in rows]},
            "encoding": {"x": x},
            "layer": layers,
        }
    )


def diagonal(rows: Sequence[Mapping[str, Any]], across: str, up: str) -> str:
    """What came (`share`, `low`, `high`) against what was predicted (`predicted`)."""
    scale = {"domain": [0, 1]}
    x = {"type": "quantitative", "scale": scale}
    axis = {"format": ".0%", "tickCount": 5}
    return draw(
        {
            "width": 320,
            "height": 320,
            "data": {"values": [dict(row) for row in rows]},
            "layer": [
                {
                    "data": {"values": [{"at": 0}, {"at": 1}]},
                    "mark": {"type": "line", "color": "var(--grid)", "strokeDash": [4, 4]},
                    "encoding": {"x": {"field": "at", **x}, "y": {"field": "at", **x}},
                },
                {
                    "mark": {"type": "rule", "color": "var(--text)", "strokeWidth": 1.5},
                    "encoding": {
                        "x": {"field": "predicted", "axis": axis | {"title": across}, **x},
                        "y": {"field": "low", "axis": axis | {"title": up}, **x},
                        "y2": {"field": "high"},
                    },
                },
                {
                    "mark": {"type": "point", "filled": True, "size": 90, "stroke": "var(--rim)"},
                    "encoding": {
                        "x": {"field": "predicted", **x},
                        "y": {"field": "share", **x},
                        "fill": {"field": "colour", "scale": None},
                        "opacity": {"value": 1},
                    },
                },
            ],
        }
    )


def _line_at(value: float, way: str = "x") -> JSON:
    """A dashed line across the whole plot."""
    encoding: JSON = {way: {"datum": value, "type": "quantitative"}}
    encoding["y" if way == "x" else "x"] = None
    mark = {"type": "rule", "color": "var(--mark)", "strokeDash": [4, 4]}
    return {"mark": mark, "encoding": encoding}

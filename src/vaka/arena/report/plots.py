"""Plots as SVG, described in Vega-Lite, in the colours of the page.

The converter includes Vega and works offline. It does not interpret colours, so plots use CSS
custom properties and serve both themes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from vaka.core.drawing.palette import SEAT_STYLES, THEMES, Palette
from vaka.core.drawing.svg_document import FONT
from vaka.core.errors import VakaError
from vaka.core.game import JSON

WIDTH = 400
ROW = 26
"""The height of a row in pixels."""

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

_INTERVAL: JSON = {"type": "rule", "color": "var(--text)", "strokeWidth": 1.5}
_DOT: JSON = {"type": "point", "filled": True, "size": 90, "stroke": "var(--rim)"}
_DOT_FILL: JSON = {"fill": {"field": "colour", "scale": None}, "opacity": {"value": 1}}


def check_installed() -> None:
    """Raise `VakaError` if the converter is not installed. Call this before a long match."""
    try:
        import vl_convert  # noqa: F401
    except ImportError:
        raise VakaError("plots need an extra: pip install 'vaka[report]'") from None


def plot_svg(spec: Mapping[str, Any]) -> str:
    """A plot as an SVG element."""
    import vl_convert

    svg = vl_convert.vegalite_to_svg(vl_spec={**spec, "config": CONFIG}, vl_version="6.1")
    prefix = f"p{next(_numbers)}-"
    svg = re.sub(r'\bid="', f'id="{prefix}', svg)
    return re.sub(r"url\(#", f"url(#{prefix}", svg)


def standalone(svg: str) -> str:
    """A plot as an SVG file in the light or dark theme of the reader."""
    light, dark = (Palette().declarations(theme) for theme in THEMES)
    style = (
        f"<style>svg{{{light}background:var(--surface)}}"
        f"@media (prefers-color-scheme:dark){{svg{{{dark}}}}}</style>"
    )
    head, end, rest = svg.partition(">")
    return f"{head}{end}{style}{rest}\n"


def seat_colour(word: str) -> str:
    """The colour of a seat, or the accent colour if it has none."""
    return f"var(--seat-{word})" if word in SEAT_STYLES else "var(--accent)"


# ---- kinds of plots


def interval_plot(
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
            "mark": _INTERVAL,
            "encoding": {
                "x": {"field": "low", "axis": {"format": form, "title": title}, **across},
                "x2": {"field": "high"},
            },
        },
        {
            "mark": _DOT,
            "encoding": {
                "x": {"field": "value", **across},
                **_DOT_FILL,
            },
        },
    ]
    if par is not None:
        layers.insert(0, _line_at(par))
    return plot_svg(
        {
            "width": WIDTH,
            "height": {"step": ROW},
            "data": {"values": [{"colour": "var(--accent)"} | dict(row) for row in rows]},
            "encoding": {"y": {"field": "label", "type": "nominal", "sort": None, "title": None}},
            "layer": layers,
        }
    )


def histogram_plot(rows: Sequence[Mapping[str, Any]], title: str) -> str:
    """The frequency of each number (`label`, `value`, `count`), one plot per label."""
    groups = list(dict.fromkeys(row["label"] for row in rows))
    totals = {g: sum(row["count"] for row in rows if row["label"] == g) for g in groups}
    values = [dict(row) | {"share": row["count"] / totals[row["label"]]} for row in rows]
    return plot_svg(
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


def curve_plot(
    rows: Sequence[Mapping[str, Any]], across: str, up: str, par: float | None = None
) -> str:
    """Scores with their intervals over a logarithmic axis."""
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
    return plot_svg(
        {
            "width": WIDTH,
            "height": HEIGHT,
            "data": {"values": [dict(row) for row in rows]},
            "encoding": {"x": x},
            "layer": layers,
        }
    )


def calibration_plot(rows: Sequence[Mapping[str, Any]], across: str, up: str) -> str:
    """The actual share (`share`, `low`, `high`) over the predicted one (`predicted`)."""
    scale = {"domain": [0, 1]}
    x = {"type": "quantitative", "scale": scale}
    axis = {"format": ".0%", "tickCount": 5}
    return plot_svg(
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
                    "mark": _INTERVAL,
                    "encoding": {
                        "x": {"field": "predicted", "axis": axis | {"title": across}, **x},
                        "y": {"field": "low", "axis": axis | {"title": up}, **x},
                        "y2": {"field": "high"},
                    },
                },
                {
                    "mark": _DOT,
                    "encoding": {
                        "x": {"field": "predicted", **x},
                        "y": {"field": "share", **x},
                        **_DOT_FILL,
                    },
                },
            ],
        }
    )


def _line_at(value: float, axis: str = "x") -> JSON:
    """A dashed line across the whole plot."""
    encoding: JSON = {axis: {"datum": value, "type": "quantitative"}}
    encoding["y" if axis == "x" else "x"] = None
    mark = {"type": "rule", "color": "var(--mark)", "strokeDash": [4, 4]}
    return {"mark": mark, "encoding": encoding}

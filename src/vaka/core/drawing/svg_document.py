"""A stand-alone picture: one SVG file without style sheet, script or font."""

from __future__ import annotations

from html import escape

from vaka.core.drawing.palette import Theme
from vaka.core.drawing.svg_path import number, numbers
from vaka.core.drawing.symbol import Library

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def scale_of(box: Box, size: float | None) -> float:
    """Pixels per unit in a picture `size` pixels wide; 1 without a size."""
    return size / box[2] if size else 1.0


def svg_document(
    library: Library,
    body: str,
    box: Box,
    title: str,
    theme: Theme,
    size: float | None = None,
    shown: frozenset[str] | None = None,
) -> str:
    """A picture `size` pixels wide, or 1 pixel per unit, with all details or only those `shown`."""
    scale = scale_of(box, size)
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' width="{number(box[2] * scale)}" height="{number(box[3] * scale)}"'
        f' viewBox="{" ".join(number(value) for value in box)}" font-family="{FONT}">'
        f"<title>{escape(title)}</title><defs>{library.needed(body)}</defs>{body}</svg>\n"
    )
    return library.palette.resolved(drawing, theme, shown)


def background(box: Box, tone: str = "chart") -> str:
    x, y, width, height = (number(value) for value in box)
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="var(--{tone})"/>'


def use_symbol(
    symbol: str, at: tuple[float, float] = (0, 0), turn: float = 0, scale: float = 1
) -> str:
    """A symbol at a point, rotated by degrees."""
    steps = []
    if at != (0, 0):
        steps.append(f"translate({numbers(at)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({number(scale, 2)})")
    transform = f' transform="{" ".join(steps)}"' if steps else ""
    return f'<use href="#{symbol}"{transform}/>'


def caption(text: str, at: tuple[float, float], look: str) -> str:
    x, y = at
    return (
        f'<text x="{number(x)}" y="{number(y)}" text-anchor="middle" {look}>{escape(text)}</text>'
    )

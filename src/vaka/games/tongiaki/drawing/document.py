"""A picture that stands alone: one SVG file without style sheet, script or font of its own."""

from __future__ import annotations

from html import escape

from vaka.games.tongiaki.drawing.hexagon import RADIUS
from vaka.games.tongiaki.drawing.palette import Theme, details, resolved
from vaka.games.tongiaki.drawing.path import number, numbers
from vaka.games.tongiaki.drawing.symbol import needed

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def document(body: str, box: Box, title: str, theme: Theme, size: float | None = None) -> str:
    """A picture `size` pixels wide, or one pixel a unit; a small one leaves details out."""
    scale = size / box[2] if size else 1.0
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' width="{number(box[2] * scale)}" height="{number(box[3] * scale)}"'
        f' viewBox="{" ".join(number(value) for value in box)}" font-family="{FONT}">'
        f"<title>{escape(title)}</title><defs>{needed(body)}</defs>{body}</svg>\n"
    )
    return resolved(drawing, theme, details(RADIUS * scale))


def paper(box: Box, tone: str = "chart") -> str:
    x, y, width, height = (number(value) for value in box)
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="var(--{tone})"/>'


def place(symbol: str, at: tuple[float, float] = (0, 0), turn: float = 0, scale: float = 1) -> str:
    """A symbol at a place, turned by degrees."""
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

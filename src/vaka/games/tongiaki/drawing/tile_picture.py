"""A stand-alone picture of tiles; a small one leaves out details."""

from __future__ import annotations

from vaka.core.drawing import svg_document as paper
from vaka.core.drawing.palette import Theme
from vaka.games.tongiaki.drawing.hexagon import RADIUS
from vaka.games.tongiaki.drawing.palette import details
from vaka.games.tongiaki.drawing.symbol_library import library


def document(body: str, box: paper.Box, title: str, theme: Theme, size: float | None = None) -> str:
    """A picture `size` pixels wide, or one pixel a unit, with the details that fit in it."""
    shown = details(RADIUS * paper.scale_of(box, size))
    return paper.svg_document(library(), body, box, title, theme, size, shown)

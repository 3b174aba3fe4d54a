"""A page to print: A4 upright, in tenths of a millimetre, in the colours of the light theme."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import east_asian_width

from vaka.core.drawing.svg_document import background, caption, svg_document
from vaka.core.drawing.svg_path import number
from vaka.core.drawing.symbol import Library

WIDTH, HEIGHT = 2100.0, 2970.0
_SIZE = re.compile(r'width="[\d.]+" height="[\d.]+"')
_BREAK = re.compile(r"(?<=[ 、。，：；]) *|(?<=[\u3040-\u9fff])(?=[\u3040-\u9fff])")


def print_page(library: Library, body: str, title: str) -> str:
    """A page as a stand-alone picture of its real size."""
    box = (0.0, 0.0, WIDTH, HEIGHT)
    paper = background(box, "paper").replace("var(--paper)", "#fff")
    svg = svg_document(library, paper + body, box, title, "light")
    return _SIZE.sub('width="210mm" height="297mm"', svg, count=1)


def placed(drawings: Sequence[str], columns: int, cell: tuple[float, float], scale: float) -> str:
    """Drawings in the cells of a grid in the middle of a page, row by row."""
    rows = -(-len(drawings) // columns)
    left = (WIDTH - columns * cell[0]) / 2
    top = (HEIGHT - rows * cell[1]) / 2
    body = ""
    for index, drawing in enumerate(drawings):
        row, column = divmod(index, columns)
        x, y = left + (column + 0.5) * cell[0], top + (row + 0.5) * cell[1]
        body += (
            f'<g transform="translate({number(x)} {number(y)}) scale({number(scale, 3)})">'
            f"{drawing}</g>"
        )
    return body


def paragraph(text: str, at: tuple[float, float], width: float, size: float) -> tuple[str, float]:
    """A text in lines that fit into a width, and where the next text begins."""
    x, y = at
    lines = _lines(text, width / size)
    look = f'font-size="{number(size)}" fill="#11303b"'
    drawn = "".join(
        caption(line, (x, y + size * 1.3 * row), look) for row, line in enumerate(lines)
    )
    return drawn.replace('text-anchor="middle"', 'text-anchor="start"'), y + size * 1.3 * len(lines)


def _lines(text: str, ems: float) -> list[str]:
    lines = [""]
    for word in filter(None, _BREAK.split(text)):
        if lines[-1] and _ems(lines[-1] + word.rstrip()) > ems:
            lines.append("")
        lines[-1] += word
    return [line.strip() for line in lines]


def _ems(text: str) -> float:
    """The width of a text in the size of its font: wide enough for the usual fonts."""
    return sum(1.0 if east_asian_width(sign) in "WF" else 0.55 for sign in text)

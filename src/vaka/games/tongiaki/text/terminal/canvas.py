r"""Tiles in a terminal: hexagons made of characters; neighbours share their edges.

      ----------        A `Form` says how large they are. This one has 10 columns along its
     /   a:b.   \       northern edge and 2 rows to each slope; its eastern neighbours begin 12
    /a      b:rr.\      columns further east, its southern one 6 rows further south.
   <    Nauru 2   >
    \        c:../      Inside, every direction has its own place. If a pier leads there,
     \     c    /       it holds the letter of the beach, and at one of them the whole beach;
      ----------        if a route ends there, the number of the route.

Colours are redundant: the characters say the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Literal

from vaka.games.tongiaki.drawing.flat_map import Cell
from vaka.games.tongiaki.rules.constants import EDGES

Span = tuple[str, str]
"""A text and its style, as Rich writes styles: `bold #000000 on #d7af87`."""

Piece = tuple[str, str, str]
"""A text, its colour and its background; an empty background keeps the one below."""

S, SW, NW, N, NE, SE = range(EDGES)


@dataclass(frozen=True)
class Glyphs:
    """The drawing characters, in Unicode or in ASCII."""

    flat: str
    rising: str
    falling: str
    dot: str
    crown: str
    has_lines: bool


BACKSLASH = "\\"
FINE = Glyphs("─", "╱", "╲", "·", "♛", True)
PLAIN = Glyphs("-", "/", BACKSLASH, ".", "*", False)
FULL = "!"
OPEN = "~"
"""Written for a route without a number."""


@dataclass(frozen=True)
class Form:
    """The shape of a tile: columns along its northern edge, rows of each slope."""

    flat: int
    slope: int

    @property
    def is_full(self) -> bool:
        return self.slope > 1

    @property
    def step(self) -> int:
        """Columns from a tile to the next."""
        return self.flat + self.slope

    @property
    def rise(self) -> int:
        """Rows from the northern edge to the middle."""
        return self.slope + 1

    @property
    def width(self) -> int:
        return self.flat + 2 * self.rise

    def inset(self, row: int) -> int:
        """How far the edge of a tile is from its widest place."""
        return abs(row - self.rise)

    def columns(self, width: int) -> int:
        """How many columns of tiles fit."""
        return (width - self.width) // self.step + 1


@cache
def inside(form: Form, margin: int = 0) -> frozenset[Cell]:
    """All places inside a tile that are more than `margin` away from its edges."""
    return frozenset(
        (column, row)
        for row in range(1 + margin, 2 * form.rise - margin)
        for column in range(form.inset(row) + 1 + margin, form.width - 1 - form.inset(row) - margin)
    )


FormName = Literal["full", "compact", "small"]
FORMS: dict[FormName, Form] = {
    "full": Form(10, 2),
    "compact": Form(8, 1),
    "small": Form(6, 1),
}
"""From large to small. All but the first count boats by island, and leave out beaches."""


@dataclass
class Canvas:
    """Characters and their colours, by column and row."""

    form: Form
    glyphs: Glyphs
    characters: dict[Cell, tuple[str, str]] = field(default_factory=dict)
    background: dict[Cell, str] = field(default_factory=dict)

    def write(self, x: int, y: int, pieces: Iterable[Piece]) -> None:
        for text, colour, background in pieces:
            for char in text:
                self.characters[x, y] = char, colour
                if background:
                    self.background[x, y] = background
                x += 1

    def lines(self, width: int) -> list[list[Span]]:
        ends: dict[int, int] = {}
        for x, y in [*self.characters, *self.background]:
            ends[y] = max(ends.get(y, 0), min(x + 1, width))
        rows = range(min(ends), max(ends) + 1) if ends else ()
        return [self._line(y, ends.get(y, 0)) for y in rows]

    def _line(self, y: int, end: int) -> list[Span]:
        cells = [self._cell(x, y) for x in range(end)]
        return [
            ("".join(char for char, _ in run), style)
            for style, run in groupby(cells, lambda cell: cell[1])
        ]

    def _cell(self, x: int, y: int) -> Span:
        char, colour = self.characters.get((x, y), (" ", ""))
        background = self.background.get((x, y), "")
        return char, f"{colour} on {background}".strip() if background else colour


@dataclass(frozen=True)
class Hexagon:
    """A place for a tile on the canvas, by its western corner column and its northern row."""

    canvas: Canvas
    x: int
    y: int

    @property
    def form(self) -> Form:
        return self.canvas.form

    def fill(self, background: str, margin: int = 0) -> None:
        for column, row in inside(self.form, margin):
            self.canvas.background[self.x + column, self.y + row] = background

    def outline(self) -> dict[Cell, str]:
        """The edges, character by character."""
        form, glyphs = self.form, self.canvas.glyphs
        drawn = {}
        for row in range(1, 2 * form.rise):
            inset = form.inset(row)
            if inset:
                left, right = glyphs.rising, glyphs.falling
                west, east = (left, right) if row < form.rise else (right, left)
                drawn[inset, row] = west
                drawn[form.width - 1 - inset, row] = east
            else:
                drawn[0, row], drawn[form.width - 1, row] = "<", ">"
        for column in range(form.rise, form.rise + form.flat):
            drawn[column, 0] = drawn[column, 2 * form.rise] = glyphs.flat
        return {(self.x + column, self.y + row): char for (column, row), char in drawn.items()}

    def middle(self, pieces: Sequence[Piece], row: int = 0) -> None:
        column = (self.form.width - length(pieces) + 1) // 2
        self.canvas.write(self.x + column, self.y + self.form.rise + row, pieces)

    def side(self, direction: int, pieces: Sequence[Piece], gap: int = 0) -> None:
        """Write inside, at the edge that faces a direction."""
        form = self.form
        row = {N: 1, S: 2 * form.rise - 1}.get(direction, form.rise + _slant(direction))
        long, inset = length(pieces), form.inset(row)
        column = (form.width - long + 1) // 2
        if direction in (NW, SW):
            column = inset + 1 + gap
        elif direction in (NE, SE):
            column = form.width - 1 - inset - gap - long
        self.canvas.write(self.x + column, self.y + row, pieces)

    def edge(self, direction: int) -> Cell:
        """Where something is written on an edge; two tiles share the place on a short slope."""
        form = self.form
        if direction in (N, S):
            column = form.width // 2 - (direction == S)
            return self.x + column, self.y + (0 if direction == N else 2 * form.rise)
        row = form.rise + _slant(direction)
        inset = form.inset(row)
        column = inset if direction in (NW, SW) else form.width - 1 - inset
        return self.x + column, self.y + row

    def corner(self, direction: int) -> Cell:
        """The place beside that, on the way to the northern or southern edge."""
        x, y = self.edge(direction)
        return x + (1 if direction in (NW, SW) else -1), y + _slant(direction)


def _slant(direction: int) -> int:
    return -1 if direction in (NW, NE) else 1


def length(pieces: Iterable[Piece]) -> int:
    return sum(len(text) for text, _, _ in pieces)

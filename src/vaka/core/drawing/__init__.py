"""Drawing: what a game shows of itself, and what all games draw with.

A game may have a package `drawing` beside its rules; `Drawing` says what it holds. The page, the
command line and the documentation draw a game through it alone. The modules here know no game:

    path        points in, short path data out
    palette     colours by what they are for, in light and dark; seats and their marks
    symbol      a library: every drawing of a game once, by id
    document    a picture that stands alone
    numeral     our own digits
    sail        a seat as a boat seen from the side, for panels
    star        the rays of a compass
    poster      a board with who played and what they have
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from vaka.core.drawing.palette import Theme
from vaka.core.language import ENGLISH


class Drawing(Protocol):
    """What the package `drawing` of a game holds."""

    KIND: str
    """What its pieces are: `tiles`, `cards`."""

    def symbols(self) -> str:
        """Every symbol, for a page, in one SVG; colours are custom properties."""
        ...

    def geometry(self) -> dict[str, Any]:
        """Sizes and places, and the palette, as JSON."""
        ...

    def pieces(self) -> list[str]:
        """The names of all pieces of the game: tiles, cards."""
        ...

    def piece_svg(self, name: str, theme: Theme = "light", size: float | None = None) -> str:
        """One piece as a picture of its own; `InvalidText` if there is none of that name."""
        ...

    def sheet_svg(self, theme: Theme = "light", size: float | None = None) -> str:
        """All pieces on one sheet."""
        ...

    def examples(self) -> Collection[str]:
        """The ids of the rules that a small picture helps with; what it shows is said by the text
        `picture.<id>` of the game."""
        ...

    def example_svg(self, rule: str, theme: Theme = "light", language: str = ENGLISH) -> str:
        """What a rule means, as a picture of its own; KeyError if it has none."""
        ...

    def board_svg(
        self,
        view: dict[str, Any],
        *,
        theme: Theme = "light",
        size: float | None = None,
        highlight: Collection[str] | None = None,
        language: str = ENGLISH,
    ) -> str:
        """A view as a picture; `highlight` lights what may be chosen, in words of the notation.
        Names are in the letters of the language."""
        ...

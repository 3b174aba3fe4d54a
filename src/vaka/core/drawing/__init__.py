"""The interface of a game's drawings, and the parts that all games share.

A game may have a package `drawing`; `Drawing` defines its contents. The page, the command line and
the documentation draw a game only through it. The modules here are the same for all games:

    svg_path        SVG path data from points
    palette         colours by purpose, in light and dark; seats and their marks
    symbol          a library of symbols by id
    svg_document    a stand-alone picture
    digits          digits as symbols
    seat_emblem     a seat as a boat seen from the side, for panels
    compass         a compass star
    print_page      a page to print
    picture_words   captions in a language
    result_picture  a board with the players and their points
    picture_export  the pictures of a game, written to a folder
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from vaka.core.drawing.palette import Theme
from vaka.core.translations import ENGLISH

Step = TypeVar("Step")
"""A step of an example, as its game defines it."""


def picture_keys(rule: str, count: int) -> list[str]:
    """The keys of the texts that say what the pictures of a rule show: `picture.T2.1`, or
    `picture.T5.8.1` and so on if there are several."""
    if count == 1:
        return [f"picture.{rule}"]
    return [f"picture.{rule}.{number}" for number in range(1, count + 1)]


def checked_steps(examples: Mapping[str, Sequence[Step]], rule: str, number: int) -> Sequence[Step]:
    """The steps of the example of a rule. Raise `KeyError` if it has no picture of this number."""
    steps = examples[rule]
    if not 0 < number <= len(steps):
        raise KeyError(number)
    return steps


class Drawing(Protocol):
    """The contents of the package `drawing` of a game."""

    KIND: str
    """The word for its pieces: `tiles` or `cards`."""

    def symbols(self) -> str:
        """All symbols for the page, as one SVG; colours are custom properties."""
        ...

    def geometry(self) -> dict[str, Any]:
        """Sizes, positions and the palette, as JSON."""
        ...

    def pieces(self) -> list[str]:
        """The names of all pieces of the game."""
        ...

    def piece_svg(self, name: str, theme: Theme = "light", size: float | None = None) -> str:
        """A piece as a stand-alone picture. Raise `InvalidText` if there is no such piece."""
        ...

    def sheet_svg(self, theme: Theme = "light", size: float | None = None) -> str:
        """All pieces on one sheet."""
        ...

    def print_sheets(self) -> list[str]:
        """The names of the sheets to print: all pieces, and the other contents of the box."""
        ...

    def print_svg(self, name: str, language: str = ENGLISH) -> str:
        """A sheet as a page of its real size. Raise `KeyError` if there is no such sheet."""
        ...

    def examples(self) -> Mapping[str, int]:
        """The ids of the rules with example pictures, and the number of pictures. A text of the
        game describes each picture (`picture_keys`)."""
        ...

    def example_svg(
        self, rule: str, theme: Theme = "light", language: str = ENGLISH, number: int = 1
    ) -> str:
        """An example of a rule as a stand-alone picture. Raise `KeyError` if there is none."""
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
        """A view as a picture. `highlight` marks what the player may choose, in the notation of
        moves. Names are written as in the language."""
        ...

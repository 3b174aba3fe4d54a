"""Small tables that show what a rule means, for the rules page. They say nothing in words."""

from __future__ import annotations

from vaka.core.drawing.document import Box, document, paper, place
from vaka.core.drawing.palette import Theme
from vaka.core.language import ENGLISH
from vaka.games.tahiti import GAME
from vaka.games.tahiti.drawing.board import View, at, attractions, centre
from vaka.games.tahiti.drawing.light import Lights, lights
from vaka.games.tahiti.drawing.symbol import library

_HEAD = "tahiti/1 seats=purple,orange tourists=1,1,1,2,2,2,3,3,3,4,4,4 year=1 round=4"
_HANDS = "hands=flowers5,fruit3,pearls1,pearls2/flowers2,boats5,pearls6"
_TAIL = "passed=0,0 acted=0 taken=0"
_MIDDLES = {
    "H3.3": ("flowers8,boats2,fruit2,fruit11,pearls8,pearls9", ("take flowers8", "take pearls8")),
    "H3.5": ("fruit8,fruit5,fruit2,boats8,boats3,boats3,flowers12,flowers10", ()),
}
"""The cards in the centre by rule, and those that are lit."""
_OPENED = "flowers7,flowers8,fruit9,fruit12/boats8,flowers11,fruit11,pearls12"
_BESIDE = {"H4.3": _OPENED}
"""What both players have opened, by rule."""

_CENTRE: Box = (362.0, 8.0, 504.0, 352.0)
_TABLES: Box = (0.0, 0.0, 336.0, 348.0)
_SIZE = 360
_HIGH = 172
"""Of the attractions of one player."""


def examples() -> tuple[str, ...]:
    """The rules that a picture helps with."""
    return (*_MIDDLES, *_BESIDE)


def example_svg(rule: str, theme: Theme = "light", language: str = ENGLISH) -> str:
    """What a rule means, as a picture; KeyError if it has none. It is the same in all languages."""
    if rule in _MIDDLES:
        cards, lit = _MIDDLES[rule]
        body, box = centre(_view(cards, "-/-"), lights(lit)), _CENTRE
    else:
        body, box = _tables(_view("boats2", _BESIDE[rule])), _TABLES
    return document(library(), paper(box) + body, box, f"Tahiti: {rule}", theme, _SIZE)


def _view(cards: str, tables: str) -> View:
    position = (
        f"{_HEAD} first=purple turn=purple place=0 {_HANDS} tables={tables} aside=-/- twos=0,0"
        f" centre={cards} top=pearls4 discards=- {_TAIL} now=build"
    )
    return GAME.view(GAME.from_position(position), None)


def _tables(view: View) -> str:
    """The attractions of each player, one below the other."""
    return "".join(
        at(-174, _HIGH * seat, attractions(view, seat, Lights(), foot=158))
        + place(f"sail-{view['seats'][seat]['seat']}", (26, _HIGH * seat + 66), scale=1.4)
        for seat in range(len(view["seats"]))
    )

"""Small positions that show what a rule means, for the rules page."""

from __future__ import annotations

from vaka.core.drawing.palette import Theme
from vaka.core.game import CHANCE
from vaka.core.language import ENGLISH
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.drawing.board import board_svg

_HEAD = "tongiaki/1 seats=blue,red,green options=-"
_TAIL = "sea=0,0,0 lost=0,0,0 quiet=0 turn=blue fresh=0 sailings=0 removal=0"
_TONGA = f"{_HEAD} map=Tonga@0,0/0[b|rr||g|b|] gone=- founded=0,0,0 {_TAIL} now=turn"
_EARLY = (
    f"{_HEAD} map=Tonga@0,0/0[rr|bg|r|||rg];Rarotonga@1,-1/1[|bgg];Hawaii@1,0/2[b|b|r];"
    f"D@2,-2/2;L@1,-2/0 gone=- founded=0,0,0 {_TAIL} now=turn"
)
_ROYAL = (
    f"{_HEAD} map=Tonga@0,0/0[rr|bg|r|||rg];Rarotonga@1,-1/1[|bgg];Hawaii@1,0/2[*b]"
    f" gone=- founded=1,0,0 {_TAIL} now=turn"
)
_FULL = ("expand Rarotonga", "place Rarotonga.b")

_EXAMPLES: dict[str, tuple[str, tuple[str, ...]]] = {
    "T2.1": (_TONGA, ()),
    "T4.1": (_EARLY, ()),
    "T4.3": (_EARLY, ("expand Hawaii",)),
    "T5.1": (_EARLY, _FULL),
    "T5.3": (_EARLY, (*_FULL, "sail Rarotonga.b 4")),
    "T6.1": (_EARLY, (*_FULL, "sail Rarotonga.b 5")),
    "T7.3": (_ROYAL, ()),
    "T8.2": (_EARLY, ("settle", "draw Nauru")),
}
"""A position and the moves to play in it, by rule; what may be chosen then is lit."""

_DULL = {"T2.1", "T7.3"}
"""Rules about what lies there, where nothing is lit."""

_SIZE = 420


def examples() -> tuple[str, ...]:
    """The rules that a picture helps with."""
    return tuple(_EXAMPLES)


def example_svg(rule: str, theme: Theme = "light", language: str = ENGLISH) -> str:
    """What a rule means, as a picture; KeyError if it has none."""
    position, moves = _EXAMPLES[rule]
    state = GAME.from_position(position)
    for text in moves:
        GAME.play(state, GAME.parse(state, text))
    is_lit = rule not in _DULL and state.turn != CHANCE
    lit = [GAME.text(state, move) for move in state.moves()] if is_lit else []
    view = GAME.view(state, None)
    return board_svg(view, theme=theme, size=_SIZE, highlight=lit, language=language)

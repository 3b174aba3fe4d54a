"""Small positions that show what a rule or a tip means, for the rules page and the guide.

A worked example has several pictures: a position, and what the moves of each step make of it. The
engine plays the moves, so a picture never shows what the rules do not do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from vaka.core.drawing import checked_steps
from vaka.core.drawing.palette import Theme
from vaka.core.game import CHANCE
from vaka.core.transition import apply_move
from vaka.core.translations import ENGLISH
from vaka.games.tongiaki import GAME, Tongiaki
from vaka.games.tongiaki.drawing import sailing_group
from vaka.games.tongiaki.drawing.board import board_svg, shown_cells
from vaka.games.tongiaki.drawing.flat_map import Cell, FlatMap, flat_map
from vaka.games.tongiaki.drawing.voyage import Voyage, drawn
from vaka.games.tongiaki.text.position_writer import VERSION

_HEAD = f"{VERSION} seats=blue,red,green options=-"
_TAIL = "sea=0,0,0 lost=0,0,0 quiet=0 turn=blue fresh=0 sailings=0 removal=0"
_NONE = f"gone=- founded=0,0,0 {_TAIL}"
_TONGA = f"{_HEAD} map=Tonga@0,0/0[b|rr||g|b|] {_NONE} now=turn"
_EARLY = (
    f"{_HEAD} map=Tonga@0,0/0[rr|bg|r|||rg];Rarotonga@1,-1/1[|bgg];Hawaii@1,0/2[b|b|r];"
    f"D@2,-2/2;L@1,-2/0 {_NONE} now=turn"
)
_ROYAL = (
    f"{_HEAD} map=Tonga@0,0/0[rr|bg|r|||rg];Rarotonga@1,-1/1[|bgg];Hawaii@1,0/2[*b]"
    f" gone=- founded=1,0,0 {_TAIL} now=turn"
)
_FULL = ("expand Rarotonga", "place Rarotonga.b")

_FOUR = (
    f"{VERSION} seats=yellow,orange,green,purple options=- map=Tonga@0,0/0[y|o|g|p|o|p];"
    "Rarotonga@1,-1/1[|{boats}] gone=- founded=0,0,0,0 sea=0,0,0,0 lost=0,0,0,0 quiet=0 turn=yellow"
    " fresh=0 sailings=0 removal=0 now=sail"
)
_THREE_COLOURS = _FOUR.format(boats="yyog")
_FOUR_COLOURS = _FOUR.format(boats="yogp")
_CHAIN = (
    f"{_HEAD} map=Tonga@0,0/0[r|b||g||br];Nauru@1,0/3[g||];Samoa@2,0/0[|g|r];K@2,-1/0 {_NONE}"
    " now=turn"
)
_CROWDED = (
    f"{_HEAD} map=Tonga@0,0/0[r||g|||];RapaNui@0,-1/4[bbrgg|b];Nauru@1,-1/3[g|br|r] {_NONE}"
    " now=sail"
)
_TURNED_BACK = (
    f"{_HEAD} map=Tonga@0,0/0[bbr|g||r||];Hawaii@0,1/3[*g] gone=- founded=0,0,1 {_TAIL} now=sail"
)
_ENCLOSED = (
    f"{_HEAD} map=Tonga@0,-1/0[b|||g||r];Tubuai@0,0/0[bbr|g];N@-1,0/0;P@-1,1/0;O@1,-1/0;K@1,0/0"
    f" {_NONE} now=sail"
)
_ALONE = f"{_HEAD} map=Tonga@0,0/0[bbb|rg|r|g||] {_NONE} now=sail"
_TOGETHER = f"{_HEAD} map=Tonga@0,0/0[brg|b|r|g||] {_NONE} now=sail"
_LONE_ISLAND = f"{_HEAD} map=Tonga@0,0/0[b|rg|r|g||];Hawaii@1,0/2[b|b|];K@1,-1/0 {_NONE} now=turn"


@dataclass(frozen=True)
class Step:
    """One picture of an example: the position after its moves, and the voyages they made."""

    moves: tuple[str, ...] = ()
    position: str = ""
    """Where the moves begin; without one, where the step before has ended."""

    is_lit: bool = True
    """Whether the choices of the player who is to move are highlighted."""

    ways: tuple[tuple[str, int], ...] = ()
    """Ways that are drawn without a voyage, by island and edge."""

    order: int = 0
    """The number of its voyage in a chain reaction, or 0."""


EXAMPLES: Mapping[str, tuple[Step, ...]] = {
    "T2.1": (Step(position=_TONGA, is_lit=False),),
    "T4.1": (Step(position=_EARLY),),
    "T4.3": (Step(("expand Hawaii",), _EARLY),),
    "T5.1": (Step(_FULL, _EARLY),),
    "T5.3": (Step((*_FULL, "sail Rarotonga.b 4"), _EARLY),),
    "T5.8": (
        Step(position=_THREE_COLOURS),
        Step(("sail Rarotonga.b 4", "draw C"), is_lit=False),
        Step(("sail Rarotonga.b 4", "draw C"), _FOUR_COLOURS, is_lit=False),
    ),
    "T6.1": (Step((*_FULL, "sail Rarotonga.b 5"), _EARLY),),
    "T6.3": (
        Step(position=_CROWDED),
        Step(("sail RapaNui.a 1",)),
        Step(("land blue Nauru.a", "land blue Nauru.b", "land red Nauru.c")),
    ),
    "T6.4": (
        Step(("expand Tonga", "place Tonga.c", "place Tonga.f"), _CHAIN),
        Step(
            ("sail Tonga.f 5", "land blue Nauru.a", "land blue Nauru.b", "land red Nauru.c"),
            order=1,
        ),
        Step(("sail Nauru.a 1", "land blue Samoa.a", "land green Samoa.b"), is_lit=False, order=2),
    ),
    "T7.3": (Step(position=_ROYAL, is_lit=False),),
    "T7.4": (
        Step(("sail Tonga.a 0",), _TURNED_BACK),
        Step(("land blue Tonga.a", "land blue Tonga.c", "land red Tonga.e"), is_lit=False),
    ),
    "T8.2": (Step(("settle", "draw Nauru"), _EARLY),),
    "T9.3": (
        Step(position=_ENCLOSED, is_lit=False, ways=(("Tubuai", 1), ("Tubuai", 5))),
        Step(("remove Tubuai",), is_lit=False),
    ),
    "G1": (Step(("sail Tonga.a 0", "draw F"), _ALONE, is_lit=False),),
    "G2": (Step(("sail Tonga.a 0", "draw F"), _TOGETHER, is_lit=False),),
    "G4": (Step(("found Hawaii",), _LONE_ISLAND, is_lit=False),),
}
"""The pictures of each rule and each tip of the guide that has some, in order."""

_SIZE = 420


@dataclass
class Shown:
    """A position, and what happened on the way to it."""

    state: Tongiaki
    voyages: list[Voyage] = field(default_factory=list)
    sent_back: list[str] = field(default_factory=list)
    """The colours of the boats that went back to their owners."""

    place: Cell | None = None
    """Of the island that a group reached last, or that was removed."""


def examples() -> Mapping[str, int]:
    """The rules with pictures, and how many each has."""
    return {rule: len(steps) for rule, steps in EXAMPLES.items()}


def example_svg(rule: str, theme: Theme = "light", language: str = ENGLISH, number: int = 1) -> str:
    """A picture of a rule, by its number; KeyError if there is none."""
    steps = checked_steps(EXAMPLES, rule, number)
    frames = [shown_by(steps[: at + 1]) for at in range(len(steps))]
    shown, step = frames[number - 1], steps[number - 1]
    is_lit = step.is_lit and shown.state.turn != CHANCE
    lit = [GAME.move_text(shown.state, move) for move in shown.state.moves()] if is_lit else []
    return board_svg(
        GAME.view(shown.state, None),
        theme=theme,
        size=_SIZE,
        highlight=lit,
        language=language,
        around=[cell for each in frames for cell in shown_cells(GAME.view(each.state, None))],
        over=_annotations(shown, step),
    )


def _annotations(shown: Shown, step: Step) -> str:
    """The ways of a step, and the boats that went back to their owners."""
    laid = flat_map(GAME.view(shown.state, None))
    ways = [*(Voyage(island, edge) for island, edge in step.ways), *shown.voyages]
    lines = "".join(drawn(laid, replace(way, order=step.order)) for way in ways)
    return lines + (sailing_group.sent_back(shown.sent_back, shown.place) if shown.place else "")


def shown_by(steps: Sequence[Step]) -> Shown:
    """Play steps one after the other: the last position, and what its own moves did."""
    shown = Shown(GAME.parse_position(steps[0].position))
    for step in steps:
        state = GAME.parse_position(step.position) if step.position else shown.state
        shown = Shown(state, place=shown.place)
        for text in step.moves:
            change = apply_move(GAME, shown.state, GAME.parse_move(shown.state, text))
            shown.state = cast(Tongiaki, change.after)
            for event in change.events(GAME, None):
                _note(shown, event, flat_map(GAME.view(change.before, None)))
    return shown


def _note(shown: Shown, event: dict[str, Any], laid: FlatMap) -> None:
    if event["kind"] == "sailed":
        island = event["beach"].partition(".")[0]
        shown.voyages.append(Voyage(island, event["edge"], event["boats"]))
    elif event["kind"] == "sent_back":
        shown.sent_back += [event["colour"]] * event["boats"]
    elif event["kind"] in ("reached", "removed"):
        shown.place = laid.of(event["island"])

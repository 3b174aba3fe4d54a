"""Small tables that show what a rule or a tip means, for the rules page and the guide.

A worked example has several pictures: a position, and what the moves of each step make of it. The
engine plays the moves, so a picture never shows what the rules do not do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from vaka.core.drawing import checked_steps
from vaka.core.drawing.palette import Theme
from vaka.core.drawing.picture_words import Words
from vaka.core.drawing.svg_document import Box, background, caption, svg_document, use_symbol
from vaka.core.transition import apply_move
from vaka.core.translations import ENGLISH
from vaka.games.tahiti import GAME, Tahiti
from vaka.games.tahiti.drawing.board import View, at, attractions, card, centre
from vaka.games.tahiti.drawing.highlights import Highlights, parse_highlights
from vaka.games.tahiti.drawing.symbol_library import library
from vaka.games.tahiti.rules.constants import ROUNDS
from vaka.games.tahiti.text.position_writer import VERSION

_HEAD = f"{VERSION} seats=purple,orange tourists=1,1,1,2,2,2,3,3,3,4,4,4"
_REST = "passed=0,0 acted=0 taken=0"
_NOTHING = "tables=-/- aside=-/- twos=0,0"
_HANDS = "hands=flowers5,fruit3,pearls1,pearls2/flowers2,boats5,pearls6"
_PURPLE = "first=purple turn=purple place=0"
_DEALT = "hands=flowers8,boats9,fruit1,pearls5,pearls10/flowers3,flowers4,boats2,fruit3,pearls6"
_START = (
    f"{_HEAD} year=0 round=0 {_PURPLE} {_DEALT} {_NOTHING}"
    f" centre=flowers2,boats11,fruit6,fruit7,pearls9 top=- discards=- {_REST} now=turn:0:year"
)
_BEFORE = (
    f"{_HEAD} year=1 round=1 first=orange turn=orange place=0 {_DEALT} {_NOTHING}"
    f" centre=flowers2,boats11,fruit7,pearls9 top=boats4 discards=- {_REST} now=build"
)
_OPENED = (
    f"{_HEAD} year=2 round=4 first=purple turn=orange place=1 hands=fruit12/boats1"
    " tables=flowers10,boats9,fruit1,fruit8,pearls6/flowers9,boats6,fruit10,pearls7"
    " aside=-/- twos=0,0 centre=flowers2,fruit7 top=flowers12 discards=-"
    " passed=1,0 acted=0 taken=0 now=open"
)
_STRONG = (
    f"{_HEAD} year=1 round=4 first=purple turn=orange place=1 hands=fruit12/boats1"
    " tables=flowers9,flowers10,fruit4,fruit8/flowers11,boats2,fruit9,pearls5 aside=-/- twos=0,0"
    " centre=flowers2,fruit7 top=flowers12 discards=- passed=1,0 acted=0 taken=0 now=open"
)


def _centre(cards: str) -> str:
    return (
        f"{_HEAD} year=1 round=4 {_PURPLE} {_HANDS} {_NOTHING} centre={cards} top=pearls4"
        f" discards=- {_REST} now=build"
    )


@dataclass(frozen=True)
class Step:
    """One picture of an example: the position after its moves."""

    draw: Callable[[Shown, Words], tuple[str, Box]]
    moves: tuple[str, ...] = ()
    position: str = ""
    """Where the moves begin; without one, where the step before has ended."""

    lit: tuple[str, ...] = ()
    """What is highlighted, as moves."""


@dataclass
class Shown:
    """A position, the step that led to it, and the events of its moves."""

    state: Tahiti
    step: Step
    events: list[dict[str, Any]] = field(default_factory=list)

    @property
    def view(self) -> View:
        """The view of the first seat."""
        return GAME.view(self.state, 0)

    @property
    def lit(self) -> Highlights:
        """What is highlighted."""
        return parse_highlights(self.step.lit)


def example_svg(rule: str, theme: Theme = "light", language: str = ENGLISH, number: int = 1) -> str:
    """A picture of a rule, by its number; KeyError if there is none."""
    steps = checked_steps(EXAMPLES, rule, number)
    shown = shown_by(steps[:number])
    body, box = shown.step.draw(shown, Words("vaka.games.tahiti", language))
    return svg_document(library(), background(box) + body, box, f"Tahiti: {rule}", theme, _SIZE)


def examples() -> Mapping[str, int]:
    """The rules with pictures, and how many each has."""
    return {rule: len(steps) for rule, steps in EXAMPLES.items()}


def shown_by(steps: Sequence[Step]) -> Shown:
    """Play steps one after the other: the last position, and what its own moves did."""
    shown = Shown(GAME.parse_position(steps[0].position), steps[0])
    for step in steps:
        state = GAME.parse_position(step.position) if step.position else shown.state
        shown = Shown(state, step)
        for text in step.moves:
            move = GAME.parse_move(shown.state, text)
            change = apply_move(GAME, shown.state, move, any_order=True)
            shown.state = cast(Tahiti, change.after)
            shown.events += change.events(GAME, None)
    return shown


# ---- what a picture shows

_SIZE = 420
_LABEL = 'font-size="24" font-weight="700" fill="var(--text)"'
_NOTE = 'font-size="21" font-weight="600" fill="var(--muted)"'
_CENTRE: Box = (362.0, 8.0, 504.0, 352.0)
_HIGH = 172
"""Of the attractions of one player."""

_NAMES = ("Aldo", "Barbara")


def _only_centre(shown: Shown, _: Words) -> tuple[str, Box]:
    return centre(shown.view, shown.lit), _CENTRE


def _anatomy(shown: Shown, say: Words) -> tuple[str, Box]:
    """A card of the hand, and what is printed on it."""
    name = "boats4"
    parts = (
        (say("value"), (-62, -88), (-150, -88)),
        (say("suit"), (-62, -44), (-150, -20)),
        (say("special"), (56, -90), (150, -88)),
        (say("visitors"), (24, 98), (150, 98)),
    )
    labels = "".join(_pointer(text, spot, place) for text, spot, place in parts)
    return at(0, 0, card(name, shown.view), 1.6) + labels, (-280.0, -140.0, 700.0, 280.0)


def _pointer(text: str, spot: tuple[float, float], place: tuple[float, float]) -> str:
    """A label beside a card, and a line to what it names."""
    side = 1 if place[0] > 0 else -1
    line = (
        f'<path d="M{spot[0]:g} {spot[1]:g}L{place[0]:g} {place[1]:g}" stroke="var(--text)"'
        f' stroke-width="2.4"/><circle cx="{spot[0]:g}" cy="{spot[1]:g}" r="5" fill="var(--text)"/>'
    )
    anchor = "start" if side > 0 else "end"
    label = caption(text, (place[0] + 10 * side, place[1] + 8), _LABEL)
    return line + label.replace('text-anchor="middle"', f'text-anchor="{anchor}"')


def _layout(shown: Shown, say: Words) -> tuple[str, Box]:
    """The middle of the table after dealing: centre, deck with its open card, time cards."""
    view = shown.view
    cards = "".join(
        at(62 + 122 * i, 100, card(name, view)) for i, name in enumerate(view["centre"])
    )
    top = shown.step.lit[0].split()[1]
    deck = at(56, 318, use_symbol("card-back")) + at(68, 330, card(top, view))
    times = "".join(at(246 + 10 * i, 318 + 5 * i, use_symbol("card-time")) for i in range(ROUNDS))
    labels = (
        caption(say("centre"), (306, 212), _LABEL)
        + caption(say("top_card"), (62, 444), _LABEL)
        + caption(say("time_cards"), (262, 444), _LABEL)
        + at(500, 326, use_symbol("card-first"))
        + caption(say("first_player"), (500, 444), _LABEL)
    )
    return cards + deck + times + labels, (-20.0, 0.0, 652.0, 464.0)


def _turn(shown: Shown, say: Words) -> tuple[str, Box]:
    """Deck and centre above, the own hand below."""
    view, lit = shown.view, shown.lit
    deck = at(56, 96, use_symbol("card-back"))
    if view["top"]:
        deck += at(64, 104, card(view["top"], view, f"top {view['top']}" in shown.step.lit))
    middle = "".join(
        at(220 + 124 * i, 100, card(name, view, lit.take("centre", name)))
        for i, name in enumerate(view["centre"])
    )
    hand = "".join(
        at(100 + 116 * i, 330, card(name, view, lit.take("hand", name)))
        for i, name in enumerate(view["hand"])
    )
    labels = caption(say("top_card"), (62, 208), _LABEL) + caption(
        say("centre"), (468, 208), _LABEL
    )
    own = caption(say("your_hand"), (360, 438), _LABEL)
    return deck + middle + hand + labels + own, (-24.0, 0.0, 808.0, 456.0)


def _tables(shown: Shown, say: Words) -> tuple[str, Box]:
    """The attractions of both players by suit, and the total of their best cards."""
    view = shown.view
    best = [_best(seat["table"]) for seat in view["seats"]]
    totals = "".join(
        caption(str(total), (490, _HIGH * seat + 84), _TOTAL[total == max(best)])
        for seat, total in enumerate(best)
    )
    heading = caption(say("best"), (490, 28), _NOTE)
    return _players(view) + totals + heading, (-30.0, -6.0, 640.0, 352.0)


_TOTAL = {
    True: 'font-size="40" font-weight="800" fill="var(--good)"',
    False: 'font-size="40" font-weight="700" fill="var(--muted)"',
}


def _best(cards: Sequence[str]) -> int:
    """The best card of every suit, added up (H4.2)."""
    highest: dict[str, int] = {}
    for name in cards:
        suit, value = name.rstrip("0123456789"), int(name.lstrip("abcdefghijklmnopqrstuvwxyz"))
        highest[suit] = max(value, highest.get(suit, 0))
    return sum(highest.values())


def _awards(shown: Shown, say: Words) -> tuple[str, Box]:
    """The attractions that are left, and the cards that both players have set aside."""
    view = shown.view
    aside: list[list[str]] = [[], []]
    for event in shown.events:
        seat = next(i for i, own in enumerate(view["seats"]) if own["seat"] == event["seat"])
        if event["kind"] == "awarded":
            aside[seat].append(event["card"])
        elif event["kind"] == "awarded_two":
            aside[seat].append("two")
    won = "".join(
        at(424 + 74 * i, _HIGH * seat + 84, card(name, view), 0.62)
        for seat, names in enumerate(aside)
        for i, name in enumerate(names)
    )
    heading = caption(say("set_aside"), (498, 22), _NOTE)
    return _players(view) + won + heading, (-30.0, -6.0, 650.0, 352.0)


def _players(view: View) -> str:
    """The attractions of each player, one below the other, with their names."""
    return "".join(
        at(-126, _HIGH * seat, attractions(view, seat, Highlights(), foot=164))
        + use_symbol(f"sail-{view['seats'][seat]['seat']}", (36, _HIGH * seat + 66), scale=1.6)
        + caption(_NAMES[seat], (36, _HIGH * seat + 112), _NOTE)
        for seat in range(len(view["seats"]))
    )


EXAMPLES: Mapping[str, tuple[Step, ...]] = {
    "H1.2": (Step(_anatomy, position=_START),),
    "H2.1": (Step(_layout, position=_START, lit=("draw boats4",)),),
    "H3.3": (
        Step(_turn, position=_BEFORE, lit=("top boats4",)),
        Step(_turn, ("end", "draw flowers12"), lit=("take boats4",)),
        Step(_turn, lit=("put fruit1", "take flowers2", "take fruit7")),
        Step(_turn, ("put fruit1", "take flowers2", "take fruit7", "done")),
        Step(
            _only_centre,
            position=_centre("flowers8,boats2,fruit2,fruit11,pearls8,pearls9"),
            lit=("take flowers8", "take pearls8"),
        ),
    ),
    "H3.5": (
        Step(
            _only_centre,
            position=_centre("fruit8,fruit5,fruit2,boats8,boats3,boats3,flowers12,flowers10"),
        ),
    ),
    "H4.3": (
        Step(_tables, position=_OPENED),
        Step(_awards, ("pass",)),
    ),
    "G1": (Step(_tables, position=_STRONG),),
    "G5": (
        Step(
            _only_centre,
            position=_centre("flowers2,boats11,fruit3,fruit9,pearls5,pearls7"),
            lit=("take flowers2", "take fruit3", "take pearls5"),
        ),
    ),
    "G6": (
        Step(
            _only_centre,
            position=_centre("flowers4,flowers6,boats1,boats9,fruit2,fruit5,fruit11"),
        ),
    ),
}
"""The pictures of each rule and each tip of the guide that has some, in order."""

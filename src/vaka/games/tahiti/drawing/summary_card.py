"""The summary card: the turn and the special cards in signs, without words.

From above: the deck's top card to the centre; one card down, then take one, or a pair, or
up to ten; what 2, 3 and 4 do; eight cards wake the volcano.
"""

from __future__ import annotations

from vaka.core.drawing.digits import number_svg
from vaka.core.drawing.svg_document import use_symbol
from vaka.games.tahiti.drawing.card import edge
from vaka.games.tahiti.rules.constants import AEROPLANE, BUILDER, GOVERNMENT, MOST_TAKEN, VOLCANO

_SUITS = ("flowers", "boats", "fruit", "pearls")


def symbols() -> dict[str, str]:
    return {"card-summary": _summary()}


def _summary() -> str:
    rows = (
        (-61, _turn_up()),
        (-38, _put_down()),
        (-15, _take()),
        (6, _special(GOVERNMENT, "government") + _cards(14, 2)),
        (24, _special(BUILDER, "builder") + _cards(14, 2, 2) + _CROSS),
        (42, _special(AEROPLANE, "aeroplane") + _tourists()),
        (62, _eruption()),
    )
    drawn = "".join(f'<g transform="translate(0 {y})">{row}</g>' for y, row in rows)
    lines = (
        '<path d="M-46-50H46M-46-4H46M-46 52H46" stroke="var(--bark-line)" stroke-opacity=".7"/>'
    )
    return f'<use href="#card-outline" fill="var(--cream)"/>{lines}{drawn}{edge("bark", 2.4)}'


def _card(x: float, tone: str, y: float = 0) -> str:
    return (
        f'<rect x="{x - 5.5:g}" y="{y - 7.5:g}" width="11" height="15" rx="2" fill="var(--{tone})"'
        ' stroke="var(--cream)"/>'
    )


def _cards(x: float, count: int, first: int = 0) -> str:
    """Cards in the centre, side by side."""
    return "".join(
        _card(x + 11 * use_symbol, _SUITS[first + use_symbol]) for use_symbol in range(count)
    )


def _arrow(x: float) -> str:
    return (
        f'<path d="M{x - 8:g} 0h12" stroke="var(--ink)" stroke-width="2.2" stroke-linecap="round"/>'
        f'<path d="M{x + 3:g}-4.6l7 4.6-7 4.6z" fill="var(--ink)"/>'
    )


def _turn_up() -> str:
    """The top card goes to the centre."""
    deck = _card(-35, "back", 1.5) + _card(-37, "fruit")
    return deck + _arrow(-14) + _cards(8, 3) + _card(41, "fruit")


def _put_down() -> str:
    """First a card from the hand."""
    fan = "".join(
        f'<g transform="translate(-37 6) rotate({angle})">{_card(0, tone, -8)}</g>'
        for angle, tone in ((-28, "flowers"), (0, "boats"), (28, "pearls"))
    )
    return fan + _arrow(-14) + _cards(8, 3) + _card(41, "pearls")


def _take() -> str:
    """Then one card, or two alike, or a sum."""
    equal = '<path d="M-7-2h10M-7 2h10" stroke="var(--ink)" stroke-width="2"'
    equal += ' stroke-linecap="round"/>'
    most = '<path d="M29.5-5.4l-6 3.4 6 3.4M23.5 5h6" fill="none" stroke="var(--ink)"'
    most += ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    bars = '<path d="M-27-7V7M19-7V7" stroke="var(--bark-line)"/>'
    pair = _card(-14, "boats") + equal + _card(10, "boats")
    return _card(-38, "flowers") + bars + pair + most + number_svg(MOST_TAKEN, 12, 2.9, x=38.5)


def _special(value: int, name: str) -> str:
    return (
        number_svg(value, 12, 2.9, x=-42)
        + use_symbol(f"special-{name}", (-28, 0), scale=0.6)
        + _arrow(-8)
    )


_CROSS = (
    '<path d="M10-6 29 6M29-6 10 6" stroke="var(--cream)" stroke-width="5" stroke-linecap="round"/>'
    '<path d="M10-6 29 6M29-6 10 6" stroke="var(--stop)" stroke-width="2.6"'
    ' stroke-linecap="round"/><path d="M36-5a7 7 0 1 1-1 10" fill="none" stroke="var(--ink)"'
    ' stroke-width="2" stroke-linecap="round"/><path d="M33-8l1 7 6-3z" fill="var(--ink)"/>'
)


def _tourists() -> str:
    return use_symbol("tourist-0", (16, 1), scale=0.8) + use_symbol("tourist-1", (30, 1), scale=0.8)


def _eruption() -> str:
    return (
        number_svg(VOLCANO, 12, 2.9, x=-38)
        + _arrow(-14)
        + use_symbol(f"volcano-{VOLCANO}", (22, 1), scale=0.13)
    )

"""Single cards, and a sheet with all kinds of cards."""

from __future__ import annotations

from collections.abc import Sequence

from vaka.core.drawing.palette import Theme
from vaka.core.drawing.svg_document import Box, background, caption, svg_document, use_symbol
from vaka.games.tahiti.drawing.card import FOOT, HEIGHT, WIDTH
from vaka.games.tahiti.drawing.symbol_library import library
from vaka.games.tahiti.rules.cards import (
    DEFAULT_TOURISTS,
    SUIT_LIST,
    card_text,
    parse_card,
    value_of,
)
from vaka.games.tahiti.rules.constants import KINDS, ROUNDS, SUITS, TWO_TOURISTS, VALUES

_GAP = 14.0
_MARGIN = 24.0
_TAG = 'font-size="13" font-weight="700" fill="var(--muted)"'

OTHERS = {
    "back": "back",
    "two": f"{TWO_TOURISTS} tourists",
    "first": "first player",
    "time": "time",
    **{f"time-{turn}": f"round {turn}" for turn in range(1, ROUNDS + 1)},
    "summary": "summary",
}
"""The cards other than attractions, by name, and what they are."""


def pieces() -> list[str]:
    """The names of all kinds of cards: fruit8, back, time-1."""
    return [card_text(kind) for kind in range(KINDS)] + list(OTHERS)


def piece_svg(name: str, theme: Theme = "light", size: float | None = None) -> str:
    """One card without a background."""
    box = (-WIDTH / 2 - 2, -HEIGHT / 2 - 2, WIDTH + 4, HEIGHT + 4)
    return svg_document(library(), drawn(name), box, _title(name), theme, size)


def sheet_svg(theme: Theme = "light", size: float | None = None) -> str:
    """Every kind of card: a row for each suit, and one for the others."""
    columns = VALUES
    width = 2 * _MARGIN + columns * WIDTH + (columns - 1) * _GAP
    height = 2 * _MARGIN + (SUITS + 1) * HEIGHT + SUITS * _GAP + 22
    box: Box = (0.0, 0.0, width, height)
    rows = [pieces()[suit * VALUES : (suit + 1) * VALUES] for suit in range(SUITS)]
    cards = "".join(
        _at(column, row, drawn(name))
        for row, names in enumerate(rows)
        for column, name in enumerate(names)
    )
    others = "".join(
        _at(column, SUITS, drawn(name) + caption(title, (0, HEIGHT / 2 + 18), _TAG))
        for column, (name, title) in enumerate(OTHERS.items())
    )
    last = _at(len(OTHERS) + 1, SUITS, use_symbol("volcano-7", (0, 4)))
    body = background(box, "page") + cards + others + last
    return svg_document(library(), body, box, "The cards of Tahiti", theme, size)


def drawn(name: str, tourists: Sequence[int] = DEFAULT_TOURISTS) -> str:
    """A card by its name, with the tourists that the options of the game give it."""
    if name in OTHERS:
        return use_symbol(f"card-{name}")
    kind = parse_card(name)
    count = tourists[value_of(kind) - 1]
    return use_symbol(f"card-{card_text(kind)}") + use_symbol(f"tourists-{count}", FOOT)


def _title(name: str) -> str:
    if name in OTHERS:
        return OTHERS[name].capitalize()
    kind = parse_card(name)
    return f"{SUIT_LIST[kind // VALUES].title.capitalize()} {value_of(kind)}"


def _at(column: int, row: int, drawing: str) -> str:
    x = _MARGIN + WIDTH / 2 + column * (WIDTH + _GAP)
    y = _MARGIN + HEIGHT / 2 + row * (HEIGHT + _GAP)
    return f'<g transform="translate({x:g} {y:g})">{drawing}</g>'

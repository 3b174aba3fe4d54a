"""Sheets to print: all 105 cards, and summary cards with words."""

from __future__ import annotations

from vaka.core.drawing.picture_words import Words
from vaka.core.drawing.print_page import HEIGHT as PAGE_HEIGHT
from vaka.core.drawing.print_page import WIDTH as PAGE_WIDTH
from vaka.core.drawing.print_page import paragraph, placed, print_page
from vaka.core.drawing.svg_document import use_symbol
from vaka.core.translations import ENGLISH
from vaka.games.tahiti.drawing.board import at
from vaka.games.tahiti.drawing.card import HEIGHT, WIDTH
from vaka.games.tahiti.drawing.piece_sheet import drawn
from vaka.games.tahiti.drawing.symbol_library import library
from vaka.games.tahiti.rules.cards import cards_of, copies
from vaka.games.tahiti.rules.constants import ROUNDS

SUMMARY = "summary-cards"
_PER_PAGE = 9
_SCALE = 5.7
"""A card is 63 mm wide and 88 mm high."""

_TWOS = 4
_SUMMARIES = 4


def cards() -> list[str]:
    """H1.2, H1.3  All 105 cards by name."""
    times = [f"time-{number}" for number in range(1, ROUNDS + 1)]
    return [*cards_of(copies()), *["two"] * _TWOS, *times, "first", *["summary"] * _SUMMARIES]


def print_sheets() -> list[str]:
    """The names of all sheets."""
    pages = -(-len(cards()) // _PER_PAGE)
    return [SUMMARY, *(f"cards-{page}" for page in range(1, pages + 1))]


def print_svg(name: str, language: str = ENGLISH) -> str:
    """A sheet as a page; KeyError if there is none of that name."""
    if name not in print_sheets():
        raise KeyError(name)
    say = Words("vaka.games.tahiti", language)
    if name == SUMMARY:
        title = say("summary_title")
        return print_page(library(), _summaries(say), f"Tahiti: {title}")
    first = (int(name.removeprefix("cards-")) - 1) * _PER_PAGE
    faces = [drawn(card) for card in cards()[first : first + _PER_PAGE]]
    body = placed(faces, 3, (WIDTH * _SCALE + 12, HEIGHT * _SCALE + 12), _SCALE)
    return print_page(library(), body, f"Tahiti: {name}")


def _summaries(say: Words) -> str:
    """One card for each player: the signs, and what they mean."""
    wide, high = PAGE_WIDTH / 2, PAGE_HEIGHT / 2
    card = _summary(say)
    cut = (
        f'<path d="M{wide:g} 0V{PAGE_HEIGHT:g}M0 {high:g}H{PAGE_WIDTH:g}" stroke="#11303b"'
        ' stroke-width="2" stroke-dasharray="14 14"/>'
    )
    places = ((0.0, 0.0), (wide, 0.0), (0.0, high), (wide, high))
    return cut + "".join(at(x, y, card) for x, y in places)


def _summary(say: Words) -> str:
    drawing = at(525, 290, use_symbol("card-summary"), 2.9)
    y = 580.0
    for line in say("summary").split("|"):
        text, y = paragraph(f"• {line}", (70, y), 900, 30)
        drawing += text
        y += 8
    return drawing

"""The cards as data: suits, kinds, how many there are of each, and how they are written.

A kind of card is a number, suit * 12 + value - 1; cards of one kind are interchangeable. The data
is in `cards.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files

from vaka.core.errors import InvalidText
from vaka.core.text_checks import excerpt
from vaka.games.tahiti.rules.constants import KINDS, VALUE_SETS, VALUES

_DATA = json.loads(files(__package__).joinpath("cards.json").read_text("utf-8"))


@dataclass(frozen=True)
class Suit:
    """H8.2  A suit, what its cards are, and its colour."""

    name: str
    title: str
    colour: str


SUIT_LIST = tuple(Suit(**suit) for suit in _DATA["suits"])
SUIT_NAMES = tuple(suit.name for suit in SUIT_LIST)
SPECIALS: dict[int, str] = {int(value): name for value, name in _DATA["specials"].items()}
"""What the special cards are, by value."""

DEFAULT_TOURISTS: tuple[int, ...] = tuple(_DATA["tourists"])
"""H8.1  The tourists of a card by its value, from 1."""

SEAT_WORDS = ("purple", "orange", "yellow", "white")
"""The colours of the players; none is the colour of a suit."""

NAMES = tuple(f"{suit}{value}" for suit in SUIT_NAMES for value in range(1, VALUES + 1))
"""A card by its suit and value: fruit8. In the order of kinds."""

_KINDS = {name: kind for kind, name in enumerate(NAMES)}


def copies() -> list[int]:
    """H1.2  How many cards there are of each kind: two of the values 1 to 11, one 12."""
    return [_DATA["copies"][kind % VALUES] for kind in range(KINDS)]


def sums_of_values() -> list[int]:
    """The sum of every set of values, which is a number with bit v - 1 for value v."""
    values = range(1, VALUES + 1)
    return [sum(v for v in values if held >> (v - 1) & 1) for held in range(VALUE_SETS)]


def value_of(kind: int) -> int:
    return kind % VALUES + 1


def suit_of(kind: int) -> int:
    return kind // VALUES


def card_text(kind: int) -> str:
    """A card by its suit and value: fruit8."""
    return NAMES[kind]


def parse_card(text: str) -> int:
    """The kind of a card: fruit8."""
    kind = _KINDS.get(text.lower())
    if kind is None:
        raise InvalidText(
            f"{excerpt(text)} is no card: write {', '.join(SUIT_NAMES)} and a value, as fruit8"
        )
    return kind


def cards_of(counts: Sequence[int]) -> list[str]:
    """The names of the cards in a pile counted by kind, in the order of kinds."""
    return [name for name, count in zip(NAMES, counts, strict=True) for _ in range(count)]


def counts_of(cards: Iterable[str]) -> list[int]:
    """A pile counted by kind."""
    counts = [0] * KINDS
    for card in cards:
        counts[parse_card(card)] += 1
    return counts

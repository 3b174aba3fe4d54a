"""The numbered menu of what a person can choose.

If there are few complete choices, the menu lists them. Otherwise a person makes a choice move by
move, in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vaka.core.choice import choices, compose
from vaka.core.errors import InvalidText
from vaka.core.game import Game, State

MAX_CHOICES = 30
"""With more complete choices than this, a choice is made move by move."""

MAX_SHOWN = 60
"""The maximum number of lines to show at first."""


@dataclass(frozen=True)
class MenuItem:
    """A line of the menu: moves and their text."""

    moves: tuple[int, ...]
    text: str


@dataclass(frozen=True)
class Menu:
    """The current menu. If `is_whole`, every line is a complete choice."""

    items: list[MenuItem]
    is_whole: bool

    def pick(self, number: int) -> tuple[int, ...]:
        """The moves of a line. Lines are numbered from 1."""
        if not 1 <= number <= len(self.items):
            raise InvalidText(f"the choices are numbered from 1 to {len(self.items)}, not {number}")
        return self.items[number - 1].moves


def make_menu(game: Game, state: State, picks: Sequence[int]) -> Menu:
    """The menu for a position, after some picks of an incomplete choice."""
    if not picks:
        runs = choices(state, MAX_CHOICES + 1)
        if len(runs) <= MAX_CHOICES:
            return Menu([_item(game, state, run) for run in runs], True)
    possible = compose(game, state, picks).possible
    return Menu([_item(game, state, [move]) for move in possible], False)


def read_moves(game: Game, state: State, text: str) -> tuple[int, ...]:
    """Parse moves in the notation of records, separated by `;`."""
    return tuple(game.parse_move(state, part.strip()) for part in text.split(";"))


def _item(game: Game, state: State, moves: Sequence[int]) -> MenuItem:
    return MenuItem(tuple(moves), "; ".join(game.move_text(state, move) for move in moves))

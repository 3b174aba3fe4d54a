"""What the person to move can choose, numbered.

Where there are few complete choices they are offered as such; where there are many, a choice is
made pick by pick, in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vaka.core.choice import choices, compose
from vaka.core.errors import InvalidText
from vaka.core.game import Game, State

MOST_CHOICES = 30
"""More complete choices than that are made pick by pick."""

MOST_SHOWN = 60
"""More picks than that are not all listed unless somebody asks."""


@dataclass(frozen=True)
class Item:
    """A line of the menu: the moves it stands for, and how they read."""

    moves: tuple[int, ...]
    text: str


@dataclass(frozen=True)
class Menu:
    """All that can be chosen now. With `is_whole` every line is a complete choice."""

    items: list[Item]
    is_whole: bool

    def pick(self, number: int) -> tuple[int, ...]:
        """The moves of a line, counted from 1."""
        if not 1 <= number <= len(self.items):
            raise InvalidText(f"the choices are numbered from 1 to {len(self.items)}, not {number}")
        return self.items[number - 1].moves


def make_menu(game: Game, state: State, picks: Sequence[int]) -> Menu:
    """The menu at a decision, after some picks of a choice that is not complete yet."""
    if state.is_mid_choice:  # begun elsewhere: only the order of the rules is left
        return Menu([_item(game, state, [move]) for move in state.moves()], False)
    if not picks:
        runs = choices(state, MOST_CHOICES + 1)
        if len(runs) <= MOST_CHOICES:
            return Menu([_item(game, state, run) for run in runs], True)
    possible = compose(game, state, picks).possible
    return Menu([_item(game, state, [move]) for move in possible], False)


def read_moves(game: Game, state: State, text: str) -> tuple[int, ...]:
    """The moves of a text in the notation of records: one, or several with `;` between."""
    return tuple(game.parse(state, part.strip()) for part in text.split(";"))


def _item(game: Game, state: State, moves: Sequence[int]) -> Item:
    return Item(tuple(moves), "; ".join(game.text(state, move) for move in moves))

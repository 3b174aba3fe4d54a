"""A base class for the state of a game that is written in plain Python."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Self

from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, NotNow
from vaka.core.game import CHANCE, NOBODY
from vaka.core.search_adapter import sample_move


class PlainState(ABC):
    """A position, with everything that does not depend on the game.

    A subclass keeps its position in attributes, sets `seats` and `active`, and implements `turn`,
    `refusal`, `make` and `returns`. The rest follows from these, slowly but correctly. Override
    what differs: `is_mid_choice` and `is_turn_start` where a choice takes several moves, `weights`
    where the outcomes of chance are not equally likely, `players` and `player_of` where a player
    owns several seats.
    """

    move_count: ClassVar[int]
    """Moves are the integers from 0 to this, exclusive; `Game.move_count` is the same number."""

    rule_letter: ClassVar[str]
    """The letter of the rule ids: `P` for `P2.3`."""

    seats: int
    active: int

    _is_collecting = False
    _collected: tuple[tuple[int, ...], ...] = ()

    # ---- what a game implements

    @property
    @abstractmethod
    def turn(self) -> int:
        """The seat to act, `CHANCE`, or `NOBODY` when the game is over."""

    @abstractmethod
    def refusal(self, move: int, any_order: bool = False) -> int:
        """0 if the move is legal, -1 if it is not its time, else the number of a rule: 203 is P2.3.

        It must answer for every integer, also those that are no moves."""

    @abstractmethod
    def make(self, move: int) -> None:
        """Change the position by a move that is legal."""

    @abstractmethod
    def returns(self) -> list[float]:
        """The win, by player: 1 in all, split among those who share it; before the end 0."""

    # ---- what follows from it

    @property
    def players(self) -> int:
        """How many players win or lose."""
        return self.seats

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == NOBODY

    @property
    def is_mid_choice(self) -> bool:
        """Whether the seat to move is in the middle of a choice of several moves."""
        return False

    @property
    def is_turn_start(self) -> bool:
        """Whether a turn begins here, or the game is over."""
        return self.turn != CHANCE and not self.is_mid_choice

    def player_of(self, seat: int) -> int:
        """The player who owns a seat."""
        return seat

    def moves(self) -> list[int]:
        """All legal moves, ascending."""
        return [move for move in range(self.move_count) if self.refusal(move) == 0]

    def pickable(self) -> list[int]:
        """All moves that are legal in any order, ascending."""
        return [move for move in range(self.move_count) if self.refusal(move, True) == 0]

    def weights(self) -> list[int]:
        """How likely each of `moves()` is on a chance turn: equally likely."""
        return [1] * len(self.moves())

    def play(self, move: int) -> None:
        """Make a legal move; raise `IllegalMove` or `NotNow` if it is not legal."""
        self._check(move, self.refusal(move))
        self.make(move)

    def pick(self, move: int) -> None:
        """Make a move of a choice out of canonical order; otherwise like `play`."""
        self._check(move, self.refusal(move, True))
        self.make(move)

    def _check(self, move: int, refusal: int) -> None:
        if refusal > 0:
            raise IllegalMove(f"move {move} is not legal", self.rule_id(refusal))
        if refusal < 0:
            raise NotNow(f"it is not the time for move {move}")

    @classmethod
    def rule_id(cls, refusal: int) -> str:
        """The id of the rule that a positive refusal stands for."""
        return f"{cls.rule_letter}{refusal // 100}.{refusal % 100}"

    def playout(self, dice: Dice) -> int:
        """Play at random to the end. Return the number of decisions made by seats."""
        decisions = 0
        while not self.is_over:
            decisions += self.turn != CHANCE
            self.make(sample_move(self, dice))
        return decisions

    def playouts(self, games: int, dice: Dice) -> list[float]:
        """Play many games at random from here: the wins of each player, summed over the games."""
        wins = [0.0] * self.players
        for _ in range(games):
            scratch = self.copy()
            scratch.playout(dice)
            wins = [sum(pair) for pair in zip(wins, scratch.returns(), strict=True)]
        return wins

    def copy(self) -> Self:
        """An independent copy, which collects no events."""
        twin = object.__new__(type(self))
        twin.assign(self)
        return twin

    def assign(self, other: Self) -> None:
        """Become a copy of `other`: every attribute, except the events that either collects.

        Lists, dictionaries and sets are copied to any depth. An attribute of any other type is
        shared, so it must be immutable."""
        for name, value in vars(other).items():
            if name not in _EVENTS:
                setattr(self, name, _copied(value))

    def collect_events(self, collecting: bool) -> None:
        """Start or stop collecting events; both discard what was collected before."""
        self._is_collecting = collecting
        self._collected = ()

    def collected_events(self) -> list[tuple[int, ...]]:
        """The events since `collect_events(True)`."""
        return list(self._collected)

    def note(self, *event: int) -> None:
        """Add an event, if events are collected: numbers that `Game.events` describes."""
        if self._is_collecting:
            self._collected += (event,)


_EVENTS = ("_is_collecting", "_collected")


def _copied(value: Any) -> Any:
    match value:
        case list():
            return [_copied(item) for item in value]
        case dict():
            return {key: _copied(item) for key, item in value.items()}
        case set():
            return set(value)
    return value

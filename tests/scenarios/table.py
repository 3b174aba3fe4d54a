"""A table for scenarios: positions and moves in the notation of records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import pytest

from vaka.core.errors import IllegalMove, NotNow
from vaka.core.game import Game, State


class Table:
    """A position that moves are played on, given as text."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[dict[str, Any]] = []

    def play(self, *moves: str) -> Self:
        """Play moves, and store the events of this call in `events`."""
        self.events = []
        for move in moves:
            self.events += self.game.play(self.state, self.game.parse_move(self.state, move))
        return self

    def refuses(self, move: str, rule: str) -> None:
        """Check that the move is refused with the id of this rule and changes nothing."""
        before = self.position
        with pytest.raises(IllegalMove) as refusal:
            self.play(move)
        assert refusal.value.rule == rule, f"{move} was refused by {refusal.value.rule}"
        assert rule in str(refusal.value)
        assert self.position == before

    def is_not_the_time_for(self, move: str) -> None:
        """Check that another kind of move is due; no rule is named."""
        with pytest.raises(NotNow):
            self.play(move)

    @property
    def offers(self) -> list[str]:
        """The legal moves as text."""
        return [self.game.move_text(self.state, move) for move in self.state.moves()]

    @property
    def position(self) -> str:
        return self.game.position_text(self.state)

    def field(self, name: str) -> str:
        """A field of the position: `table.field("now")`."""
        return dict(word.split("=", 1) for word in self.position.split()[1:])[name]

    @property
    def now(self) -> str:
        """What the position waits for, as in the position text."""
        return self.field("now")

    @property
    def turn(self) -> str:
        return self.field("turn")

    @property
    def score(self) -> dict[str, Any]:
        return self.game.score(self.state)

    def kinds(self) -> list[str]:
        """The kinds of the events of the last `play`."""
        return [event["kind"] for event in self.events]

    def event(self, kind: str) -> dict[str, Any]:
        """The one event of a kind in the last `play`."""
        found = [event for event in self.events if event["kind"] == kind]
        assert len(found) == 1, f"{len(found)} events {kind} in {self.kinds()}"
        return found[0]


def position_text(version: str, values: Mapping[str, str], fields: Sequence[str]) -> str:
    """A position by its fields, all of them in order."""
    assert list(values) == list(fields), f"unknown fields among {sorted(values)}"
    return f"{version} " + " ".join(f"{name}={value}" for name, value in values.items())

"""Agents to test with: they keep what they were shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from vaka.agents import Agent, LegalMove
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game


@dataclass
class Seeker(Agent):
    """Takes the last move, and has a parameter of every kind."""

    game: Game
    depth: int = 2
    bold: bool = False
    share: float = 0.5
    mood: str = "calm"
    shown: list[tuple[JSON, list[LegalMove]]] = field(default_factory=list)

    def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:
        self.shown.append((view, list(moves)))
        return moves[-1].move

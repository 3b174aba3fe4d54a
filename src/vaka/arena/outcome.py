"""What is kept of one game of a match: a line of JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from vaka.core.game import JSON


@dataclass(frozen=True)
class Outcome:
    """How a game of a match went. Everything is by player, in the order of the seats.

    `seats` are the words of the seats that the players first sit at; `tally` is what the points of
    each are made of, where the game can tell.
    """

    number: int
    agents: tuple[str, ...]
    seats: tuple[str, ...]
    options: Mapping[str, str]
    reason: str
    shares: tuple[Fraction, ...]
    points: tuple[int, ...]
    tally: tuple[Mapping[str, int], ...]
    turns: int
    decisions: int

    def to_json(self) -> JSON:
        return {
            "game": self.number,
            "agents": list(self.agents),
            "seats": list(self.seats),
            "options": dict(self.options),
            "reason": self.reason,
            "shares": [str(share) for share in self.shares],
            "points": list(self.points),
            "tally": [dict(part) for part in self.tally],
            "turns": self.turns,
            "decisions": self.decisions,
        }

    @classmethod
    def from_json(cls, line: Mapping[str, Any]) -> Outcome:
        """The opposite of `to_json`; what is none raises one of Python's own errors."""
        found = cls(
            number=int(line["game"]),
            agents=tuple(map(str, line["agents"])),
            seats=tuple(map(str, line["seats"])),
            options={str(name): str(value) for name, value in line["options"].items()},
            reason=str(line["reason"]),
            shares=tuple(map(Fraction, line["shares"])),
            points=tuple(map(int, line["points"])),
            tally=tuple(_counts(part) for part in line["tally"]),
            turns=int(line["turns"]),
            decisions=int(line["decisions"]),
        )
        are_shares = all(0 <= share <= 1 for share in found.shares)
        if not are_shares or sum(found.shares) != 1 or len(found.shares) != len(found.agents):
            raise ValueError("the shares are not those of one win")
        return found


def _counts(part: Mapping[str, int]) -> dict[str, int]:
    return {str(name): int(points) for name, points in part.items()}

"""The result of one game of a match, as a line of JSON in a results log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from vaka.core.game import JSON


@dataclass(frozen=True)
class GameResult:
    """The result of game `number` of a match. Sequences are by player, in the order of the seats.

    `agents` are the agents as text, `seats` the words of the first seat of each player, `shares`
    the shares in the win, `points` the points, and `score_breakdown` is `Game.score_breakdown` at
    the end, or empty if the game has none. `options` are those of the game, `reason` is why it
    ended, `turns` and `decisions` are how many there were.
    """

    number: int
    agents: tuple[str, ...]
    seats: tuple[str, ...]
    options: Mapping[str, str]
    reason: str
    shares: tuple[Fraction, ...]
    points: tuple[int, ...]
    score_breakdown: tuple[Mapping[str, int], ...]
    turns: int
    decisions: int

    def to_json(self) -> JSON:
        """The result as a JSON object. `tally` is the score breakdown."""
        return {
            "game": self.number,
            "agents": list(self.agents),
            "seats": list(self.seats),
            "options": dict(self.options),
            "reason": self.reason,
            "shares": [str(share) for share in self.shares],
            "points": list(self.points),
            "tally": [dict(part) for part in self.score_breakdown],
            "turns": self.turns,
            "decisions": self.decisions,
        }

    @classmethod
    def from_json(cls, line: Mapping[str, Any]) -> GameResult:
        """Read what `to_json` returns. Invalid input raises a built-in exception."""
        found = cls(
            number=int(line["game"]),
            agents=tuple(map(str, line["agents"])),
            seats=tuple(map(str, line["seats"])),
            options={str(name): str(value) for name, value in line["options"].items()},
            reason=str(line["reason"]),
            shares=tuple(map(Fraction, line["shares"])),
            points=tuple(map(int, line["points"])),
            score_breakdown=tuple(_counts(part) for part in line["tally"]),
            turns=int(line["turns"]),
            decisions=int(line["decisions"]),
        )
        are_shares = all(0 <= share <= 1 for share in found.shares)
        if not are_shares or sum(found.shares) != 1 or len(found.shares) != len(found.agents):
            raise ValueError("the shares are not those of one win")
        return found


def _counts(part: Mapping[str, int]) -> dict[str, int]:
    return {str(name): int(points) for name, points in part.items()}

"""Counts what a text player answered."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from vaka.core.errors import IllegalMove, NotNow, VakaError
from vaka.core.game import JSON


@dataclass
class Attempts:
    """How many answers were `accepted`, and how many were not: `illegal` ones by the rule that
    forbids them, those that belong to another moment (`untimely`), and `unreadable` ones.
    `given_up` counts the choices that were made at random after too many refusals."""

    accepted: int = 0
    illegal: Counter[str] = field(default_factory=Counter)
    untimely: int = 0
    unreadable: int = 0
    given_up: int = 0

    @property
    def refused(self) -> int:
        """How many answers were refused."""
        return self.illegal.total() + self.untimely + self.unreadable

    def refuse(self, error: VakaError) -> None:
        """Count a refused answer."""
        if isinstance(error, IllegalMove):
            self.illegal[error.rule] += 1
        elif isinstance(error, NotNow):
            self.untimely += 1
        else:
            self.unreadable += 1

    def to_json(self) -> JSON:
        """The counts as JSON."""
        return {
            "accepted": self.accepted,
            "refused": self.refused,
            "illegal": dict(sorted(self.illegal.items())),
            "untimely": self.untimely,
            "unreadable": self.unreadable,
            "given_up": self.given_up,
        }

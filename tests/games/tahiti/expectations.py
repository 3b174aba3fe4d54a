"""What the tests expect of Tahiti."""

from __future__ import annotations

from tests.games.expectations import Expectations
from tests.games.tahiti.invariants import cards_are_accounted_for, check, look
from vaka.games.tahiti.text.events import KINDS


def _phase(position: str) -> str:
    now = position.rpartition(" now=")[2].split(":")
    return f"turn:{now[2]}" if now[0] == "turn" else now[0]


EXPECTATIONS = Expectations(
    phases=(
        "begin deal turn:year turn:start turn:build turn:volcano turn:grant"
        " build take clear open renovate over"
    ).split(),
    phase=_phase,
    events=KINDS,
    causes={
        "drew": ("H3.4", "H5.3"),
        "dropped": ("H5.1", "H5.2"),
        "played": ("2", "3"),
        "set_aside": ("4",),
    },
    reasons=("third_year",),
    decisions=("tourists", "order"),
    check=check,
    check_pieces=lambda state: cards_are_accounted_for(look(state)),
)

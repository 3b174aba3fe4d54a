"""What the tests expect of Tongiaki."""

from __future__ import annotations

from tests.games.expectations import Expectations
from tests.games.tongiaki.invariants import boats_are_accounted_for, check, look
from tests.games.tongiaki.position_model import Position, read
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.text.events import KINDS


def _phase(position: str) -> str:
    now = position.rpartition(" now=")[2].split(":")
    return ":".join(now[:2]) if now[0] in ("place", "draw", "lay") else now[0]


def _with_option(position: str, name: str, value: str) -> str:
    here = read(position)
    defaults = {option.name: option.default for option in GAME.options}
    options = {**defaults, **here.options, name: value}
    changed = [f"{name}:{value}" for name, value in options.items() if value != defaults[name]]
    now = _with_island_at_hand(here, value) if name == "other_full_beaches" else here.fields["now"]
    return str(
        Position(here.tiles, {**here.fields, "options": ",".join(changed) or "-", "now": now})
    )


def _with_island_at_hand(here: Position, value: str) -> str:
    """Only where beaches wait does a position name the island at hand: any with a full beach."""
    if here.now[0] != "sail":
        return here.fields["now"]
    return f"sail:{here.full_beaches[0][0].name}" if value == "wait" else "sail"


EXPECTATIONS = Expectations(
    phases=(
        "begin setup turn take"
        " place:expand place:reenter place:pair place:settle"
        " sail draw:voyage draw:settle draw:refound lay:voyage lay:settle lay:refound"
        " land crown over"
    ).split(),
    phase=_phase,
    events=KINDS,
    causes={"sent_back": ("T5.7", "T6.3", "T7.1", "T8.1", "T9.3", "T11.3")},
    reasons=("last_island", "last_ocean", "stalemate"),
    decisions=("points", "islands", "boats", "shared"),
    check=check,
    check_pieces=lambda state: boats_are_accounted_for(look(state)),
    telling={
        "other_full_beaches": ("sail", "land"),
        "royal_timing": ("turn", "land"),
        "last_ocean": ("draw:voyage",),
        "reentry_settlement": ("turn",),
        "closed_way": ("sail",),
        "enclosed_when": ("turn",),
        "reentry_boat": ("turn",),
        "relocate_from": ("turn", "take"),
        "refound_boat": ("sail", "lay:refound"),
        "free_exploration": ("draw:voyage",),
    },
    with_option=_with_option,
)

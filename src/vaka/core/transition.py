"""A move and what it does: the positions before and after it, and the events it causes.

A move is applied once. Recording, showing and acknowledging it all use its transition.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vaka.core.errors import InvalidText
from vaka.core.game import JSON, Game, State


@dataclass(frozen=True, slots=True)
class Change:
    """What an applied entry of a record does. The states `before` and `after` it are shared: copy
    one before you play on it."""

    before: State
    after: State
    collected: Sequence[tuple[int, ...]]
    """The events as the rules collected them; none for an undo."""

    def events(self, game: Game, viewer: int | None) -> list[JSON]:
        """The events for a seat (None: a spectator)."""
        return game.events(self.after, self.collected, viewer)


@dataclass(frozen=True, slots=True)
class Transition(Change):
    """A legal `move`, applied."""

    move: int


def apply_move(game: Game, state: State, move: int, *, any_order: bool = False) -> Transition:
    """Apply a move to a copy of a state; raise an error that explains why if it is illegal.

    With `any_order`, a move of a run need not follow the canonical order.
    """
    check_move(game, state, move, any_order=any_order)
    after = state.copy()
    after.collect_events(True)
    if any_order:
        after.pick(move)
    else:
        after.play(move)
    collected = after.collected_events()
    after.collect_events(False)
    return Transition(state, after, collected, move)


def check_move(game: Game, state: State, move: int, *, any_order: bool = False) -> None:
    """Raise an error that explains why a move is illegal; do nothing if it is legal."""
    if not 0 <= move < game.move_count:
        raise InvalidText(f"{game.name} has no move {move}")
    refusal = game.why_not(state, move, any_order=any_order)
    if refusal:
        raise refusal.error()

"""Choices that consist of several moves.

Landing five boats is five moves, and the rules accept them in one canonical order only, so that
nothing is searched or counted twice. People need not know that order: `compose` accepts their picks
in any order, says what can be picked next, and returns the run in canonical order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vaka.core.errors import NotNow
from vaka.core.game import Game, State
from vaka.core.transition import Transition, apply_move


@dataclass(frozen=True)
class Composition:
    """How far a choice has come: the picks so far, what can be picked next, and the run once the
    choice is complete."""

    picked: list[Transition]
    """The picks in the order in which they were made."""

    possible: list[int]
    """The moves that can be picked next. Empty if the choice is complete."""

    steps: list[Transition] | None
    """The moves of a complete choice in canonical order, applied and ready to be recorded."""

    @property
    def run(self) -> list[int] | None:
        """The moves of a complete choice in canonical order."""
        return None if self.steps is None else [step.move for step in self.steps]


def compose(game: Game, state: State, picks: Sequence[int]) -> Composition:
    """Make picks in any order from the beginning of a choice; the state stays as it is.

    A choice begins with its first move and is complete when the seat is no longer in the middle
    of it. An impossible pick raises what a move would raise. In the middle of a choice, picks have
    to follow the canonical order: the moves before them can no longer be put in order.
    """
    is_fixed = state.is_mid_choice
    picked: list[Transition] = []
    is_canonical, after = True, state
    for move in picks:
        if picked and not after.is_mid_choice:
            message = f"the choice was complete after {len(picked)} of {len(picks)} picks"
            raise NotNow(message, "choice_complete")
        is_canonical = is_fixed or (is_canonical and _is_legal(game, after, move))
        picked.append(apply_move(game, after, move, any_order=not is_canonical))
        after = picked[-1].after
    if not picked or after.is_mid_choice:
        return Composition(picked, after.moves() if is_fixed else after.pickable(), None)
    if is_canonical:
        return Composition(picked, [], picked)
    return Composition(picked, [], _in_order(game, state, picks, game.position_text(after)))


def _is_legal(game: Game, state: State, move: int) -> bool:
    """Whether a move is legal in the canonical order."""
    return 0 <= move < game.move_count and state.refusal(move) == 0


def _in_order(game: Game, state: State, picks: Sequence[int], goal: str) -> list[Transition]:
    """The same moves in canonical order, leading to the position `goal`.

    A depth-first search that tries the smallest legal move first, which is nearly always right. No
    position is visited twice with the same moves left.
    """
    seen: set[tuple[str, tuple[int, ...]]] = set()
    branches: list[tuple[list[Transition], int, tuple[int, ...]]]
    branches = [([], move, left) for move, left in _next(state, tuple(sorted(picks)))]
    while branches:
        made, move, left = branches.pop()
        run = [*made, apply_move(game, made[-1].after if made else state, move)]
        here = run[-1].after
        key = (game.position_text(here), left)
        if not left and key[0] == goal:
            return run
        if here.is_mid_choice and key not in seen:
            seen.add(key)
            branches += [(run, move, rest) for move, rest in _next(here, left)]
    message = "these picks have no order from here: compose a choice from its beginning"
    raise NotNow(message, "choice_order")


def _next(state: State, left: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """The moves that can be made next, the smallest last, each with those that are left then."""
    moves = [move for move in sorted(set(left), reverse=True) if state.refusal(move) == 0]
    return [(move, _without(left, move)) for move in moves]


def _without(moves: tuple[int, ...], move: int) -> tuple[int, ...]:
    index = moves.index(move)
    return moves[:index] + moves[index + 1 :]


def state_after(state: State, moves: Iterable[int]) -> State:
    """A copy of the state after some moves."""
    after = state.copy()
    for move in moves:
        after.play(move)
    return after


def choices(state: State, limit: int) -> list[list[int]]:
    """All complete choices as canonical runs, ascending, but at most `limit` of them.

    On a chance turn, each outcome is a choice.
    """
    found: list[list[int]] = []
    branches: list[tuple[State, list[int]]] = [(state, [])]
    while branches and len(found) < limit:
        here, run = branches.pop()
        if run and not here.is_mid_choice:
            found.append(run)
            continue
        branches.extend(
            (state_after(here, [move]), [*run, move]) for move in reversed(here.moves())
        )
    return found

"""Big choices: a run of small moves that people make in any order they like.

Landing five boats is five moves, and the rules take them in one canonical order only, so that
nothing is searched or counted twice. People should not have to know that order. `compose` takes
their picks as they come, says what can be picked next, and in the end puts the run in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vaka.core.errors import NotNow
from vaka.core.game import Game, State


@dataclass(frozen=True)
class Composition:
    """How far a choice has come: what can be picked next, and the run once it is complete."""

    possible: list[int]
    run: list[int] | None


def compose(game: Game, state: State, picks: Sequence[int]) -> Composition:
    """Make picks in any order from the beginning of a choice; the state stays as it is.

    A choice begins with its first move and is complete when the seat is no longer in the middle
    of it. An impossible pick raises what a move would raise.
    """
    after = state.copy()
    for made, move in enumerate(picks):
        if made and not after.is_mid_choice:
            message = f"the choice was complete after {made} of {len(picks)} picks"
            raise NotNow(message, "choice_complete")
        _pick(game, after, move)
    if not picks or after.is_mid_choice:
        return Composition(after.pickable(), None)
    return Composition([], _in_order(game, state, picks, game.position(after)))


def _pick(game: Game, state: State, move: int) -> None:
    refusal = game.why_not(state, move, any_order=True)
    if refusal:
        raise refusal.error()
    state.pick(move)


def _in_order(game: Game, state: State, picks: Sequence[int], goal: str) -> list[int]:
    """The same moves in the order in which the rules take them, leading to the same position.

    Within a stretch of one kind that is ascending order, so the smallest move that is legal is
    tried first and nearly always right. No position is entered twice with the same moves left.
    """
    seen: set[tuple[str, tuple[int, ...]]] = set()
    branches: list[tuple[State, tuple[int, ...], list[int]]]
    branches = [(state.copy(), tuple(sorted(picks)), [])]
    while branches:
        here, left, run = branches.pop()
        if not left:
            if game.position(here) == goal:
                return run
            continue
        key = (game.position(here), left)
        if (run and not here.is_mid_choice) or key in seen:
            continue
        seen.add(key)
        for move in sorted(set(left), reverse=True):
            if here.refusal(move) == 0:
                branches.append((_after(here, move), _without(left, move), [*run, move]))
    message = "these picks have no order from here: compose a choice from its beginning"
    raise NotNow(message, "choice_order")


def _after(state: State, move: int) -> State:
    after = state.copy()
    after.play(move)
    return after


def _without(moves: tuple[int, ...], move: int) -> tuple[int, ...]:
    index = moves.index(move)
    return moves[:index] + moves[index + 1 :]


def choices(state: State, limit: int) -> list[list[int]]:
    """Every complete choice from here as its canonical run, in ascending order.

    At most `limit` of them: with that many there may be more. On a chance turn each outcome is a
    choice.
    """
    found: list[list[int]] = []
    branches: list[tuple[State, list[int]]] = [(state, [])]
    while branches and len(found) < limit:
        here, run = branches.pop()
        if run and not here.is_mid_choice:
            found.append(run)
            continue
        branches.extend((_after(here, move), [*run, move]) for move in reversed(here.moves()))
    return found


def perft(state: State, depth: int) -> int:
    """How many lines of exactly `depth` moves there are, each outcome of chance a move.

    A line that ends earlier because the game is over is not counted.
    """
    if depth < 1:
        return 1
    return _perft(state, [state.copy() for _ in range(depth - 1)], 0)


def divide(state: State, depth: int) -> dict[int, int]:
    """`perft` of one move less after each move from here; together they make up `perft`."""
    return {move: perft(_after(state, move), depth - 1) for move in state.moves()}


def _perft(state: State, scratch: list[State], played: int) -> int:
    """`scratch` holds one state for each move but the last, to play it on."""
    if played == len(scratch):
        return len(state.moves())
    child, count = scratch[played], 0
    for move in state.moves():
        child.assign(state)
        child.play(move)
        count += _perft(child, scratch, played + 1)
    return count

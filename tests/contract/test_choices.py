"""Choices of several moves: one canonical order in the rules, any order for people."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from tests.contract.walk import gallery, kinds
from vaka.core.build_mode import is_compiled
from vaka.core.choice import choices, compose
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, NotNow
from vaka.core.game import Game, State

LIMIT = 1500 if is_compiled() else 150
"""Choices that are looked at; where there are more, the position is skipped."""

EACH = 3 if is_compiled() else 1
RUNS = 4 if is_compiled() else 2


def test_the_small_moves_of_a_choice_ascend_kind_by_kind(game: Game) -> None:
    for state in _starts(game):
        for run in _runs(state):
            for stretch in _stretches(game, run):
                assert stretch == sorted(stretch)


def test_no_two_canonical_runs_make_the_same_picks_to_the_same_end(game: Game) -> None:
    for state in _starts(game):
        ends = Counter(
            (game.position_text(_after(state, run)), *sorted(run)) for run in _runs(state)
        )
        assert all(count == 1 for count in ends.values())


def test_inside_a_choice_no_position_is_reached_twice(game: Game) -> None:
    for state in _starts(game):
        prefixes = {tuple(run[:made]) for run in _runs(state) for made in range(1, len(run))}
        assert len({game.position_text(_after(state, run)) for run in prefixes}) == len(prefixes)


def test_picks_in_any_order_give_the_canonical_run(game: Game) -> None:
    dice = Dice("order")
    for state in _starts(game):
        for run in _some(_runs(state), dice):
            picks = _shuffled(game, run, dice)
            composition = compose(game, state, picks)
            assert (composition.run, composition.possible) == (run, [])
            assert [step.move for step in composition.picked] == picks
            assert composition.steps
            ends = [steps[-1].after for steps in (composition.picked, composition.steps)]
            assert {game.position_text(end) for end in ends} == {
                game.position_text(_after(state, run))
            }


def test_picks_are_possible_exactly_where_they_can_be_completed(game: Game) -> None:
    dice = Dice("possible")
    for state in _starts(game):
        runs = _runs(state)
        for run in _some(runs, dice):
            picks = _shuffled(game, run, dice)
            for made in range(len(picks)):
                composition = compose(game, state, picks[:made])
                assert composition.run is None
                assert set(composition.possible) == _completable(game, runs, picks[:made])


def test_composing_changes_nothing(game: Game) -> None:
    for state in _starts(game):
        before = game.position_text(state)
        for run in _runs(state)[:3]:
            compose(game, state, run)
        assert game.position_text(state) == before


def test_an_impossible_pick_is_refused_as_a_move_would_be(game: Game) -> None:
    for state in _starts(game):
        possible = set(compose(game, state, []).possible)
        for move in range(0, game.move_count, game.move_count // 10):
            if move not in possible:
                with pytest.raises((IllegalMove, NotNow)):
                    compose(game, state, [move])


def test_runs_are_listed_in_ascending_order_and_can_be_played(game: Game) -> None:
    for state in _starts(game):
        runs = _runs(state)
        assert runs == sorted(runs)
        for run in runs:
            assert not _after(state, run).is_mid_choice


def _starts(game: Game) -> list[State]:
    """Positions where a choice begins."""
    return [state for state in gallery(game, EACH) if state.turn >= 0 and not state.is_mid_choice]


def _runs(state: State) -> list[list[int]]:
    """All choices, or none where they are too many."""
    runs = choices(state, LIMIT)
    return runs if len(runs) < LIMIT else []


def _some(runs: list[list[int]], dice: Dice) -> list[list[int]]:
    longest = sorted(runs, key=len)[-RUNS:]
    return longest + [dice.choose(runs) for _ in range(RUNS) if runs]


def _after(state: State, run: list[int] | tuple[int, ...]) -> State:
    after = state.copy()
    for move in run:
        after.play(move)
    return after


def _stretches(game: Game, run: list[int]) -> list[list[int]]:
    """A run cut where the kind of move changes: only within a stretch is there an order."""
    return [list(stretch) for _, stretch in groupby(run, key=lambda move: kinds(game)[move])]


def _shuffled(game: Game, run: list[int], dice: Dice) -> list[int]:
    picks: list[int] = []
    for stretch in _stretches(game, run):
        dice.shuffle(stretch)
        picks += stretch
    return picks


def _completable(game: Game, runs: list[list[int]], picks: list[int]) -> set[int]:
    """By brute force: all that can follow the picks in some order of some run."""
    found: set[int] = set()
    for run in runs:
        found |= _following(_stretches(game, run), picks)
    return found


def _following(stretches: list[list[int]], picks: list[int]) -> set[int]:
    for stretch in stretches:
        here, picks = picks[: len(stretch)], picks[len(stretch) :]
        rest = Counter(stretch)
        rest.subtract(here)
        if min(rest.values()) < 0:
            return set()
        if len(here) < len(stretch):
            return {move for move, count in rest.items() if count}
    return set()

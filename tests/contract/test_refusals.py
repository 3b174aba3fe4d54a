"""Refusals: the same predicates decide which moves are legal and why others are not."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.contract.walk import gallery, kinds
from vaka.core.build_mode import is_compiled
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, NotNow
from vaka.core.game import Game, Refusal, State

OUTSIDE = (-1, -2, -1_000_000)
HUGE = (2**31, -(2**31) - 1, 2**63, -(2**63) - 1, 10**30)
"""Numbers beyond the integers of C."""
STEP = 11 if is_compiled() else 41
"""Of the range of moves, one in so many is asked for in words; it divides no range of a kind."""


def test_a_move_is_refused_exactly_where_it_is_not_listed(game: Game) -> None:
    for state in gallery(game):
        legal = set(state.moves())
        assert {move for move in range(game.move_count) if state.refusal(move) == 0} == legal


def test_there_is_a_reason_exactly_where_a_move_is_not_listed(game: Game) -> None:
    for number, state in enumerate(gallery(game, 1)):
        legal = state.moves()
        asked = range(game.move_count) if is_compiled() else _sample(game, number, legal)
        assert [move for move in asked if game.why_not(state, move) is None] == legal


def test_what_is_not_a_move_at_all_is_refused(game: Game) -> None:
    for state in gallery(game, 1):
        for move in (*OUTSIDE, game.move_count, game.move_count + 1, 1_000_000, *HUGE):
            assert state.refusal(move) != 0
            assert state.refusal(move, True) != 0
            for make in (state.play, state.pick):
                with pytest.raises((IllegalMove, NotNow), match=str(move)):
                    make(move)
            refusal = game.why_not(state, move)
            assert refusal
            assert isinstance(refusal.error(), IllegalMove | NotNow)


def test_a_refusal_names_a_rule_of_the_rulebook_or_none(game: Game) -> None:
    rules = set(game.rulebook.ids())
    for number, state in enumerate(gallery(game, 1)):
        for _, refusal in _refused(game, state, number):
            assert refusal.rule is None or refusal.rule in rules
            assert isinstance(refusal.error(), IllegalMove if refusal.rule else NotNow)


def test_a_refusal_is_told_in_one_line(game: Game) -> None:
    for number, state in enumerate(gallery(game, 1)):
        for _, refusal in _refused(game, state, number):
            assert refusal.message.strip()
            assert refusal.message.isprintable()


def test_a_pick_is_listed_exactly_where_another_order_would_allow_it(game: Game) -> None:
    """Also after picks that no canonical run begins with."""
    dice = Dice("picks")
    for state in gallery(game):
        here = state.copy()
        picks = _allowed(game, here)
        assert here.pickable() == picks
        while here.turn >= 0 and picks:
            here.pick(dice.choose(picks))
            picks = _allowed(game, here) if here.is_mid_choice else []
            assert not picks or here.pickable() == picks


def test_without_the_canonical_order_no_less_is_legal(game: Game) -> None:
    for state in gallery(game):
        assert all(state.refusal(move, True) == 0 for move in state.moves())


def test_the_order_alone_never_breaks_a_rule(game: Game) -> None:
    """What is legal in another order is refused as belonging to another moment."""
    for state in gallery(game):
        assert all(state.refusal(move) in (0, -1) for move in state.pickable())


def test_a_refused_move_changes_nothing(game: Game) -> None:
    for number, state in enumerate(gallery(game, 1)):
        before = game.position_text(state)
        for move, refusal in _refused(game, state, number):
            for attempt in (lambda: state.play(move), lambda: game.play(state, move)):  # noqa: B023
                with pytest.raises((IllegalMove, NotNow)) as raised:
                    attempt()
                assert getattr(raised.value, "rule", None) == refusal.rule
        assert game.position_text(state) == before


def test_a_refused_pick_changes_nothing(game: Game) -> None:
    for number, state in enumerate(gallery(game, 1)):
        before = game.position_text(state)
        for move, _ in _refused(game, state, number):
            refusal = game.why_not(state, move, any_order=True)
            if refusal is not None:
                with pytest.raises((IllegalMove, NotNow)) as raised:
                    state.pick(move)
                assert getattr(raised.value, "rule", None) == refusal.rule
        assert game.position_text(state) == before


def test_no_event_is_noted_of_a_refused_move(game: Game) -> None:
    for number, state in enumerate(gallery(game, 1)):
        listener = state.copy()
        listener.collect_events(True)
        for move, _ in _refused(game, state, number):
            with pytest.raises((IllegalMove, NotNow)):
                listener.play(move)
        assert listener.collected_events() == []


def _allowed(game: Game, state: State) -> list[int]:
    return [move for move in range(game.move_count) if state.refusal(move, True) == 0]


def _refused(game: Game, state: State, number: int) -> list[tuple[int, Refusal]]:
    """Moves of every kind that are not legal, and why."""
    moves = _sample(game, number, _one_of_each_kind(game))
    refusals = [(move, game.why_not(state, move)) for move in moves]
    return [(move, refusal) for move, refusal in refusals if refusal is not None]


def _one_of_each_kind(game: Game) -> list[int]:
    return [kinds(game).index(kind) for kind in dict.fromkeys(kinds(game))]


def _sample(game: Game, number: int, more: Iterable[int]) -> list[int]:
    """Every so many-th move, others for every position, and some more."""
    return sorted({*range(number % STEP, game.move_count, STEP), *more})

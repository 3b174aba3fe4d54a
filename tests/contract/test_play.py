"""Playing: copies, dice, playouts, and the end."""

from __future__ import annotations

import pytest

from tests.contract.walk import every_setup, gallery, line_of, random_setup, walk
from vaka.core.build_mode import is_compiled
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, NotNow
from vaka.core.game import CHANCE, Game, Setup, State

GAMES = 200 if is_compiled() else 20
STEPS = 2000 if is_compiled() else 300
STRIDE = 1 if is_compiled() else 5


def test_what_is_played_on_a_copy_stays_on_the_copy(game: Game) -> None:
    for state in gallery(game):
        before = game.position_text(state)
        copy = state.copy()
        assert game.position_text(copy) == before
        copy.playout(Dice(1))
        assert game.position_text(state) == before


def test_what_is_played_on_the_original_does_not_reach_the_copy(game: Game) -> None:
    for state in gallery(game):
        original = state.copy()
        copy = original.copy()
        before = game.position_text(copy)
        original.playout(Dice(2))
        assert game.position_text(copy) == before


def test_a_state_takes_over_another_of_its_table_exactly(game: Game) -> None:
    for setup in every_setup(game)[::STRIDE]:
        states = _states_of(game, setup)
        for state, other in zip(states, reversed(states), strict=True):
            taker = other.copy()
            taker.assign(state)
            assert game.position_text(taker) == game.position_text(state)
            assert taker.moves() == state.moves()
            assert _play_out(game, taker) == _play_out(game, state.copy())


def test_after_taking_over_the_two_go_their_own_ways(game: Game) -> None:
    for setup in every_setup(game)[::STRIDE]:
        states = _states_of(game, setup)
        for state, other in zip(states, reversed(states), strict=True):
            source, taker = state.copy(), other.copy()
            taker.assign(source)
            source.playout(Dice(3))
            assert game.position_text(taker) == game.position_text(state)


def test_the_same_dice_play_the_same_game(game: Game) -> None:
    for setup in every_setup(game):
        first, second = (line_of(game, setup, Dice("again")) for _ in range(2))
        assert first == second


def test_the_same_moves_lead_to_the_same_positions(game: Game) -> None:
    for setup in every_setup(game):
        first, second = game.initial_state(setup), game.initial_state(setup)
        for move in line_of(game, setup, Dice("twice")):
            first.play(move)
            second.play(move)
            assert game.position_text(first) == game.position_text(second)


def test_a_playout_is_a_loop_that_plays_any_of_the_moves(game: Game) -> None:
    for number in range(GAMES):
        dice = Dice(number)
        state = game.initial_state(random_setup(game, dice))
        fast, fast_dice = state.copy(), dice.copy()
        decisions = fast.playout(fast_dice)
        assert decisions == _loop(state, dice)
        assert game.position_text(fast) == game.position_text(state)
        assert fast_dice.state == dice.state


def test_a_playout_agrees_with_the_loop_step_for_step(game: Game) -> None:
    """From every position of a line the rest of the line is what a playout plays."""
    steps = 0
    number = 0
    while steps < STEPS:
        number += 1
        dice = Dice(f"steps {number}")
        state = game.initial_state(random_setup(game, dice))
        ends = set()
        while not state.is_over:
            fast, fast_dice = state.copy(), dice.copy()
            fast.playout(fast_dice)
            ends.add((game.position_text(fast), fast_dice.state))
            _step(state, dice)
            steps += 1
        assert ends == {(game.position_text(state), dice.state)}


def test_a_playout_goes_on_from_any_position(game: Game) -> None:
    for state in gallery(game):
        fast, slow = state.copy(), state.copy()
        assert fast.playout(Dice(4)) == _loop(slow, Dice(4))
        assert game.position_text(fast) == game.position_text(slow)


def test_many_playouts_sum_up_the_wins_of_each(game: Game) -> None:
    for state in gallery(game, 1):
        before, dice, again = game.position_text(state), Dice(7), Dice(7)
        wins = [0.0] * state.players
        for _ in range(3):
            scratch = state.copy()
            scratch.playout(again)
            wins = [sum(pair) for pair in zip(wins, scratch.returns(), strict=True)]
        assert state.playouts(3, dice) == wins
        assert dice.state == again.state
        assert game.position_text(state) == before


def test_every_game_ends(game: Game) -> None:
    for number in range(GAMES):
        dice = Dice(f"end {number}")
        state = game.initial_state(random_setup(game, dice))
        state.playout(dice)
        assert state.is_over


def test_progress_grows_from_nothing_to_one(game: Game) -> None:
    for seed in range(3):
        state, dice = game.initial_state(game.setup(2)), Dice(f"progress {seed}")
        before = 0.0
        assert game.progress(state) == 0
        while not state.is_over:
            moves = state.moves()
            state.play(moves[dice.below(len(moves))])
            if state.turn != CHANCE:
                now = game.progress(state)
                assert before <= now <= 1
                before = now
        assert game.progress(state) == 1


def test_the_win_is_one_in_all_at_the_end_and_nothing_before(game: Game) -> None:
    for state in gallery(game):
        assert len(state.returns()) == state.players
        if not state.is_over:
            assert state.returns() == [0.0] * state.players
        end = state.copy()
        end.playout(Dice(5))
        shares = end.returns()
        assert sum(shares) == pytest.approx(1)
        assert len({share for share in shares if share > 0}) == 1


def test_after_the_end_nothing_can_be_played(game: Game) -> None:
    for state in gallery(game):
        if state.is_over:
            assert state.playout(Dice(6)) == 0
            for move in range(0, game.move_count, 7):
                with pytest.raises((IllegalMove, NotNow)):
                    state.play(move)


def test_listening_does_not_change_the_game(game: Game) -> None:
    for state in gallery(game):
        listener = state.copy()
        listener.collect_events(True)
        assert _play_out(game, listener) == _play_out(game, state.copy())


def _states_of(game: Game, setup: Setup) -> list[State]:
    """A few positions of one game."""
    states = [state.copy() for state, _ in walk(game, setup, Dice("table"))]
    return states[:: max(1, len(states) // 5)]


def _play_out(game: Game, state: State) -> str:
    state.playout(Dice("out"))
    return game.position_text(state)


def _loop(state: State, dice: Dice) -> int:
    decisions = 0
    while not state.is_over:
        decisions += state.turn != CHANCE
        _step(state, dice)
    return decisions


def _step(state: State, dice: Dice) -> None:
    """Play any of the moves; a chance move as often as it weighs."""
    moves = state.moves()
    if state.turn == CHANCE:
        weights = state.weights()
        moves = [move for move, weight in zip(moves, weights, strict=True) for _ in range(weight)]
    state.play(moves[dice.below(len(moves))])

"""Whole games as every seat and a spectator see them: no hidden information leaks.

Next to the real game, the tests play another one that differs only in what a viewer has not seen.
Everything that the viewer gets from the two is identical, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given

from tests.contract.walk import Mood, random_setup
from tests.properties.strategies import examples, seeds
from vaka import games
from vaka.agents import decide, make
from vaka.core.build_mode import is_compiled
from vaka.core.choice import compose
from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.core.game import CHANCE, JSON, Game, State

HIDING = [game for game in map(games.load, games.names()) if game.has_hidden_information]
APART = 11 if is_compiled() else 33
"""The distance between two choices that bots are asked for."""

TRIES = 12
"""The number of determinizations to try until the same moves can be played."""

every_hiding_game = pytest.mark.parametrize("game", HIDING, ids=[game.name for game in HIDING])

Run = list[int]


def played(game: Game, seed: int) -> Iterator[tuple[State, Run]]:
    """A random game, choice by choice: each position, and the run that is played there."""
    dice = Dice(seed)
    state, mood = game.initial_state(random_setup(game, dice)), Mood(game, dice)
    while not state.is_over:
        before, run = state.copy(), [mood.choose(state)]
        state.play(run[0])
        while state.is_mid_choice:
            run.append(mood.choose(state))
            state.play(run[-1])
        yield before, run


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def known(game: Game, state: State, viewer: int | None) -> JSON:
    return game.view(state, viewer) | game.perfect_recall(state, viewer)


def written(value: object) -> str:
    return json.dumps(value)


def twin(
    game: Game, state: State, run: Run, viewer: int | None, dice: Dice
) -> tuple[State, Run] | None:
    """Another state with the same view, and a run there that looks the same as the run here."""
    for _ in range(TRIES):
        other = game.determinize(known(game, state, viewer), dice)
        if game.position_text(other) == game.position_text(state):
            continue
        if state.turn == CHANCE and not game.may_see(state, run[0], viewer):
            return other, [dice.choose(other.moves())]
        if can_play(other, run):
            return other, run
    return None


def can_play(state: State, run: Run) -> bool:
    after = state.copy()
    for move in run:
        if after.refusal(move):
            return False
        after.play(move)
    return True


@every_hiding_game
@examples(6)
@given(seed=seeds)
def test_views_events_and_visible_moves_reveal_nothing_hidden(game: Game, seed: int) -> None:
    dice = Dice(f"leak {seed}")
    for state, run in played(game, seed):
        for viewer in viewers(state):
            found = twin(game, state, run, viewer, dice)
            if found is not None:
                check_the_same(game, (state.copy(), run), found, viewer)


def check_the_same(
    game: Game, here: tuple[State, Run], there: tuple[State, Run], viewer: int | None
) -> None:
    """Play both, and compare everything that the viewer gets."""
    state, other = here[0], there[0]
    for move, same in zip(here[1], there[1], strict=True):
        assert written(known(game, state, viewer)) == written(known(game, other, viewer))
        assert game.may_see(state, move, viewer) == game.may_see(other, same, viewer)
        events = game.play(state, move, viewer), game.play(other, same, viewer)
        if not state.is_over:  # hands are revealed at the end
            assert written(events[0]) == written(events[1])
    if not state.is_over:
        assert written(known(game, state, viewer)) == written(known(game, other, viewer))


@every_hiding_game
@examples(6)
@given(seed=seeds)
def test_others_see_nothing_of_an_incomplete_choice(game: Game, seed: int) -> None:
    for state, run in played(game, seed):
        for viewer in viewers(state):
            after = state.copy()
            before = written(game.view(after, viewer))
            for move in run[:-1]:
                is_own = viewer == after.turn
                assert game.may_see(after, move, viewer) == is_own
                assert is_own or game.play(after.copy(), move, viewer) == []
                after.play(move)
                assert is_own or written(game.view(after, viewer)) == before


@every_hiding_game
@examples(4)
@given(seed=seeds)
def test_errors_reveal_nothing_hidden_to_the_seat_to_move(game: Game, seed: int) -> None:
    dice = Dice(f"error {seed}")
    for number, (state, run) in enumerate(played(game, seed)):
        if state.turn == CHANCE or number % 3:
            continue
        other = game.determinize(known(game, state, state.turn), dice)
        for any_order in (False, True):
            for move in range(game.move_count):
                here = game.why_not(state, move, any_order=any_order)
                assert here == game.why_not(other, move, any_order=any_order)
        assert composed(game, state, run[:1]) == composed(game, other, run[:1])


def composed(game: Game, state: State, picks: Run) -> str:
    try:
        found = compose(game, state, picks)
        return f"{[step.move for step in found.picked]} {found.possible} {found.run}"
    except VakaError as error:
        return str(error)


@every_hiding_game
@pytest.mark.parametrize("text", ["random", "greedy", "mcts:playouts=30"])
@examples(2)
@given(seed=seeds)
def test_hidden_information_does_not_change_the_choice_of_a_bot(
    game: Game, text: str, seed: int
) -> None:
    dice, agent = Dice(f"bot {seed}"), make(text, game)
    for number, (state, _) in enumerate(played(game, seed)):
        if state.turn == CHANCE or number % APART:
            continue
        other = game.determinize(known(game, state, state.turn), dice)
        choice = decide(agent, game, state, Dice(number))
        assert decide(agent, game, other, Dice(number)) == choice


@every_hiding_game
def test_hidden_information_differs(game: Game) -> None:
    """Otherwise the tests above would compare a state with itself."""
    dice = Dice("differ")
    differing = [
        game.position_text(game.determinize(known(game, state, viewer), dice))
        != game.position_text(state)
        for state, _ in played(game, 1)
        for viewer in viewers(state)
        if state.turn != CHANCE
    ]
    assert sum(differing) > len(differing) * 0.8
